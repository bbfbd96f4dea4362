/** What the specialists' families share: practices written whole, each in two or three sizes. */
import type { GoalSize } from '../../../../../src/features/scene/model/document/kinds'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import {
  createFamily,
  type AnyFamily,
  type ExerciseWords,
  type Kind,
  type Locale,
} from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import { createRounds, toLevel, type Words3 } from '../possession/kit'

export { addBench } from '../possession/kit'
export type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
export type { Sketch } from '../../create-sketch'

/** One language of a practice; `{l}`, `{w}`, `{goal}` and the size's own values are filled in. */
interface TaskText {
  name: string
  aim: string
  setup: string
  /** Numbered when shown; the rounds follow as the last one. */
  steps: readonly string[]
  points: readonly string[]
  scoring: string
  question: string
  fault: string
  harder: readonly string[]
  easier: readonly string[]
}
export type TaskWords = Record<Locale, TaskText>

export interface Size {
  key: string
  /** After the name in the title; the area when left out. */
  name?: Words3
  area: readonly [length: number, width: number]
  goal?: GoalSize
  ages: readonly [from: number, to: number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [number, number, number]
  /** Metres, or words. */
  values?: Record<string, Words3 | number>
  /** How many more can take part than are drawn; 2 when left out. */
  more?: number
}

interface SpecialTask<S extends Size> {
  key: string
  words: TaskWords
  draw: (size: S) => Sketch
  /** Added to the level of the size. */
  harder?: number
  /** Keys of the sizes it fits; all of the family when left out. */
  sizes?: readonly string[]
  /** Youngest age it makes sense for, where the size is for younger ones too. */
  from?: number
  kind?: Partial<Kind>
  intensity?: IntensityLevel
}

interface Spec<S extends Size> extends Kind {
  slug: string
  intensity: IntensityLevel
  sizes: readonly S[]
  tasks: readonly SpecialTask<S>[]
}

export function createSpecialistFamily<S extends Size>(spec: Spec<S>): AnyFamily {
  const { slug, intensity, sizes, tasks, ...kind } = spec
  return createFamily({
    slug,
    ...kind,
    variants: tasks.flatMap((task) =>
      sizes.filter(({ key }) => task.sizes?.includes(key) ?? true).map((size) => ({ size, task })),
    ),
    key: ({ size, task }) => `${task.key}-${size.key}`,
    exercise({ size, task }) {
      const effort = task.intensity ?? intensity
      const { minutes, intervals, sentence } = createRounds(...size.time, effort)
      const sketch = task.draw(size)
      const count = sketch.scene().objects.filter((one) => one.kind === 'player').length
      const write = (locale: Locale, place: 0 | 1 | 2) =>
        writeWords(task.words[locale], { size, place, rounds: sentence[place] })
      return {
        ...task.kind,
        level: toLevel(size.level + (task.harder ?? 0)),
        ages: [Math.max(size.ages[0], task.from ?? 0), size.ages[1]],
        intensity: effort,
        minutes,
        intervals,
        players: [count, count + (size.more ?? 2)],
        sketch,
        words: { en: write('en', 0), de: write('de', 1), bg: write('bg', 2) },
      }
    },
  })
}

const goalNames: Record<GoalSize, Words3> = {
  full: ['full-size goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal (5 m)', 'Jugendtor (5 m)', 'юношеска врата (5 м)'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}
/** For titles. */
export const goalTitles: Record<GoalSize, Words3> = {
  full: ['large goal', 'Großtor', 'голяма врата'],
  youth: ['youth goal', 'Jugendtor', 'юношеска врата'],
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  mini: ['mini goal', 'Minitor', 'малка врата'],
}

interface Writing {
  size: Size
  place: 0 | 1 | 2
  rounds: string
}

function writeWords(text: TaskText, { size, place, rounds }: Writing): ExerciseWords {
  const [length, width] = size.area
  const metre = place === 2 ? 'м' : 'm'
  const values: Record<string, string | undefined> = {
    l: String(length),
    w: String(width),
    goal: size.goal && goalNames[size.goal][place],
    ...Object.fromEntries(
      Object.entries(size.values ?? {}).map(([name, value]) => [
        name,
        typeof value === 'number' ? formatMetres(value, place) : value[place],
      ]),
    ),
  }
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`nothing for {${name}} in “${sentence}”`)
      return value
    })
  const suffix = size.name?.[place] ?? `${length} × ${width} ${metre}`
  return {
    title: `${text.name}, ${suffix}`,
    aim: fill(text.aim),
    setup: fill(text.setup),
    rules: [...text.steps.map(fill), rounds]
      .map((step, index) => `${index + 1}. ${step}`)
      .join('\n'),
    points: text.points.map(fill),
    progressions: text.harder.map(fill),
    regressions: text.easier.map(fill),
    scoring: fill(text.scoring),
    questions: [fill(text.question)],
    faults: [fill(text.fault)],
  }
}

function formatMetres(value: number, place: 0 | 1 | 2): string {
  return place === 0 ? String(value) : String(value).replace('.', ',')
}

/** The size's own number of this name. */
export function getMetres({ values }: Size, name: string): number {
  const value = values?.[name]
  if (typeof value !== 'number') throw new Error(`no metres called ${name}`)
  return value
}

/** Metres across: lines of a penalty area need this much, else they are left out. */
const boxWidth = 40

/** A goal in the middle of the right end, with a penalty area where it has room. */
export function createGoalEnd({ area, goal = 'youth' }: Size): Sketch {
  const isBox = goal === 'full' && area[1] >= boxWidth
  const pitch = area[0] > 38 ? 'half' : 'box'
  const drawing = createSketch(area, isBox ? { pitch, goal_side: 'right' } : {})
  if (!isBox) drawing.corners('cone')
  drawing.goal(goal, [area[0], area[1] / 2], 180)
  return drawing
}

/** An open field with cones on its corners. */
export function createField({ area }: Size): Sketch {
  const drawing = createSketch(area)
  drawing.corners('cone')
  return drawing
}

/** A place in the goal of `createGoalEnd`: share 0 is the top post, 1 the bottom one. */
export function getPointInGoal({ area, goal = 'youth' }: Size, share: number): Point {
  const width = { full: 7.32, youth: 5, small: 3, mini: 1.2 }[goal]
  return [area[0], area[1] / 2 - width / 2 + width * share]
}

/** Somebody runs to where the ball comes; a shot that is held, a pass into the run, a loose touch that is taken. */
export function drawMeeting(
  drawing: Sketch,
  [ball, who]: readonly [string, string],
  at: Point,
  kind: 'ground' | 'driven' | 'lofted' | 'shot' = 'ground',
) {
  drawing.together(() => {
    drawing.run(who, at)
    drawing.pass(ball, at, { for: who, kind })
  })
}

/** All of them at the same time. */
export function runTogether(drawing: Sketch, ...runs: readonly (readonly [string, ...Point[]])[]) {
  drawing.together(() => {
    for (const [who, ...points] of runs) drawing.run(who, ...points)
  })
}
