/** Measured tests: the catalogue, a team's results on its days, a player's over time, and saving a grid. */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fetchSquad } from '@/features/teams/api/squad'
import { fetchTeamRow } from '@/features/teams/api/team-rows'
import { formatFullName } from '@/lib/person'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { isTestKey, type MeasuredTest, type TestKey } from '../model/tests/measured-test'
import { listEntriesToSave, type TestEntries } from '../model/tests/test-draft'

async function fetchCatalogue(signal: AbortSignal): Promise<MeasuredTest[]> {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('measured_tests')
      .select(
        'key, attribute_key, unit, is_lower_better, decimals, lowest, highest, tries, years_from, years_until',
      )
      .order('sort_order')
      .abortSignal(signal),
  )
  return rows.flatMap(({ key, ...row }) => (isTestKey(key) ? [{ key, ...row }] : []))
}

async function fetchTestedTeam(teamId: string, signal: AbortSignal) {
  const client = await getDb()
  const [team, squad, days] = await Promise.all([
    fetchTeamRow(teamId, signal),
    fetchSquad(teamId, signal),
    unwrap(client.rpc('team_test_days', { p_team_id: teamId }).abortSignal(signal)),
  ])
  return {
    name: team.name,
    ageGroup: team.age_group,
    isArchived: team.archived_at !== null,
    players: squad.map(({ shirt_number: shirt, player }) => ({
      id: player.id,
      name: formatFullName(player),
      shirt,
    })),
    days: days.flatMap(({ test_key: key, ...day }) => (isTestKey(key) ? [{ key, ...day }] : [])),
  }
}

/** What stands for some players at a test, the newest first: years of it for a squad. */
async function fetchSheet(testKey: TestKey, playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('test_results')
      .select('id, player_id, measured_on, tries, best')
      .eq('test_key', testKey)
      .in('player_id', [...playerIds])
      .is('replaced_at', null)
      .order('measured_on', { ascending: false })
      .limit(1000)
      .abortSignal(signal),
  )
}

/** The oldest first. */
async function fetchOfPlayer(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('test_results')
      .select('id, test_key, measured_on, best')
      .eq('player_id', playerId)
      .is('replaced_at', null)
      .order('measured_on', { ascending: false })
      .limit(500)
      .abortSignal(signal),
  )
  return rows.toReversed()
}

async function fetchBands(playerId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('player_test_bands', { p_player_id: playerId }).abortSignal(signal))
}

export const testQueries = {
  catalogue: () =>
    queryOptions({
      queryKey: ['measured-tests'] as const,
      meta: { reads: ['measured_tests'] },
      queryFn: ({ signal }) => fetchCatalogue(signal),
      staleTime: 60 * 60_000,
    }),
  team: (teamId: string) =>
    queryOptions({
      queryKey: ['measured-tests', 'team', teamId] as const,
      meta: { reads: ['teams', 'squad_members', 'players', 'test_results'] },
      queryFn: ({ signal }) => fetchTestedTeam(teamId, signal),
    }),
  sheet: (testKey: TestKey, playerIds: readonly string[]) =>
    queryOptions({
      queryKey: ['measured-tests', 'sheet', testKey, playerIds] as const,
      meta: { reads: ['test_results'] },
      queryFn: ({ signal }) => fetchSheet(testKey, playerIds, signal),
    }),
  player: (playerId: string) =>
    queryOptions({
      queryKey: ['measured-tests', 'player', playerId] as const,
      meta: { reads: ['test_results'] },
      queryFn: ({ signal }) => fetchOfPlayer(playerId, signal),
    }),
  bands: (playerId: string) =>
    queryOptions({
      queryKey: ['measured-tests', 'bands', playerId] as const,
      meta: { reads: ['test_results', 'players'] },
      queryFn: ({ signal }) => fetchBands(playerId, signal),
    }),
}

export function useTestCatalogue() {
  return useSuspenseQuery(testQueries.catalogue()).data
}

export function useTestedTeam(teamId: string) {
  return useSuspenseQuery(testQueries.team(teamId)).data
}

export type TestedTeam = ReturnType<typeof useTestedTeam>
export type TestedPlayer = TestedTeam['players'][number]

export function useTestSheet(testKey: TestKey, playerIds: readonly string[]) {
  return useQuery(testQueries.sheet(testKey, playerIds))
}

export type TestResult = Awaited<ReturnType<typeof fetchSheet>>[number]

export function usePlayerTests(playerId: string) {
  const tests = useQuery(testQueries.catalogue())
  const results = useQuery(testQueries.player(playerId))
  return { tests, results }
}

/** For staff: the database refuses a family. */
export function useTestBands(playerId: string, isEnabled: boolean) {
  return useQuery({ ...testQueries.bands(playerId), enabled: isEnabled }).data
}

interface Saving {
  entries: TestEntries
  measuredOn: string
}

/** All of them or none. Sending twice is writing once, because what stands already is left alone. */
export function useSaveTestResults(teamId: string, test: MeasuredTest) {
  return useMutation({
    mutationFn: async ({ entries, measuredOn }: Saving) => {
      const client = await getDb()
      return unwrap(
        client.rpc('save_test_results', {
          p_team_id: teamId,
          p_test_key: test.key,
          p_measured_on: measuredOn,
          p_entries: listEntriesToSave(entries, test),
        }),
      )
    },
    meta: { writes: ['test_results'], silent: true, success: 'stats/tests:saved' },
  })
}
