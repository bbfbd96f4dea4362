/** Resizes zones by their corners and leads the points of polygons, lines and tapes. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { listZoneCorners } from '@/features/scene/model/draw/drawings/list-zone-corners'
import { setPoints } from '../changes/things/points'
import { getMidpoint, rotatePoint } from '../distances'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { listBoxCorners } from '../footprint'
import { snapPoint } from '../snap'
import type { PointerInput } from '../tool'
import type { Gesture } from './gesture'
import { createLiveChange } from './live-change'

/** The corner opposite stays where it is; with shift the zone becomes as long as wide. */
export function createCornerDrag(editor: Editor, id: string, index: number): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    const zone = before.scene.drawings.find((drawing) => drawing.id === id)
    if (zone?.kind !== 'zone') return { scene: null }
    const { rotation = 0 } = zone
    const fixed = listBoxCorners(zone)[(index + 2) % 4] ?? input.point
    const { point, guides } =
      rotation === 0 ? snapPoint(before, input.point, input) : { point: input.point, guides: [] }
    const local = rotatePoint(point, fixed, -rotation)
    const [dx, dy] = toSquare([local[0] - fixed[0], local[1] - fixed[1]], input.shift)
    const far = rotatePoint([fixed[0] + dx, fixed[1] + dy], fixed, rotation)
    const centre = getMidpoint(fixed, far)
    return {
      scene: setPoints(before.scene, id, [
        [centre[0] - Math.abs(dx) / 2, centre[1] - Math.abs(dy) / 2],
        [centre[0] + Math.abs(dx) / 2, centre[1] + Math.abs(dy) / 2],
      ]),
      overlay: { guides },
    }
  })
}

/** As long as wide, when it shall be. */
export function toSquare([dx, dy]: Point, isSquare: boolean): Point {
  if (!isSquare) return [dx, dy]
  const side = Math.max(Math.abs(dx), Math.abs(dy))
  return [dx < 0 ? -side : side, dy < 0 ? -side : side]
}

/** A point of a polygon, line or tape. With `isNew` it is pulled out between two others. */
export function createVertexDrag(
  editor: Editor,
  id: string,
  index: number,
  isNew: boolean,
): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    const points = listPoints(before, id)
    const others = points.toSpliced(index, isNew ? 0 : 1)
    const neighbour = others[Math.max(0, index - 1)]
    const { point, guides } = snapPoint(before, alignToAxis(input, neighbour), input)
    return {
      scene: setPoints(before.scene, id, points.toSpliced(index, isNew ? 0 : 1, point)),
      overlay: { guides },
    }
  })
}

export function listPoints({ scene }: EditorState, id: string): readonly Point[] {
  const drawing = scene.drawings.find((other) => other.id === id)
  if (drawing?.kind === 'zone' && drawing.shape === 'polygon') return listZoneCorners(drawing)
  return drawing && drawing.kind !== 'text' ? drawing.points : []
}

/** With shift level with the neighbour, or straight above or below it. */
export function alignToAxis({ point, shift }: PointerInput, from: Point | undefined): Point {
  if (!shift || !from) return point
  const isLevel = Math.abs(point[0] - from[0]) >= Math.abs(point[1] - from[1])
  return isLevel ? [point[0], from[1]] : [from[0], point[1]]
}
