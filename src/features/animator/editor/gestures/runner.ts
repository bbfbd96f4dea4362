/** Whose movement a press begins. */
import { sceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from '../editor-state'
import { arrowEndAt, objectAt } from '../hit'
import type { PointerInput } from '../tool'

/** The object under the pointer, whoever carries the ball there, or whose arrow ends there. */
export function runnerAt(state: EditorState, input: PointerInput): string | null {
  const met = objectAt(state, input, (id) => moverOf(state, id) !== null)
  if (met?.gap === 0) return moverOf(state, met.id)
  const end = arrowEndAt(state, input)
  if (end) return end.object
  return met ? moverOf(state, met.id) : null
}

/** A ball moves with its carrier; alone it is passed, it does not run. */
function moverOf({ scene, time }: EditorState, id: string): string | null {
  const ball = sceneMotion(scene).balls.get(id)
  if (!ball) return id
  const phase = ball.phaseAt(time)
  return phase.kind === 'carry' ? phase.owner : null
}
