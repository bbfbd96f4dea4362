/** What the association of a school's country lets an age play in a season, from few players a side to many. */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { teamQueries } from './teams'

/** Of a team that may not be stored yet. */
export interface TeamFrame {
  schoolId: string
  ageGroup: string
  season: string
}

async function fetchRulesOfTeam(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('age_rules_of_team', { p_team_id: teamId }).abortSignal(signal))
}

async function fetchRulesFor({ schoolId, ageGroup, season }: TeamFrame, signal: AbortSignal) {
  const client = await getDb()
  const frame = { p_school_id: schoolId, p_age_group: ageGroup, p_season: season }
  return unwrap(client.rpc('age_rules_for', frame).abortSignal(signal))
}

export type AgeRule = Awaited<ReturnType<typeof fetchRulesFor>>[number]

const staleTime = 300_000

export const ageRuleQueries = {
  ofTeam: (teamId: string) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'age-rules', teamId],
      meta: { reads: ['age_rules', 'teams'] },
      queryFn: ({ signal }) => fetchRulesOfTeam(teamId, signal),
      staleTime,
    }),
  for: (frame: TeamFrame) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'age-rules', frame],
      meta: { reads: ['age_rules', 'schools'] },
      queryFn: ({ signal }) => fetchRulesFor(frame, signal),
      staleTime,
    }),
}

export function useAgeRules(teamId: string) {
  return useQuery({ ...ageRuleQueries.ofTeam(teamId), enabled: teamId !== '' })
}

export function useAgeRulesFor(frame: TeamFrame): AgeRule[] {
  return useSuspenseQuery(ageRuleQueries.for(frame)).data
}
