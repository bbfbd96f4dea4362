/** Sensible starts for a new session: the next weekday at 17:30 for 90 minutes, where the team last met. */
import { addDays, getWeekday } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import type { TrainingValues } from './training-schema'

export const defaultTime = '17:30'
export const defaultDuration = 90

/** The next Monday-to-Friday after today, in the school's zone. */
export function getNextWorkday(now: number, zone: string): string {
  let day = addDays(toWallClock(now, zone).date, 1)
  while (getWeekday(day) === 0 || getWeekday(day) === 6) day = addDays(day, 1)
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

export function createTrainingValues(start: NewTraining): TrainingValues {
  return {
    team_id: start.teamId,
    date: start.date ?? getNextWorkday(start.now, start.zone),
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
