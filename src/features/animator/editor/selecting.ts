/** How clicks and frames change the selection. */
import type { Editor } from './editor'

/** Takes the ids out when all of them are selected, and adds them otherwise. */
export function toggleIds(selection: readonly string[], ids: readonly string[]): string[] {
  const areAllIn = ids.every((id) => selection.includes(id))
  if (areAllIn) return selection.filter((id) => !ids.includes(id))
  return [...new Set([...selection, ...ids])]
}

/** Tells nobody when it is the selection already. */
export function select(editor: Editor, ids: readonly string[]): void {
  const { selection } = editor.getState()
  if (ids.length === selection.length && ids.every((id, index) => id === selection[index])) return
  editor.set({ selection: ids })
}
