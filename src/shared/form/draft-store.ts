/** Drafts of long forms on this device, by the form's own key. */
import { z } from 'zod'
import { createDraftStore } from '@/lib/device/draft-store'

const prefix = 'draft:'

const draftSchema = z.object({
  saved_at: z.iso.datetime(),
  values: z.record(z.string(), z.unknown()),
})

type Draft = z.infer<typeof draftSchema>

const drafts = createDraftStore('form_draft', draftSchema)

/** Null when there is none. */
export function readDraft(key: string): Draft | null {
  return drafts.read(prefix + key)
}

/** A full or forbidden storage costs the draft, never the form. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  drafts.write(prefix + key, { saved_at: new Date().toISOString(), values })
}

export function clearDraft(key: string): void {
  drafts.remove(prefix + key)
}
