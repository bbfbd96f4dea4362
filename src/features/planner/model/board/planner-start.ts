/** What the planner begins with: nothing, a linked exercise, a session to repeat or one to change. */
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { createExerciseBlock, isFull, type Plan, type PlanBlock } from '../plan'
import { addBlock } from './plan-moves'
import type { TeamSlot } from '../next-slot'
import type { PlannerLink } from './planner-link'
import { createTrainingValues } from '../training-defaults'
import { toValues, type TrainingValues } from '../training-schema'
import { chooseText } from '@/features/exercises/model/exercise-text'
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
  /** When the team trains next without a plan; counts where nobody named a day. */
  slot?: TeamSlot
  link: PlannerLink
  copied: Repeated | null
  exercise: ExerciseCardData | null
  /** Those of a collection. */
  collected?: readonly ExerciseCardData[]
  locale: string
}

/** Values of a session not saved yet: at the next free time of its team. A repeated one keeps its hour and length, on the next weekday. */
export function createInitialValues(begin: Beginning): TrainingValues {
  const { copied, link, exercise, slot, collected = [], ...rest } = begin
  const proposed = link.date || copied ? undefined : slot
  const repeated = copied && toRepeatedValues(copied, begin.zone, begin.locale)
  const values = createTrainingValues({
    ...rest,
    place: repeated?.place || proposed?.place || begin.place,
    date: link.date ?? proposed?.date,
    time: link.time ?? repeated?.time ?? proposed?.time,
    duration: link.duration ?? repeated?.duration ?? proposed?.minutes,
  })
  const blocks = addExercises(repeated ? repeated.blocks : [], collected)
  return {
    ...values,
    title: repeated?.title ?? '',
    objective: repeated?.objective ?? '',
    blocks: exercise ? [...addExercise(blocks, exercise)] : blocks,
  }
}

/** The plan with these exercises, each once, as long as there is room. */
function addExercises(
  plan: readonly PlanBlock[],
  exercises: readonly ExerciseCardData[],
): PlanBlock[] {
  let filled: Plan = plan
  for (const exercise of exercises) {
    if (!isFull(filled)) filled = addExercise(filled, exercise)
  }
  return [...filled]
}

/** The plan with a linked exercise, once. */
export function addExercise(plan: Plan, exercise: ExerciseCardData): Plan {
  if (plan.some((block) => block.exercise_id === exercise.id)) return plan
  return addBlock(plan, createExerciseBlock(`linked-${exercise.id}`, exercise))
}

/** A stored session as the form holds it, in the reader's language and on the school's clock. */
export function toRepeatedValues(training: Repeated, zone: string, locale: string): TrainingValues {
  const view = toTrainingView(training, locale)
  const plan = view.phases.flatMap(({ blocks }) => blocks.map(toPlanBlock))
  return toValues(training, plan, zone)
}

/** A stored exercise with its texts as the card a plan holds. */
export function toExerciseCard(exercise: StoredExercise, locale: string): ExerciseCardData {
  const text = chooseText(exercise.texts, locale)
  return toCardData({ ...exercise, title: text?.title ?? '', aim: text?.aim ?? '' })
}

/** Only what a plan needs of an exercise, so that drafts stay small. */
export function toCardData(exercise: ExerciseCardData): ExerciseCardData {
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

function toPlanBlock(block: PlanBlock): PlanBlock {
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
    exercise: block.exercise && toCardData(block.exercise),
  }
}
