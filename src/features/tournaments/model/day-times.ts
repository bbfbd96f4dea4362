/** Times of a tournament day: when each slot starts, when it ends, and what stands in each other's way. */
import { addMinutes } from '@/lib/time/interval'
import type { DayShape, PlannedGame } from './tournament'

/** Starts of the next slots, the lunch break left out. `from`: no slot before it (an instant in ISO). */
export function listSlotStarts(day: DayShape, count: number, from = day.starts_at): string[] {
  const starts: string[] = []
  let start = day.starts_at
  while (starts.length < count) {
    start = leaveLunch(day, start)
    if (Date.parse(start) >= Date.parse(from)) starts.push(start)
    start = addMinutes(start, day.game_minutes + day.break_minutes)
  }
  return starts
}

/** A game that would reach into the break begins after it. */
function leaveLunch(day: DayShape, start: string): string {
  if (day.lunch_at === null || day.lunch_minutes === null) return start
  const isBefore =
    Date.parse(addMinutes(start, day.game_minutes)) <= Date.parse(day.lunch_at) ||
    Date.parse(start) >= Date.parse(addMinutes(day.lunch_at, day.lunch_minutes))
  return isBefore ? start : addMinutes(day.lunch_at, day.lunch_minutes)
}

/** When the last game is over, an instant in ISO; null without games. */
export function findEnd(games: readonly PlannedGame[], day: DayShape): string | null {
  const last = games.map((game) => Date.parse(game.starts_at))
  return last.length === 0
    ? null
    : addMinutes(new Date(Math.max(...last)).toISOString(), day.game_minutes)
}

/** The slot after the last one that is used. */
export function findNextSlot(games: readonly PlannedGame[], day: DayShape): string {
  const end = findEnd(games, day)
  const from = end === null ? day.starts_at : addMinutes(end, day.break_minutes)
  return leaveLunch(day, from)
}

export interface Clash {
  kind: 'pitch' | 'team'
  game_ids: readonly [string, string]
  /** The pitch's number, or the team's id. */
  what: string
}

/** Games at one time on one pitch, and teams that would play two games at once. */
export function findClashes(games: readonly PlannedGame[], day: DayShape): Clash[] {
  const lengthMs = day.game_minutes * 60_000
  return games.flatMap((one, nth) =>
    games.slice(nth + 1).flatMap((other) => {
      const apart = Math.abs(Date.parse(one.starts_at) - Date.parse(other.starts_at))
      if (apart >= lengthMs) return []
      const game_ids = [one.id, other.id] as const
      const shared = [one.home_id, one.away_id].filter(
        (id) => id === other.home_id || id === other.away_id,
      )
      const teams = shared.map((id) => ({ kind: 'team' as const, game_ids, what: id }))
      return one.pitch === other.pitch
        ? [{ kind: 'pitch' as const, game_ids, what: String(one.pitch) }, ...teams]
        : teams
    }),
  )
}
