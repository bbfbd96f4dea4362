/** Drags the selection over the pitch; the grabbed thing is the one that snaps. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { moveThings } from '../changes/motion/move'
import { getWhen } from '../changes/motion/when'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { snapPoint } from '../snap'
import type { PointerInput } from '../tool'
import type { Gesture } from './gesture'
import { computeDragShift, createLiveChange } from './live-change'

export function dragThings(editor: Editor, start: PointerInput, grabbed: string): Gesture | null {
  return createLiveChange(editor, (before, input) => {
    const ids = before.selection
    const anchor = findPlace(before, grabbed) ?? start.point
    const [dx, dy] = computeDragShift(start, input)
    const aim: Point = [anchor[0] + dx, anchor[1] + dy]
    const { point, guides } = snapPoint(before, aim, input, ids)
    // along one axis only, the other one must not snap away
    const x = input.shift && dx === 0 ? 0 : point[0] - anchor[0]
    const y = input.shift && dy === 0 ? 0 : point[1] - anchor[1]
    if (x === 0 && y === 0) return { scene: null }
    return { scene: moveThings(before.scene, ids, [x, y], getWhen(before)), overlay: { guides } }
  })
}

/** Middle of an object, first point of a drawing. */
function findPlace({ scene, time }: EditorState, id: string): Point | undefined {
  if (scene.objects.some((object) => object.id === id)) {
    const { x, y } = getSceneMotion(scene).poseOf(id, time)
    return [x, y]
  }
  const drawing = scene.drawings.find((other) => other.id === id)
  if (drawing?.kind === 'text') return [drawing.x, drawing.y]
  return drawing?.points[0]
}
