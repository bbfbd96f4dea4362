/** A stored training as the details page and the printed sheet show it. */
import { countMinutesBetween } from '@/lib/time/interval'
import { addClockMinutes, toWallClock } from '@/lib/time/wall-clock'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import { chooseText } from '@/features/exercises/model/exercise-text'
import type { PlanBlock } from './plan'
import { computeClockTimes, computePlanEquipment, sumPlanMinutes } from './plan-times'
import { normalizePlan } from './board/steps'
import { chooseStillDrawing } from '@/features/exercises/model/choose-still-drawing'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'

interface StoredText {
  locale: string
  title: string
  aim: string
  setup: string
  rules: string
  coaching_points: readonly string[]
}

export interface StoredExercise extends Omit<ExerciseCardData, 'title' | 'aim'> {
  animation_id?: string | null
  animation?: { preview: unknown } | null
  texts: readonly StoredText[]
}

interface StoredBlock {
  id: string
  phase: TrainingPhase
  position: number
  minutes: number
  lane: number
  group_label: string | null
  planned_rpe: number | null
  title: string | null
  note: string | null
  exercise_id: string | null
  exercise: StoredExercise | null
}

export interface StoredTraining {
  starts_at: string
  ends_at: string
  team: { school: { time_zone: string } }
  blocks: readonly StoredBlock[]
}

export interface ViewBlock extends PlanBlock {
  /** `HH:mm` on the school's wall. */
  start: string
  setup: string
  /** How it is played. */
  rules: string
  points: readonly string[]
  /** The moving picture of its exercise. */
  animation_id: string | null
  /** Its picture standing still; null for a free block. */
  drawing: ReturnType<typeof chooseStillDrawing>
}

export interface ViewPhase {
  phase: TrainingPhase
  minutes: number
  start: string
  end: string
  blocks: ViewBlock[]
}

/** Phases without a block are left out; blocks stand in the order they are played. */
export function toTrainingView(training: StoredTraining, locale: string) {
  const zone = training.team.school.time_zone
  const begin = toWallClock(training.starts_at, zone)
  const stored = training.blocks.toSorted(
    (one, other) => one.position - other.position || one.lane - other.lane,
  )
  // lanes as the plan counts them: the first of a place in its phase is the step, the rest stand beside
  const plan = normalizePlan(
    stored.map((block, index) => {
      const before = stored.slice(0, index).findLast(({ phase }) => phase === block.phase)
      const isBeside = before?.position === block.position
      return { ...toViewBlock(block, locale), lane: isBeside ? Math.max(block.lane, 1) : 0 }
    }),
  )
  const times = computeClockTimes(plan, begin.time)
  const blocks = plan.map((block) => ({ ...block, start: times[block.key] ?? begin.time }))
  return {
    date: begin.date,
    start: begin.time,
    end: toWallClock(training.ends_at, zone).time,
    length: countMinutesBetween(training.starts_at, training.ends_at),
    minutes: sumPlanMinutes(plan),
    equipment: computePlanEquipment(plan),
    phases: trainingPhases.flatMap((phase) =>
      toViewPhase(
        phase,
        blocks.filter((block) => block.phase === phase),
      ),
    ),
  }
}

export type TrainingView = ReturnType<typeof toTrainingView>

function toViewPhase(phase: TrainingPhase, blocks: ViewBlock[]): ViewPhase[] {
  const first = blocks[0]
  if (!first) return []
  const end = addClockMinutes(first.start, sumPlanMinutes(blocks))
  return [{ phase, minutes: sumPlanMinutes(blocks), start: first.start, end, blocks }]
}

function toViewBlock(block: StoredBlock, locale: string): Omit<ViewBlock, 'start'> {
  const text = block.exercise && chooseText(block.exercise.texts, locale)
  return {
    key: block.id,
    phase: block.phase,
    exercise_id: block.exercise_id,
    title: block.title,
    minutes: block.minutes,
    lane: block.lane,
    group_label: block.group_label,
    planned_rpe: block.planned_rpe,
    note: block.note ?? '',
    exercise: block.exercise && {
      ...block.exercise,
      title: text?.title ?? '',
      aim: text?.aim ?? '',
    },
    setup: text?.setup ?? '',
    rules: text?.rules ?? '',
    points: text?.coaching_points ?? [],
    animation_id: block.exercise?.animation_id ?? null,
    drawing: chooseStillDrawing(block.exercise),
  }
}
