/** Pictures of a match: limits of `add_match_picture`, and what a refusal says. */
import type { AppError } from '@/lib/errors'

export const pictureRules = {
  /** Of one match. */
  count: 12,
  /** Pixels of the longer side that is kept: fills a tablet, weighs less than half a megabyte. */
  longest: 1600,
  /** Of the file as the camera wrote it; what is kept is drawn anew. */
  bytes: 25 * 1024 * 1024,
} as const

const refusals = ['consent_missing', 'too_many_pictures', 'player_not_called'] as const
const faults = ['file_type', 'file_damaged', 'traces', 'no_canvas', 'unreadable'] as const

/** A key of the texts of the report. */
export function describePictureFailure({ detail }: AppError) {
  if (faults.some((one) => one === detail)) return 'pictures.faults.unreadable'
  const refusal = refusals.find((one) => one === detail) ?? 'failed'
  return `pictures.errors.${refusal}` as const
}
