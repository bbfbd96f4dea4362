/** One grown-up of the club: the card everybody concerned may see, and more as far as the database lets. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { AppError } from '@/lib/errors'
import { unwrap } from '@/lib/supabase/unwrap'

/** Name and picture; address and number where the asker is a colleague. Nobody known is `not_found`. */
async function fetchAdult(id: string, signal: AbortSignal) {
  const client = await db()
  const [cards, users, coaches, owners, staffed] = await Promise.all([
    unwrap(
      client
        .from('person_cards')
        .select('user_id, first_name, last_name, avatar_url')
        .eq('user_id', id)
        .abortSignal(signal),
    ),
    unwrap(
      client.from('users').select('email, phone, created_at').eq('id', id).abortSignal(signal),
    ),
    unwrap(
      client
        .from('coach_profiles')
        .select(
          'license, license_expires_on, specialization, years_of_experience, biography, school:schools!coach_profiles_school(name)',
        )
        .eq('user_id', id)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('owner_profiles')
        .select('job_title, biography')
        .eq('user_id', id)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('team_staff')
        .select('role, team:teams!team_staff_team(id, name, age_group, season, archived_at)')
        .eq('user_id', id)
        .abortSignal(signal),
    ),
  ])
  const [card] = cards
  if (!card) throw new AppError('not_found')
  return {
    ...card,
    contact: users[0] ?? null,
    coach: coaches[0] ?? null,
    owner: owners[0] ?? null,
    teams: staffed.filter(({ team }) => team.archived_at === null),
  }
}

export type Adult = Awaited<ReturnType<typeof fetchAdult>>

export const adultQueries = {
  one: (id: string) =>
    queryOptions({
      queryKey: ['people', 'adults', id],
      queryFn: ({ signal }) => fetchAdult(id, signal),
    }),
}

export function useAdult(id: string): Adult {
  return useSuspenseQuery(adultQueries.one(id)).data
}
