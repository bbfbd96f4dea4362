/** What happens once a new thing stands on the pitch. */
import type { Editor } from '../editor'
import type { PointerInput } from '../tool'

/** It is selected, and the pointer is free again; with shift, or when the tool is to stay, one goes on. */
export function afterPlacing(editor: Editor, ids: readonly string[], input: PointerInput): void {
  const { isToolSticky } = editor.getState()
  if (ids.length === 0) return
  editor.set({ selection: ids, ...(isToolSticky || input.shift ? {} : { tool: 'select' }) })
}
