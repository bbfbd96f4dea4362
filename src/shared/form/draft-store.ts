/** Drafts of long forms on this device: they survive a reload, a closed tab and a lost connection. */
import { z } from 'zod'
import { openDeviceStore } from '@/lib/device/device-storage'

const prefix = 'draft:'
const store = openDeviceStore('form_draft')

const draftSchema = z.object({
  saved_at: z.iso.datetime(),
  values: z.record(z.string(), z.unknown()),
})

export type Draft = z.infer<typeof draftSchema>

/** Null when there is none or what is stored is not a draft. */
export function readDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(store.getItem(prefix + key) ?? 'null')
    const draft = draftSchema.safeParse(stored)
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

/** A full or forbidden storage costs the draft, never the form. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  try {
    const draft: Draft = { saved_at: new Date().toISOString(), values }
    store.setItem(prefix + key, JSON.stringify(draft))
  } catch {
    // Private windows and full disks refuse; typing goes on.
  }
}

export function clearDraft(key: string): void {
  store.removeItem(prefix + key)
}
