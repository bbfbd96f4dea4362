/** What a refused save means, in the words of the coach. */
import type { AppError } from '@/lib/errors'

const known = {
  rated_meanwhile: 'stats:failures.rated_meanwhile',
  not_my_player: 'stats:failures.not_my_player',
  rating_out_of_range: 'stats:failures.rating_out_of_range',
} as const

function isKnown(detail: string): detail is keyof typeof known {
  return detail in known
}

/** A translation key; the general text of the code where the database gave no reason we know. */
export function getRatingFailureKey({ code, detail }: AppError): string {
  return detail && isKnown(detail) ? known[detail] : `errors:${code}`
}
