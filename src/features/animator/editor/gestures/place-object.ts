/** Puts a new object down; dragging on turns it towards the pointer. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { addObject, type NewObject } from '../changes/things/place'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { canTurn } from '../handles'
import { snapped } from '../snap'
import type { PointerInput } from '../tool'
import { afterPlacing } from './after-placing'
import { directionTo } from './drag-rotate'
import { isDragged, type Gesture } from './gesture'
import { liveChange } from './live-change'

export type MakeObject = (state: EditorState, point: Point, input: PointerInput) => NewObject

export function placeObject(editor: Editor, start: PointerInput, make: MakeObject): Gesture | null {
  let ids: readonly string[] = []
  const gesture = liveChange(
    editor,
    (before, input) => {
      const { point, guides } = snapped(before, start.point, start)
      const object = make(before, point, start)
      const isTurned = isDragged(start, input) && canTurn({ ...object, id: '' })
      const added = addObject(
        before.scene,
        isTurned ? facing(object, directionTo(point, input.point, input.mod)) : object,
      )
      ids = added.ids
      return { scene: added.scene, overlay: { guides } }
    },
    (_before, input) => afterPlacing(editor, ids, input),
  )
  // it stands there as soon as one presses
  gesture?.move(start)
  return gesture
}

function facing(object: NewObject, rotation: number): NewObject {
  return object.kind === 'player'
    ? { ...object, rotation, has_direction: true }
    : { ...object, rotation }
}
