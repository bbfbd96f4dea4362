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
import { isDragged, showOver, type Gesture } from './gesture'

export type MakeObject = (state: EditorState, point: Point, input: PointerInput) => NewObject

export function placeObject(editor: Editor, start: PointerInput, make: MakeObject): Gesture | null {
  const before = editor.getState()
  if (before.isReadOnly) return null
  const { point, guides } = snapped(before, start.point, start)
  let ids: readonly string[] = []

  function put(input: PointerInput) {
    const object = make(before, point, start)
    const isTurned = isDragged(start, input) && canTurn({ ...object, id: '' })
    const rotation = isTurned ? directionTo(point, input.point, input.mod) : undefined
    const added = addObject(
      before.scene,
      rotation === undefined ? object : facing(object, rotation),
    )
    ids = added.ids
    editor.change(() => added.scene, 'merge')
    showOver(editor, { guides })
  }

  editor.mark()
  put(start)
  return {
    move: put,
    up(input) {
      put(input)
      editor.settle()
      showOver(editor)
      afterPlacing(editor, ids, input)
    },
    cancel() {
      editor.cancel()
      showOver(editor)
    },
  }
}

function facing(object: NewObject, rotation: number): NewObject {
  return object.kind === 'player'
    ? { ...object, rotation, has_direction: true }
    : { ...object, rotation }
}
