/** What happens once a new thing stands on the pitch. */
import type { Editor } from '../editor'

/** It is selected; the tool stays until Escape, so that six players are six clicks. */
export function selectPlaced(editor: Editor, ids: readonly string[]): void {
  if (ids.length > 0) editor.set({ selection: ids })
}
