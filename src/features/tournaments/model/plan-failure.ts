/** What the server found wrong with a plan, beside the field it belongs to. */
import type { AppError } from '@/lib/errors'

const fields: Partial<Record<string, readonly [string, string]>> = {
  // PostgreSQL's code for two things at once: a team has another match then
  '23P01': ['time', 'tournaments:errors.overlaps'],
  table_not_allowed: ['shows_table', 'tournaments:errors.table'],
  too_many_rows: ['guests', 'tournaments:errors.games'],
  teams_required: ['guests', 'tournaments:errors.teams'],
}

export function describePlanFailure(error: AppError): Partial<Record<string, string>> {
  const found = fields[error.detail ?? '']
  return found ? { [found[0]]: found[1] } : {}
}
