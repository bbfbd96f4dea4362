/** The cockpits: each one call, counted by the database. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Period } from '../model/cockpit-filter'
import { platformCockpitSchema } from '../model/platform-cockpit'
import { playerCockpitSchema } from '../model/player-cockpit'
import { schoolCockpitSchema } from '../model/school-cockpit'
import { teamCockpitSchema } from '../model/team-cockpit'

const key = ['analytics'] as const

async function fetchTeam(teamId: string, period: Period, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('team_cockpit', { p_team_id: teamId, p_period: period }).abortSignal(signal),
  )
  return teamCockpitSchema.parse(answer)
}

async function fetchPlayer(playerId: string, period: Period, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('player_cockpit', { p_player_id: playerId, p_period: period }).abortSignal(signal),
  )
  return playerCockpitSchema.parse(answer)
}

async function fetchSchool(schoolId: string, period: Period, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('school_cockpit', { p_school_id: schoolId, p_period: period }).abortSignal(signal),
  )
  return schoolCockpitSchema.parse(answer)
}

async function fetchPlatform(period: Period, signal: AbortSignal) {
  const client = await getDb()
  const answer = await unwrap(
    client.rpc('platform_cockpit', { p_period: period }).abortSignal(signal),
  )
  return platformCockpitSchema.parse(answer)
}

export const cockpitQueries = {
  team: (teamId: string, period: Period) =>
    queryOptions({
      queryKey: [...key, 'team', teamId, period],
      meta: {
        reads: [
          'trainings',
          'training_blocks',
          'attendance',
          'season_plan_weeks',
          'season_plan_targets',
          'matches',
          'match_squad',
          'match_events',
          'exercise_uses',
          'player_stat_updates',
          'squad_members',
        ],
      },
      queryFn: ({ signal }) => fetchTeam(teamId, period, signal),
      placeholderData: keepPreviousData,
    }),
  player: (playerId: string, period: Period) =>
    queryOptions({
      queryKey: [...key, 'player', playerId, period],
      meta: {
        reads: [
          'attendance',
          'matches',
          'match_squad',
          'match_events',
          'tasks',
          'player_stat_updates',
        ],
      },
      queryFn: ({ signal }) => fetchPlayer(playerId, period, signal),
      placeholderData: keepPreviousData,
    }),
  school: (schoolId: string, period: Period) =>
    queryOptions({
      queryKey: [...key, 'school', schoolId, period],
      meta: {
        reads: [
          'attendance',
          'trainings',
          'matches',
          'match_squad',
          'squad_members',
          'teams',
          'team_staff',
          'coach_profiles',
          'background_checks',
          'fields',
          'field_bookings',
          'fees',
          'orders',
          'refunds',
        ],
      },
      queryFn: ({ signal }) => fetchSchool(schoolId, period, signal),
      placeholderData: keepPreviousData,
    }),
  platform: (period: Period) =>
    queryOptions({
      queryKey: [...key, 'platform', period],
      meta: {
        reads: ['users', 'role_assignments', 'schools', 'teams', 'trainings', 'attendance'],
      },
      queryFn: ({ signal }) => fetchPlatform(period, signal),
      placeholderData: keepPreviousData,
    }),
}

export function useTeamCockpit(teamId: string, period: Period) {
  return useQuery(cockpitQueries.team(teamId, period))
}

export function usePlayerCockpit(playerId: string, period: Period) {
  return useQuery(cockpitQueries.player(playerId, period))
}

export function useSchoolCockpit(schoolId: string, period: Period) {
  return useQuery(cockpitQueries.school(schoolId, period))
}

export function usePlatformCockpit(period: Period) {
  return useQuery(cockpitQueries.platform(period))
}
