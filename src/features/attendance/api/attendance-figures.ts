/** What lists of attendance add up to: a training, a team's season, and whose list one may keep. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchStaffedTeamIds } from '@/features/teams/api/staff-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { attendanceQueries } from './attendance'
import { fetchRecords, fetchReviews } from './attendance-records'

async function fetchFigures(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  const [rows, reviews, totals] = await Promise.all([
    fetchRecords(trainingId, signal),
    fetchReviews(trainingId, signal),
    unwrap(
      client
        .from('training_totals')
        .select('load, minutes_without_effort')
        .eq('id', trainingId)
        .abortSignal(signal),
    ),
  ])
  return { rows, reviews, plannedLoad: totals[0]?.load ?? null }
}

async function fetchTeam(teamId: string, from: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.rpc('team_attendance', { p_team_id: teamId, p_from: from }).abortSignal(signal),
  )
}

export type TeamAttendanceRow = Awaited<ReturnType<typeof fetchTeam>>[number]

const figuresKey = [...attendanceQueries.all(), 'figures'] as const

export const figureQueries = {
  evening: (trainingId: string) =>
    queryOptions({
      queryKey: [...figuresKey, 'evening', trainingId],
      meta: {
        reads: ['attendance', 'training_reviews', 'training_blocks', 'players'],
        isKept: true,
      },
      queryFn: ({ signal }) => fetchFigures(trainingId, signal),
    }),
  staffed: (userId: string) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'staffed', userId],
      meta: { reads: ['team_staff'], isKept: true },
      queryFn: ({ signal }) => fetchStaffedTeamIds(userId, signal),
      staleTime: 5 * 60_000,
    }),
  /** `from`: an instant in ISO. */
  team: (teamId: string, from: string) =>
    queryOptions({
      queryKey: [...figuresKey, 'team', teamId, from],
      meta: { reads: ['attendance', 'training_reviews', 'squad_members', 'players'] },
      queryFn: ({ signal }) => fetchTeam(teamId, from, signal),
    }),
}

export function useAttendanceFigures(trainingId: string) {
  return useQuery(figureQueries.evening(trainingId))
}

/** Teams on whose staff the person is: only they keep lists, an owner does not by office. */
export function useStaffedTeams(userId: string, isAsked: boolean) {
  return useQuery({ ...figureQueries.staffed(userId), enabled: isAsked })
}

export function useTeamAttendance(teamId: string, from: string) {
  return useQuery(figureQueries.team(teamId, from))
}
