/** What a level looks like on the pitch: one sentence an attribute and level, in the person's language. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchAnchors(locale: Locale, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('stat_anchors')
      .select('attribute_key, level, sentence')
      .eq('locale', locale)
      .order('level')
      .abortSignal(signal),
  )
}

const anchorQueries = {
  in: (locale: Locale) =>
    queryOptions({
      queryKey: ['stat-anchors', locale],
      meta: { reads: ['stat_anchors'] },
      queryFn: ({ signal }) => fetchAnchors(locale, signal),
      staleTime: 60 * 60_000,
    }),
}

export function useAnchors() {
  return useQuery(anchorQueries.in(getCurrentLocale()))
}
