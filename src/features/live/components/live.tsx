import { getRunState } from '../model/live-run'
import type { LivePlan } from '../model/live-plan'
import type { LiveRecord } from '../model/live-store'
import { LiveCourse } from './live-course'
import { LiveNotices } from './live-notices'
import { LiveReady } from './live-ready'
import { LiveSummary } from './live-summary'
import { LiveTop } from './live-top'
import layout from '@/shared/ui/layout.module.css'
import styles from './live.module.css'
import { wakeSpeaker } from './signals/live-signals'
import { useLive } from './signals/use-live'
import { useLiveSignals } from './signals/use-live-signals'
import { useLiveSound } from './signals/use-live-sound'
import { useTick } from '@/shared/hooks/use-tick'
import { useWakeLock } from '@/shared/hooks/use-wake-lock'

interface LiveProps {
  storeKey: string
  record: LiveRecord
  newer: LivePlan | null
  /** The plan comes from this device: there is no connection. */
  isOffline: boolean
}

/** A session on the pitch: before it, while it runs, after it. Fills the screen. */
export function Live(props: LiveProps) {
  const live = useLive(props)
  const { plan, run, dispatch } = live
  const state = getRunState(run)
  const isOn = state === 'running' || state === 'paused'
  const now = useTick(isOn, live.kept_at)
  const sound = useLiveSound()
  const mayGoDark = useWakeLock(isOn)
  useLiveSignals(plan, { run, now }, sound.isOn)

  function start() {
    if (sound.isOn) wakeSpeaker()
    dispatch({ kind: 'start' })
  }

  const notices = <LiveNotices {...live} isOffline={props.isOffline} mayGoDark={mayGoDark} />
  return (
    <div
      className={`${layout.stack3} ${layout.ink} ${styles.live}`}
      data-state={state}
      data-live=""
    >
      <LiveTop plan={plan} run={run} now={now} sound={sound} dispatch={dispatch} />
      {isOn ? null : notices}
      {state === 'ready' ? <LiveReady plan={plan} sound={sound} onStart={start} /> : null}
      {isOn ? (
        <LiveCourse plan={plan} run={run} now={now} dispatch={dispatch} notices={notices} />
      ) : null}
      {state === 'finished' ? <LiveSummary plan={plan} run={run} dispatch={dispatch} /> : null}
    </div>
  )
}
