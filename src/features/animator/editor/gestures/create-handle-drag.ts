/** Which gesture a handle starts. */
import type { Editor } from '../editor'
import type { Handle } from '../handles'
import { createBendDrag, createEndDrag } from './drag-movement'
import { createRotateDrag } from './drag-rotate'
import { createCornerDrag, createVertexDrag } from './drag-shape'
import type { Gesture } from './gesture'

export function createHandleDrag(editor: Editor, handle: Handle): Gesture | null {
  switch (handle.kind) {
    case 'rotate':
      return createRotateDrag(editor, handle.id, handle.centre)
    case 'corner':
      return createCornerDrag(editor, handle.id, handle.index)
    case 'vertex':
      return createVertexDrag(editor, handle.id, handle.index, false)
    case 'insert':
      return createVertexDrag(editor, handle.id, handle.index, true)
    case 'bend':
      return createBendDrag(editor, handle.of, handle.index, handle.isNew)
    case 'end':
      return createEndDrag(editor, handle.of)
  }
}
