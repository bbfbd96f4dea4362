import { useTranslation } from 'react-i18next'
import { formatDay } from '@/features/schools/model/school-time-format'
import { toWallClock } from '@/features/schools/model/school-time'
import { showToast } from '@/lib/toast'
import { useMoveSession } from '../api/session-moves'
import { isAllowedLength, type Session, type SessionTimes } from '../model/session-event'

/** Moves a session at once and offers the way back; false when it stays where it was. */
export function useMove() {
  const { i18n } = useTranslation('calendar')
  const save = useMoveSession()

  return async function move(session: Session, next: SessionTimes): Promise<boolean> {
    if (!isAllowedLength(next)) {
      showToast('error', 'calendar:move.length')
      return false
    }
    const { id, starts_at, ends_at } = session
    const before = { id, starts_at, ends_at }
    const isMoved = await save(next, before)
    if (!isMoved) return false
    const zone = session.team.school.time_zone
    const start = toWallClock(next.starts_at, zone)
    const values = {
      team: session.team.name,
      day: formatDay(start.date, i18n.language),
      time: `${start.time}–${toWallClock(next.ends_at, zone).time}`,
    }
    showToast('success', 'calendar:move.done', {
      values,
      action: { label: 'calendar:move.undo', run: () => void save(before, next) },
    })
    return true
  }
}
