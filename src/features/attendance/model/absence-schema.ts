/** What a family says about a time away: from when to when, why, and a word to the coaches. Limits as in the table `absences`. */
import { z } from 'zod'
import { addDays } from '@/lib/time/calendar-date'

export const absenceReasons = ['holiday', 'illness', 'injury', 'school', 'family', 'other'] as const

export const absenceLimits = { days: 366, note: 300 } as const

export const absenceSchema = z
  .object({
    player_id: z.string('calendar:away.no_child').min(1, 'calendar:away.no_child'),
    from_on: z.iso.date('calendar:away.bad_day'),
    to_on: z.iso.date('calendar:away.bad_day'),
    reason: z.enum(absenceReasons),
    note: z.string().trim().max(absenceLimits.note),
  })
  .refine(({ from_on, to_on }) => to_on >= from_on, {
    path: ['to_on'],
    error: 'calendar:away.ends_early',
  })
  .refine(({ from_on, to_on }) => to_on <= addDays(from_on, absenceLimits.days), {
    path: ['to_on'],
    error: 'calendar:away.too_long',
  })

export type AbsenceValues = z.infer<typeof absenceSchema>
