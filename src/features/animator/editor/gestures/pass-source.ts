/** Which ball a pass begun here would play, who plays it and when. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { getStepSpan } from '@/features/scene/model/motion/arrows'
import type { Carry, Flight } from '@/features/scene/model/motion/ball-motion'
import { findStepIndexAt } from '@/features/scene/model/motion/playback'
import { getSceneMotion } from '@/features/scene/model/motion/scene-motion'
import { findRunStart } from '../changes/motion/run'
import type { EditorState } from '../editor-state'
import { findArrowEndAt, findObjectAt } from '../hit'
import type { PointerInput } from '../tool'

export interface PassSource {
  /** Null: there is no ball yet, `by` gets one. */
  ball: string | null
  by: string | null
  /** Seconds. */
  t: number
  place: Point
  /** A pass that leaves there already, and is aimed anew. */
  event: string | null
}

export function findPassSourceAt(state: EditorState, input: PointerInput): PassSource | null {
  const motion = getSceneMotion(state.scene)
  const met = findObjectAt(state, input, (id) => {
    const kind = motion.objects.get(id)?.kind
    return kind === 'ball' || kind === 'player' || kind === 'coach'
  })
  const onIt = met?.gap === 0 ? findSource(state, met.id) : null
  if (onIt) return onIt
  const end = findArrowEndAt(state, input)
  return (
    (end && findSourceAtEndOfRun(state, end.object)) ?? (met ? findSource(state, met.id) : null)
  )
}

function findSource(state: EditorState, id: string): PassSource | null {
  const { balls } = getSceneMotion(state.scene)
  if (balls.has(id)) return findSourceFromBall(state, id)
  for (const ball of balls.keys()) {
    const found = findSourceFromCarrier(state, ball, id)
    if (found) return found
  }
  if (balls.size > 0) return null
  return { ball: null, by: id, t: state.time, place: placeAt(state, id, state.time), event: null }
}

function findSourceFromBall(state: EditorState, ball: string): PassSource | null {
  const phase = getSceneMotion(state.scene).balls.get(ball)?.phaseAt(state.time)
  if (!phase) return null
  const place = placeAt(state, ball, state.time)
  const event = phase.kind === 'flight' && isNow(phase.from, state.time) ? phase.event.id : null
  const by = phase.kind === 'carry' ? phase.owner : null
  return { ball, by, t: state.time, place, event }
}

/** Somebody who has the ball at some time of the shown step, or has passed it in it already. */
function findSourceFromCarrier(state: EditorState, ball: string, id: string): PassSource | null {
  const { time } = state
  const carry = findCarry(state, ball, id)
  if (carry) {
    const t = Math.max(time, carry.from)
    return { ball, by: id, t, place: placeAt(state, ball, t), event: null }
  }
  const phases = getSceneMotion(state.scene).balls.get(ball)?.phases ?? []
  const flight = phases.find(
    (phase): phase is Flight =>
      phase.kind === 'flight' && phase.kicker === id && isNow(phase.from, time),
  )
  if (!flight) return null
  return { ball, by: id, t: flight.from, place: flight.course.at(0), event: flight.event.id }
}

/** At the end of a dribble, or of the run of somebody who gets the ball on the way. */
function findSourceAtEndOfRun(state: EditorState, id: string): PassSource | null {
  for (const ball of getSceneMotion(state.scene).balls.keys()) {
    const carry = findCarry(state, ball, id)
    if (!carry) continue
    const t = Math.max(carry.from, findRunStart(state.scene, id, state.time))
    if (t < carry.until) return { ball, by: id, t, place: placeAt(state, ball, t), event: null }
  }
  return null
}

function findCarry(state: EditorState, ball: string, id: string): Carry | undefined {
  const { scene, time } = state
  const span = getStepSpan(scene, findStepIndexAt(scene, time))
  return getSceneMotion(scene)
    .balls.get(ball)
    ?.phases.find(
      (phase): phase is Carry =>
        phase.kind === 'carry' &&
        phase.owner === id &&
        phase.until > time + 0.001 &&
        phase.from <= span.until,
    )
}

function isNow(t: number, time: number): boolean {
  return Math.abs(t - time) < 0.001
}

function placeAt({ scene }: EditorState, id: string, t: number): Point {
  const { x, y } = getSceneMotion(scene).poseOf(id, t)
  return [x, y]
}
