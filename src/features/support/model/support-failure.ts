/** What a refusal of the support is called, as translation keys. */
import type { AppError } from '@/lib/errors'

const fields = new Map([
  ['subject_refused', 'subject'],
  ['text_required', 'body'],
  ['text_too_long', 'body'],
  ['too_many_tickets', 'body'],
])
const titles = new Map([
  ['too_many_messages', 'support:errors.too_many_messages'],
  ['ticket_closed', 'support:errors.ticket_closed'],
])

/** The field a refusal is about. */
export function listTicketFieldErrors(error: AppError): Partial<Record<string, string>> {
  const field = fields.get(error.detail ?? '')
  return field ? { [field]: `support:errors.${error.detail}` } : {}
}

export function findFailureTitle(error: AppError): string {
  return titles.get(error.detail ?? '') ?? 'support:errors.failed'
}
