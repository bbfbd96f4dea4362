/** What the form of a match asks besides its row and the age's rules: what was used before, who else has the time. */
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { fetchPlannedDuring } from '@/features/teams/api/training-rows'
import { addMinutes } from '@/lib/time/interval'
import { countMatchMinutes } from '../model/match-proposals'
import { fetchKnownMatches, fetchMatchesDuring } from './match-rows'
import { matchQueries } from './matches'

/** The longest match lasts nine hours and ten minutes. */
const longestMinutes = 600

async function fetchBusy({ teamId, startsAt, endsAt }: MatchTime, signal: AbortSignal) {
  const [matches, trainings] = await Promise.all([
    fetchMatchesDuring(teamId, { from: addMinutes(startsAt, -longestMinutes), to: endsAt }, signal),
    fetchPlannedDuring(teamId, { from: startsAt, to: endsAt }, signal),
  ])
  return {
    matches: matches.map((match) => ({
      ...match,
      ends_at: addMinutes(match.starts_at, countMatchMinutes(match)),
    })),
    trainings,
  }
}

export interface MatchTime {
  teamId: string
  /** Instants in ISO. */
  startsAt: string
  endsAt: string
}

const all = [...matchQueries.all(), 'form'] as const

export const matchFormQueries = {
  known: (schoolId: string) =>
    queryOptions({
      queryKey: [...all, 'known', schoolId],
      meta: { reads: ['matches'] },
      queryFn: ({ signal }) => fetchKnownMatches(schoolId, signal),
    }),
  busy: (time: MatchTime | null) =>
    queryOptions({
      queryKey: [...all, 'busy', time],
      meta: { reads: ['matches', 'trainings'] },
      queryFn: time ? ({ signal }) => fetchBusy(time, signal) : skipToken,
    }),
}

export function useKnownMatches(schoolId: string) {
  return useQuery({ ...matchFormQueries.known(schoolId), enabled: schoolId !== '' })
}

/** Nothing is asked while the time is not known. */
export function useBusy(time: MatchTime | null) {
  return useQuery(matchFormQueries.busy(time))
}
