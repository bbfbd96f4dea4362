/**
 * The ball's story: carried by one, flying to another, lying on the ground. A pass knows from its
 * distance and speed how long it takes; one to the feet meets its receiver where that one is by then.
 */
import type { Ball, BallEvent, Point } from '../document/scene-schema'
import { courseThrough, distance, heading, type Course } from './course'
import type { TrackMotion } from './track-motion'

export interface Carry {
  kind: 'carry'
  from: number
  until: number
  owner: string
}
export interface Flight {
  kind: 'flight'
  from: number
  until: number
  event: BallEvent
  /** Who kicked it; null when it lay free. */
  kicker: string | null
  course: Course
}
export interface Rest {
  kind: 'rest'
  from: number
  until: number
  place: Point
}
export type BallPhase = Carry | Flight | Rest

export interface BallMotion {
  ball: Ball
  /** Without gaps from 0 to infinity. */
  phases: readonly BallPhase[]
  phaseAt: (t: number) => BallPhase
  placeAt: (t: number) => Point
  /** 0 on the ground to 1 at the top of a lofted pass. */
  heightAt: (t: number) => number
  /** Events that cannot happen: the ball is still on its way, or out of the taker's reach. */
  impossible: readonly BallEvent[]
}

/** Metres between a carrier's middle and the ball at the feet. */
const carryDistance = 0.7
/** Seconds: exact enough for everything that is seen, and the grid in which somebody is looked for. */
const instant = 0.0005
const lookAhead = 0.05
/** How near somebody must be to get a ball that arrives or lies there, in metres. */
export const reach = 2

export function ballMotion(
  ball: Ball,
  events: readonly BallEvent[],
  tracks: ReadonlyMap<string, TrackMotion>,
): BallMotion {
  const phases: BallPhase[] = []
  const impossible: BallEvent[] = []
  let now = 0
  let owner = ball.owner !== undefined && tracks.has(ball.owner) ? ball.owner : null
  let place: Point = [ball.x, ball.y]

  function hold(until: number) {
    if (owner !== null) phases.push({ kind: 'carry', from: now, until, owner })
    else phases.push({ kind: 'rest', from: now, until, place })
  }

  for (const event of events.toSorted((a, b) => a.t - b.t)) {
    const receiver = event.to === undefined ? undefined : tracks.get(event.to)
    if (event.t < now || (event.kind === 'take' && !canTake(event.t, receiver))) {
      impossible.push(event)
      continue
    }
    if (event.t > now) hold(event.t)
    const start = owner === null ? place : feet(tracks.get(owner), event.t)
    now = event.t
    if (event.kind === 'take') {
      owner = event.to ?? null
      continue
    }
    const flight = fly(event, start, receiver)
    phases.push({ kind: 'flight', from: now, event, kicker: owner, ...flight })
    now = flight.until
    place = flight.course.at(1)
    owner = null
    if (event.to !== undefined && receiver) {
      const met = meeting(receiver, place, now, nextTime(events, now))
      if (met > now) phases.push({ kind: 'rest', from: now, until: met, place })
      if (met < Infinity) {
        owner = event.to
        now = met
      } else if (met > now) phases.pop()
    }
  }
  hold(Infinity)

  function canTake(t: number, taker: TrackMotion | undefined): boolean {
    if (!taker) return false
    const lies = owner === null ? place : feet(tracks.get(owner), t)
    return distance(taker.placeAt(t), lies) <= reach
  }

  function phaseAt(t: number): BallPhase {
    return phases.find(({ until }) => t < until) ?? phases[phases.length - 1] ?? lying
  }
  const lying: Rest = { kind: 'rest', from: 0, until: Infinity, place }

  return {
    ball,
    phases,
    impossible,
    phaseAt,
    placeAt(t) {
      const phase = phaseAt(t)
      if (phase.kind === 'rest') return phase.place
      if (phase.kind === 'carry') return feet(tracks.get(phase.owner), t)
      return phase.course.at(shareOf(phase, t))
    },
    heightAt(t) {
      const phase = phaseAt(t)
      if (phase.kind !== 'flight' || phase.event.kind !== 'lofted') return 0
      const share = shareOf(phase, t)
      return 4 * share * (1 - share)
    },
  }
}

/** Before the carrier's feet, in the direction of the movement or of the body. */
function feet(carrier: TrackMotion | undefined, t: number): Point {
  if (!carrier) return [0, 0]
  const [x, y] = carrier.placeAt(t)
  const turn = ((carrier.headingAt(t) ?? carrier.rotationAt(t) ?? 0) * Math.PI) / 180
  return [x + Math.cos(turn) * carryDistance, y + Math.sin(turn) * carryDistance]
}

/** When and along which way the ball arrives. To the feet it is where the receiver will be. */
function fly(event: BallEvent, start: Point, receiver: TrackMotion | undefined) {
  const bend = event.via ?? []
  if (event.x !== undefined && event.y !== undefined) {
    const course = courseThrough([start, ...bend, [event.x, event.y]])
    return { course, until: event.t + course.length / event.speed }
  }
  const courseTo = (t: number) =>
    courseThrough([start, ...bend, receiver ? beforeFeet(receiver, t, start) : start])
  const arrivalAt = (t: number) => event.t + courseTo(t).length / event.speed
  // the receiver moves on meanwhile: a few rounds settle it when the ball is the faster one
  let until = event.t
  for (let round = 0; round < 8; round += 1) {
    const arrival = arrivalAt(until)
    const isSettled = Math.abs(arrival - until) < instant
    until = arrival
    if (isSettled) return { course: courseTo(until), until }
  }
  until = catchingUp(event.t, arrivalAt)
  return { course: courseTo(until), until }
}

/** The first time at which the ball can be where its receiver is; there is one, since runs end. */
function catchingUp(start: number, arrivalAt: (t: number) => number): number {
  let late = start + lookAhead
  while (arrivalAt(late) > late) late += lookAhead
  let early = late - lookAhead
  while (late - early > instant) {
    const middle = (early + late) / 2
    if (arrivalAt(middle) > middle) early = middle
    else late = middle
  }
  return late
}

/** A pass ends a step before the receiver, on the side it comes from. */
function beforeFeet(receiver: TrackMotion, t: number, start: Point): Point {
  const place = receiver.placeAt(t)
  if (distance(start, place) <= carryDistance) return place
  const turn = (heading(place, start) * Math.PI) / 180
  return [place[0] + Math.cos(turn) * carryDistance, place[1] + Math.sin(turn) * carryDistance]
}

/** When the receiver first is within reach of the ball; infinity when not before the next event. */
function meeting(receiver: TrackMotion, place: Point, arrival: number, latest: number): number {
  const last = receiver.stretches.at(-1)?.until ?? 0
  const end = Math.min(latest, Math.max(arrival, last))
  for (let t = arrival; t <= end + 0.001; t += lookAhead) {
    if (distance(receiver.placeAt(t), place) <= reach) return t
  }
  return Infinity
}

/** The next event that can happen: those before the ball arrives cannot. */
function nextTime(events: readonly BallEvent[], arrival: number): number {
  return Math.min(...events.filter(({ t }) => t >= arrival).map(({ t }) => t), Infinity)
}

function shareOf({ from, until }: Flight, t: number): number {
  return until > from ? Math.min(1, Math.max(0, (t - from) / (until - from))) : 1
}
