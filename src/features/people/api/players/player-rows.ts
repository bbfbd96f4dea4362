/** The table `players`: what each page reads of players, as far as the database lets it, and deleting one. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const squadColumns =
  'squads:squad_members!squad_members_player(left_on, shirt_number, team:teams!squad_members_team(id, name, season, school_id, archived_at))' as const

/** One player's record; one the reader may not see is `not_found`. */
export async function fetchPlayer(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('players')
      .select(
        'id, school_id, user_id, first_name, last_name, date_of_birth, position, other_positions, strong_foot, photo_path, updated_at, squads:squad_members!squad_members_player(id, shirt_number, joined_on, left_on, team:teams!squad_members_team(id, name, age_group, season))',
      )
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** The player behind an account with all squads; at most one. */
export async function fetchOwnPlayers(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('players')
      .select(`id, first_name, last_name, date_of_birth, school_id, ${squadColumns}`)
      .eq('user_id', userId)
      .abortSignal(signal),
  )
}

/** The same with body, measurements and the number of awards; null for an account without a player. */
export async function fetchOwnRecord(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const [player = null] = await unwrap(
    client
      .from('players')
      .select(
        `id, first_name, last_name, date_of_birth, position, other_positions, strong_foot, school_id, ${squadColumns}, measurements:body_measurements(measured_on, height_cm, weight_kg), awards:achievement_awards(count)`,
      )
      .eq('user_id', userId)
      .abortSignal(signal),
  )
  return player
}

/** The same with squads and guardians, for administrators. */
export async function fetchPlayersOfAccount(userId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('players')
      .select(
        'id, first_name, last_name, squads:squad_members(left_on, team:teams!squad_members_team(name, season)), guardians:guardian_links(id, relationship, status, guardian:users!guardian_links_guardian(id, first_name, last_name))',
      )
      .eq('user_id', userId)
      .abortSignal(signal),
  )
}

/** Oneself as a player and the players named, the oldest first, with what their school says about consent. */
export async function fetchPlayersWithSchool(
  userId: string,
  ids: readonly string[],
  signal: AbortSignal,
) {
  const client = await getDb()
  const mine = `user_id.eq.${userId}`
  return unwrap(
    client
      .from('players')
      .select(
        'id, user_id, first_name, last_name, date_of_birth, school:schools!players_school(name, digital_consent_age)',
      )
      .or(ids.length > 0 ? `${mine},id.in.(${ids.join(',')})` : mine)
      .order('date_of_birth')
      .abortSignal(signal),
  )
}

/** Everybody the reader may see, by name, each with teams to tell namesakes apart; 1,000 at most. */
export async function fetchPlayerOptions(signal: AbortSignal, schoolId?: string) {
  const client = await getDb()
  const query = client
    .from('players')
    .select(
      'id, school_id, first_name, last_name, date_of_birth, position, squads:squad_members!squad_members_player(left_on, team:teams!squad_members_team(id, name))',
    )
    // erased players have no name left and nothing to be chosen for
    .neq('last_name', '-')
    .order('last_name')
    .order('first_name')
    .limit(1000)
    .abortSignal(signal)
  return unwrap(schoolId ? query.eq('school_id', schoolId) : query)
}

export interface KnownPlayer {
  id: string
  first_name: string
  last_name: string
  date_of_birth: string
}

const pageSize = 1000

/** Everybody of a school the reader may see, whatever their number. */
export async function fetchPlayersOfSchool(
  schoolId: string,
  signal: AbortSignal,
): Promise<KnownPlayer[]> {
  const client = await getDb()
  const known: KnownPlayer[] = []
  for (;;) {
    const rows = await unwrap(
      client
        .from('players')
        .select('id, first_name, last_name, date_of_birth')
        .eq('school_id', schoolId)
        .order('id')
        .range(known.length, known.length + pageSize - 1)
        .abortSignal(signal),
    )
    known.push(...rows)
    if (rows.length < pageSize) return known
  }
}

/** Names of players by id; who is gone is missing. */
export async function fetchPlayerNames(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client.from('players').select('id, first_name, last_name').in('id', ids).abortSignal(signal),
  )
}

/** Where the photos of these players are kept; players without one are missing. */
export async function fetchPhotoPaths(ids: readonly string[], signal: AbortSignal) {
  const client = await getDb()
  const players = await unwrap(
    client
      .from('players')
      .select('id, photo_path')
      .in('id', ids)
      .not('photo_path', 'is', null)
      .abortSignal(signal),
  )
  return players.flatMap(({ id, photo_path: path }) => (path ? [{ id, path }] : []))
}

/** Records of past trainings the reader may see, the latest first; 400 at most. For features below trainings. */
export async function fetchAttendanceOfPlayer(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const { records } = await unwrap(
    client
      .from('players')
      .select(
        'records:attendance!attendance_player(id, status, minutes, training:trainings!attendance_training!inner(id, starts_at, title, team:teams!trainings_team(name)))',
      )
      .eq('id', playerId)
      .not('records.status', 'is', null)
      .limit(400, { referencedTable: 'records' })
      .abortSignal(signal)
      .single(),
  )
  return records.toSorted((one, other) =>
    other.training.starts_at.localeCompare(one.training.starts_at),
  )
}

/** For owners, by policy; what hangs on the record goes with it, consents keep it from going. */
export async function deletePlayer(id: string): Promise<void> {
  const client = await getDb()
  await unwrap(client.from('players').delete().eq('id', id).select('id').single())
}
