import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { TrainingChange } from '@/features/training/widgets/training-change'
import { showToast } from '@/lib/toast'
import { useMoveSession } from '../../api/session-moves'
import { isAllowedLength, type Session, type SessionTimes } from '../../model/session-event'

/**
 * Makes a session longer or shorter at once and offers the way back; another start is asked about first,
 * with the reason families are told, and for a weekly training how far the change goes. `move` resolves to false when the session stays where it was; `question` is to be shown.
 */
export function useMove() {
  const { i18n } = useTranslation('calendar')
  const save = useMoveSession()
  const [asked, setAsked] = useState<{ session: Session; next: SessionTimes } | null>(null)
  const answer = useRef<(isDone: boolean) => void>(undefined)

  function ask(session: Session, next: SessionTimes): Promise<boolean> {
    answer.current?.(false)
    setAsked({ session, next })
    return new Promise((resolve) => (answer.current = resolve))
  }

  async function move(session: Session, next: SessionTimes): Promise<boolean> {
    if (!isAllowedLength(next)) {
      showToast('error', 'calendar:move.length')
      return false
    }
    const { id, starts_at, ends_at } = session
    const before = { id, starts_at, ends_at }
    // who answered is asked again when the start moves: nobody tells families that by a slip of the mouse
    if (session.series_id || next.starts_at !== starts_at) return ask(session, next)
    const isMoved = await save(next, before)
    if (!isMoved) return false
    const zone = session.team.school.time_zone
    const start = toWallClock(next.starts_at, zone)
    const values = {
      team: session.team.name,
      day: formatDay(start.date, i18n.language),
      time: `${start.time}–${toWallClock(next.ends_at, zone).time}`,
    }
    showToast('success', 'calendar:move.resized', {
      values,
      subject: `training:${next.id}`,
      action: { label: 'calendar:move.undo', run: () => void save(before, next) },
    })
    return true
  }

  const question = asked ? (
    <TrainingChange
      key={`${asked.next.id} ${asked.next.starts_at} ${asked.next.ends_at}`}
      training={asked.session}
      kind="move"
      suggested={asked.next}
      onClose={(isDone) => {
        setAsked(null)
        answer.current?.(isDone)
        answer.current = undefined
      }}
    />
  ) : null

  return { move, question }
}
