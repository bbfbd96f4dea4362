/** Lining things up, as seen on the picture. */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { moveThings } from '../motion/move'
import type { When } from '../motion/when'
import { toPitchShift } from './extent'
import { listUnits, type Unit } from './units'

export const edges = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type Edge = (typeof edges)[number]

/** To the outermost edge of them all, or to the middle of what they cover. */
export function alignThings(scene: Scene, ids: readonly string[], edge: Edge, when: When): Scene {
  const units = listUnits(scene, ids, when.time)
  if (units.length < 2) return scene
  const least = Math.min(...units.map((unit) => getSide(unit, edge, 'low')))
  const most = Math.max(...units.map((unit) => getSide(unit, edge, 'high')))
  return units.reduce((done, unit) => {
    const low = getSide(unit, edge, 'low')
    const high = getSide(unit, edge, 'high')
    const shift =
      edge === 'left' || edge === 'top'
        ? least - low
        : edge === 'right' || edge === 'bottom'
          ? most - high
          : (least + most - low - high) / 2
    const isAcross = edge === 'left' || edge === 'centre' || edge === 'right'
    return moveUnit(done, unit, isAcross ? [shift, 0] : [0, shift], when)
  }, scene)
}

/** The same gap between all of them; the outer two stay. */
export function distributeThings(
  scene: Scene,
  ids: readonly string[],
  axis: 'across' | 'down',
  when: When,
): Scene {
  const edge = axis === 'across' ? 'left' : 'top'
  const units = listUnits(scene, ids, when.time).toSorted(
    (a, b) => getCentre(a, edge) - getCentre(b, edge),
  )
  const [first] = units
  const last = units.at(-1)
  if (units.length < 3 || !first || !last) return scene
  const covered = getSide(last, edge, 'high') - getSide(first, edge, 'low')
  const taken = units.reduce((sum, unit) => sum + getBreadth(unit, edge), 0)
  const gap = (covered - taken) / (units.length - 1)
  let due = getSide(first, edge, 'low')
  return units.reduce((done, unit) => {
    const shift = due - getSide(unit, edge, 'low')
    due += getBreadth(unit, edge) + gap
    return moveUnit(done, unit, axis === 'across' ? [shift, 0] : [0, shift], when)
  }, scene)
}

function moveUnit(scene: Scene, { ids }: Unit, shift: Point, when: When): Scene {
  if (Math.hypot(...shift) < 0.005) return scene
  return moveThings(scene, ids, toPitchShift(scene.pitch, shift), when)
}

function getSide(unit: Unit, edge: Edge, end: 'low' | 'high'): number {
  const isAcross = edge === 'left' || edge === 'centre' || edge === 'right'
  if (isAcross) return end === 'low' ? unit.left : unit.right
  return end === 'low' ? unit.top : unit.bottom
}

function getCentre(unit: Unit, edge: Edge): number {
  return (getSide(unit, edge, 'low') + getSide(unit, edge, 'high')) / 2
}

function getBreadth(unit: Unit, edge: Edge): number {
  return getSide(unit, edge, 'high') - getSide(unit, edge, 'low')
}
