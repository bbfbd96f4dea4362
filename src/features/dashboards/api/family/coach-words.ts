/** What coaches wrote about these players for them to read, newest first, with the writer's name. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchCards } from '@/features/people/api/person-cards'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from '@/features/attendance/api/family/children'

const columns = 'id, player_id, author_id, body, occurred_on' as const
const notesRead = 6

async function fetchWords(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('notes')
      .select(columns)
      .in('player_id', playerIds)
      .in('visibility', ['player', 'family'])
      .is('archived_at', null)
      .order('occurred_on', { ascending: false })
      .order('id')
      .limit(notesRead)
      .abortSignal(signal),
  )
  const authors = rows.flatMap(({ author_id }) => author_id ?? [])
  const cards = await fetchCards(client, authors, signal)
  return rows.map((row) => {
    const card = cards.get(row.author_id ?? '')
    return { ...row, author: card ? `${card.first_name} ${card.last_name}` : null }
  })
}

export const coachWordQueries = {
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...familyQueries.all(), 'words', playerIds],
      queryFn: ({ signal }) => fetchWords(playerIds, signal),
      meta: { reads: ['notes', 'person_cards'], isKept: true },
    }),
}

export function useCoachWords(playerIds: readonly string[]) {
  return useSuspenseQuery(coachWordQueries.of(playerIds)).data
}
