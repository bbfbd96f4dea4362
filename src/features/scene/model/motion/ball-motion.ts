/**
 * The ball's story: carried by one, flying to another, lying on the ground. A pass knows from its
 * distance and speed how long it takes; one to the feet meets its receiver where that one is by then.
 */
import type { Ball, BallEvent, Point } from '../document/scene-schema'
import { carryDistance, computeBallAtFeet, computeFeetTowards } from './ball-feet'
import { createCourse, distance, computeHeading, type Course } from './course'
import type { TrackMotion } from './track-motion'

export interface Carry {
  kind: 'carry'
  from: number
  until: number
  owner: string
  /** Direction from the owner to where the ball came from; null when it was there from the start. */
  cameFrom: number | null
  /** Where it is played next; null when it stays. */
  aim: Point | null
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

/** Seconds: exact enough for everything that is seen, and the grid in which somebody is looked for. */
const instant = 0.0005
const lookAhead = 0.05
/** Documents round times: a ball played on at once may leave this much before it came. */
const rounding = 0.02
/** How near somebody must be to get a ball that arrives or lies there, in metres. */
export const reach = 2

export function createBallMotion(
  ball: Ball,
  events: readonly BallEvent[],
  tracks: ReadonlyMap<string, TrackMotion>,
): BallMotion {
  const phases: BallPhase[] = []
  const impossible: BallEvent[] = []
  let now = 0
  let owner = ball.owner !== undefined && tracks.has(ball.owner) ? ball.owner : null
  let place: Point = [ball.x, ball.y]
  let cameFrom: number | null = null

  /** Carried or lying since `now`. */
  function createPhaseUntil(until: number, aim: Point | null): Carry | Rest {
    if (owner === null) return { kind: 'rest', from: now, until, place }
    return { kind: 'carry', from: now, until, owner, cameFrom, aim }
  }

  /** Where the ball is when the time comes to play it to its aim. */
  function placeBy(t: number, aim: Point | null): Point {
    const phase = createPhaseUntil(t, aim)
    return phase.kind === 'rest'
      ? phase.place
      : computeBallAtFeet(tracks.get(phase.owner), phase, t)
  }

  for (const event of events.toSorted((a, b) => a.t - b.t)) {
    const receiver = event.to === undefined ? undefined : tracks.get(event.to)
    const t = Math.max(now, event.t)
    const aim = event.kind === 'take' ? null : findAim(event, receiver)
    const start = placeBy(t, aim)
    if (event.t < now - rounding || (event.kind === 'take' && !canTake(t, start, receiver))) {
      impossible.push(event)
      continue
    }
    if (t > now) phases.push(createPhaseUntil(t, aim))
    now = t
    if (event.kind === 'take' && event.to !== undefined && receiver) {
      owner = event.to
      cameFrom = findSide(receiver, t, start)
      continue
    }
    const flight = addFlight(event, t, start, receiver)
    phases.push({ kind: 'flight', from: now, event, kicker: owner, ...flight })
    now = flight.until
    place = flight.course.at(1)
    owner = null
    if (event.to !== undefined && receiver) {
      const met = findMeetingTime(receiver, place, now, findNextTime(events, now))
      if (met > now) phases.push({ kind: 'rest', from: now, until: met, place })
      if (met < Infinity) {
        owner = event.to
        cameFrom = findSide(receiver, met, place)
        now = met
      } else if (met > now) phases.pop()
    }
  }
  phases.push(createPhaseUntil(Infinity, null))

  function findPhaseAt(t: number): BallPhase {
    return phases.find(({ until }) => t < until) ?? phases[phases.length - 1] ?? lying
  }
  const lying: Rest = { kind: 'rest', from: 0, until: Infinity, place }

  return {
    ball,
    phases,
    impossible,
    phaseAt: findPhaseAt,
    placeAt(t) {
      const phase = findPhaseAt(t)
      if (phase.kind === 'rest') return phase.place
      if (phase.kind === 'carry') return computeBallAtFeet(tracks.get(phase.owner), phase, t)
      return phase.course.at(computeShare(phase, t))
    },
    heightAt(t) {
      const phase = findPhaseAt(t)
      if (phase.kind !== 'flight' || phase.event.kind !== 'lofted') return 0
      const share = computeShare(phase, t)
      return 4 * share * (1 - share)
    },
  }
}

function canTake(t: number, ball: Point, taker: TrackMotion | undefined): boolean {
  return taker !== undefined && distance(taker.placeAt(t), ball) <= reach
}

/** The first point the ball is played towards. */
function findAim(event: BallEvent, receiver: TrackMotion | undefined): Point | null {
  const bend = event.via?.[0]
  if (bend) return bend
  if (event.x !== undefined && event.y !== undefined) return [event.x, event.y]
  return receiver?.placeAt(event.t) ?? null
}

/** Direction from somebody to the ball; null when it lies right there. */
function findSide(somebody: TrackMotion, t: number, ball: Point): number | null {
  const place = somebody.placeAt(t)
  return distance(place, ball) > 0.01 ? computeHeading(place, ball) : null
}

/** When and along which way the ball arrives. To the feet it is where the receiver will be. */
function addFlight(
  event: BallEvent,
  from: number,
  start: Point,
  receiver: TrackMotion | undefined,
) {
  const bend = event.via ?? []
  if (event.x !== undefined && event.y !== undefined) {
    const course = createCourse([start, ...bend, [event.x, event.y]])
    return { course, until: from + course.length / event.speed }
  }
  const getCourseTo = (t: number) =>
    createCourse([start, ...bend, receiver ? computeFeetOfReceiver(receiver, t, start) : start])
  const computeArrivalAt = (t: number) => from + getCourseTo(t).length / event.speed
  // the receiver moves on meanwhile: a few rounds settle it when the ball is the faster one
  let until = from
  for (let round = 0; round < 8; round += 1) {
    const arrival = computeArrivalAt(until)
    const isSettled = Math.abs(arrival - until) < instant
    until = arrival
    if (isSettled) return { course: getCourseTo(until), until }
  }
  until = findCatchTime(from, computeArrivalAt)
  return { course: getCourseTo(until), until }
}

/** The first time at which the ball can be where its receiver is; there is one, since runs end. */
function findCatchTime(start: number, arrivalAt: (t: number) => number): number {
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
function computeFeetOfReceiver(receiver: TrackMotion, t: number, start: Point): Point {
  return computeFeetTowards(receiver.placeAt(t), start)
}

/**
 * When the receiver gets a ball that lies there: within reach, and no nearer a moment later. Infinity
 * when not before the next event.
 */
function findMeetingTime(
  receiver: TrackMotion,
  place: Point,
  arrival: number,
  latest: number,
): number {
  const last = receiver.stretches.at(-1)?.until ?? 0
  const end = Math.min(latest, Math.max(arrival, last))
  let away = distance(receiver.placeAt(arrival), place)
  for (let t = arrival; t < end; t += lookAhead) {
    const then = distance(receiver.placeAt(Math.min(t + lookAhead, end)), place)
    if (away <= reach && (away <= carryDistance || then >= away)) return t
    away = then
  }
  return away <= reach ? end : Infinity
}

/** The next event that can happen: those before the ball arrives cannot. */
function findNextTime(events: readonly BallEvent[], arrival: number): number {
  return Math.min(...events.filter(({ t }) => t >= arrival).map(({ t }) => t), Infinity)
}

function computeShare({ from, until }: Flight, t: number): number {
  return until > from ? Math.min(1, Math.max(0, (t - from) / (until - from))) : 1
}
