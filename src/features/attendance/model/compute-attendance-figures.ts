/** What one recorded training adds up to: who came, who said yes and was missing, planned against felt load. */
import { isHere, hasTakenPart, type AttendanceAnswer, type AttendanceStatus } from './attendance'
import { formatFullName } from '@/lib/person'

interface RecordedRow {
  player_id: string
  answer: AttendanceAnswer | null
  status: AttendanceStatus | null
  minutes: number | null
  rpe: number | null
  player: { first_name: string; last_name: string }
}

interface ReviewRow {
  player_id: string
  rpe: number | null
}

/**
 * Load is minutes × effort per player, averaged over those whose effort is known: the player's word,
 * else the coach's. `recorded` 0: nobody has kept the list.
 */
export function computeAttendanceFigures(
  rows: readonly RecordedRow[],
  reviews: readonly ReviewRow[],
) {
  const recorded = rows.filter(({ status }) => status !== null)
  const efforts = recorded.flatMap((row) => {
    if (!hasTakenPart(row.status)) return []
    const rpe = row.rpe ?? reviews.find(({ player_id }) => player_id === row.player_id)?.rpe ?? null
    return rpe === null ? [] : [{ rpe, load: row.minutes === null ? null : row.minutes * rpe }]
  })
  const loads = efforts.flatMap(({ load }) => (load === null ? [] : [load]))
  const listNames = (test: (row: RecordedRow) => boolean) =>
    recorded.filter(test).map(({ player }) => formatFullName(player))
  return {
    expected: rows.filter(({ answer }) => answer === 'yes').length,
    unanswered: rows.filter(({ answer }) => answer === null).length,
    recorded: recorded.length,
    here: recorded.filter(({ status }) => isHere(status)).length,
    late: recorded.filter(({ status }) => status === 'late').length,
    away: recorded.filter(({ status }) => status === 'excused' || status === 'injured').length,
    missing: listNames(
      ({ answer, status }) => answer === 'yes' && (status === 'absent' || status === 'excused'),
    ),
    effort: computeMean(efforts.map(({ rpe }) => rpe)),
    load: computeMean(loads),
  }
}

function computeMean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
