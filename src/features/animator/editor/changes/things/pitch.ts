/** The ground and how the scene is shown. */
import type { Pitch, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getCorners, computeExtent } from '../layout/extent'
import { transformThings } from '../layout/transform'
import { clampBetween } from '../scene/numbers'

/**
 * Another kind or size of ground keeps everybody as far from the goal as he was; what does not fit moves
 * together until it does.
 */
export function setPitch(scene: Scene, patch: Partial<Pitch>): Scene {
  const before = scene.pitch
  const after: Pitch = { ...before, ...patch }
  after.length = clampBetween(after.length, 4, 130)
  after.width = clampBetween(after.width, 4, 130)
  const changed = { ...scene, pitch: after }
  if (after.length === before.length && after.width === before.width) return changed
  const shift: Point = [
    computeAnchorShift(before.length, after.length, after.goal_side, 'left', 'right'),
    computeAnchorShift(before.width, after.width, after.goal_side, 'top', 'bottom'),
  ]
  const extent = computeExtent(listAllPlaces(scene))
  if (!extent) return changed
  const along = createFit(extent.left + shift[0], extent.right + shift[0], after.length)
  const across = createFit(extent.top + shift[1], extent.bottom + shift[1], after.width)
  return transformThings(changed, null, {
    point: ([x, y]) => [along(x + shift[0]), across(y + shift[1])],
    turn: (rotation) => rotation,
    turnZone: (rotation) => rotation,
  })
}

export function setDisplay(scene: Scene, patch: Partial<Scene['display']>): Scene {
  const display = { ...scene.display, ...patch }
  display.symbols = clampBetween(display.symbols, 0.5, 2)
  return { ...scene, display }
}

/** The goal's line keeps its distance to everybody; without a goal on this axis, the middle does. */
function computeAnchorShift(
  before: number,
  after: number,
  side: Pitch['goal_side'],
  low: Pitch['goal_side'],
  high: Pitch['goal_side'],
): number {
  if (side === low) return 0
  return side === high ? after - before : (after - before) / 2
}

/** Leaves what is inside alone; else shifts it in, or presses it together. */
function createFit(low: number, high: number, room: number): (value: number) => number {
  if (low >= 0 && high <= room) return (value) => value
  if (high - low > room) return (value) => ((value - low) * room) / (high - low)
  const shift = low < 0 ? -low : room - high
  return (value) => value + shift
}

function listAllPlaces(scene: Scene): Point[] {
  return [
    ...scene.objects.map(({ x, y }): Point => [x, y]),
    ...scene.drawings.flatMap(getCorners),
    ...scene.tracks.flatMap(({ keys }) =>
      keys.flatMap(({ x, y, via }): Point[] => [[x, y], ...(via ?? [])]),
    ),
    ...scene.events.flatMap(({ x, y }): Point[] =>
      x === undefined || y === undefined ? [] : [[x, y]],
    ),
  ]
}
