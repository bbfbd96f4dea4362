/** Practices written whole: each has its own drawing and its own words, in two or three sizes. */
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import {
  createFamily,
  type AnyFamily,
  type ExerciseDraft,
  type ExerciseWords,
  type Kind,
  type Locale,
} from '../../family'
import { createRounds, toLevel, type Words3 } from '../possession/kit'

export { addBench, drawPasses, type Words3 } from '../possession/kit'
export { playInto } from '../passing/kit'
export { createScale } from '../transition/kit'
export type { Point, Sketch }

/** What a coach reads; `{l}`, `{w}`, `{n}` (players drawn) and the size's own `fill` are put in. */
export interface ExerciseText {
  title: string
  aim: string
  setup: string
  /** A step each. */
  rules: readonly string[]
  points: readonly string[]
  harder: readonly string[]
  easier: readonly string[]
  scoring: string
  question: string
  fault: string
}

export interface ExerciseSize {
  key: string
  /** After the title. */
  name: Words3
  area: readonly [length: number, width: number]
  ages: readonly [from: number, to: number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [number, number, number]
  /** How many the drawing is asked for; what it means is the practice's affair. */
  count?: number
  /** How many fewer and more can take part than are drawn; 0 and 2 when left out. */
  fewer?: number
  more?: number
  fill?: Readonly<Record<string, number | Words3>>
}

export interface Exercise {
  key: string
  sizes: readonly ExerciseSize[]
  intensity: IntensityLevel
  kind?: Partial<Kind>
  more?: Pick<ExerciseDraft, 'coaches' | 'heading' | 'bibs' | 'isWalking'>
  draw: (size: ExerciseSize) => Sketch
  words: Record<Locale, ExerciseText>
}

export function createExercises(
  family: Kind & { slug: string },
  practices: readonly Exercise[],
): AnyFamily {
  return createFamily({
    ...family,
    variants: practices.flatMap((task) => task.sizes.map((size) => ({ task, size }))),
    key: ({ task, size }) => `${task.key}-${size.key}`,
    exercise({ task, size }) {
      const sketch = task.draw(size)
      const count = sketch.scene().objects.filter(({ kind }) => kind === 'player').length
      const time = createRounds(...size.time)
      const createLocaleWords = (place: 0 | 1 | 2, locale: Locale) =>
        fillWords(task.words[locale], {
          place,
          rounds: time.sentence[place],
          name: size.name[place],
          values: { l: size.area[0], w: size.area[1], n: count, ...size.fill },
        })
      return {
        level: toLevel(size.level),
        ages: size.ages,
        ...task.kind,
        ...task.more,
        intensity: task.intensity,
        minutes: time.minutes,
        intervals: time.intervals,
        players: [count - (size.fewer ?? 0), count + (size.more ?? 2)],
        sketch,
        words: {
          en: createLocaleWords(0, 'en'),
          de: createLocaleWords(1, 'de'),
          bg: createLocaleWords(2, 'bg'),
        },
      }
    },
  })
}

interface Filling {
  place: 0 | 1 | 2
  rounds: string
  name: string
  values: Readonly<Record<string, number | Words3>>
}

function fillWords(text: ExerciseText, filling: Filling): ExerciseWords {
  const fill = (words: string) => fillPlaces(words, filling)
  return {
    title: fill(`${text.title}, ${filling.name}`),
    aim: fill(text.aim),
    setup: fill(text.setup),
    rules: [...text.rules, filling.rounds]
      .map((step, index) => `${index + 1}. ${fill(step)}`)
      .join('\n'),
    points: text.points.map(fill),
    progressions: text.harder.map(fill),
    regressions: text.easier.map(fill),
    scoring: fill(text.scoring),
    questions: [fill(text.question)],
    faults: [fill(text.fault)],
  }
}

function fillPlaces(words: string, { place, values }: Filling): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nothing is called ${name}`)
    if (typeof value !== 'number') return value[place]
    return place === 0 ? String(value) : String(value).replace('.', ',')
  })
}

/** Several at the same time: a pass to somebody's feet or into their run, and who else moves meanwhile. */
export function moveAll(
  drawing: Sketch,
  ...moves: readonly (readonly [who: string, ...way: Point[]])[]
) {
  drawing.together(() => {
    for (const [who, ...way] of moves) drawing.run(who, ...way)
  })
}
