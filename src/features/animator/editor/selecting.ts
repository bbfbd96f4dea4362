/** How clicks and frames change the selection. Things that are grouped are selected and moved as one. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Editor } from './editor'

/** The ids, and with each thing of a group its whole group. */
export function withGroups(scene: Scene, ids: readonly string[]): string[] {
  const things = [...scene.objects, ...scene.drawings]
  const groups = new Set(
    things.flatMap(({ id, group }) => (group !== undefined && ids.includes(id) ? [group] : [])),
  )
  const members = things.filter(({ group }) => group !== undefined && groups.has(group))
  return [...new Set([...ids, ...members.map(({ id }) => id)])]
}

/** Takes the ids out when all of them are selected, and adds them otherwise. */
export function toggled(selection: readonly string[], ids: readonly string[]): string[] {
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
