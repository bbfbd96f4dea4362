/** What the finishing families share: one frame for all of them, the ground with its goal, and common sentences. */
import type { GoalSize } from '../../../../../src/features/scene/model/document/kinds'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import { combine, createFamily, type AnyFamily, type ExerciseDraft, type Kind } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  createRounds,
  createWords,
  type Base,
  type Task,
  type Words3,
} from '../possession/kit'

export { addBench, type Base, type Words3 } from '../possession/kit'

/** Numbers of a variant: who plays how long on which ground. */
export interface Size {
  key: string
  area: readonly [number, number]
  goal: GoalSize
  ages: readonly [number, number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [number, number, number]
  /** How many more can take part than are drawn; 2 when left out. */
  more?: number
  intensity?: IntensityLevel
}

export interface FinishingTask extends Task {
  /** Youngest age this rule makes sense for. */
  from?: number
  heading?: boolean
}

interface Plan<S extends Size> extends Kind {
  slug: string
  sizes: readonly S[]
  tasks: readonly FinishingTask[]
  fits?: (size: S, task: FinishingTask) => boolean
  draw: (size: S, task: string) => Sketch
  base: (size: S, sentence: Words3) => Base
  intensity?: IntensityLevel
  differs?: (size: S, task: FinishingTask) => Partial<ExerciseDraft>
}

export function createFinishingFamily<S extends Size>(plan: Plan<S>): AnyFamily {
  const { slug, sizes, tasks, fits, draw, base, intensity, differs, ...kind } = plan
  return createFamily({
    slug,
    ...kind,
    variants: combine({ size: sizes, task: tasks }).filter(
      ({ size, task }) => (task.from ?? 0) < size.ages[1] && (fits?.(size, task) ?? true),
    ),
    key: ({ size, task }) => `${size.key}-${task.key}`,
    exercise({ size, task }) {
      const time = createRounds(...size.time)
      const drawing = draw(size, task.key)
      const count = drawing.scene().objects.filter((one) => one.kind === 'player').length
      return {
        level: toLevel(size.level + task.harder),
        ages: [Math.max(size.ages[0], task.from ?? 0), size.ages[1]],
        intensity: size.intensity ?? intensity ?? 'medium',
        minutes: time.minutes,
        intervals: time.intervals,
        players: [count, count + (size.more ?? 2)],
        heading: task.heading ?? false,
        ...differs?.(size, task),
        sketch: drawing,
        words: createWords(base(size, time.sentence), task),
      }
    },
  })
}

/** Ground with one goal in the middle of the right end; a penalty area where the goal is full size. */
export function createGround({ area, goal }: Size): Sketch {
  const isBox = goal === 'full'
  const drawing = createSketch(area, isBox ? { pitch: 'box', goal_side: 'right' } : {})
  if (!isBox) drawing.corners('cone')
  drawing.goal(goal, [area[0], area[1] / 2], 180)
  return drawing
}

/** In front of the goal of `createGround`; none in a mini goal. */
export function addKeeper(drawing: Sketch, { area, goal }: Size) {
  if (goal !== 'mini') drawing.keeper('b', [area[0] - 1, area[1] / 2])
}

/** Places behind each other, away from the goal, the first one at `at`. */
export function addLine(drawing: Sketch, team: 'a' | 'b', count: number, at: Point, gap = 1.6) {
  return Array.from({ length: count }, (_, index) =>
    drawing.player(team, [at[0] - index * gap, at[1]]),
  )
}

/** A place beside the posts: share 0 is the top post, 1 the bottom one. */
export function getPointInGoal({ area, goal }: Size, share: number): Point {
  const width = { full: 7.32, youth: 5, small: 3, mini: 1.2 }[goal]
  return [area[0], area[1] / 2 - width / 2 + width * share]
}

const goalNames: Record<GoalSize, Words3> = {
  full: ['full-size goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal (5 m)', 'Jugendtor (5 m)', 'юношеска врата (5 м)'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}

/** For titles. */
export const shortGoal: Record<GoalSize, Words3> = {
  full: ['large goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal', 'Jugendtor', 'юношеска врата'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}

/** The sentence about ground and goal. */
export function describeGround({ area, goal }: Size): Words3 {
  const [length, width] = area
  const [en, de, bg] = goalNames[goal]
  const isOpen = goal === 'mini'
  return [
    `Area of ${length} × ${width} m with a ${en} ${isOpen ? 'and no keeper' : 'and a keeper'} in the middle of one end.`,
    `Feld von ${length} × ${width} m, in der Mitte einer Grundlinie ein ${de} ${isOpen ? 'ohne' : 'mit'} Torwart.`,
    `Поле ${length} × ${width} м, в средата на едната крайна линия ${bg} ${isOpen ? 'без вратар' : 'с вратар'}.`,
  ]
}

export function describeSpareBalls(count: number): Words3 {
  return [
    `Spare balls beside the coach: ${count}.`,
    `Ersatzbälle beim Trainer: ${count}.`,
    `Резервни топки до треньора: ${count}.`,
  ]
}

export function join(...parts: readonly Words3[]): Words3 {
  const joinLanguage = (place: 0 | 1 | 2) => parts.map((part) => part[place]).join(' ')
  return [joinLanguage(0), joinLanguage(1), joinLanguage(2)]
}
