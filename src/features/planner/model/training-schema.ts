/** What the planner's form holds; limits as in the trainings migration, messages are translation keys. */
import { z } from 'zod'
import { countMinutesBetween, addMinutes } from '@/lib/time/interval'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { trainingLimits } from './limits'
import type { Plan, PlanBlock } from './plan'
import { normalizePlan } from './board/steps'
import { intensityLevels, trainingPhases } from '@/features/exercises/model/taxonomy'

const limits = trainingLimits

const exerciseSchema = z.object({
  id: z.string(),
  title: z.string(),
  aim: z.string(),
  topic: z.string(),
  phase: z.enum(trainingPhases),
  min_age: z.number(),
  max_age: z.number(),
  players_min: z.number(),
  players_max: z.number(),
  area_length_m: z.number(),
  area_width_m: z.number(),
  minutes: z.number(),
  intensity: z.enum(intensityLevels),
  has_heading: z.boolean(),
  equipment: z.unknown(),
  diagram: z.unknown(),
})

/** One block without the rule that a free one needs a name: a draft may still lack it. */
export const blockShape = z.object({
  key: z.string().min(1),
  phase: z.enum(trainingPhases),
  exercise_id: z.string().nullable(),
  title: z.string().max(limits.blockTitle, 'planner:form.errors.block_title_long').nullable(),
  minutes: z
    .number('planner:form.errors.minutes')
    .int('planner:form.errors.minutes')
    .min(limits.blockMinutes.min, 'planner:form.errors.minutes')
    .max(limits.blockMinutes.max, 'planner:form.errors.minutes'),
  note: z.string().max(limits.blockNote, 'planner:form.errors.note_long'),
  lane: z
    .number()
    .int()
    .min(0)
    .max(limits.lanes - 1),
  group_label: z.string().max(limits.groupLabel, 'planner:form.errors.group_long').nullable(),
  planned_rpe: z.number().int().min(limits.plannedRpe.min).max(limits.plannedRpe.max).nullable(),
  exercise: exerciseSchema.nullable(),
})

export const blockSchema = blockShape.refine(
  (block) => block.exercise_id !== null || (block.title ?? '').trim() !== '',
  { path: ['title'], message: 'planner:form.errors.block_title_required' },
)

/** Everything but the plan: what stands in fields. */
export const trainingFields = z.object({
  team_id: z.string().min(1, 'planner:form.errors.team_required'),
  date: z.iso.date('planner:form.errors.date_required'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'planner:form.errors.time_required'),
  duration: z
    .number('planner:form.errors.duration')
    .int('planner:form.errors.duration')
    .min(limits.durationMin, 'planner:form.errors.duration')
    .max(limits.durationMax, 'planner:form.errors.duration'),
  place: z.string().max(limits.place, 'planner:form.errors.place_long'),
  title: z.string().max(limits.title, 'planner:form.errors.title_long'),
  objective: z.string().max(limits.objective, 'planner:form.errors.objective_long'),
  notes: z.string().max(limits.notes, 'planner:form.errors.notes_long'),
  /** What only the staff reads; stored beside the training, not in it. */
  staff_notes: z.string().max(limits.staffNotes, 'planner:form.errors.staff_notes_long'),
  /** The part of a field to book; null for none. */
  field_part_id: z.string().nullable(),
})

export type TrainingFields = z.infer<typeof trainingFields>

export const trainingSchema = trainingFields.extend({
  blocks: z.array(blockSchema).max(limits.blocks, 'planner:form.errors.too_many_blocks'),
})

export type TrainingValues = z.infer<typeof trainingSchema>

export interface TrainingKey {
  id: string
  /** Null for one that is made under this id: sent twice, it is still one training. */
  version: number | null
}

/** The argument of the RPC save_training; `existing` names the row and the version it was based on. */
export function toSaveArgument(values: TrainingValues, zone: string, existing: TrainingKey | null) {
  const starts_at = toInstant({ date: values.date, time: values.time }, zone)
  return {
    ...(existing ? { id: existing.id, version: existing.version } : {}),
    team_id: values.team_id,
    title: values.title.trim() || null,
    objective: values.objective.trim() || null,
    place: values.place.trim() || null,
    notes: values.notes.trim() || null,
    starts_at,
    ends_at: addMinutes(starts_at, values.duration),
    blocks: normalizePlan(values.blocks).map((block) => ({
      phase: block.phase,
      exercise_id: block.exercise_id,
      title: block.exercise_id ? null : (block.title ?? '').trim(),
      minutes: block.minutes,
      lane: block.lane,
      group_label: block.group_label?.trim() || null,
      planned_rpe: block.planned_rpe,
      note: block.note.trim() || null,
    })),
  }
}

interface StoredTraining {
  team_id: string
  starts_at: string
  ends_at: string
  place: string | null
  title: string | null
  objective: string | null
  notes: string | null
  staff_notes?: { notes: string | null } | null
  bookings?: readonly { field_part_id: string }[]
}

/** A stored training as form values, in the school's wall-clock time. */
export function toValues(training: StoredTraining, plan: Plan, zone: string): TrainingValues {
  return {
    team_id: training.team_id,
    ...toWallClock(training.starts_at, zone),
    duration: countMinutesBetween(training.starts_at, training.ends_at),
    place: training.place ?? '',
    title: training.title ?? '',
    objective: training.objective ?? '',
    notes: training.notes ?? '',
    staff_notes: training.staff_notes?.notes ?? '',
    field_part_id: training.bookings?.[0]?.field_part_id ?? null,
    blocks: normalizePlan(plan).map((block): PlanBlock => ({ ...block })),
  }
}
