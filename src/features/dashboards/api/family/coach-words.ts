/** What coaches wrote about these players for them to read, newest first, with the writer's name. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { familyQueries } from '@/features/attendance/api/family/children'
import { fetchLatestNotes } from '@/features/notes/api/notes'

const notesRead = 6

async function fetchWords(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  return fetchLatestNotes({ playerIds, limit: notesRead, isForFamily: true }, signal)
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
