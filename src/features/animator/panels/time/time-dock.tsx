import { lazy, Suspense } from 'react'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { FreezeBanner } from './playback/freeze-banner'
import { PlaybackBar } from './playback/playback-bar'
import { StepSwitches } from './steps/step-switches'
import { StepsStrip } from './steps/steps-strip'
import styles from './time-dock.module.css'

// the expert's half of the editor; steps are what one opens with
const Timeline = lazy(() =>
  import('./timeline/timeline').then((module) => ({ default: module.Timeline })),
)

/** Time at the lower edge of the editor: play-back, and steps or timeline of the same scene. */
export function TimeDock() {
  const isPhone = useIsPhone()
  const mode = useEditorState((state) => state.mode)
  return (
    <div className={`${layout.stack} ${styles.dock}`}>
      <PlaybackBar>{mode === 'steps' && !isPhone ? <StepSwitches /> : null}</PlaybackBar>
      <FreezeBanner />
      <Suspense>{mode === 'steps' ? <StepsStrip /> : <Timeline />}</Suspense>
    </div>
  )
}
