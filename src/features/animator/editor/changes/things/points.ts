/** The shape of drawings, point by point. */
import { limits } from '@/features/scene/model/document/limits'
import type { Drawing, Point, Scene } from '@/features/scene/model/document/scene-schema'
import { normalizeDegrees, clampPoint } from '../scene/numbers'
import { mapDrawings } from '../scene/parts'

/**
 * Zones, lines and tapes; a shape that would have too few or too many points stays as it is. Corners of a
 * polygon are where they are seen, so that it is not turned any more.
 */
export function setPoints(scene: Scene, id: string, points: readonly Point[]): Scene {
  return mapDrawings(scene, (drawing) => {
    if (drawing.id !== id || !canHave(drawing, points.length) || drawing.kind === 'text') {
      return drawing
    }
    if (drawing.kind !== 'zone' || drawing.shape !== 'polygon') {
      return { ...drawing, points: points.map(clampPoint) }
    }
    const { rotation: _rotation, ...straight } = drawing
    return { ...straight, points: points.map(clampPoint) }
  })
}

export function setZoneRotation(scene: Scene, id: string, rotation: number): Scene {
  return mapDrawings(scene, (drawing) =>
    drawing.id === id && drawing.kind === 'zone' && !drawing.is_locked
      ? { ...drawing, rotation: normalizeDegrees(rotation) }
      : drawing,
  )
}

function canHave(drawing: Drawing, count: number): boolean {
  if (drawing.kind === 'text' || drawing.is_locked || count > limits.points) return false
  if (drawing.kind === 'line') return count >= 2
  if (drawing.kind === 'zone' && drawing.shape === 'polygon') return count >= 3
  return count === 2
}
