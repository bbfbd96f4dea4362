/** What the address says of a quick session; whatever it leaves out is found by itself. */
import { z } from 'zod'
import { themeChoices } from './theme'

/** Minutes a quick session may have. */
export const quickMinutes = { min: 30, max: 180 } as const
export const usualLengths = [60, 75, 90] as const

export const quickLinkSchema = z.object({
  team: z.guid().nullable().default(null).catch(null),
  topic: z.enum(themeChoices).nullable().default(null).catch(null),
  minutes: z.coerce
    .number()
    .int()
    .min(quickMinutes.min)
    .max(quickMinutes.max)
    .nullable()
    .default(null)
    .catch(null),
  /** On the school's wall, `2026-11-24T17:30`. */
  at: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/)
    .refine((text) => !Number.isNaN(Date.parse(text)))
    .nullable()
    .default(null)
    .catch(null),
  seed: z.coerce.number().int().min(1).max(1_000_000).default(1).catch(1),
})

export function readAt(at: string): { date: string; time: string } {
  const [date = '', time = ''] = at.split('T')
  return { date, time }
}

export function writeAt({ date, time }: { date: string; time: string }): string {
  return `${date}T${time}`
}

/** Months without frost and with heat in most of Europe: June to August. */
export function isHotSeason(date: string): boolean {
  return ['06', '07', '08'].includes(date.slice(5, 7))
}
