/** Shows what a press would take. */
import type { Editor } from '../editor'

export function setHover(editor: Editor, id: string | null): void {
  const { overlay } = editor.getState()
  if (overlay.hover !== id) editor.set({ overlay: { ...overlay, hover: id } })
}
