/** What is left of a match: the log, minutes and words; and a season of minutes. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchPlayedMatch } from './match-rows'
import { matchQueries } from './matches'
import {
  fetchLedger,
  fetchMinutes,
  fetchReport,
  writeReport,
  type ReportWrite,
} from './report-rows'

export const reportQueries = {
  /** Null without a report that one may read. */
  of: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'report', matchId],
      meta: { reads: ['match_reports'] },
      queryFn: ({ signal }) => fetchReport(matchId, signal),
    }),
  /** Called-up players and the log. */
  played: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'played', matchId],
      meta: { reads: ['match_squad', 'match_events', 'players'] },
      queryFn: ({ signal }) => fetchPlayedMatch(matchId, signal),
    }),
  minutes: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'minutes', matchId],
      meta: { reads: ['matches', 'match_squad', 'match_lineup_slots', 'match_events'] },
      queryFn: ({ signal }) => fetchMinutes(matchId, signal),
    }),
  /** Of a team, whose matches are one season. */
  ledger: (teamId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'ledger', teamId],
      meta: {
        reads: ['matches', 'match_squad', 'match_lineup_slots', 'match_events', 'squad_members'],
      },
      queryFn: ({ signal }) => fetchLedger(teamId, signal),
    }),
}

export type MatchReport = Awaited<ReturnType<typeof fetchReport>>

export function useReport(matchId: string) {
  return useQuery(reportQueries.of(matchId)).data ?? null
}

export function usePlayedMatch(matchId: string) {
  return useSuspenseQuery(reportQueries.played(matchId)).data
}

export function useMinutes(matchId: string) {
  return useSuspenseQuery(reportQueries.minutes(matchId)).data
}

export function useLedger(teamId: string) {
  return useSuspenseQuery(reportQueries.ledger(teamId)).data
}

/** Writes the words; the first publication tells the families. */
export function useSaveReport(matchId: string) {
  return useMutation({
    mutationFn: (write: ReportWrite) => writeReport(matchId, write),
    meta: { writes: ['match_reports'], success: 'matches/report:saved', silent: true },
  })
}
