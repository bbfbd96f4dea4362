/** What is typed into a ticket; the limits of `support_tickets` and `support_messages`. */
import { z } from 'zod'
import { supportKinds } from './ticket'

export const ticketLimits = { subject: 120, body: 5000 } as const

const body = z
  .string()
  .trim()
  .min(1, { error: 'support:errors.text_required' })
  .max(ticketLimits.body, { error: 'support:errors.text_too_long' })

export const askSchema = z.object({
  kind: z.enum(supportKinds),
  subject: z
    .string()
    .trim()
    .min(3, { error: 'support:errors.subject_refused' })
    .max(ticketLimits.subject, { error: 'support:errors.subject_refused' }),
  body,
  /** Where the person was and with which version is told along. */
  is_page_told: z.boolean(),
})

export const answerSchema = z.object({ body })

export const holidaySchema = z.object({
  day: z.iso.date({ error: 'support:errors.day' }),
  name: z
    .string()
    .trim()
    .min(1, { error: 'support:errors.holiday_name' })
    .max(80, { error: 'support:errors.holiday_name' }),
})
