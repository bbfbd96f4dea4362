/** Schools for choosing one: id and name, by name. RLS decides which ones a person sees; archived ones are not for choosing. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'id, name, location'

export const schoolOptionQueries = {
  all: () => ['schools', 'options'] as const,
  list: () =>
    queryOptions({
      queryKey: schoolOptionQueries.all(),
      queryFn: async ({ signal }) => {
        const client = await db()
        return unwrap(
          client
            .from('schools')
            .select(columns)
            .is('archived_at', null)
            .order('name')
            .limit(1000)
            .abortSignal(signal),
        )
      },
    }),
}

export function useSchoolOptions() {
  return useQuery(schoolOptionQueries.list())
}
