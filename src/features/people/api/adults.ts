/** One grown-up of the club: the card everybody concerned may see, and more as far as the database lets. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { AppError } from '@/lib/errors'
import { fetchStaffedTeams } from '@/features/schools/api/schools'
import { fetchContact } from '@/features/session/api/users'
import { fetchCoachProfile } from './coach-profiles'
import { fetchOwnerProfile } from './owner-profiles'
import { fetchCards } from './person-cards'

/** Name and picture; address and number where the asker is a colleague. Nobody known is `not_found`. */
async function fetchAdult(id: string, signal: AbortSignal) {
  const client = await getDb()
  const [cards, contact, coach, owner, teams] = await Promise.all([
    fetchCards(client, [id], signal),
    fetchContact(id, signal),
    fetchCoachProfile(id, signal),
    fetchOwnerProfile(id, signal),
    fetchStaffedTeams(id, signal),
  ])
  const card = cards.get(id)
  if (!card) throw new AppError('not_found')
  return { ...card, contact, coach, owner, teams }
}

export type Adult = Awaited<ReturnType<typeof fetchAdult>>

export const adultQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['people', 'adults', id],
      meta: {
        reads: [
          'person_cards',
          'users',
          'coach_profiles',
          'owner_profiles',
          'team_staff',
          'teams',
          'schools',
        ],
      },
      queryFn: ({ signal }) => fetchAdult(id, signal),
    }),
}

export function useAdult(id: string): Adult {
  return useSuspenseQuery(adultQueries.one(id)).data
}
