/** Trainings that are planned and not saved. */
import { z } from 'zod'
import { createDraftStore } from '@/lib/device/draft-store'
import { blockShape, trainingSchema } from './training-schema'

/** A draft may hold what the form would refuse: nothing typed is lost, so only the shape counts. */
const draftValues = trainingSchema.extend({
  team_id: z.string(),
  date: z.string(),
  time: z.string(),
  duration: z.number().catch(90),
  place: z.string(),
  title: z.string(),
  objective: z.string(),
  notes: z.string(),
  staff_notes: z.string().catch(''),
  field_part_id: z.string().nullable().catch(null),
  blocks: z.array(
    blockShape.extend({
      title: z.string().nullable(),
      minutes: z.number().catch(1),
      note: z.string(),
      lane: z.number().catch(0),
      group_label: z.string().nullable().catch(null),
      planned_rpe: z.number().nullable().catch(null),
    }),
  ),
})

export const draftSchema = z.object({
  saved_at: z.number(),
  /** Version of the training the draft is based on; null for a new one. */
  base_version: z.number().nullable(),
  values: draftValues,
})

export type TrainingDraft = z.infer<typeof draftSchema>

/** One draft per person and training (`new` for one not saved yet). */
export function createDraftKey(userId: string, trainingId: string | null): string {
  return `training-draft:${userId}:${trainingId ?? 'new'}`
}

export const trainingDrafts = createDraftStore('training_draft', draftSchema)
