/** What the database refuses about plans, in words of what to do next. */
import type { AppError } from '@/lib/errors'

const known = {
  goals_required: 'development:failures.goals_required',
  not_my_player: 'development:failures.not_my_player',
  plan_closed: 'development:failures.plan_closed',
  plan_in_review: 'development:failures.plan_in_review',
  plan_not_found: 'development:failures.plan_not_found',
  plan_open_already: 'development:failures.plan_open_already',
  review_required: 'development:failures.review_required',
  school_not_found: 'development:failures.school_not_found',
  stale_row: 'development:failures.stale_row',
  steps_incomplete: 'development:failures.steps_incomplete',
  team_not_found: 'development:failures.team_not_found',
} as const

function isKnown(detail: string): detail is keyof typeof known {
  return Object.hasOwn(known, detail)
}

/** A translation key; null where the general text of the error says all there is. */
export function findPlanFailure({ detail }: AppError) {
  return detail !== null && isKnown(detail) ? known[detail] : null
}

/** As `findPlanFailure`, with the general text. */
export function getPlanFailureKey(error: AppError): string {
  return findPlanFailure(error) ?? `errors:${error.code}`
}
