/** The way from an empty slot to the planner, with what the slot already says. */
import { minutesBetween } from '@/lib/time/interval'
import { type WallClock } from '@/lib/time/wall-clock'
import { trainingLimits } from '@/features/planner/model/limits'
import { paths } from '@/lib/router/paths'

interface Slot {
  date: string
  /** Absent where a whole day was chosen: the planner then offers its usual time. */
  time?: string
  /** The end of a slot drawn over several lines. */
  end?: WallClock
  team?: string
}

/** The planner's address; a length it could not take is left out. */
export function createLink({ date, time, end, team }: Slot): string {
  const params = new URLSearchParams({ date })
  if (time) params.set('time', time)
  const minutes =
    time && end ? minutesBetween(`${date}T${time}:00Z`, `${end.date}T${end.time}:00Z`) : 0
  if (minutes >= trainingLimits.durationMin && minutes <= trainingLimits.durationMax) {
    params.set('duration', String(minutes))
  }
  if (team) params.set('team', team)
  return `${paths.trainings.create}?${params}`
}

/** The team to plan for: the only one shown that the person may plan for, otherwise the planner asks. */
export function teamToPlan(shown: readonly string[], own: readonly string[]): string | undefined {
  const candidates = shown.filter((id) => own.includes(id))
  return candidates.length === 1 ? candidates[0] : undefined
}

/** The full or half hour a click on a line means. */
export function halfHour(time: string): string {
  return `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`
}
