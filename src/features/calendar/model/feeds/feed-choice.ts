/** What a new feed is to show, as one list offers it: everything, one child, one team. */
import { z } from 'zod'

/** Live feeds a person may have; the database holds to the same number. */
export const feedLimit = 10

export const feedChoiceSchema = z
  .object({
    /** `all`, or `team:` or `child:` and the id. */
    about: z.string().regex(/^(all|(team|child):[\da-f-]{36})$/),
    hasTrainings: z.boolean(),
    hasMatches: z.boolean(),
  })
  .refine(({ hasTrainings, hasMatches }) => hasTrainings || hasMatches, {
    path: ['hasMatches'],
    message: 'calendar:feeds.shows_something',
  })

export type FeedChoice = z.output<typeof feedChoiceSchema>

export interface FeedScope {
  scope: 'all' | 'team' | 'child'
  teamId?: string
  playerId?: string
}

export function parseScope(about: FeedChoice['about']): FeedScope {
  const [kind, id] = about.split(':')
  if (kind === 'team') return { scope: kind, teamId: id }
  if (kind === 'child') return { scope: kind, playerId: id }
  return { scope: 'all' }
}
