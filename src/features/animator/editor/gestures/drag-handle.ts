/** Which gesture a handle starts. */
import type { Editor } from '../editor'
import type { Handle } from '../handles'
import { dragBend, dragEnd } from './drag-movement'
import { dragRotate } from './drag-rotate'
import { dragCorner, dragVertex } from './drag-shape'
import type { Gesture } from './gesture'

export function dragHandle(editor: Editor, handle: Handle): Gesture | null {
  switch (handle.kind) {
    case 'rotate':
      return dragRotate(editor, handle.id, handle.centre)
    case 'corner':
      return dragCorner(editor, handle.id, handle.index)
    case 'vertex':
      return dragVertex(editor, handle.id, handle.index, false)
    case 'insert':
      return dragVertex(editor, handle.id, handle.index, true)
    case 'bend':
      return dragBend(editor, handle.of, handle.index, handle.isNew)
    case 'end':
      return dragEnd(editor, handle.of)
  }
}
