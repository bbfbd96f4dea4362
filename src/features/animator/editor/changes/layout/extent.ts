/** How far things reach on the picture as one sees it: a portrait view turns the ground. */
import type { Drawing, Pitch, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { toPicture } from '@/features/scene/model/pitch/view'
import { findDrawing, findObject } from '../scene/parts'

/** In picture metres. */
export interface Extent {
  left: number
  top: number
  right: number
  bottom: number
}

/** Where these things are at this time; null when there are none. */
export function computeExtentAt(scene: Scene, ids: readonly string[], time: number): Extent | null {
  const motion = getSceneMotion(scene)
  const points = ids.flatMap((id): Point[] => {
    if (findObject(scene, id)) {
      const { x, y } = motion.poseOf(id, time)
      return [[x, y]]
    }
    const drawing = findDrawing(scene, id)
    return drawing ? [...getCorners(drawing)] : []
  })
  return computeExtent(points.map((point) => toPicture(scene.pitch, point)))
}

export function computeExtent(points: readonly Point[]): Extent | null {
  if (points.length === 0) return null
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

export function getMiddle({ left, top, right, bottom }: Extent): Point {
  return [(left + right) / 2, (top + bottom) / 2]
}

export function getCorners(drawing: Drawing): readonly Point[] {
  return drawing.kind === 'text' ? [[drawing.x, drawing.y]] : drawing.points
}

/** A shift on the picture as one on the pitch. */
export function toPitchShift({ orientation }: Pick<Pitch, 'orientation'>, [dx, dy]: Point): Point {
  return orientation === 'portrait' ? [-dy + 0, dx] : [dx, dy]
}
