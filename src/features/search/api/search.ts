/** One question over everything of the club the person may see. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { hitSchema, mostHits } from '../model/hit'

async function fetchHits(words: string, locale: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .rpc('search_everything', { p_query: words, p_locale: locale, p_limit: mostHits })
      .abortSignal(signal),
  )
  return hitSchema.array().parse(rows)
}

export const searchQueries = {
  /** The last answer stays until the next one is there; one of older words never replaces one of newer. */
  find: (words: string, locale: string) =>
    queryOptions({
      queryKey: ['search', locale, words],
      meta: {
        reads: [
          'players',
          'squad_members',
          'teams',
          'person_cards',
          'users',
          'guardian_links',
          'role_assignments',
          'trainings',
          'matches',
          'exercises',
          'exercise_texts',
        ],
      },
      queryFn: ({ signal }) => fetchHits(words, locale, signal),
      placeholderData: keepPreviousData,
      gcTime: 60_000,
    }),
}
