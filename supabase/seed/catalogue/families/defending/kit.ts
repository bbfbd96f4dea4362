/** What the defending families share: one frame for all of them, the ground, and where people stand. */
import type { Point, TeamId } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import { combine, createFamily, type AnyFamily, type Kind } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  createRounds,
  createWords,
  type Task,
  type Words3,
} from '../possession/kit'
import { toPointOn } from '../possession/line-up'
import {
  makeEasier,
  describeField,
  getGroupFault,
  getGroupPoint,
  makeHarder,
  describeSpareBalls,
} from './group-words'

export { playWhile, type Words3 } from '../possession/kit'
export { toPointOn } from '../possession/line-up'

/** What a team attacks: a line to dribble over, mini goals, or a goal with a keeper. */
export type Target = 'line' | 'mini' | 'two' | 'three' | 'youth' | 'full' | 'none'

export interface Size {
  key: string
  /** Green, attacks to the right; keepers not counted. */
  attack: number
  /** Amber, defends the right end. */
  defence: number
  area: readonly [length: number, width: number]
  /** What the defenders guard on the right, and where they counter to on the left. */
  goal: Target
  counter?: Target
  ages: readonly [from: number, to: number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [sets: number, work: number, rest: number]
  more?: number
  /** Those who learn here, when it is not amber. */
  group?: number
  intensity?: IntensityLevel
}

export interface DefendingTask extends Task {
  /** Youngest age this rule makes sense for. */
  from?: number
  kind?: Partial<Kind>
  /** High balls are cleared with the head: from twelve on. */
  heading?: boolean
}

/** The family's own words; numbers, ground and what the size of the group means come from here. */
export interface Parts {
  title: Words3
  aim: Words3
  /** After the sentence about ground and numbers: where everybody starts. */
  setup: Words3
  start: Words3
  end: Words3
  points: readonly Words3[]
  progression: Words3
  regression: Words3
  fault: Words3
}

interface Plan<S extends Size> extends Kind {
  slug: string
  sizes: readonly S[]
  tasks: readonly DefendingTask[]
  fits?: (size: S, task: DefendingTask) => boolean
  draw: (size: S, task: string) => Sketch
  parts: (size: S, task: string) => Parts
  balls?: number
}

export function createDefendingFamily<S extends Size>(plan: Plan<S>): AnyFamily {
  const { slug, sizes, tasks, fits, draw, parts, balls = 4, ...kind } = plan
  return createFamily({
    slug,
    ...kind,
    variants: combine({ size: sizes, task: tasks }).filter(
      ({ size, task }) => (task.from ?? 0) < size.ages[1] && (fits?.(size, task) ?? true),
    ),
    key: ({ size, task }) => `${size.key}-${task.key}`,
    exercise({ size, task }) {
      const time = createRounds(...size.time, size.intensity ?? 'high')
      const drawing = draw(size, task.key)
      addBench(drawing, balls)
      const count = drawing.scene().objects.filter((one) => one.kind === 'player').length
      const own = parts(size, task.key)
      return {
        level: toLevel(size.level + task.harder),
        ages: [Math.max(size.ages[0], task.from ?? 0), size.ages[1]],
        ...task.kind,
        intensity: size.intensity ?? 'high',
        minutes: time.minutes,
        intervals: time.intervals,
        heading: task.heading ?? false,
        players: [count, count + (size.more ?? 2)],
        sketch: drawing,
        words: createWords(
          {
            title: own.title,
            aim: own.aim,
            setup: joinWords(describeField(size), own.setup, describeSpareBalls(balls)),
            start: own.start,
            end: joinWords(own.end, time.sentence),
            points: [...own.points, getGroupPoint(size)],
            progressions: [own.progression, makeHarder(size)],
            regressions: [own.regression, makeEasier(size)],
            faults: [own.fault, getGroupFault(size)],
          },
          task,
        ),
      }
    },
  })
}

export function joinWords(...parts: readonly Words3[]): Words3 {
  const joinLanguage = (place: 0 | 1 | 2) => parts.map((part) => part[place]).join(' ')
  return [joinLanguage(0), joinLanguage(1), joinLanguage(2)]
}

/** Corners, goals on their lines and keepers in front of them. */
export function createGround({ area, goal, counter }: Size): Sketch {
  const drawing = createSketch(area, getPitch(goal, counter))
  const [length, width] = area
  if (goal !== 'full') drawing.corners('cone')
  addTarget(drawing, goal, length, 180)
  if (counter) addTarget(drawing, counter, 0, 0)
  if (counter === 'youth' || counter === 'full') drawing.keeper('a', [1.4, width / 2])
  if (goal === 'youth' || goal === 'full') drawing.keeper('b', [length - 1.4, width / 2])
  return drawing
}

function getPitch(goal: Target, counter?: Target) {
  if (goal !== 'full') return {}
  if (counter === 'full') return { pitch: 'small_sided' as const }
  return { pitch: 'box' as const, goal_side: 'right' as const }
}

function addTarget(drawing: Sketch, target: Target, x: number, rotation: number) {
  const [, width] = drawing.area
  if (target === 'none') return
  if (target === 'line') {
    drawing.gears('marker', [
      [x, width * 0.33],
      [x, width * 0.67],
    ])
    return
  }
  const shares = target === 'two' ? [0.2, 0.8] : target === 'three' ? [0.12, 0.5, 0.88] : [0.5]
  const size = target === 'youth' || target === 'full' ? target : 'mini'
  for (const share of shares) drawing.goal(size, [x, width * share], rotation)
}

/** Somebody drawn, with the place, to move from there. */
export interface Man {
  id: string
  at: Point
}

/** At parts of length and width. */
export function put(drawing: Sketch, team: TeamId, places: readonly Point[]): Man[] {
  return places.map((place) => addMan(drawing, team, toPointOn(drawing, place)))
}

/** At metres. */
export function addMan(drawing: Sketch, team: TeamId, at: Point): Man {
  return { id: drawing.player(team, at), at }
}

/** Rows across the pitch, each [part of the length, count, first and last part of the width]. */
export type Row = readonly [x: number, count: number, from: number, to: number]

export function addRows(drawing: Sketch, team: TeamId, all: readonly Row[]): Man[] {
  return all.flatMap(([x, count, from, to]) =>
    put(
      drawing,
      team,
      Array.from({ length: count }, (_, index): Point => {
        const share = count > 1 ? index / (count - 1) : 0.5
        return [x, from + (to - from) * share]
      }),
    ),
  )
}

/** Runs by so many metres. */
export function moveBy(drawing: Sketch, men: readonly Man[], dx: number, dy: number) {
  for (const { id, at } of men) drawing.run(id, [at[0] + dx, at[1] + dy])
}

/** The one of a list that must be there. */
export function getNth(men: readonly Man[], index: number): Man {
  const one = men.at(index)
  if (!one) throw new Error(`no player ${index}`)
  return one
}

type SizeParts = readonly [
  key: string,
  attack: number,
  defence: number,
  area: readonly [number, number],
  goal: Target,
  counter: Target | undefined,
  ages: readonly [number, number],
  level: number,
  time: readonly [number, number, number],
]

/** A size in one line: green, amber, area, what amber guards, where it counters to, ages, level, rounds. */
export function createSize(...parts: SizeParts): Size {
  const [key, attack, defence, area, goal, counter, ages, level, time] = parts
  return { key, attack, defence, area, goal, ...(counter && { counter }), ages, level, time }
}
