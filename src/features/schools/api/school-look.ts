/** What a school is known by at a glance: its crest and its two colours. */
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { invalidateTables } from '@/lib/query/tables'
import type { SchoolColours } from '../model/school-colours'
import { fetchSchoolLook, updateSchool } from './schools'

export type SchoolLook = Awaited<ReturnType<typeof fetchSchoolLook>>

export const schoolLookQueries = {
  of: (schoolId: string) =>
    queryOptions({
      queryKey: ['schools', 'look', schoolId] as const,
      meta: { reads: ['schools'] },
      queryFn: ({ signal }) => fetchSchoolLook(schoolId, signal),
    }),
}

export function useSchoolLook(schoolId: string): SchoolLook {
  return useSuspenseQuery(schoolLookQueries.of(schoolId)).data
}

/** Null until it is known, and for who does not belong to the school: what it adorns stands without it. */
export function useKnownSchoolLook(schoolId: string): SchoolLook | null {
  return useQuery(schoolLookQueries.of(schoolId)).data ?? null
}

/** Saves unless the school changed since `seenAt`: then `stale_row`. */
export function useSaveSchoolColours(schoolId: string, seenAt: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (values: SchoolColours) => updateSchool(schoolId, seenAt, values),
    // after a conflict the next look shows what is stored now
    onError: () => invalidateTables(cache, ['schools']),
    meta: { writes: ['schools'], success: 'schools:colours.saved', silent: true },
  })
}
