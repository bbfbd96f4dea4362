/**
 * How the catalogue is written: a family is one idea of an exercise with rules for how it varies (STEP: space,
 * task, equipment, players); every variant becomes an exercise with its own numbers, drawing and words.
 */
import type {
  EquipmentKind,
  IntensityLevel,
  TrainingPhase,
} from '../../../src/features/exercises/model/taxonomy'
import type { Sketch } from './create-sketch'

export type Locale = 'en' | 'de' | 'bg'
export type Level = 1 | 2 | 3 | 4 | 5
export type Corner = 'technical' | 'tactical' | 'physical' | 'psychological' | 'social'

/** What a coach reads. Limits: title 60 (a card's width), as in the database aim 300, list entries 200 characters. */
export interface ExerciseWords {
  title: string
  /** What players learn, in one or two sentences. */
  aim: string
  setup: string
  rules: string
  /** 2–8 short points, what the coach says. */
  points: readonly string[]
  progressions?: readonly string[]
  regressions?: readonly string[]
  scoring?: string
  questions?: readonly string[]
  faults?: readonly string[]
}

export interface Kind {
  topic: Topic
  moment: Moment | null
  phase: TrainingPhase
  practice_type: PracticeType
  corners: readonly Corner[]
}

/** One variant worked out. */
export interface ExerciseDraft extends Partial<Kind> {
  /** 1 for beginners to 5 for the best; within a family the chain leads from low to high. */
  level: Level
  ages: readonly [from: number, to: number]
  intensity: IntensityLevel
  minutes: number
  /** Seconds; sets × (work + rest) fill the minutes, give or take two. */
  intervals?: { sets: number; work: number; rest: number }
  /** Fewest and most it works with; the drawing shows the ideal number. */
  players: readonly [min: number, max: number]
  coaches?: number
  heading?: boolean
  /** When not every team but one needs bibs. */
  bibs?: number
  /** Nobody runs in the film either. */
  isWalking?: boolean
  sketch: Sketch
  words: Record<Locale, ExerciseWords>
}

/** What is varied: the practices of a family differ in their task, the exercises of a practice in anything else. */
export interface Varied {
  task: { key: string }
}

export interface Family<Variant extends Varied> extends Kind {
  /** kebab-case, unique; exercises are called `<slug>-<key of the variant>`. */
  slug: string
  variants: readonly Variant[]
  /** kebab-case and unique within the family. */
  key: (variant: Variant) => string
  exercise: (variant: Variant) => ExerciseDraft
}

/** What the catalogue needs of a family, whatever its variants are made of. */
export interface AnyFamily extends Kind {
  slug: string
  drafts: () => { key: string; practice: string; draft: ExerciseDraft }[]
}

export function createFamily<Variant extends Varied>(definition: Family<Variant>): AnyFamily {
  const { variants, key, exercise, ...kind } = definition
  return {
    ...kind,
    drafts: () =>
      variants.map((variant) => ({
        key: key(variant),
        practice: variant.task.key,
        draft: exercise(variant),
      })),
  }
}

type Choices = Record<string, readonly unknown[]>
type Combination<All extends Choices> = { [Name in keyof All]: All[Name][number] }

/** Every combination of the choices, the first varying slowest. */
export function combine<const All extends Choices>(choices: All): Combination<All>[] {
  const start: Record<string, unknown>[] = [{}]
  const all = Object.entries(choices).reduce(
    (made, [name, values]) =>
      made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    start,
  )
  return all.filter((one): one is Combination<All> => isComplete(one, choices))
}

function isComplete<All extends Choices>(
  one: Record<string, unknown>,
  choices: All,
): one is Combination<All> {
  return Object.keys(choices).every((name) => name in one)
}

export type Topic =
  | 'ball_mastery'
  | 'dribbling'
  | 'first_touch'
  | 'passing'
  | 'switching_play'
  | 'crossing'
  | 'heading'
  | 'finishing'
  | 'possession'
  | 'combination_play'
  | 'pressing'
  | 'counter_press'
  | 'counter_attack'
  | 'compactness'
  | 'defending_1v1'
  | 'defending_group'
  | 'goalkeeping'
  | 'set_pieces'
  | 'coordination'
  | 'speed'
  | 'strength'
  | 'mobility'
  | 'fun'
export type Moment =
  | 'in_possession'
  | 'out_of_possession'
  | 'transition_to_attack'
  | 'transition_to_defence'
  | 'set_play'
export type PracticeType =
  | 'unopposed'
  | 'passive_opposition'
  | 'opposed'
  | 'rondo'
  | 'positional_game'
  | 'wave'
  | 'phase_of_play'
  | 'small_sided_game'
  | 'conditioned_game'
  | 'free_game'
  | 'test'
  | 'fun_game'

export interface EquipmentCount {
  kind: EquipmentKind
  count: number
}
