/** What a refused save of results means, in the words of the coach. */
import type { AppError } from '@/lib/errors'

const known = {
  day_out_of_range: 'stats/tests:failures.day_out_of_range',
  not_my_player: 'stats/tests:failures.not_my_player',
  stale_row: 'stats/tests:failures.stale_row',
  team_not_found: 'stats/tests:failures.team_not_found',
  test_not_for_age: 'stats/tests:failures.test_not_for_age',
  value_out_of_range: 'stats/tests:failures.value_out_of_range',
} as const

function isKnown(detail: string): detail is keyof typeof known {
  return detail in known
}

/** A translation key; the general text of the code where the database gave no reason we know. */
export function getTestFailureKey({ code, detail }: AppError): string {
  return detail && isKnown(detail) ? known[detail] : `errors:${code}`
}
