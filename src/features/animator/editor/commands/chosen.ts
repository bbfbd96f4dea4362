/** What of the selection a command is about. */
import type { Player } from '@/features/scene/model/document/scene-schema'
import { findThings } from '../changes/layout/groups'
import type { EditorState } from '../editor-state'
import { parseKeyId } from '../selection'

export function hasSelection({ selection }: EditorState): boolean {
  return selection.length > 0
}

/** Objects and drawings; not keys and passes. */
export function getChosenThings({ scene, selection }: EditorState) {
  return findThings(scene, selection)
}

export function hasThings(state: EditorState, atLeast = 1): boolean {
  return getChosenThings(state).length >= atLeast
}

export function getChosenPlayers(state: EditorState): Player[] {
  return getChosenThings(state).flatMap((thing) => (thing.kind === 'player' ? [thing] : []))
}

export function getChosenKeys({ selection }: EditorState) {
  return selection.flatMap((id) => parseKeyId(id) ?? [])
}

/** What "all" means: everything one can see and move. */
export function listSelectable({ scene }: EditorState): string[] {
  return [...scene.objects, ...scene.drawings]
    .filter(({ is_locked, is_hidden }) => is_locked !== true && is_hidden !== true)
    .map(({ id }) => id)
}
