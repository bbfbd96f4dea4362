/** The schools somebody owns, and saving one of them together with the own profile: both or none. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { userQueries } from '@/features/people/api/user-api'
import { refreshProfile } from '@/features/session/api/session-store'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AcademyValues } from '../../model/academy/academy-schema'
import { ownSchoolQueries } from '../profile/own-schools'
import { ownerProfileQueries } from '../profile/owner-profile'

const columns =
  'school:schools!role_assignments_school!inner(id, name, type, location, address, website, description, logo_url, updated_at)' as const

async function fetchOwned(userId: string, signal: AbortSignal) {
  const client = await db()
  const held = await unwrap(
    client
      .from('role_assignments')
      .select(columns)
      .eq('user_id', userId)
      .eq('role', 'owner')
      .abortSignal(signal),
  )
  return held
    .map(({ school }) => school)
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

export type OwnedSchool = Awaited<ReturnType<typeof fetchOwned>>[number]

export const academyQueries = {
  owned: (userId: string) =>
    queryOptions({
      queryKey: [...ownSchoolQueries.all(), 'owned', userId],
      queryFn: ({ signal }) => fetchOwned(userId, signal),
    }),
}

export function useOwnedSchools(userId: string): OwnedSchool[] {
  return useSuspenseQuery(academyQueries.owned(userId)).data
}

interface Academy {
  school: Pick<OwnedSchool, 'id' | 'updated_at'>
  values: AcademyValues
  avatarUrl: string | null
  logoUrl: string | null
}

/** Fails with `changed_meanwhile` when somebody else saved the school since it was read. */
export function useSaveAcademy() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ school, values, avatarUrl, logoUrl }: Academy) => {
      const supabase = await db()
      await unwrap(
        supabase.rpc('save_academy', {
          p_school_id: school.id,
          p_seen_at: school.updated_at,
          p_first_name: values.first_name,
          p_last_name: values.last_name,
          p_phone: values.phone,
          p_avatar_url: avatarUrl ?? '',
          p_job_title: values.job_title,
          p_biography: values.biography,
          p_name: values.name,
          p_type: values.type,
          p_location: values.location,
          p_address: values.address,
          p_website: values.website,
          p_description: values.description,
          p_logo_url: logoUrl ?? '',
        }),
      )
      await refreshProfile()
    },
    // after a conflict the next look shows what is stored now
    onError: () => client.invalidateQueries({ queryKey: ownSchoolQueries.all() }),
    meta: {
      invalidates: [
        userQueries.all(),
        ownerProfileQueries.all(),
        ownSchoolQueries.all(),
        ['schools'],
        ['teams'],
      ],
      success: 'settings:academy.saved',
      silent: true,
    },
  })
}
