/** Whose movement a press begins. */
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import type { EditorState } from '../editor-state'
import { findArrowEndAt, findObjectAt } from '../hit'
import type { PointerInput } from '../tool'

/** The object under the pointer, whoever carries the ball there, or whose arrow ends there. */
export function findRunnerAt(state: EditorState, input: PointerInput): string | null {
  const met = findObjectAt(state, input, (id) => findMover(state, id) !== null)
  if (met?.gap === 0) return findMover(state, met.id)
  const end = findArrowEndAt(state, input)
  if (end) return end.object
  return met ? findMover(state, met.id) : null
}

/** A ball moves with its carrier; alone it is passed, it does not run. */
function findMover({ scene, time }: EditorState, id: string): string | null {
  const ball = getSceneMotion(scene).balls.get(id)
  if (!ball) return id
  const phase = ball.phaseAt(time)
  return phase.kind === 'carry' ? phase.owner : null
}
