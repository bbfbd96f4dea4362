/** What the planner begins with: nothing, a linked exercise, a session to repeat or one to change. */
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { exerciseBlock, isFull, type Plan, type PlanBlock } from '../plan'
import { withBlock } from './plan-moves'
import type { PlannerLink } from './planner-link'
import { newTrainingValues } from '../training-defaults'
import { toValues, type TrainingValues } from '../training-schema'
import { textFor } from '@/features/exercises/model/exercise-text'
import { toTrainingView, type StoredExercise, type StoredTraining } from '../training-view'

interface Repeated extends StoredTraining {
  team_id: string
  title: string | null
  objective: string | null
  notes: string | null
  place: string | null
  staff_notes?: { notes: string | null } | null
  bookings?: readonly { field_part_id: string }[]
}

interface Beginning {
  now: number
  zone: string
  teamId: string
  /** Where this team met last. */
  place: string
  link: PlannerLink
  copied: Repeated | null
  exercise: ExerciseCardData | null
  /** Those of a collection. */
  collected?: readonly ExerciseCardData[]
  locale: string
}

/** Values of a session not saved yet. A repeated one keeps its hour and length, on the next weekday. */
export function startValues(begin: Beginning): TrainingValues {
  const { copied, link, exercise, collected = [], ...rest } = begin
  const repeated = copied && valuesOf(copied, begin.zone, begin.locale)
  const values = newTrainingValues({
    ...rest,
    place: repeated?.place || begin.place,
    date: link.date ?? undefined,
    time: link.time ?? repeated?.time,
    duration: link.duration ?? repeated?.duration,
  })
  const blocks = withAll(repeated ? repeated.blocks : [], collected)
  return {
    ...values,
    title: repeated?.title ?? '',
    objective: repeated?.objective ?? '',
    blocks: exercise ? [...withExercise(blocks, exercise)] : blocks,
  }
}

/** The plan with these exercises, each once, as long as there is room. */
function withAll(plan: readonly PlanBlock[], exercises: readonly ExerciseCardData[]): PlanBlock[] {
  let filled: Plan = plan
  for (const exercise of exercises) {
    if (!isFull(filled)) filled = withExercise(filled, exercise)
  }
  return [...filled]
}

/** The plan with a linked exercise, once. */
export function withExercise(plan: Plan, exercise: ExerciseCardData): Plan {
  if (plan.some((block) => block.exercise_id === exercise.id)) return plan
  return withBlock(plan, exerciseBlock(`linked-${exercise.id}`, exercise))
}

/** A stored session as the form holds it, in the reader's language and on the school's clock. */
export function valuesOf(training: Repeated, zone: string, locale: string): TrainingValues {
  const view = toTrainingView(training, locale)
  const plan = view.phases.flatMap(({ blocks }) => blocks.map(planBlock))
  return toValues(training, plan, zone)
}

/** A stored exercise with its texts as the card a plan holds. */
export function exerciseCard(exercise: StoredExercise, locale: string): ExerciseCardData {
  const text = textFor(exercise.texts, locale)
  return cardData({ ...exercise, title: text?.title ?? '', aim: text?.aim ?? '' })
}

/** Only what a plan needs of an exercise, so that drafts stay small. */
export function cardData(exercise: ExerciseCardData): ExerciseCardData {
  return {
    id: exercise.id,
    title: exercise.title,
    aim: exercise.aim,
    topic: exercise.topic,
    phase: exercise.phase,
    min_age: exercise.min_age,
    max_age: exercise.max_age,
    players_min: exercise.players_min,
    players_max: exercise.players_max,
    area_length_m: exercise.area_length_m,
    area_width_m: exercise.area_width_m,
    minutes: exercise.minutes,
    intensity: exercise.intensity,
    has_heading: exercise.has_heading,
    equipment: exercise.equipment,
    diagram: exercise.diagram,
  }
}

function planBlock(block: PlanBlock): PlanBlock {
  return {
    key: block.key,
    phase: block.phase,
    exercise_id: block.exercise_id,
    title: block.title,
    minutes: block.minutes,
    note: block.note,
    lane: block.lane,
    group_label: block.group_label,
    planned_rpe: block.planned_rpe,
    exercise: block.exercise && cardData(block.exercise),
  }
}
