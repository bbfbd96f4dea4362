/** An owner's schools: their teams in figures, the sessions of the coming days, the next matches. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { teamQueries } from '@/features/teams/api/teams'
import { trainingQueries } from '@/features/training/api/trainings'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { matchLengthMs, toMatchItem, toTrainingItem } from '../model/agenda'
import { daysShown } from '../model/next-up'
import { byTeamName } from '../model/team-order'

const teamColumns =
  'id, name, season, school:schools!teams_school!inner(name), players:squad_members(count), staff:team_staff(count)' as const

const team = 'team:teams!inner(id, name, school:schools!teams_school!inner(time_zone))' as const
const trainingColumns =
  `id, title, objective, starts_at, ends_at, place, status, blocks:training_blocks(phase, position, minutes), ${team}` as const
const matchColumns =
  `id, opponent, is_home, kind, starts_at, meet_at, venue, status, ${team}` as const

const matchesShown = 6
const dayMs = 24 * 60 * 60_000

async function fetchTeams(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('teams')
      .select(teamColumns)
      .in('school_id', schoolIds)
      .is('archived_at', null)
      .is('players.left_on', null)
      .abortSignal(signal),
  )
  return rows
    .map(({ players, staff, ...rest }) => ({
      ...rest,
      player_count: players[0]?.count ?? 0,
      staff_count: staff[0]?.count ?? 0,
    }))
    .toSorted(byTeamName)
}

/** A day more than shown: which day it is depends on the school's zone, and the model decides. */
async function fetchTrainings(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  const now = Date.now()
  const rows = await unwrap(
    client
      .from('trainings')
      .select(trainingColumns)
      .in('school_id', schoolIds)
      .gt('ends_at', new Date(now).toISOString())
      .lt('starts_at', new Date(now + (daysShown + 1) * dayMs).toISOString())
      .order('starts_at')
      .order('id')
      .limit(500)
      .abortSignal(signal),
  )
  return rows.map(({ team: owner, ...row }) => toTrainingItem(row, owner))
}

async function fetchMatches(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('matches')
      .select(matchColumns)
      .in('school_id', schoolIds)
      .in('status', ['planned', 'live'])
      .gt('starts_at', new Date(Date.now() - matchLengthMs).toISOString())
      .order('starts_at')
      .order('id')
      .limit(matchesShown)
      .abortSignal(signal),
  )
  return rows.map(({ team: owner, ...row }) => toMatchItem(row, owner))
}

export const clubQueries = {
  teams: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: [...teamQueries.all(), 'club', schoolIds],
      queryFn: ({ signal }) => fetchTeams(schoolIds, signal),
    }),
  trainings: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: [...trainingQueries.all(), 'club', schoolIds],
      queryFn: ({ signal }) => fetchTrainings(schoolIds, signal),
    }),
  matches: (schoolIds: readonly string[]) =>
    queryOptions({
      queryKey: ['matches', 'club', schoolIds],
      queryFn: ({ signal }) => fetchMatches(schoolIds, signal),
    }),
}

export function useClubTeams(schoolIds: readonly string[]) {
  return useSuspenseQuery(clubQueries.teams(schoolIds)).data
}

export function useClubTrainings(schoolIds: readonly string[]) {
  return useSuspenseQuery(clubQueries.trainings(schoolIds)).data
}

export function useClubMatches(schoolIds: readonly string[]) {
  return useSuspenseQuery(clubQueries.matches(schoolIds)).data
}
