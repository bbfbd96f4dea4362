/** What somebody's coach profile says beside name and address: their own row. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'license, license_expires_on, specialization, years_of_experience, biography, school_id, school:schools!coach_profiles_school(name)' as const

export const coachProfileQueries = {
  all: () => ['people', 'coach-profiles'] as const,
  /** Null for a coach who has not written one yet. */
  own: (userId: string) =>
    queryOptions({
      queryKey: [...coachProfileQueries.all(), userId],
      meta: { reads: ['coach_profiles', 'schools'] },
      queryFn: ({ signal }) => fetchCoachProfile(userId, signal),
    }),
}

export async function fetchCoachProfile(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const [row = null] = await unwrap(
    client.from('coach_profiles').select(columns).eq('user_id', userId).abortSignal(signal),
  )
  return row
}

export type CoachProfile = NonNullable<Awaited<ReturnType<typeof fetchCoachProfile>>>

export function useCoachProfile(userId: string) {
  return useQuery(coachProfileQueries.own(userId))
}

type Changes = Pick<
  TablesUpdate<'coach_profiles'>,
  | 'license'
  | 'license_expires_on'
  | 'specialization'
  | 'years_of_experience'
  | 'biography'
  | 'school_id'
>

/** Writes the row, the first time too. Throws `forbidden` with `role_mismatch` for who is no coach. */
export function useSaveCoachProfile(userId: string) {
  return useMutation({
    mutationFn: async (changes: Changes) => {
      const client = await getDb()
      await unwrap(
        client
          .from('coach_profiles')
          .upsert({ user_id: userId, ...changes })
          .select('user_id')
          .single(),
      )
    },
    meta: { writes: ['coach_profiles'], silent: true },
  })
}
