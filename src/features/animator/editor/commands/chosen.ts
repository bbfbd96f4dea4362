/** What of the selection a command is about. */
import type { Player } from '@/features/scene/model/document/scene-schema'
import { thingsOf } from '../changes/layout/groups'
import type { EditorState } from '../editor-state'
import { parseKeyId } from '../selection'

export function hasSelection({ selection }: EditorState): boolean {
  return selection.length > 0
}

/** Objects and drawings; not keys and passes. */
export function chosenThings({ scene, selection }: EditorState) {
  return thingsOf(scene, selection)
}

export function hasThings(state: EditorState, atLeast = 1): boolean {
  return chosenThings(state).length >= atLeast
}

export function chosenPlayers(state: EditorState): Player[] {
  return chosenThings(state).flatMap((thing) => (thing.kind === 'player' ? [thing] : []))
}

export function chosenKeys({ selection }: EditorState) {
  return selection.flatMap((id) => parseKeyId(id) ?? [])
}

/** What "all" means: everything one can see and move. */
export function selectable({ scene }: EditorState): string[] {
  return [...scene.objects, ...scene.drawings]
    .filter(({ is_locked, is_hidden }) => is_locked !== true && is_hidden !== true)
    .map(({ id }) => id)
}
