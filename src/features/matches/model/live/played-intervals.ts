/**
 * Who was on the pitch from when to when: the rule of `private.played_intervals` (chapter 0725), for the screen beside
 * the pitch, also of what the database has not heard of yet.
 */
import type { CalledPlayer, LineupSlot, LogEvent } from './live-match'

export interface PlayedInterval {
  player_id: string
  /** Null where no line-up says. */
  slot: string | null
  /** Seconds of planned playing time. */
  from: number
  to: number
}

interface ReplayedMatch {
  period_minutes: number
  players: readonly Pick<CalledPlayer, 'player_id' | 'role'>[]
  lineup: readonly LineupSlot[]
  events: readonly LogEvent[]
  /** Seconds of planned playing time so far. */
  played: number
}

interface Mark {
  period: number
  second: number
  lineup: ReadonlyMap<string, string | null> | null
  event: LogEvent | null
}

interface Place {
  slot: string | null
  since: number
}

/** `onPitch` is who plays in `lastPeriod`, or at the end where none is named; later periods are left out. */
export function computePlay(match: ReplayedMatch, lastPeriod = Infinity) {
  const length = match.period_minutes * 60
  const onPitch = new Map<string, Place>()
  const sentOff = new Set<string>()
  const intervals: PlayedInterval[] = []

  function leave(player: string, at: number) {
    const place = onPitch.get(player)
    if (!place) return
    if (at > place.since) {
      intervals.push({ player_id: player, slot: place.slot, from: place.since, to: at })
    }
    onPitch.delete(player)
  }

  for (const { period, second, lineup, event } of listMarks(match, length)) {
    if (period > lastPeriod) break
    const at = Math.min((period - 1) * length + second, match.played)
    const coming = lineup ?? new Map<string, string | null>()
    if (lineup) {
      for (const player of onPitch.keys()) leave(player, at)
    }
    const arrivals = new Map(coming)
    if (event) {
      const change = toChange(event)
      const taken = (change.off ? onPitch.get(change.off)?.slot : null) ?? null
      if (change.off) leave(change.off, at)
      // somebody logged as coming on who already plays takes the new slot
      if (change.on) {
        leave(change.on, at)
        arrivals.set(change.on, taken)
      }
      if (event.kind !== 'substitution' && change.off) sentOff.add(change.off)
    }
    for (const [player, slot] of arrivals) {
      if (!sentOff.has(player)) onPitch.set(player, { slot, since: at })
    }
  }
  const standing = new Map([...onPitch].map(([player, { slot }]) => [player, slot]))
  for (const player of standing.keys()) leave(player, match.played)
  return { intervals, onPitch: standing, sentOff }
}

function toChange({ kind, player_id, second_player_id }: LogEvent) {
  return kind === 'substitution'
    ? { on: player_id, off: second_player_id }
    : { on: null, off: player_id }
}

/** In order of play; line-ups before what happens in their first second. */
function listMarks({ players, lineup, events }: ReplayedMatch, length: number): Mark[] {
  const periods = [...new Set(lineup.map(({ period }) => period))]
  const marks: Mark[] = periods.map((period) => ({
    period,
    second: 0,
    lineup: new Map(
      lineup
        .filter((place) => place.period === period)
        .map((place) => [place.player_id, place.slot]),
    ),
    event: null,
  }))
  const starters = players.filter(({ role }) => role === 'starter')
  if (!periods.includes(1) && starters.length > 0) {
    const standing = new Map(starters.map(({ player_id }) => [player_id, null]))
    marks.push({ period: 1, second: 0, lineup: standing, event: null })
  }
  for (const event of events) {
    if (event.isUndone || event.is_opponent) continue
    if (!['substitution', 'red', 'yellow_red'].includes(event.kind)) continue
    const second = Math.min(event.clock_seconds, length)
    marks.push({ period: event.period, second, lineup: null, event })
  }
  return marks.toSorted(
    (one, other) =>
      one.period - other.period ||
      one.second - other.second ||
      Number(one.event !== null) - Number(other.event !== null) ||
      compareLogged(one.event, other.event),
  )
}

/** What waits on this device is logged after everything the database has; the sort keeps its own order. */
function compareLogged(one: LogEvent | null, other: LogEvent | null): number {
  const [first, second] = [one?.created_at ?? null, other?.created_at ?? null]
  if (first === second) return 0
  if (first === null) return 1
  if (second === null) return -1
  return Date.parse(first) - Date.parse(second)
}

/** Seconds each player was on the pitch. */
export function sumSeconds(intervals: readonly PlayedInterval[]): Map<string, number> {
  const seconds = new Map<string, number>()
  for (const { player_id, from, to } of intervals) {
    seconds.set(player_id, (seconds.get(player_id) ?? 0) + to - from)
  }
  return seconds
}
