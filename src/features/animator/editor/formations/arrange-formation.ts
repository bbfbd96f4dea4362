/** Where the places of a formation are on a ground, in metres. */
import type { Pitch, Point } from '@/features/scene/model/document/scene-schema'
import { clampMetres } from '../changes/scene/numbers'
import type { Formation, FormationPlace } from './data'

/** Which end of the ground is one's own: left (or top) or right (or bottom). */
export type End = 'low' | 'high'

export interface LaidPlace extends FormationPlace {
  point: Point
  isKeeper: boolean
}

/** Kinds of ground that have a half for each team. */
const wholeGrounds = new Set<Pitch['kind']>(['full', 'small_sided', 'futsal', 'blank'])

/** Share of the depth that belongs to the keeper, and to the rearmost and foremost line. */
const depths = { keeper: 0.06, back: 0.3, front: 0.92 }

/** In one's own half, or over all of the ground where it is only a part of a pitch. */
export function arrangeFormation(formation: Formation, pitch: Pitch, end: End): LaidPlace[] {
  const isWhole = wholeGrounds.has(pitch.kind)
  const isAcross = !isWhole && (pitch.goal_side === 'top' || pitch.goal_side === 'bottom')
  const long = isAcross ? pitch.width : pitch.length
  const broad = isAcross ? pitch.length : pitch.width
  const depth = isWhole ? long / 2 : long
  /** From one's own goal line, and from one's left; left is up when one looks to the right. */
  function toPoint(ahead: number, across: number): Point {
    const along = end === 'low' ? ahead * depth : long - ahead * depth
    const isLeftLow = (end === 'low') !== isAcross
    const side = (isLeftLow ? across : 1 - across) * broad
    return isAcross
      ? [clampMetres(side), clampMetres(along)]
      : [clampMetres(along), clampMetres(side)]
  }
  const keeper: LaidPlace[] = formation.hasKeeper
    ? [{ number: '1', role: 'gk', isKeeper: true, point: toPoint(depths.keeper, 0.5) }]
    : []
  const { lines } = formation
  const gap = lines.length > 1 ? (depths.front - depths.back) / (lines.length - 1) : 0
  const field = lines.flatMap((line, row) =>
    line.map((place, index): LaidPlace => ({
      ...place,
      isKeeper: false,
      point: toPoint(depths.back + gap * row, computeAcross(index, line.length)),
    })),
  )
  return [...keeper, ...field]
}

/** Two stand closer together than four; nobody stands on the touchline. */
function computeAcross(index: number, count: number): number {
  if (count === 1) return 0.5
  const breadth = count === 2 ? 0.36 : count === 3 ? 0.6 : 0.76
  return 0.5 - breadth / 2 + (breadth * index) / (count - 1)
}
