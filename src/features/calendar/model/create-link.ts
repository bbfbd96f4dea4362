/** The way from an empty slot to the planner, with what the slot already says. */
import { countMinutesBetween } from '@/lib/time/interval'
import { type WallClock } from '@/lib/time/wall-clock'
import { trainingLimits } from '@/features/planner/model/limits'
import { paths } from '@/lib/router/paths'

export interface Slot {
  date: string
  /** Absent where a whole day was chosen: the planner then offers its usual time. */
  time?: string
  /** The end of a slot drawn over several lines. */
  end?: WallClock
  team?: string
}

/** The planner's address, or that of another page that takes the same; a length it could not take is left out. */
export function createLink(
  { date, time, end, team }: Slot,
  page: string = paths.trainings.create,
): string {
  const params = new URLSearchParams({ date })
  if (time) params.set('time', time)
  const minutes = countMinutes({ date, time, end })
  if (minutes !== null) params.set('duration', String(minutes))
  if (team) params.set('team', team)
  return `${page}?${params}`
}

/** Length of a slot drawn over several lines; null for a click, or for more than a session may last. */
export function countMinutes({ date, time, end }: Slot): number | null {
  if (!time || !end) return null
  const minutes = countMinutesBetween(`${date}T${time}:00Z`, `${end.date}T${end.time}:00Z`)
  const isLength = minutes >= trainingLimits.durationMin && minutes <= trainingLimits.durationMax
  return isLength ? minutes : null
}

/** The team to plan for: the only one shown that the person may plan for, otherwise the planner asks. */
export function findTeamToPlan(
  shown: readonly string[],
  own: readonly string[],
): string | undefined {
  const candidates = shown.filter((id) => own.includes(id))
  return candidates.length === 1 ? candidates[0] : undefined
}

/** The full or half hour a click on a line means. */
export function roundToHalfHour(time: string): string {
  return `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`
}
