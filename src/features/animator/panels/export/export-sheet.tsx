import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import type { ExportChoice } from '../../export/choice'
import { canShare, saveFiles } from './deliver'
import { ExportDone } from './export-done'
import { ExportOptions } from './export-options'
import { ExportPreview } from './export-preview'
import { ExportProgress } from './export-progress'
import { FormatChoice } from './format-choice'
import { NamedNote } from './named-note'
import { PlanText } from './plan-text'
import styles from './export.module.css'
import { useExportJob } from './use-export-job'
import { useExportTexts } from './use-export-texts'
import { useNameless } from './use-nameless'
import { useRefusals } from './use-refusals'

export interface ExportSheetProps {
  scene: Scene
  title: string
  /** Written beside the title; empty for none. */
  club?: string
  /** Index of the step one looks at. */
  step?: number
  onClose: () => void
}

const usual: ExportChoice = {
  format: 'pdf',
  shape: 'a4',
  range: 'all',
  step: 0,
  look: 'night',
  hasCaptions: true,
  speed: 1,
  frameRate: 30,
}

/** Takes a scene out of the product: as a picture, on paper, as a film or as a file to open again. */
export function ExportSheet({ club = '', step = 0, onClose, ...drawn }: ExportSheetProps) {
  const { t } = useTranslation('animator')
  const isPhone = useIsPhone()
  const [choice, setChoice] = useState<ExportChoice>({ ...usual, step, look: 'white' })
  const named = useNameless(drawn)
  const { scene, title } = named.drawing
  const texts = useExportTexts(scene, title, club)
  const photos = useScenePhotos(scene)
  const refusals = useRefusals()
  const job = useExportJob()
  const { state } = job

  function change(patch: Partial<ExportChoice>) {
    setChoice({ ...choice, ...suggestChoice(patch, choice), ...patch })
  }

  async function start() {
    const files = await job.start({ scene, choice, texts })
    if (files && !(isPhone && canShare(files))) await saveFiles(files)
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('export.title')}
      width={720}
      footer={
        state.phase === 'running' ? (
          <Button kind="secondary" onClick={job.cancel}>
            {t('export.cancel')}
          </Button>
        ) : state.phase === 'done' ? (
          <>
            <Button kind="secondary" onClick={job.again}>
              {t('export.again')}
            </Button>
            <Button onClick={onClose}>{t('export.close')}</Button>
          </>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              {t('export.close')}
            </Button>
            <Button onClick={() => void start()}>{t('export.start')}</Button>
          </>
        )
      }
    >
      {state.phase === 'running' ? <ExportProgress state={state} /> : null}
      {state.phase === 'done' ? <ExportDone files={state.files} title={title} /> : null}
      {state.phase === 'failed' ? (
        <Alert kind="error" title={t('export.failed')}>
          {t('export.failed_text')}
        </Alert>
      ) : null}
      {state.phase === 'idle' || state.phase === 'failed' ? (
        <div className={`${layout.grid} ${layout.gap4} ${styles.form}`}>
          <NamedNote texts={named.texts} onLeaveOut={named.leaveOut} />
          <div className={`${layout.grid3} ${layout.packed}`}>
            <FormatChoice
              value={choice.format}
              refusals={refusals}
              onChange={(format) => change({ format })}
            />
            <ExportOptions scene={scene} choice={choice} onChange={change} />
          </div>
          <div className={`${layout.grid} ${layout.gap2} ${layout.packed} ${styles.side}`}>
            <ExportPreview scene={scene} choice={choice} texts={texts} photos={photos} />
            <PlanText scene={scene} choice={choice} />
          </div>
        </div>
      ) : null}
    </Sheet>
  )
}

/** Paper is white and A4, a screen is dark and wide, until one says otherwise. */
function suggestChoice(patch: Partial<ExportChoice>, before: ExportChoice): Partial<ExportChoice> {
  if (patch.format === undefined || patch.format === before.format) return {}
  const isPaper = patch.format === 'pdf'
  const wasPaper = before.format === 'pdf'
  if (isPaper === wasPaper) return {}
  return isPaper ? { shape: 'a4', look: 'white' } : { shape: '16:9', look: 'night' }
}
