/** One's school at a glance: facts, who runs it, its teams and fields, each as far as the person may read it. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { fetchSchoolPeople } from './school-people'

const columns =
  'id, name, type, location, address, website, description, logo_url, archived_at' as const

async function fetchSchool(id: string, signal: AbortSignal) {
  const client = await db()
  const [school, people, teams, fields] = await Promise.all([
    unwrap(client.from('schools').select(columns).eq('id', id).abortSignal(signal).single()),
    fetchSchoolPeople(id, signal),
    unwrap(
      client
        .from('teams')
        .select('id, name, age_group, season, grade:age_groups!teams_age_group!inner(sort_order)')
        .eq('school_id', id)
        .is('archived_at', null)
        .limit(200)
        .abortSignal(signal),
    ),
    unwrap(
      client
        .from('fields')
        .select('id, name, length_m, width_m, address')
        .eq('school_id', id)
        .is('archived_at', null)
        .order('name')
        .limit(100)
        .abortSignal(signal),
    ),
  ])
  return {
    ...school,
    people,
    teams: teams.toSorted(
      (one, other) =>
        other.season.localeCompare(one.season) ||
        one.grade.sort_order - other.grade.sort_order ||
        one.name.localeCompare(other.name),
    ),
    fields,
  }
}

export type SchoolPage = Awaited<ReturnType<typeof fetchSchool>>

export const schoolPageQueries = {
  all: () => ['schools', 'page'] as const,
  /** A school one does not belong to is `not_found`. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...schoolPageQueries.all(), id],
      queryFn: ({ signal }) => fetchSchool(id, signal),
    }),
}

export function useSchoolPage(id: string): SchoolPage {
  return useSuspenseQuery(schoolPageQueries.one(id)).data
}
