/** What the passing families share: one frame for all of them, waiting lines and common sentences. */
import type { GoalSize } from '../../../../../src/features/scene/model/document/kinds'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import { combine, createFamily, type AnyFamily, type ExerciseDraft, type Kind } from '../../family'
import type { Sketch } from '../../create-sketch'
import {
  toLevel,
  createRounds,
  createWords,
  type Base,
  type Task,
  type Words3,
} from '../possession/kit'

export {
  addBench,
  drawPasses,
  formatPlayers,
  playWhile,
  type Base,
  type Words3,
} from '../possession/kit'
export type { Point }

/** Numbers of a variant: who plays how long on which ground. */
export interface Size {
  key: string
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [number, number, number]
  /** How many more can take part than are drawn; 2 when left out. */
  more?: number
  /** What these numbers and distances ask for. */
  point: Words3
}

export interface PassingTask extends Task {
  /** Youngest age this rule makes sense for. */
  from?: number
}

interface Plan<S extends Size> extends Kind {
  slug: string
  sizes: readonly S[]
  tasks: readonly PassingTask[]
  fits?: (size: S, task: PassingTask) => boolean
  draw: (size: S, task: string) => Sketch
  base: (size: S, sentence: Words3, task: string) => Base
  intensity?: IntensityLevel
  differs?: (size: S, task: PassingTask) => Partial<ExerciseDraft>
}

export function createPassingFamily<S extends Size>(plan: Plan<S>): AnyFamily {
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
      const own = base(size, time.sentence, task.key)
      return {
        level: toLevel(size.level + task.harder),
        ages: [Math.max(size.ages[0], task.from ?? 0), size.ages[1]],
        intensity: intensity ?? 'medium',
        minutes: time.minutes,
        intervals: time.intervals,
        players: [count, count + (size.more ?? 2)],
        ...differs?.(size, task),
        sketch: drawing,
        words: createWords({ ...own, points: [size.point, ...own.points] }, task),
      }
    },
  })
}

/** People one behind the other, the first one at `at`; `way` says where the line goes. */
export function addLine(
  drawing: Sketch,
  team: 'a' | 'b',
  count: number,
  at: Point,
  way: Point = [-1, 0],
) {
  const gap = Math.min(2.2, 4.4 / Math.max(1, count - 1), Math.max(1.4, drawing.area[0] * 0.08))
  return Array.from({ length: count }, (_, index) =>
    drawing.player(team, [at[0] + index * gap * way[0], at[1] + index * gap * way[1]]),
  )
}

/** Part of the way from one place to another. */
export function moveToward(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export function join(...parts: readonly Words3[]): Words3 {
  const joinLanguage = (place: 0 | 1 | 2) => parts.map((part) => part[place]).join(' ')
  return [joinLanguage(0), joinLanguage(1), joinLanguage(2)]
}

export function describeSpareBalls(count: number): Words3 {
  return [
    `Spare balls beside the coach: ${count}.`,
    `Ersatzbälle beim Trainer: ${count}.`,
    `Резервни топки до треньора: ${count}.`,
  ]
}

/** For people, in words up to four. */
export const someone: Record<1 | 2 | 3 | 4, Words3> = {
  1: ['one player', 'ein Spieler', 'един играч'],
  2: ['two players', 'zwei Spieler', 'двама играчи'],
  3: ['three players', 'drei Spieler', 'трима играчи'],
  4: ['four players', 'vier Spieler', 'четирима играчи'],
}

export const goalNames: Record<GoalSize, Words3> = {
  full: ['full-size goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal', 'Jugendtor', 'юношеска врата'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}

/** A ball into the run of somebody, while others move. */
export function playInto(
  drawing: Sketch,
  ball: string,
  who: string,
  at: Point,
  moves: readonly (readonly [who: string, ...way: Point[]])[] = [],
) {
  drawing.together(() => {
    for (const [other, ...way] of moves) drawing.run(other, ...way)
    drawing.run(who, at)
    drawing.pass(ball, at, { for: who })
  })
}

/** As German and Bulgarian write it. */
export function formatDecimalComma(value: number): string {
  return String(value).replace('.', ',')
}
