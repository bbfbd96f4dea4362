/**
 * What a write makes stale: queries say which tables they read (`meta.reads`), mutations which ones they write
 * (`meta.writes`), and every query that reads a written table is asked again.
 */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Database } from '@/lib/supabase/database.types'

/** A table of the API, or what is kept outside of it and read through calls. */
export type TableName =
  | keyof Database['public']['Tables']
  | 'auth.sessions'
  | 'auth.factors'
  | 'private.second_factor_setting'
  | 'private.kinds_not_sent'
  | 'private.news_words'
  | 'private.notification_standards'

/**
 * Tables that triggers write together with the named one, as far as queries read them. Left out: the bell and the inbox,
 * which follow the live line, the outboxes, which are asked about at intervals, and the log.
 */
export const triggeredTables: { readonly [Name in TableName]?: readonly TableName[] } = {
  absences: ['attendance', 'match_squad'],
  achievement_awards: ['progress_activities'],
  animations: ['animation_versions'],
  consents: ['match_picture_players', 'players'],
  fees: ['fee_events'],
  fields: ['field_parts'],
  individual_assignments: ['tasks'],
  individual_progress: ['individual_assignments'],
  match_events: ['matches'],
  match_picture_players: ['match_pictures'],
  match_squad: ['match_lineup_slots'],
  message_files: ['messages'],
  matches: ['event_changes', 'field_bookings', 'match_squad'],
  mental_assignments: ['tasks'],
  mental_progress: ['mental_assignments'],
  notes: ['note_versions'],
  player_stat_updates: ['progress_activities'],
  role_assignments: [
    'guardian_links',
    'invitations',
    'office_proposals',
    'players',
    'school_officers',
    'team_staff',
  ],
  stock_movements: ['product_variants'],
  teams: ['seasons'],
  training_blocks: ['exercise_uses'],
  training_series: ['trainings'],
  training_series_exceptions: ['trainings'],
  trainings: [
    'attendance',
    'event_changes',
    'exercise_uses',
    'field_bookings',
    'training_series_exceptions',
    'training_staff_notes',
  ],
  users: ['person_cards', 'role_requests'],
}

interface InvalidateOptions {
  /** Queries of these keys need no new answer: the write updated them itself, or cannot change them. */
  spares?: readonly QueryKey[]
  /** Further condition; all others stay as they are. */
  predicate?: (query: Query) => boolean
}

/** Marks every query stale that reads one of these tables; those on show are asked again, which is awaited. */
export async function invalidateTables(
  client: QueryClient,
  writes: readonly TableName[],
  { spares = [], predicate = () => true }: InvalidateOptions = {},
): Promise<void> {
  const written = addTriggeredTables(writes)
  if (written.size === 0) return
  const spared = new Set(spares.flatMap((queryKey) => client.getQueryCache().findAll({ queryKey })))
  await client.invalidateQueries({
    predicate: (query) =>
      query.meta?.reads?.some((name) => written.has(name)) === true &&
      !spared.has(query) &&
      predicate(query),
  })
}

/** These tables and those their triggers write, at any remove. */
function addTriggeredTables(writes: readonly TableName[]): Set<TableName> {
  const all = new Set<TableName>()
  const waiting = [...writes]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    if (all.has(name)) continue
    all.add(name)
    waiting.push(...(triggeredTables[name] ?? []))
  }
  return all
}
