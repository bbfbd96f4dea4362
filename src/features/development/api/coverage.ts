/** Who has a plan: by name for the coaches of a team, in numbers for the owner. */
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** The generated types do not know what may be missing. */
const rowSchema = z.object({
  player_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  plan_id: z.string().nullable(),
  due_on: z.string().nullable(),
  is_due: z.boolean(),
  player_agreed: z.boolean(),
  family_agreed: z.boolean(),
  has_player_part: z.boolean(),
  has_coach_part: z.boolean(),
})

export type CoverageRow = z.infer<typeof rowSchema>

async function fetchCoverage(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.rpc('list_development_coverage', { p_team_id: teamId }).abortSignal(signal),
  )
  return rowSchema.array().parse(rows)
}

async function fetchNumbers(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('development_numbers', { p_school_id: schoolId }).abortSignal(signal))
}

export const coverageQueries = {
  team: (teamId: string) =>
    queryOptions({
      queryKey: ['development', 'coverage', teamId] as const,
      meta: {
        reads: [
          'development_plans',
          'development_reviews',
          'squad_members',
          'players',
          'guardian_links',
        ],
      },
      queryFn: ({ signal }) => fetchCoverage(teamId, signal),
    }),
  numbers: (schoolId: string) =>
    queryOptions({
      queryKey: ['development', 'numbers', schoolId] as const,
      meta: { reads: ['development_plans', 'squad_members', 'teams'] },
      queryFn: ({ signal }) => fetchNumbers(schoolId, signal),
    }),
}

export function useCoverage(teamId: string) {
  return useQuery(coverageQueries.team(teamId))
}

/** Of several schools together; undefined until all are known. */
export function useDevelopmentTotals(schoolIds: readonly string[]) {
  return useQueries({
    queries: schoolIds.map((id) => coverageQueries.numbers(id)),
    combine: (answers) =>
      answers.every(({ data }) => data)
        ? sumTeams(answers.flatMap(({ data = [] }) => data))
        : undefined,
  })
}

function sumTeams(rows: readonly { players: number; planned: number; due: number }[]) {
  return {
    players: rows.reduce((sum, { players }) => sum + players, 0),
    planned: rows.reduce((sum, { planned }) => sum + planned, 0),
    due: rows.reduce((sum, { due }) => sum + due, 0),
  }
}

export function useDevelopmentNumbers(schoolId: string) {
  return useQuery(coverageQueries.numbers(schoolId))
}
