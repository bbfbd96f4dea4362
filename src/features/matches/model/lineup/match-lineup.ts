/** The line-ups of a match, one a period: as stored, as edited, and what has to be stored. */
import { createFormationSpots, listFormations, pickFormation } from './formations'
import { createEmptyLineup, type Lineup, type Place } from './lineup'
import { findFormationAround, type OwnFormation } from './own-formations'

export interface StoredSlot {
  period: number
  slot: string
  player_id: string
  x: number | null
  y: number | null
}

/** By period, 1 first; null where a period has no line-up of its own. */
export type MatchLineup = readonly (Lineup | null)[]

interface Game {
  format: number
  periods: number
  formation: string | null
}

/** `drawn` are the formations of the team's own. */
export function createMatchLineup(
  game: Game,
  slots: readonly StoredSlot[],
  drawn: readonly OwnFormation[] = [],
): MatchLineup {
  return Array.from({ length: game.periods }, (_, index) => {
    const own = slots.filter(({ period }) => period === index + 1)
    return own.length > 0 ? createLineup(game, own, drawn) : null
  })
}

/** What a period begins with: its own line-up, else that of the period before, else an empty formation. */
export function getLineup(game: Game, lineups: MatchLineup, period: number): Lineup {
  const own = lineups.slice(0, period).findLast((lineup) => lineup !== null)
  return own ?? createEmptyLineup(game.format, pickFormation(game.format, game.formation))
}

export function setLineup(
  lineups: MatchLineup,
  period: number,
  lineup: Lineup | null,
): MatchLineup {
  return lineups.map((known, index) => (index === period - 1 ? lineup : known))
}

/** The places of a period as `save_lineup` takes them; none for a period that begins as the one before ended. */
export function toSlots(lineup: Lineup | null) {
  return (lineup?.places ?? []).flatMap(({ slot, player_id, x, y }) =>
    player_id === null ? [] : [{ slot, player_id, x, y }],
  )
}

/** Periods whose stored places differ. */
export function listChangedPeriods(before: MatchLineup, after: MatchLineup): number[] {
  return after.flatMap((lineup, index) => {
    const [one, other] = [toSlots(before[index] ?? null), toSlots(lineup)]
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [index + 1]
  })
}

/** Stored places first; those of the formation that nobody has fill up to the format. */
function createLineup(
  { format, formation }: Game,
  own: readonly StoredSlot[],
  drawn: readonly OwnFormation[],
): Lineup {
  const usualName = inferFormation(format, formation, own)
  const usual = createFormationSpots(format, usualName)
  const around = findFormationAround(drawn, format, own, usual)
  const name = around?.formation ?? usualName
  const spots = around?.places ?? usual
  const known = spots.map((spot): Place => {
    const stored = own.find(({ slot }) => slot === spot.slot)
    if (!stored) return { ...spot, player_id: null }
    return { ...spot, x: stored.x ?? spot.x, y: stored.y ?? spot.y, player_id: stored.player_id }
  })
  const other = own
    .filter(({ slot }) => spots.every((spot) => spot.slot !== slot))
    .map(({ slot, player_id, x, y }) => ({ slot, player_id, x: x ?? 50, y: y ?? 50 }))
  const free = Math.max(0, format - own.length)
  let left = free
  const places = known.filter(({ player_id }) => player_id !== null || (left -= 1) >= 0)
  return { formation: name, places: [...places, ...other] }
}

/** The match names one formation; another period may have another, which its slots tell. */
function inferFormation(format: number, stored: string | null, own: readonly StoredSlot[]): string {
  const first = pickFormation(format, stored)
  const hasAll = (name: string) => {
    const slots = createFormationSpots(format, name).map(({ slot }) => slot)
    return own.every(({ slot }) => slots.includes(slot))
  }
  return [first, ...listFormations(format)].find(hasAll) ?? first
}
