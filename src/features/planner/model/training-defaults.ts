/** Sensible starts for a new session: the next weekday at 17:30 for 90 minutes, where the team last met. */
import { plusDays, weekdayOf } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import type { TrainingValues } from './training-schema'

export const defaultTime = '17:30'
export const defaultDuration = 90

/** The next Monday-to-Friday after today, in the school's zone. */
export function nextWeekday(now: number, zone: string): string {
  let day = plusDays(toWallClock(now, zone).date, 1)
  while (weekdayOf(day) === 0 || weekdayOf(day) === 6) day = plusDays(day, 1)
  return day
}

interface NewTraining {
  now: number
  zone: string
  teamId: string
  place: string
  date?: string
  time?: string
  duration?: number
}

export function newTrainingValues(start: NewTraining): TrainingValues {
  return {
    team_id: start.teamId,
    date: start.date ?? nextWeekday(start.now, start.zone),
    time: start.time ?? defaultTime,
    duration: start.duration ?? defaultDuration,
    place: start.place,
    title: '',
    objective: '',
    notes: '',
    staff_notes: '',
    field_part_id: null,
    blocks: [],
  }
}
