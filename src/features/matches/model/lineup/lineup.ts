/** The line-up of one period and what a coach does with it. Pure: every change returns a new one. */
import { assignCheapest } from './assign'
import { createFormationSpots, type Spot } from './formations'
import { keeperSlot } from './slot-code'

/** A place of the formation; x and y in percent, as `match_lineup_slots` has them. */
export interface Place extends Spot {
  player_id: string | null
}

export interface Lineup {
  formation: string
  places: readonly Place[]
}

export function createEmptyLineup(format: number, formation: string): Lineup {
  const places = createFormationSpots(format, formation).map((spot) => ({
    ...spot,
    player_id: null,
  }))
  return { formation, places }
}

export function findPlayerPlace(lineup: Lineup, playerId: string): Place | undefined {
  return lineup.places.find(({ player_id }) => player_id === playerId)
}

export function countPlacements(lineup: Lineup): number {
  return lineup.places.filter(({ player_id }) => player_id !== null).length
}

/** Onto a place: from another one the two swap, from the bench the one who stood there sits down. */
export function placePlayer(lineup: Lineup, playerId: string, slot: string): Lineup {
  const target = lineup.places.find((place) => place.slot === slot)
  if (!target || target.player_id === playerId) return lineup
  const from = findPlayerPlace(lineup, playerId)
  return mapPlaces(lineup, (place) => {
    if (place.slot === slot) return { ...place, player_id: playerId }
    return place.slot === from?.slot ? { ...place, player_id: target.player_id } : place
  })
}

/** To the bench. */
export function removePlayer(lineup: Lineup, playerId: string): Lineup {
  if (!findPlayerPlace(lineup, playerId)) return lineup
  return mapPlaces(lineup, (place) =>
    place.player_id === playerId ? { ...place, player_id: null } : place,
  )
}

/** Moves the place itself, within the pitch. */
export function movePlace(lineup: Lineup, slot: string, x: number, y: number): Lineup {
  return mapPlaces(lineup, (place) =>
    place.slot === slot ? { ...place, x: limitPercent(x), y: limitPercent(y) } : place,
  )
}

export function clearLineup(lineup: Lineup): Lineup {
  return mapPlaces(lineup, (place) => ({ ...place, player_id: null }))
}

/** Another formation; everybody takes the place nearest to the old one, the keeper stays in goal. */
export function changeFormation(lineup: Lineup, format: number, formation: string): Lineup {
  return applySpots(lineup, formation, createFormationSpots(format, formation))
}

/** The same onto any places. */
export function applySpots(lineup: Lineup, formation: string, spots: readonly Spot[]): Lineup {
  const empty = { formation, places: spots.map((spot) => ({ ...spot, player_id: null })) }
  const placed = lineup.places.filter(({ player_id }) => player_id !== null)
  const pairs = assignCheapest(
    placed.map((old) => empty.places.map((place) => measureWay(old, place))),
  )
  return mapPlaces(empty, (place, index) => ({
    ...place,
    player_id: placed[pairs.indexOf(index)]?.player_id ?? null,
  }))
}

/** The place nearest to a point in percent; only free ones on request. */
export function findNearestPlace(
  lineup: Lineup,
  x: number,
  y: number,
  { isFree = false }: { isFree?: boolean } = {},
): { place: Place; distance: number } | null {
  const near = lineup.places
    .filter(({ player_id }) => !isFree || player_id === null)
    .map((place) => ({ place, distance: Math.hypot(place.x - x, place.y - y) }))
    .toSorted((one, other) => one.distance - other.distance)
  return near[0] ?? null
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The next place in a direction, up being towards the other goal; what lies straight ahead comes first. */
export function findNextPlace(lineup: Lineup, slot: string, direction: Direction): Place | null {
  const from = lineup.places.find((place) => place.slot === slot)
  if (!from) return null
  const sign = direction === 'up' || direction === 'right' ? 1 : -1
  const isUpright = direction === 'up' || direction === 'down'
  const ahead = lineup.places.flatMap((place) => {
    const [way, aside] = isUpright
      ? [place.y - from.y, place.x - from.x]
      : [place.x - from.x, place.y - from.y]
    const gap = way * sign
    return gap > 0.5 ? [{ place, cost: gap + Math.abs(aside) * 1.2 }] : []
  })
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.place ?? null
}

function measureWay(from: Place, to: Place): number {
  const isKeeper = from.slot === keeperSlot
  if (isKeeper !== (to.slot === keeperSlot)) return 10_000
  return (from.x - to.x) ** 2 + (from.y - to.y) ** 2
}

function mapPlaces(lineup: Lineup, map: (place: Place, index: number) => Place): Lineup {
  return { ...lineup, places: lineup.places.map(map) }
}

function limitPercent(value: number): number {
  return Math.min(98, Math.max(2, Math.round(value)))
}
