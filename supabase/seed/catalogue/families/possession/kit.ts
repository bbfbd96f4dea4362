/** What the possession families share: words in three languages put together, and common parts of drawings. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { ExerciseWords, Level, Locale } from '../../family'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import type { Sketch } from '../../create-sketch'
import { writeSentences, writeSteps } from '../../sentences'

export type Words3 = readonly [en: string, de: string, bg: string]

/** What makes a variant different to play and to coach. */
export interface Task {
  key: string
  /** Added to the level of the numbers. */
  harder: number
  name: Words3
  aim: Words3
  rule: Words3
  points: readonly Words3[]
  more: readonly Words3[]
  easier: Words3
  scoring: Words3
  question: Words3
  fault: Words3
}

/** What every variant of the family has, for its numbers; the task's words go between `start` and `end`. */
export interface Base {
  title: Words3
  aim: Words3
  setup: Words3
  start: Words3
  end: Words3
  points: readonly Words3[]
  progressions: readonly Words3[]
  regressions: readonly Words3[]
  questions?: readonly Words3[]
  faults: readonly Words3[]
}

export function createWords(base: Base, task: Task): Record<Locale, ExerciseWords> {
  const createLocaleWords = (place: 0 | 1 | 2, locale: Locale): ExerciseWords => {
    const getLanguage = (words: Words3) => words[place]
    const list = (all: readonly Words3[]) => all.map(getLanguage)
    return {
      title: `${getLanguage(base.title)}: ${getLanguage(task.name)}`,
      aim: `${getLanguage(base.aim)} ${getLanguage(task.aim)}`,
      setup: writeSentences(getLanguage(base.setup), locale),
      rules: writeSteps([base.start, task.rule, base.end].map(getLanguage), locale),
      points: list([...task.points, ...base.points]),
      progressions: list([...task.more, ...base.progressions]),
      regressions: list([task.easier, ...base.regressions]),
      scoring: getLanguage(task.scoring),
      questions: list([task.question, ...(base.questions ?? [])]),
      faults: list([task.fault, ...base.faults]),
    }
  }
  return {
    en: createLocaleWords(0, 'en'),
    de: createLocaleWords(1, 'de'),
    bg: createLocaleWords(2, 'bg'),
  }
}

type Noun = readonly [one: string, many: string]

const englishNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const germanNumbers = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht']
/** For people; from seven on a figure reads better. */
const bulgarianNumbers = ['никой', 'един', 'двама', 'трима', 'четирима', 'петима', 'шестима']

/** "two defenders", "zwei Verteidiger", "двама защитници": the case of the subject. */
function formatCount(count: number, en: Noun, de: Noun, bg: Noun): Words3 {
  const form = count === 1 ? 0 : 1
  return [
    `${englishNumbers[count] ?? count} ${en[form]}`,
    `${germanNumbers[count] ?? count} ${de[form]}`,
    `${bulgarianNumbers[count] ?? count} ${bg[form]}`,
  ]
}

export const formatPlayers = (count: number) =>
  formatCount(count, ['player', 'players'], ['Spieler', 'Spieler'], ['играч', 'играчи'])
export const formatDefenders = (count: number) =>
  formatCount(
    count,
    ['defender', 'defenders'],
    ['Verteidiger', 'Verteidiger'],
    ['защитник', 'защитници'],
  )
export const formatNeutrals = (count: number) =>
  formatCount(
    count,
    ['neutral', 'neutrals'],
    ['Joker', 'Joker'],
    ['неутрален играч', 'неутрални играчи'],
  )

/** Work and rest in rounds, as numbers and as a sentence. Who goes all out rests at least as long as they work. */
export function createRounds(
  plannedSets: number,
  work: number,
  plannedRest: number,
  intensity?: IntensityLevel,
) {
  const isTooShort = intensity === 'very_high' && plannedRest < work
  const rest = isTooShort ? work : plannedRest
  const sets = isTooShort
    ? Math.max(3, Math.round((plannedSets * (work + plannedRest)) / (work + rest)))
    : plannedSets
  const inMinutes = work % 60 === 0 && work > 60
  const amount = inMinutes ? work / 60 : work
  const sentence: Words3 = [
    `Rounds: ${sets} × ${amount} ${inMinutes ? 'min' : 's'}, ${rest} s rest in between.`,
    `Durchgänge: ${sets} × ${amount} ${inMinutes ? 'min' : 's'}, dazwischen ${rest} s Pause.`,
    `Серии: ${sets} × ${amount} ${inMinutes ? 'мин' : 'с'}, между тях ${rest} с почивка.`,
  ]
  return {
    sentence,
    minutes: Math.round((sets * (work + rest)) / 60),
    intervals: { sets, work, rest },
  }
}

export function toLevel(level: number): Level {
  return levels.find((one) => one === level) ?? (level < 1 ? 1 : 5)
}
const levels = [1, 2, 3, 4, 5] as const

/** The coach beside the ground with this many spare balls. */
export function addBench(drawing: Sketch, balls: number, x?: number) {
  const [length, width] = drawing.area
  const at = x ?? length / 2
  const step = Math.max(0.8, length / 30)
  drawing.coach([at, width + 2])
  for (let index = 1; index <= balls; index += 1)
    drawing.ball([at + step * (index + 0.5), width + 2])
}

/** Places on the sides of a rectangle, clockwise from the top left; parts of its length and width. */
export function listPointsOnSides(count: number, from: Point, to: Point): Point[] {
  const places = sides[count] ?? []
  return places.map(([x, y]) => [from[0] + x * (to[0] - from[0]), from[1] + y * (to[1] - from[1])])
}

const sides: Record<number, readonly Point[]> = {
  3: [
    [0.5, 0],
    [1, 0.8],
    [0, 0.8],
  ],
  4: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  5: [
    [0.5, 0],
    [1, 0.35],
    [0.8, 1],
    [0.2, 1],
    [0, 0.35],
  ],
  6: [
    [0.25, 0],
    [0.75, 0],
    [1, 0.5],
    [0.75, 1],
    [0.25, 1],
    [0, 0.5],
  ],
  7: [
    [0.25, 0],
    [0.75, 0],
    [1, 0.4],
    [0.9, 1],
    [0.5, 1],
    [0.1, 1],
    [0, 0.4],
  ],
  8: [
    [0.25, 0],
    [0.75, 0],
    [1, 0.25],
    [1, 0.75],
    [0.75, 1],
    [0.25, 1],
    [0, 0.75],
    [0, 0.25],
  ],
}

/** Passes from one to the next. */
export function drawPasses(drawing: Sketch, ball: string, receivers: readonly string[]) {
  for (const receiver of receivers) drawing.pass(ball, receiver)
}

/** Pass while others move. */
export function playWhile(
  drawing: Sketch,
  ball: string,
  to: string,
  moves: readonly (readonly [who: string, ...way: Point[]])[],
) {
  drawing.together(() => {
    for (const [who, ...way] of moves) drawing.run(who, ...way)
    drawing.pass(ball, to)
  })
}
