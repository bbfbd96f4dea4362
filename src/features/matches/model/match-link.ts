/** What an address may ask of the form: team, date and time, as the calendar writes them for an empty slot. */
import { z } from 'zod'

export const matchLinkSchema = z.object({
  team: z.guid().nullable().default(null).catch(null),
  date: z.iso.date().nullable().default(null).catch(null),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable()
    .default(null)
    .catch(null),
})

export type MatchLink = z.infer<typeof matchLinkSchema>

export function parseMatchLink(search: URLSearchParams): MatchLink {
  return matchLinkSchema.parse(Object.fromEntries(search))
}
