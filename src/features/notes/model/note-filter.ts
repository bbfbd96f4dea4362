/** What the note history and the coach lab can be asked for; lives in the address. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'
import { noteKinds, noteVisibilities } from './note'

/** Days back from today. */
export const notePeriods = ['30', '90', '365'] as const

export const noteFilterSchema = createListSchema({
  player: z.guid().or(z.literal('')).default(''),
  kind: z.enum(noteKinds).or(z.literal('')).default(''),
  visibility: z.enum(noteVisibilities).or(z.literal('')).default(''),
  period: z.enum(notePeriods).or(z.literal('')).default(''),
  withdrawn: z.boolean().default(false),
  sort: z.enum(['occurred_on']).default('occurred_on'),
  dir: z.enum(['asc', 'desc']).default('desc'),
})

export type NoteFilter = z.infer<typeof noteFilterSchema>

export const labFilterSchema = createListSchema({
  team: z.guid().or(z.literal('')).default(''),
  waiting: z.boolean().default(false),
  /** The database decides: who was not written about for longest stands on top. */
  sort: z.enum(['note_on']).default('note_on'),
})

export type LabFilter = z.infer<typeof labFilterSchema>
