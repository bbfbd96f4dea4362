/** The same from the other side, with all movement. */
import type { Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getCorners, computeExtent, getMiddle } from './extent'
import { transformThings, type Transform } from './transform'
import { listKeys } from '../scene/parts'

export type MirrorAxis = 'left_right' | 'top_bottom'

const otherSide = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const

/**
 * As seen on the picture. Everything (no ids) around the middle of the pitch, and the ground's goal too;
 * a selection around its own middle, its ways included.
 */
export function mirrorThings(scene: Scene, ids: readonly string[], axis: MirrorAxis): Scene {
  const { pitch } = scene
  const isAlong = (axis === 'left_right') === (pitch.orientation === 'landscape')
  if (ids.length === 0) {
    const middle: Point = [pitch.length / 2, pitch.width / 2]
    const mirrored = transformThings(scene, null, mirror(middle, isAlong))
    const isEnd = pitch.goal_side === 'left' || pitch.goal_side === 'right'
    if (isEnd !== isAlong) return mirrored
    return { ...mirrored, pitch: { ...pitch, goal_side: otherSide[pitch.goal_side] } }
  }
  const chosen = new Set(ids)
  const extent = computeExtent(listPlaces(scene, chosen))
  return extent ? transformThings(scene, chosen, mirror(getMiddle(extent), isAlong)) : scene
}

/** Along: left and right of the pitch change places; else top and bottom. */
function mirror([mx, my]: Point, isAlong: boolean): Transform {
  return {
    point: ([x, y]) => (isAlong ? [2 * mx - x, y] : [x, 2 * my - y]),
    turn: (rotation) => (isAlong ? 180 - rotation : -rotation),
    turnZone: (rotation) => -rotation,
  }
}

function listPlaces(scene: Scene, chosen: ReadonlySet<string>): Point[] {
  return [
    ...scene.objects.flatMap(({ id, x, y }): Point[] =>
      chosen.has(id)
        ? [[x, y], ...listKeys(scene, id).flatMap((k): Point[] => [[k.x, k.y], ...(k.via ?? [])])]
        : [],
    ),
    ...scene.drawings.flatMap((drawing) => (chosen.has(drawing.id) ? getCorners(drawing) : [])),
  ]
}
