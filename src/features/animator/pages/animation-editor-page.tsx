import { useEffect, useState } from 'react'
import { IconShare2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useNavigate } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { IconButton } from '@/shared/ui/button'
import { EditorNotices } from '../components/editor/editor-notices'
import { UnreadablePage } from '../components/editor/unreadable-page'
import { SavingStatus } from '../components/saving/saving-status'
import { useAutosave } from '../components/saving/use-autosave'
import { createEditor } from '../editor/editor'
import { createPlayback } from '../editor/playback'
import type { loadAnimationToEdit } from '../loaders-editor'
import type { EditorSource } from '../model/saving/editor-source'
import { EditorBoard } from '../panels/board/editor-board'
import { ExportMenu } from '../panels/export/export-menu'
import { TimeDock } from '../panels/time/time-dock'
import { loadStage } from './load-stage'

/** The tactical animator: draw, move, play. Saves by itself. */
export function AnimationEditorPage() {
  const source = useLoaderData<typeof loadAnimationToEdit>()
  if ('fault' in source) return <UnreadablePage {...source} />
  return <Workplace key={source.session} source={source} />
}

function Workplace({ source }: { source: EditorSource }) {
  const { t } = useTranslation('animator')
  const navigate = useNavigate()
  const [editor] = useState(() => createEditor(source.scene, { isReadOnly: source.isReadOnly }))
  const saving = useAutosave(editor, source)
  const { id, title } = saving.state
  const club = useSession()?.held_roles.find(({ school_name }) => school_name)?.school_name

  useEffect(
    () =>
      createPlayback(editor, {
        request: (callback) => requestAnimationFrame(callback),
        cancel: (request) => cancelAnimationFrame(request),
      }),
    [editor],
  )

  /** Sharing, versions and printing are on the page of the animation, which shows what is saved. */
  async function share(id: string) {
    await saving.flush()
    await navigate(href(paths.animator.details, { id }))
  }

  return (
    <EditorBoard
      editor={editor}
      title={title}
      onTitle={saving.setTitle}
      back={{ to: paths.animator.list, label: t('editor.back') }}
      loadStage={loadStage}
      status={source.isReadOnly ? null : <SavingStatus saving={saving} />}
      actions={
        <>
          <ExportMenu title={title} club={club ?? undefined} onTitle={saving.setTitle} />
          {id === null ? null : (
            <IconButton label={t('editor.share')} onClick={() => void share(id)}>
              <IconShare2 size={20} stroke={1.75} />
            </IconButton>
          )}
        </>
      }
      notices={<EditorNotices source={source} saving={saving} />}
      dock={<TimeDock />}
    />
  )
}
