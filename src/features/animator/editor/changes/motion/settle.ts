/** Passes stay possible whatever is changed: somebody moved further away gets the ball later. */
import type { BallEvent, Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { settleBall } from './ball-order'

/**
 * The changed scene, where a pass that now takes longer does not swallow the next one: later things wait.
 * What could not happen before the change stays as it is; the coach is warned of it.
 */
export function settlePasses(before: Scene, after: Scene): Scene {
  if (after.events.length === 0) return after
  const known = new Set(listImpossibleEvents(before).map(({ id }) => id))
  const old = new Set(before.events.map(({ id }) => id))
  let settled = after
  for (let round = 0; round < after.events.length; round += 1) {
    const swallowed = listImpossibleEvents(settled).find(
      ({ id, kind }) => kind !== 'take' && old.has(id) && !known.has(id),
    )
    const pass = swallowed && findFlightDuring(settled, swallowed)
    const next = pass === undefined ? settled : settleBall(settled, pass, Infinity)
    if (next === null || next === settled) return settled
    settled = next
  }
  return settled
}

function listImpossibleEvents(scene: Scene): BallEvent[] {
  return [...getSceneMotion(scene).balls.values()].flatMap(({ impossible }) => impossible)
}

/** The pass that is on its way when this event should happen. */
function findFlightDuring(scene: Scene, { ball, t }: BallEvent): string | undefined {
  const phase = getSceneMotion(scene).balls.get(ball)?.phaseAt(t)
  return phase?.kind === 'flight' ? phase.event.id : undefined
}
