/** Resizes zones by their corners and leads the points of polygons, lines and tapes. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { zoneCorners } from '@/features/scene/model/draw/drawings/zone-corners'
import { setPoints } from '../changes/things/points'
import { middle, turned } from '../distances'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { boxCorners } from '../footprint'
import { snapped } from '../snap'
import type { PointerInput } from '../tool'
import type { Gesture } from './gesture'
import { liveChange } from './live-change'

/** The corner opposite stays where it is; with shift the zone becomes as long as wide. */
export function dragCorner(editor: Editor, id: string, index: number): Gesture | null {
  return liveChange(editor, (before, input) => {
    const zone = before.scene.drawings.find((drawing) => drawing.id === id)
    if (zone?.kind !== 'zone') return { scene: null }
    const { rotation = 0 } = zone
    const fixed = boxCorners(zone)[(index + 2) % 4] ?? input.point
    const { point, guides } =
      rotation === 0 ? snapped(before, input.point, input) : { point: input.point, guides: [] }
    const local = turned(point, fixed, -rotation)
    const [dx, dy] = squared([local[0] - fixed[0], local[1] - fixed[1]], input.shift)
    const far = turned([fixed[0] + dx, fixed[1] + dy], fixed, rotation)
    const centre = middle(fixed, far)
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
export function squared([dx, dy]: Point, isSquare: boolean): Point {
  if (!isSquare) return [dx, dy]
  const side = Math.max(Math.abs(dx), Math.abs(dy))
  return [dx < 0 ? -side : side, dy < 0 ? -side : side]
}

/** A point of a polygon, line or tape. With `isNew` it is pulled out between two others. */
export function dragVertex(
  editor: Editor,
  id: string,
  index: number,
  isNew: boolean,
): Gesture | null {
  return liveChange(editor, (before, input) => {
    const points = pointsOf(before, id)
    const others = points.toSpliced(index, isNew ? 0 : 1)
    const neighbour = others[Math.max(0, index - 1)]
    const { point, guides } = snapped(before, alongAxis(input, neighbour), input)
    return {
      scene: setPoints(before.scene, id, points.toSpliced(index, isNew ? 0 : 1, point)),
      overlay: { guides },
    }
  })
}

export function pointsOf({ scene }: EditorState, id: string): readonly Point[] {
  const drawing = scene.drawings.find((other) => other.id === id)
  if (drawing?.kind === 'zone' && drawing.shape === 'polygon') return zoneCorners(drawing)
  return drawing && drawing.kind !== 'text' ? drawing.points : []
}

/** With shift level with the neighbour, or straight above or below it. */
export function alongAxis({ point, shift }: PointerInput, from: Point | undefined): Point {
  if (!shift || !from) return point
  const isLevel = Math.abs(point[0] - from[0]) >= Math.abs(point[1] - from[1])
  return isLevel ? [point[0], from[1]] : [from[0], point[1]]
}
