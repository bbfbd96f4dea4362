/** Formations a team has drawn for itself: places without players. Limits of `public.team_formations`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import type { Spot } from './formations'
import { applySpots, type Lineup } from './lineup'

export interface OwnFormation {
  id: string
  name: string
  /** Players a side. */
  format: number
  /** The lines it grew from, as "4-4-2". */
  formation: string
  places: readonly Spot[]
}

export const formationNameLimit = 40

/** The messages are translation keys. */
export const formationNameSchema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'matches/lineup:own.errors.name')
    .max(formationNameLimit, 'matches/lineup:own.errors.long'),
})

export function describeFormationFailure({
  code,
  detail,
}: AppError): Partial<Record<'name', string>> {
  if (detail === 'too_many_formations') return { name: 'matches/lineup:own.errors.full' }
  return code === 'conflict' ? { name: 'matches/lineup:own.errors.known' } : {}
}

/** As the database stores them: whole percent, nobody's name. */
export function toFormationPlaces({ places }: Lineup) {
  return places.map(({ slot, x, y }) => ({ slot, x, y }))
}

/** The own formation whose places the line-up has, all of them. */
export function findOwnFormation(
  own: readonly OwnFormation[],
  { places }: Lineup,
): OwnFormation | undefined {
  return own.find(
    (drawn) => drawn.places.length === places.length && isWithin(drawn.places, places),
  )
}

/**
 * The own formation in which all of these places stand, be there some or all. None when they stand in `usual`, too:
 * a keeper alone is no sign that the team plays its own.
 */
export function findFormationAround(
  own: readonly OwnFormation[],
  format: number,
  places: readonly StoredSpot[],
  usual: readonly Spot[],
): OwnFormation | undefined {
  if (isWithin(usual, places)) return undefined
  return own.find((drawn) => drawn.format === format && isWithin(drawn.places, places))
}

export function applyOwnFormation(lineup: Lineup, drawn: OwnFormation): Lineup {
  return applySpots(lineup, drawn.formation, drawn.places)
}

interface StoredSpot {
  slot: string
  x: number | null
  y: number | null
}

function isWithin(spots: readonly Spot[], places: readonly StoredSpot[]): boolean {
  return places.every(({ slot, x, y }) =>
    spots.some((spot) => spot.slot === slot && spot.x === x && spot.y === y),
  )
}
