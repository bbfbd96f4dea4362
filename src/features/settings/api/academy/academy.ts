/** The schools somebody owns, and saving one of them together with the own profile: both or none. */
import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSchoolsInRole } from '@/features/session/api/role-assignments'
import { refreshProfile } from '@/features/session/api/session-store'
import { invalidateTables } from '@/lib/query/tables'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { AcademyValues } from '../../model/academy/academy-schema'
import { ownSchoolQueries } from '../profile/own-schools'

export type OwnedSchool = Awaited<ReturnType<typeof fetchSchoolsInRole>>[number]

export const academyQueries = {
  owned: (userId: string) =>
    queryOptions({
      queryKey: [...ownSchoolQueries.all(), 'owned', userId],
      meta: { reads: ['role_assignments', 'schools'] },
      queryFn: ({ signal }) => fetchSchoolsInRole(userId, 'owner', signal),
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

/** Fails with `stale_row` when somebody else saved the school since it was read. */
export function useSaveAcademy() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ school, values, avatarUrl, logoUrl }: Academy) => {
      const supabase = await getDb()
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
    onError: () => invalidateTables(client, ['schools']),
    meta: {
      writes: ['users', 'owner_profiles', 'schools'],
      success: 'settings:academy.saved',
      silent: true,
    },
  })
}
