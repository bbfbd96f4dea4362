/** The order of what a ball does: a pass never overlaps the next one. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { instant, roundUpSeconds } from '../scene/numbers'
import { findEvent } from '../scene/parts'
import { shiftTime } from '../time/ripple'
import { findStepTimeAfter } from './when'

/** The first moment from `t` on at which the ball can be kicked (by `by`, if said); null when never. */
export function findSpareTime(scene: Scene, ball: string, t: number, by?: string): number | null {
  const phases = getSceneMotion(scene).balls.get(ball)?.phases ?? []
  const free = phases.find(
    (phase) =>
      phase.until > t + instant &&
      phase.kind !== 'flight' &&
      (by === undefined || (phase.kind === 'carry' && phase.owner === by)),
  )
  return free ? roundUpSeconds(Math.max(t, free.from)) : null
}

/** When the ball of this pass is where it goes; its own time when it cannot happen. */
export function findLandingTime(scene: Scene, id: string): number {
  const event = findEvent(scene, id)
  if (!event) return 0
  const phases = getSceneMotion(scene).balls.get(event.ball)?.phases ?? []
  const flight = phases.find((phase) => phase.kind === 'flight' && phase.event.id === id)
  return flight ? flight.until : event.t
}

/**
 * Shifts what comes after this pass until it has arrived: the step (at `until`, else the next one) and
 * the ball's next event. Null when there is no time left.
 */
export function settleBall(scene: Scene, id: string, until?: number): Scene | null {
  const event = findEvent(scene, id)
  if (!event) return scene
  let settled = scene
  const step = until ?? findStepTimeAfter(scene, event.t)
  const late = roundUpSeconds(findLandingTime(settled, id) - step)
  if (late > 0) {
    const roomy = shiftTime(settled, step, late)
    if (roomy === settled) return null
    settled = roomy
  }
  // the way to a receiver who moves changes with the shift: a few rounds settle it
  for (let round = 0; round < 4; round += 1) {
    const next = settled.events.find(
      (other) => other.ball === event.ball && other.t >= event.t && isAfter(settled, id, other.id),
    )
    const overlap = next ? roundUpSeconds(findLandingTime(settled, id) - next.t) : 0
    if (!next || overlap <= 0) return settled
    const roomy = shiftTime(settled, Math.max(next.t, event.t + instant * 2), overlap)
    if (roomy === settled) return null
    settled = roomy
  }
  return settled
}

/** Events of one moment happen in the order of the list. */
function isAfter(scene: Scene, first: string, second: string): boolean {
  const place = (id: string) => scene.events.findIndex((event) => event.id === id)
  return place(second) > place(first)
}
