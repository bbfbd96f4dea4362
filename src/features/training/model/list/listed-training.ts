/** A row of the training lists: the answer of the RPC `training_list`. */
import { z } from 'zod'
import { trainingStatuses } from '@/features/teams/model/training-state'
import { exerciseTopics, trainingPhases } from '@/features/exercises/model/taxonomy'

const count = z.number().int().min(0)

export const turnoutSchema = z.object({
  squad: count,
  yes: count,
  no: count,
  maybe: count,
  open: count,
  /** Who said anything themselves; an absence is not an answer. */
  answered: count,
  asked_again: count,
  present: count,
  recorded: count,
})

const rowSchema = z.object({
  id: z.string(),
  version: z.number(),
  title: z.string().nullable(),
  objective: z.string().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  place: z.string().nullable(),
  status: z.enum(trainingStatuses),
  change_reason: z.string().nullable(),
  series_id: z.string().nullable(),
  series_date: z.string().nullable(),
  team_id: z.string(),
  team: z.object({
    id: z.string(),
    name: z.string(),
    age_group: z.string(),
    school: z.object({ name: z.string(), time_zone: z.string() }),
  }),
  blocks: z.array(
    z.object({ phase: z.enum(trainingPhases), position: z.number(), minutes: z.number() }),
  ),
  topics: z.array(z.enum(exerciseTopics)),
  /** Who comes; null for teams one does not plan for. */
  turnout: turnoutSchema.nullable(),
})

export type ListedTraining = z.infer<typeof rowSchema>

export const trainingListSchema = z.object({ total: count, rows: z.array(rowSchema) })
