import { Tooltip, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { shortestStep } from '../../../editor/changes/time/ripple'
import { setStepDuration } from '../../../editor/changes/time/step-duration'
import { getStepDuration } from '../../../editor/changes/time/steps'
import { useEditor, useEditorState } from '../../editor-context'
import { SecondsField } from '../seconds-field'
import { computeNaturalSeconds } from './compute-natural-seconds'
import styles from './step-card.module.css'

interface StepSecondsProps {
  index: number
  settled: Scene
  isReadOnly: boolean
}

/** Tempo differences smaller than this are nobody's concern, in seconds. */
const noticeable = 0.25

/** How long a step takes, and how long it would take at playing tempo. */
export function StepSeconds({ index, settled, isReadOnly }: StepSecondsProps) {
  const { t, i18n } = useTranslation('animator')
  const editor = useEditor()
  const seconds = useEditorState(({ scene }) => getStepDuration(scene, index))
  const natural = computeNaturalSeconds(settled, index)
  const step = t('time.steps.step', { step: index + 1 })
  const set = (wanted: number) =>
    editor.change((scene) => setStepDuration(scene, index, wanted), 'record')
  if (seconds <= 0)
    return (
      <p className={`${layout.dim12} ${layout.clip} ${styles.still}`}>
        {t('time.steps.nothing_moves')}
      </p>
    )
  const isOff = natural !== null && Math.abs(natural - seconds) >= noticeable
  const tempo = new Intl.NumberFormat(i18n.language).format(natural ?? 0)
  return (
    <div className={`${layout.line1} ${layout.spread} ${styles.seconds}`}>
      <SecondsField
        label={t('time.steps.seconds_of', { step })}
        value={seconds}
        least={shortestStep}
        most={limits.seconds}
        isReadOnly={isReadOnly}
        onChange={set}
      />
      {isOff && !isReadOnly ? (
        <Tooltip label={t('time.steps.natural_hint', { seconds: tempo })} multiline maw={240}>
          <button
            type="button"
            className={`${layout.round} ${layout.pointer} ${layout.size12} ${styles.natural}`}
            onClick={() => set(natural)}
          >
            <span aria-hidden="true">{t('time.steps.natural', { seconds: tempo })}</span>
            <VisuallyHidden>{t('time.steps.natural_of', { step, seconds: tempo })}</VisuallyHidden>
          </button>
        </Tooltip>
      ) : null}
    </div>
  )
}

/** On the small pictures of a phone, where the field is in the sheet. */
export function StepLength({ index }: { index: number }) {
  const { t, i18n } = useTranslation('animator')
  const seconds = useEditorState(({ scene }) => getStepDuration(scene, index))
  if (seconds <= 0) return null
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <span
      className={`${layout.inside} ${layout.size12} ${layout.figures} ${styles.length}`}
      aria-hidden="true"
    >
      {t('time.steps.length', { seconds: number.format(seconds) })}
    </span>
  )
}
