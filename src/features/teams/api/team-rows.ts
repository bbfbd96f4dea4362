/** The table `teams`: what each page reads of teams, and writing them. */
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { TeamValues } from '../model/team-schema'

/** Every running team the person may see, with the clock its school lives by. */
export async function fetchReadableTeams(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('teams')
      .select(
        'id, name, age_group, season, school_id, school:schools!teams_school!inner(id, name, time_zone)',
      )
      .is('archived_at', null)
      .order('name')
      .abortSignal(signal),
  )
}

/** A team that is not shown to the person is `not_found`. */
export async function fetchTeamRow(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('teams')
      .select(
        'id, name, age_group, season, archived_at, updated_at, school_id, school:schools!teams_school!inner(id, name, time_zone)',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** Running teams of schools with the numbers of players and staff. */
export async function fetchTeamSizes(schoolIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('teams')
      .select(
        'id, name, season, school_id, school:schools!teams_school!inner(name), players:squad_members(count), staff:team_staff(count)',
      )
      .in('school_id', schoolIds)
      .is('archived_at', null)
      .is('players.left_on', null)
      .abortSignal(signal),
  )
  return rows.map(({ players, staff, ...team }) => ({
    ...team,
    player_count: players[0]?.count ?? 0,
    staff_count: staff[0]?.count ?? 0,
  }))
}

/** Every team of a school, archived ones too, with the number of players, by name. */
export async function fetchTeamsOfSchool(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('teams')
      .select(
        'id, name, season, age_group, archived_at, grade:age_groups(sort_order), players:squad_members(count)',
      )
      .eq('school_id', schoolId)
      .is('players.left_on', null)
      .order('name')
      .abortSignal(signal),
  )
  return rows
    .toSorted(
      (one, other) =>
        other.season.localeCompare(one.season) || one.grade.sort_order - other.grade.sort_order,
    )
    .map(({ players, ...team }) => ({ ...team, players: players[0]?.count ?? 0 }))
}

interface AgendaScope {
  /** The teams on whose staff this account is, or the teams named. */
  teams: { staff: string } | { ids: readonly string[] }
  /** Epoch milliseconds: trainings that end and matches that start later. */
  trainingsAfter: number
  matchesAfter: number
  /** How many of each a team brings. */
  limits: { trainings: number; matches: number }
}

/** Running teams by name, each with its own next trainings and matches, called off ones too. */
export async function fetchTeamsWithAgenda(scope: AgendaScope, signal: AbortSignal) {
  const client = await getDb()
  const query = client
    .from('teams')
    .select(
      'id, name, school:schools!teams_school!inner(time_zone), staff:team_staff(user_id), trainings(id, title, objective, starts_at, ends_at, place, status, blocks:training_blocks(phase, position, minutes)), matches(id, opponent, is_home, is_neutral, kind, starts_at, meet_at, venue, status)',
    )
    .is('archived_at', null)
    .gt('trainings.ends_at', new Date(scope.trainingsAfter).toISOString())
    .order('starts_at', { referencedTable: 'trainings' })
    .limit(scope.limits.trainings, { referencedTable: 'trainings' })
    .gt('matches.starts_at', new Date(scope.matchesAfter).toISOString())
    .in('matches.status', ['planned', 'live', 'cancelled'])
    .order('starts_at', { referencedTable: 'matches' })
    .limit(scope.limits.matches, { referencedTable: 'matches' })
    .order('name')
    .abortSignal(signal)
  return unwrap(
    'staff' in scope.teams
      ? query.eq('staff.user_id', scope.teams.staff).not('staff', 'is', null)
      : query.in('id', scope.teams.ids),
  )
}

/** The next training and match of each running team a player is in, with the player's own answers. */
export async function fetchTeamsOfPlayer(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const now = new Date().toISOString()
  return unwrap(
    client
      .from('teams')
      .select(
        'id, name, school:schools!teams_school!inner(time_zone), squad:squad_members!inner(player_id), trainings(id, title, starts_at, ends_at, place, answers:attendance!attendance_training(answer)), matches(id, opponent, is_home, starts_at, venue, answers:match_squad!match_squad_match(answer))',
      )
      .is('archived_at', null)
      .eq('squad.player_id', playerId)
      .is('squad.left_on', null)
      .neq('trainings.status', 'cancelled')
      .gt('trainings.ends_at', now)
      .eq('trainings.answers.player_id', playerId)
      .order('starts_at', { referencedTable: 'trainings' })
      .limit(1, { referencedTable: 'trainings' })
      .eq('matches.status', 'planned')
      .gt('matches.starts_at', now)
      .eq('matches.answers.player_id', playerId)
      .order('starts_at', { referencedTable: 'matches' })
      .limit(1, { referencedTable: 'matches' })
      .abortSignal(signal),
  )
}

/** The coming trainings of teams with their bookings, 100 a team at most. For features below trainings. */
export async function fetchPlannedTrainings(teamIds: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  const teams = await unwrap(
    client
      .from('teams')
      .select(
        'name, trainings!trainings_team(id, title, starts_at, ends_at, team_id, series_id, bookings:field_bookings!field_bookings_training(id, field_part_id))',
      )
      .in('id', teamIds)
      .eq('trainings.status', 'planned')
      .gt('trainings.ends_at', new Date().toISOString())
      .order('starts_at', { referencedTable: 'trainings' })
      .limit(100, { referencedTable: 'trainings' })
      .abortSignal(signal),
  )
  return teams
    .flatMap(({ name, trainings }) =>
      trainings.map((training) => ({ ...training, team: { name } })),
    )
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at))
}

const matchColumns =
  'id, opponent, is_home, kind, competition, starts_at, periods, period_minutes, venue, status, goals_for, goals_against, created_at, updated_at' as const

/** The next matches of a team that are not over, the first one first, with the answers the reader may see. */
export async function fetchNextMatches(
  teamId: string,
  { after, limit }: { after: string; limit: number },
  signal: AbortSignal,
) {
  const client = await getDb()
  const { matches } = await unwrap(
    client
      .from('teams')
      .select(
        `matches!matches_team(${matchColumns}, meet_at, answers:match_squad!match_squad_match(player_id, answer))`,
      )
      .eq('id', teamId)
      .neq('matches.status', 'finished')
      .gt('matches.starts_at', after)
      .order('starts_at', { referencedTable: 'matches' })
      .limit(limit, { referencedTable: 'matches' })
      .abortSignal(signal)
      .single(),
  )
  return matches
}

/** The last matches of a team that are over, the latest first. */
export async function fetchLastMatches(teamId: string, limit: number, signal: AbortSignal) {
  const client = await getDb()
  const { matches } = await unwrap(
    client
      .from('teams')
      .select(`matches!matches_team(${matchColumns})`)
      .eq('id', teamId)
      .eq('matches.status', 'finished')
      .order('starts_at', { referencedTable: 'matches', ascending: false })
      .limit(limit, { referencedTable: 'matches' })
      .abortSignal(signal)
      .single(),
  )
  return matches
}

/** Answers the new team's id. Fails with `conflict` (23505) when the season has a team of that name. */
export async function createTeam(values: TeamValues): Promise<string> {
  const client = await getDb()
  const { id } = await unwrap(client.from('teams').insert(values).select('id').single())
  return id
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export async function updateTeam(
  id: string,
  seenAt: string,
  { name, age_group, season }: TeamValues,
): Promise<void> {
  const client = await getDb()
  const saved = await unwrap(
    client
      .from('teams')
      .update({ name, age_group, season })
      .eq('id', id)
      .eq('updated_at', seenAt)
      .select('id'),
  )
  if (saved.length === 0) throw createStaleRowError()
}

/** Puts a team away, or back among the running ones; nothing is deleted. */
export async function archiveTeam(id: string, isArchived: boolean): Promise<void> {
  const client = await getDb()
  const archived_at = isArchived ? new Date().toISOString() : null
  await unwrap(client.from('teams').update({ archived_at }).eq('id', id).select('id').single())
}
