/** An owner's schools: their teams in figures, the sessions of the coming days, the next matches. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchNextMatchesOfSchools } from '@/features/matches/api/match-rows'
import { matchQueries } from '@/features/matches/api/matches'
import { fetchTeamSizes } from '@/features/teams/api/team-rows'
import { teamQueries } from '@/features/teams/api/teams'
import { fetchTrainingsOfSchools } from '@/features/teams/api/training-rows'
import { matchLengthMs, toMatchItem, toTrainingItem } from '../model/agenda'
import { daysShown } from '../model/next-up'
import { compareByTeamName } from '../model/team-order'

const matchesShown = 6
const dayMs = 24 * 60 * 60_000

async function fetchTeams(schoolIds: readonly string[], signal: AbortSignal) {
  const teams = await fetchTeamSizes(schoolIds, signal)
  return teams.toSorted(compareByTeamName)
}

/** A day more than shown: which day it is depends on the school's zone, and the model decides. */
async function fetchTrainings(schoolIds: readonly string[], signal: AbortSignal) {
  const now = Date.now()
  const rows = await fetchTrainingsOfSchools(
    {
      schoolIds,
      from: new Date(now).toISOString(),
      to: new Date(now + (daysShown + 1) * dayMs).toISOString(),
    },
    signal,
  )
  return rows.map(({ team: owner, ...row }) => toTrainingItem(row, owner))
}

async function fetchMatches(schoolIds: readonly string[], signal: AbortSignal) {
  const after = new Date(Date.now() - matchLengthMs).toISOString()
  const rows = await fetchNextMatchesOfSchools({ schoolIds, after, limit: matchesShown }, signal)
  return rows.map(({ team: owner, ...row }) => toMatchItem(row, owner))
}

export const schoolQueries = {
  teams: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'club', schoolIds],
      meta: { reads: ['teams', 'squad_members', 'team_staff', 'schools'] },
      queryFn: ({ signal }) => fetchTeams(schoolIds, signal),
    }),
  trainings: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: ['dashboards', 'club-trainings', schoolIds],
      meta: { reads: ['trainings', 'training_blocks', 'teams'] },
      queryFn: ({ signal }) => fetchTrainings(schoolIds, signal),
    }),
  matches: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'club', schoolIds],
      meta: { reads: ['matches', 'teams'] },
      queryFn: ({ signal }) => fetchMatches(schoolIds, signal),
    }),
}

export function useSchoolTeams(schoolIds: readonly string[]) {
  return useSuspenseQuery(schoolQueries.teams(schoolIds)).data
}

export function useSchoolTrainings(schoolIds: readonly string[]) {
  return useSuspenseQuery(schoolQueries.trainings(schoolIds)).data
}

export function useSchoolMatches(schoolIds: readonly string[]) {
  return useSuspenseQuery(schoolQueries.matches(schoolIds)).data
}
