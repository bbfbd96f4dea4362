/** How notifications are set for people who have not chosen: a school's standard or the platform's. */
import { z } from 'zod'
import { digestRhythms, leadTimes, subjects, ways } from './preferences'

export const standardSchema = z.object({
  email: z.boolean(),
  push: z.boolean(),
  training: z.boolean(),
  messages: z.boolean(),
  tasks: z.boolean(),
  notes: z.boolean(),
  system: z.boolean(),
  payments: z.boolean(),
  training_lead: z.enum(leadTimes),
  tasks_lead: z.enum(leadTimes),
  digest: z.enum(digestRhythms),
})

export type StandardValues = z.infer<typeof standardSchema>

/** As `read_notification_standard` answers it. */
export const storedStandardSchema = standardSchema.extend({
  /** Null: there is none of one's own, what is usual counts. */
  updated_at: z.string().nullable(),
  updated_by: z.string().nullable(),
  /** People who have not chosen for themselves, of all there are. */
  followers: z.number(),
  people: z.number(),
})

export type StoredStandard = z.infer<typeof storedStandardSchema>

/** As `my_notification_standard` answers it. */
export const followedStandardSchema = z.object({
  /** Null: the platform's. */
  school_name: z.string().nullable(),
  has_chosen: z.boolean(),
})

/** The ways and subjects that are switched on, in the order they are shown in. */
export function listSwitchedOn(standard: StandardValues) {
  return {
    ways: ways.filter((way) => standard[way]),
    subjects: subjects.filter((subject) => standard[subject]),
  }
}
