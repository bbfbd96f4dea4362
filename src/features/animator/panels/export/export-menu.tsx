import { lazy, Suspense, useState } from 'react'
import { IconDownload, IconFileExport, IconFileImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { findStepIndexAt } from '@/features/scene/model/draw/draw-scene'
import { ActionMenu } from '@/shared/ui/action-menu'
import { useEditor, useEditorState } from '../editor-context'

const ExportSheet = lazy(() =>
  import('./export-sheet').then((module) => ({ default: module.ExportSheet })),
)
const ImportSheet = lazy(() =>
  import('./import-sheet').then((module) => ({ default: module.ImportSheet })),
)

interface ExportMenuProps {
  title: string
  club?: string
  onTitle: (title: string) => void
}

const icon = { size: 18, stroke: 1.75 }

/** For the bar of the editor: out as a picture, paper, film or file, and in from a file. */
export function ExportMenu({ title, club, onTitle }: ExportMenuProps) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  const close = () => setOpen(null)
  const { scene, time } = editor.getState()
  return (
    <>
      <ActionMenu
        label={t('export.menu')}
        icon={<IconDownload size={20} stroke={1.75} />}
        items={[
          {
            label: t('export.action'),
            icon: <IconFileExport {...icon} />,
            onSelect: () => setOpen('export'),
          },
          {
            label: t('import.action'),
            icon: <IconFileImport {...icon} />,
            onSelect: () => setOpen('import'),
            disabled: isReadOnly,
          },
        ]}
      />
      <Suspense fallback={null}>
        {open === 'export' ? (
          <ExportSheet
            scene={scene}
            title={title}
            club={club}
            step={findStepIndexAt(scene, time)}
            onClose={close}
          />
        ) : null}
        {open === 'import' ? (
          <ImportSheet
            onClose={close}
            onImport={(imported, name) => {
              editor.change(() => imported, 'record')
              if (name !== '') onTitle(name)
              close()
            }}
          />
        ) : null}
      </Suspense>
    </>
  )
}
