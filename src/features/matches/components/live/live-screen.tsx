import { useWakeLock } from '@/shared/hooks/use-wake-lock'
import layout from '@/shared/ui/layout.module.css'
import { ClockControls } from './clock-controls'
import { EventLog } from './event-log'
import { LiveHeader } from './live-header'
import { LiveNotices } from './live-notices'
import styles from './live.module.css'
import { MatchPad } from './match-pad'
import { UndoBar } from './undo-bar'
import { useLiveMatch } from './use-live-match'

/** A match beside the pitch, from kick-off to the whistle, with or without a connection. */
export function LiveScreen({ userId, matchId }: { userId: string; matchId: string }) {
  const live = useLiveMatch(userId, matchId)
  const { status } = live.clock
  const isForgotten = live.likelyEnd !== null
  const mayGoDark = useWakeLock(status === 'live' && !isForgotten)
  return (
    <div className={`${layout.grid} ${layout.ink} ${styles.live}`} data-live="">
      <LiveHeader live={live} />
      <div className={`${layout.stack3} ${styles.content}`}>
        <LiveNotices live={live} mayGoDark={mayGoDark} />
        {isForgotten ? <ClockControls live={live} /> : null}
        {status === 'live' || status === 'finished' ? <MatchPad live={live} /> : null}
        {isForgotten ? null : <ClockControls live={live} />}
        {status === 'live' || status === 'finished' ? <EventLog live={live} /> : null}
      </div>
      <UndoBar live={live} />
    </div>
  )
}
