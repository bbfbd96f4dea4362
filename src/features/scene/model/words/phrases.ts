/** What happens in a step, read off the movements, as data that any language can make sentences of. */
import type { Point, Scene, TeamId } from '../document/scene-schema'
import { listArrows, getStepSpan, type Arrow } from '../motion/arrows'
import { getSceneMotion } from '../motion/scene-motion'
import { listPassedOpponents } from './passed-opponents'
import { isInGoal, describeDestination, type Place } from './whereabouts'
import { identifyPerson, type Who } from './who'

export type PassManner = 'ground' | 'driven' | 'lofted'

export type Phrase =
  | { kind: 'run' | 'dribble'; who: Who; past: Who[]; where: Place | null }
  /** `who` is null for a ball nobody had; the dribble that led to it may be part of the phrase. */
  | {
      kind: 'pass'
      who: Who | null
      manner: PassManner
      isAfterDribble: boolean
      to: Who | null
      /** Played into space for `to`, or nobody. */
      isAhead: boolean
      where: Place
    }
  | { kind: 'shot'; who: Who | null; isAfterDribble: boolean; isAtGoal: boolean }
  | { kind: 'take'; who: Who; from: Who | null }
  /** Equipment that is carried somewhere else. */
  | { kind: 'move'; who: Who }

/** In order of time. */
export function describeStep(scene: Scene, index: number): Phrase[] {
  const span = getStepSpan(scene, index)
  const arrows = joinArrows(listArrows(scene, span))
  const used = new Set<Arrow>()
  const phrases = arrows.flatMap((arrow) => {
    if (used.has(arrow)) return []
    const kick = findKickAfter(arrow, arrows)
    if (kick && describePassed(scene, arrow).length === 0) {
      used.add(kick)
      return [{ t: arrow.from, phrase: describeFlight(scene, kick, true) }]
    }
    const isRun = arrow.kind === 'run' || arrow.kind === 'dribble'
    const phrase = isRun ? describeMovement(scene, arrow) : describeFlight(scene, arrow, false)
    return phrase ? [{ t: arrow.from, phrase }] : []
  })
  return [...phrases, ...describeTakes(scene, span)]
    .toSorted((a, b) => a.t - b.t)
    .map(({ phrase }) => phrase)
}

/** A way in several stretches is one movement. */
function joinArrows(arrows: readonly Arrow[]): Arrow[] {
  const whole: Arrow[] = []
  for (const arrow of arrows) {
    const isWay = arrow.kind === 'run' || arrow.kind === 'dribble'
    const place = whole.findLastIndex(({ by, source }) => by === arrow.by && source.kind === 'key')
    const before = whole[place]
    if (isWay && before?.kind === arrow.kind && before.ball === arrow.ball) {
      const points = [...before.points, ...arrow.points]
      whole[place] = { ...before, until: arrow.until, points }
    } else whole.push(arrow)
  }
  return whole
}

/** The pass or shot right at the end of a dribble. */
function findKickAfter(dribble: Arrow, arrows: readonly Arrow[]): Arrow | undefined {
  if (dribble.kind !== 'dribble') return undefined
  return arrows.find(
    ({ source, by, ball, from }) =>
      source.kind === 'event' &&
      by === dribble.by &&
      ball === dribble.ball &&
      Math.abs(from - dribble.until) < 0.5,
  )
}

function describePassed(scene: Scene, arrow: Arrow): Who[] {
  const runner = scene.objects.find(({ id }) => id === arrow.by)
  if (!runner) return []
  return listPassedOpponents(scene, runner, arrow).flatMap((id) => identifyPerson(scene, id) ?? [])
}

function describeMovement(scene: Scene, arrow: Arrow): Phrase | null {
  const who = identifyPerson(scene, arrow.by)
  const runner = scene.objects.find(({ id }) => id === arrow.by)
  if (!who || !runner) return null
  if (runner.kind !== 'player' && runner.kind !== 'coach') return { kind: 'move', who }
  const team = runner.kind === 'player' ? runner.team : null
  return {
    kind: arrow.kind === 'dribble' ? 'dribble' : 'run',
    who,
    past: describePassed(scene, arrow),
    where: team === null ? null : findPlace(scene, team, arrow),
  }
}

function describeFlight(scene: Scene, arrow: Arrow, isAfterDribble: boolean): Phrase {
  const who = identifyPerson(scene, arrow.by)
  const end = arrow.points.at(-1) ?? [0, 0]
  if (arrow.kind === 'shot') {
    return { kind: 'shot', who, isAfterDribble, isAtGoal: isAtGoal(scene, end) }
  }
  const kicker = scene.objects.find(({ id }) => id === arrow.by)
  const event = scene.events.find(({ id }) => id === arrow.id)
  const place = kicker?.kind === 'player' ? findPlace(scene, kicker.team, arrow) : null
  const manner = arrow.kind === 'driven' || arrow.kind === 'lofted' ? arrow.kind : 'ground'
  return {
    kind: 'pass',
    who,
    manner,
    isAfterDribble,
    to: identifyPerson(scene, arrow.to),
    isAhead: event?.x !== undefined,
    where: place ?? (isInGoal(scene, end) ? 'goal' : 'space'),
  }
}

function findPlace(scene: Scene, team: TeamId, arrow: Arrow): Place | null {
  const [from, to] = [arrow.points[0], arrow.points.at(-1)]
  return from && to ? describeDestination(scene, { team, from, to, t: arrow.from }) : null
}

/** At a goal that was put up, or over the line between the marked posts, a metre more or less. */
function isAtGoal(scene: Scene, end: Point): boolean {
  if (isInGoal(scene, end)) return true
  const { kind, length, width } = scene.pitch
  if (kind === 'blank') return false
  const [x, y] = end
  const isOver = x <= 1 || x >= length - 1 || y <= 1 || y >= width - 1
  const isMiddle = Math.abs(y - width / 2) < 5 || Math.abs(x - length / 2) < 5
  return isOver && isMiddle
}

/** Balls that are picked up or won. */
function describeTakes(scene: Scene, { from, until }: { from: number; until: number }) {
  const { balls } = getSceneMotion(scene)
  return scene.events.flatMap((event) => {
    if (event.kind !== 'take' || event.is_quiet || event.t < from || event.t >= until) return []
    const ball = balls.get(event.ball)
    const who = identifyPerson(scene, event.to ?? null)
    if (!ball || !who || ball.impossible.includes(event)) return []
    const before = ball.phases.find((phase) => phase.until === event.t)
    const owner = before?.kind === 'carry' ? identifyPerson(scene, before.owner) : null
    return [{ t: event.t, phrase: { kind: 'take' as const, who, from: owner } }]
  })
}
