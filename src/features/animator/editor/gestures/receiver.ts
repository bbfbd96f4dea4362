/** Who would get a ball that is let go here. */
import type { SceneObject } from '@/features/scene/model/document/scene-schema'
import type { EditorState } from '../editor-state'
import { findObjectAt } from '../hit'
import type { PointerInput } from '../tool'

/** Rebounders play it back; goals and cones get none: a shot goes to a place. */
const receivers: ReadonlySet<SceneObject['kind']> = new Set(['player', 'coach', 'rebounder'])

export function findReceiverAt(
  state: EditorState,
  input: PointerInput,
  not?: string,
): string | null {
  const met = findObjectAt(state, input, (id) => {
    const object = state.scene.objects.find((other) => other.id === id)
    return object !== undefined && receivers.has(object.kind) && id !== not
  })
  // closer than a finger's slack, so that there is still room to play into space beside somebody
  return met && met.gap <= input.unit * 0.4 ? met.id : null
}
