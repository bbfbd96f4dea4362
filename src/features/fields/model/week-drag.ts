/** What the pointer draws in the week: a new stretch, a booking on the move, or its end. Pure. */
import { dayMinutes, snapMinutes, snapMinutesToGrid } from './clock'

export interface Stretch {
  /** `YYYY-MM-DD` */
  date: string
  /** Minutes after midnight. */
  from: number
  to: number
}

/** What a tap or the keyboard books before anything is changed. */
export const usualMinutes = 90

/** From where the pointer went down to where it is, in either direction; a quarter of an hour at least. */
export function createDrawnStretch(date: string, start: number, now: number): Stretch {
  const [one, other] = [snapMinutesToGrid(start), snapMinutesToGrid(now)]
  const from = Math.max(Math.min(one, other), 0)
  const to = Math.min(Math.max(one, other, from + snapMinutes), dayMinutes)
  return { date, from, to }
}

/** A tap: the half hour below the finger, for the usual time. */
export function createTappedStretch(date: string, at: number): Stretch {
  const from = Math.max(Math.floor(at / 30) * 30, 0)
  return { date, from, to: Math.min(from + usualMinutes, dayMinutes) }
}

/** Taken along: as long as before, within the day. */
export function moveStretch(stretch: Stretch, date: string, by: number): Stretch {
  const length = stretch.to - stretch.from
  const from = Math.min(Math.max(stretch.from + snapMinutesToGrid(by), 0), dayMinutes - length)
  return { date, from, to: from + length }
}

/** A drag that ends where it began changes nothing. */
export function isSameStretch(one: Stretch, other: Stretch): boolean {
  return one.date === other.date && one.from === other.from && one.to === other.to
}

/** Its end pulled; never shorter than a step. */
export function resizeStretch(stretch: Stretch, by: number): Stretch {
  const to = Math.min(
    Math.max(stretch.to + snapMinutesToGrid(by), stretch.from + snapMinutes),
    dayMinutes,
  )
  return { ...stretch, to }
}
