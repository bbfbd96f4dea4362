/** The vote for the player of the match (chapter 0732). */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'

export const candidatesSchema = z.array(
  z.object({ id: z.string(), first_name: z.string(), shirt_number: z.number().nullable() }),
)

export const ballotsSchema = z.array(
  z.object({
    voter_id: z.string(),
    first_name: z.string(),
    /** Whom the ballot is for; null before it is cast. */
    player_id: z.string().nullable(),
    /** Of a child without an account, cast by a guardian. */
    is_child: z.boolean(),
  }),
)

export type Candidate = z.infer<typeof candidatesSchema>[number]

/** Everybody but the voter, "7 Mila". */
export function listChoices(candidates: readonly Candidate[], voterId: string) {
  return candidates
    .filter(({ id }) => id !== voterId)
    .map(({ id, first_name, shirt_number }) => ({
      value: id,
      label: shirt_number === null ? first_name : `${shirt_number} ${first_name}`,
    }))
}

const failures = [
  'vote_is_over',
  'vote_needs_school',
  'vote_needs_players',
  'vote_started_already',
  'vote_too_late',
] as const

/** The key of what is said where a step was refused. */
export function describeVoteFailure({ code, detail }: AppError) {
  const known = failures.find((failure) => failure === detail)
  return known ? (`matches/report:vote.errors.${known}` as const) : (`errors:${code}` as const)
}
