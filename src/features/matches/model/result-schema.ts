/** A typed result, and the reason for opening a finished match; limits of the database. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { isPitchTaken, isTeamBusy, matchLimits } from './match-schema'

const { goals, reason } = matchLimits
const error = 'matches/form:errors.goals'
const goalCount = z.number(error).int(error).min(goals.min, error).max(goals.max, error)

export const resultSchema = z.object({ goals_for: goalCount, goals_against: goalCount })

export const reopenSchema = z.object({
  reason: z
    .string()
    .trim()
    .min(1, 'matches/form:errors.reason')
    .max(reason, 'matches/form:errors.too_long'),
})

/** Once goals are logged the score is their sum, and nobody types it. */
export function describeResultFailure({ detail }: AppError): Partial<Record<'goals_for', string>> {
  if (detail === 'score_follows_events') return { goals_for: 'matches/form:errors.score_follows' }
  if (detail === 'match_status_not_allowed') return { goals_for: 'matches/form:errors.status' }
  return {}
}

/** Why a match cannot be set again: a toast's key, or null for what the general words say. */
export function describeReopenFailure(error: AppError): string | null {
  if (isTeamBusy(error)) return 'matches/form:errors.overlaps'
  return isPitchTaken(error) ? 'matches/form:errors.taken' : null
}
