/** Puts a new object down; dragging on turns it towards the pointer. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { addObject, type NewObject } from '../changes/things/place'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { canTurn } from '../handles'
import { snapPoint } from '../snap'
import type { PointerInput } from '../tool'
import { selectPlaced } from './select-placed'
import { computeDirectionTo } from './drag-rotate'
import { isDragged, type Gesture } from './gesture'
import { createLiveChange } from './live-change'

export type MakeObject = (state: EditorState, point: Point, input: PointerInput) => NewObject

export function placeObject(editor: Editor, start: PointerInput, make: MakeObject): Gesture | null {
  let ids: readonly string[] = []
  const gesture = createLiveChange(
    editor,
    (before, input) => {
      const { point, guides } = snapPoint(before, start.point, start)
      const object = make(before, point, start)
      const isTurned = isDragged(start, input) && canTurn({ ...object, id: '' })
      const added = addObject(
        before.scene,
        isTurned ? setDirection(object, computeDirectionTo(point, input.point, input.mod)) : object,
      )
      ids = added.ids
      return { scene: added.scene, overlay: { guides } }
    },
    () => selectPlaced(editor, ids),
  )
  // it stands there as soon as one presses
  gesture?.move(start)
  return gesture
}

function setDirection(object: NewObject, rotation: number): NewObject {
  return object.kind === 'player'
    ? { ...object, rotation, has_direction: true }
    : { ...object, rotation }
}
