/** Rows of `matches`: every read and write of the table. */
import { toFoldedPattern } from '@/lib/fold-text'
import { createStaleRowError } from '@/lib/stale-row'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapPage } from '@/lib/supabase/unwrap'
import type { MatchFilter } from '../model/match-filter'
import type { toMatchRow } from '../model/match-values'

const team = 'team:teams!inner(id, name, school:schools!teams_school!inner(time_zone))' as const

/** Which teams are meant: those named, or everything the person may read. */
export type TeamScope = readonly string[] | 'all'

export async function fetchMatchRange(
  scope: TeamScope,
  start: string,
  end: string,
  signal: AbortSignal,
) {
  const client = await getDb()
  let query = client
    .from('matches')
    .select(
      `id, opponent, is_home, is_neutral, kind, starts_at, periods, period_minutes, status, venue, field_part_id, goals_for, goals_against, created_at, updated_at, team_id, ${team}`,
    )
    .gte('starts_at', start)
    .lt('starts_at', end)
    .order('starts_at')
    .limit(1000)
    .abortSignal(signal)
  if (scope !== 'all') query = query.in('team_id', scope)
  return unwrap(query)
}

/** Every match of a team that starts later than an instant (ISO), as a fixture list is compared with it. */
export async function fetchTeamFixtures(teamId: string, after: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(
        'id, external_id, opponent, is_home, kind, competition, venue, field_part_id, starts_at, updated_at, periods, period_minutes, status',
      )
      .eq('team_id', teamId)
      .gt('starts_at', after)
      .order('starts_at')
      .limit(1000)
      .abortSignal(signal),
  )
}

interface NextOfSchools {
  schoolIds: readonly string[]
  /** Matches that start later, an instant in ISO. */
  after: string
  limit: number
}

/** Next matches of schools that are not called off, the first one first. */
export async function fetchNextMatchesOfSchools(
  { schoolIds, after, limit }: NextOfSchools,
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(`id, opponent, is_home, is_neutral, kind, starts_at, meet_at, venue, status, ${team}`)
      .in('school_id', schoolIds)
      .in('status', ['planned', 'live'])
      .gt('starts_at', after)
      .order('starts_at')
      .order('id')
      .limit(limit)
      .abortSignal(signal),
  )
}

/** A match as its live page needs it, in one answer: clock, people called up, line-ups and the whole log. */
export async function fetchLiveRows(id: string, signal?: AbortSignal) {
  const client = await getDb()
  const query = client
    .from('matches')
    .select(
      `id, team_id, opponent, is_home, format, periods, period_minutes, starts_at, status, current_period, period_started_at, started_at, goals_for, goals_against, team:teams!inner(id, name, school:schools!teams_school!inner(time_zone, least_minutes_share)), squad:match_squad!match_squad_match(player_id, role, shirt_number, player:players!match_squad_player(first_name, last_name)), lineup:match_lineup_slots!match_lineup_slots_match(period, slot, player_id), events:match_events!match_events_match(id, client_id, kind, period, clock_seconds, is_opponent, player_id, second_player_id, note, device_id, undone_at, created_at)`,
    )
    .eq('id', id)
  return unwrap((signal ? query.abortSignal(signal) : query).single())
}

const resultsShown = 8

export async function fetchResults(teamIds: readonly string[], signal: AbortSignal) {
  if (teamIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(`id, opponent, is_home, goals_for, goals_against, starts_at, ${team}`)
      .in('team_id', teamIds)
      .eq('status', 'finished')
      .order('starts_at', { ascending: false })
      .order('id')
      .limit(resultsShown)
      .abortSignal(signal),
  )
}

/** Who is called up for a match and who stands where in which period; the staff of the team sees all of it. */
export async function fetchMatchLineup(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(
        'id, squad:match_squad!match_squad_match(player_id, role, shirt_number, is_captain, bench_order, set_pieces, player:players!match_squad_player!inner(first_name, last_name, position, other_positions, strong_foot)), slots:match_lineup_slots!match_lineup_slots_match(period, slot, player_id, x, y)',
      )
      .eq('id', id)
      .in('squad.role', ['starter', 'bench'])
      .abortSignal(signal)
      .single(),
  )
}

/** One match, and its team where one may read it; throws `not_found` where the database shows none. */
export async function fetchMatchRow(id: string, signal?: AbortSignal) {
  const client = await getDb()
  const query = client
    .from('matches')
    .select(
      'id, school_id, team_id, tournament_id, opponent, is_home, is_neutral, kind, competition, format, periods, period_minutes, formation, starts_at, meet_at, answer_hours, venue, field_part_id, kit, family_note, status, current_period, period_started_at, started_at, finished_at, goals_for, goals_against, created_at, updated_at, team:teams(id, name, age_group), school:schools!matches_school!inner(time_zone)',
    )
    .eq('id', id)
  return unwrap((signal ? query.abortSignal(signal) : query).single())
}

/** Who was asked or chosen for a match, with answers; a family sees its own children alone. */
export async function fetchMatchSquad(id: string, signal: AbortSignal) {
  const client = await getDb()
  const { squad } = await unwrap(
    client
      .from('matches')
      .select(
        'squad:match_squad!match_squad_match(player_id, role, reason, clearance, shirt_number, answer, answered_at, answered_by, needs_reconfirmation, player:players!match_squad_player(id, first_name, last_name, position), speaker:users!match_squad_answered_by(first_name, last_name), absence:absences!match_squad_absence(reason, to_on))',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
  return squad
}

/** The latest matches of a school, coming ones too: what its teams write again and again; 300 at most. */
export async function fetchKnownMatches(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(
        'id, team_id, opponent, is_home, is_neutral, competition, venue, kit, field_part_id, starts_at, format, periods, period_minutes',
      )
      .eq('school_id', schoolId)
      .neq('status', 'cancelled')
      .order('starts_at', { ascending: false })
      .limit(300)
      .abortSignal(signal),
  )
}

/** Matches of a team that start between two instants (ISO) and are not called off. */
export async function fetchMatchesDuring(
  teamId: string,
  { from, to }: { from: string; to: string },
  signal: AbortSignal,
) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select('id, opponent, is_home, starts_at, periods, period_minutes')
      .eq('team_id', teamId)
      .neq('status', 'cancelled')
      .gte('starts_at', from)
      .lt('starts_at', to)
      .order('starts_at')
      .limit(300)
      .abortSignal(signal),
  )
}

type MatchColumns = ReturnType<typeof toMatchRow>

/** Answers the new match's id. Fails with 23P01 where the team has another match then, or the pitch is taken. */
export async function createMatch(schoolId: string, row: MatchColumns): Promise<string> {
  const client = await getDb()
  const { id } = await unwrap(
    client
      .from('matches')
      .insert({ ...row, school_id: schoolId })
      .select('id')
      .single(),
  )
  return id
}

/** Saves unless the row changed since `seenAt`: then `stale_row`. */
export async function updateMatch(id: string, seenAt: string, row: MatchColumns): Promise<void> {
  const client = await getDb()
  const saved = await unwrap(
    client.from('matches').update(row).eq('id', id).eq('updated_at', seenAt).select('id'),
  )
  if (saved.length === 0) throw createStaleRowError()
}

/** Calls a match off, or sets it again. */
export async function setMatchStatus(id: string, status: 'planned' | 'cancelled'): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('matches').update({ status }).eq('id', id).select('id').single())
}

export interface TypedResult {
  goals_for: number
  goals_against: number
}

/** Ends a match that was not followed live with its result, or corrects the one typed. */
export async function saveResult(id: string, result: TypedResult): Promise<void> {
  const client = await getDb()
  const row = { ...result, status: 'finished' as const }
  await unwrap(client.from('matches').update(row).eq('id', id).select('id').single())
}

/** Throws `not_found` where the database keeps it: a match that was played is history. */
export async function deleteMatch(id: string): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('matches').delete().eq('id', id).select('id').single())
}

/** Who was called up and what was logged, undone entries left out; for the staff of the team. */
export async function fetchPlayedMatch(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('matches')
      .select(
        'squad:match_squad!match_squad_match(player_id, role, player:players!match_squad_player(first_name, last_name)), events:match_events!match_events_match(id, kind, period, clock_seconds, is_opponent, player_id, second_player_id)',
      )
      .eq('id', id)
      .is('events.undone_at', null)
      .order('period', { referencedTable: 'events' })
      .order('clock_seconds', { referencedTable: 'events' })
      .abortSignal(signal)
      .single(),
  )
}

/** A match without a result counts as coming for three hours after its kick-off. */
const onTheWayMs = 3 * 60 * 60_000

/** One page of the list; called off ones stand by their date. */
export async function fetchMatchSlice(
  scope: TeamScope,
  filter: MatchFilter,
  { from, size }: { from: number; size: number },
  signal?: AbortSignal,
) {
  const client = await getDb()
  const since = new Date(Date.now() - onTheWayMs).toISOString()
  let query = client
    .from('matches')
    .select(
      'id, opponent, is_home, is_neutral, kind, competition, starts_at, periods, period_minutes, status, venue, goals_for, goals_against, created_at, updated_at, team_id, team:teams!inner(id, name, season, school:schools!teams_school!inner(time_zone))',
      { count: 'exact' },
    )
    .order(filter.sort, { ascending: filter.dir === 'asc' })
    .order('id')
    .range(from, from + size - 1)
  if (filter.tab === 'coming') query = query.neq('status', 'finished').gt('starts_at', since)
  if (filter.tab === 'played') query = query.or(`status.eq.finished,starts_at.lte.${since}`)
  if (scope !== 'all') query = query.in('team_id', scope)
  if (filter.teams.length > 0) query = query.in('team_id', filter.teams)
  if (filter.kind.length > 0) query = query.in('kind', filter.kind)
  if (filter.status.length > 0) query = query.in('status', filter.status)
  if (filter.side) {
    query = query.eq('is_neutral', filter.side === 'neutral')
    if (filter.side !== 'neutral') query = query.eq('is_home', filter.side === 'home')
  }
  if (filter.season) query = query.eq('team.season', filter.season)
  if (filter.q.trim()) query = query.like('search_text', toFoldedPattern(filter.q))
  return unwrapPage(signal ? query.abortSignal(signal) : query)
}
