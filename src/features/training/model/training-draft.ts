/** Unsaved planner work in local storage: survives a reload, a closed tab and a lost connection. */
import { z } from 'zod'
import { deviceEntries } from '@/lib/device/registry'
import { blockShape, trainingSchema, type TrainingValues } from './training-schema'

/** Drafts older than this many days are forgotten. */
const { keepDays } = deviceEntries.training_draft

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
      // a draft from before there were lanes has none of these
      lane: z.number().catch(0),
      group_label: z.string().nullable().catch(null),
      planned_rpe: z.number().nullable().catch(null),
    }),
  ),
})

const draftSchema = z.object({
  v: z.literal(1),
  saved_at: z.number(),
  /** Version of the training the draft is based on; null for a new one. */
  base_version: z.number().nullable(),
  values: draftValues,
})

export interface TrainingDraft {
  saved_at: number
  base_version: number | null
  values: TrainingValues
}

type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One draft per person and training (`new` for one not saved yet). */
export function draftKey(userId: string, trainingId: string | null): string {
  return `training-draft:${userId}:${trainingId ?? 'new'}`
}

/** Answers false when the browser refuses (full or switched off): the caller may say so. */
export function keepDraft(store: DraftStore, key: string, draft: TrainingDraft): boolean {
  try {
    store.setItem(key, JSON.stringify({ v: 1, ...draft }))
    return true
  } catch {
    return false
  }
}

/** Null when there is none, or one that is broken or too old. */
export function restoreDraft(store: DraftStore, key: string, now: number): TrainingDraft | null {
  try {
    const text = store.getItem(key)
    if (!text) return null
    const draft = draftSchema.parse(JSON.parse(text))
    return now - draft.saved_at > keepDays * 24 * 3_600_000 ? null : draft
  } catch {
    return null
  }
}

export function dropDraft(store: DraftStore, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // A browser that refuses storage kept nothing either.
  }
}
