/** What a player has been awarded, newest first, in the reader's language. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { currentLocale } from '@/lib/i18n/setup'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { familyQueries } from './children'

const columns =
  'id, player_id, awarded_at, reason, achievement:achievements!inner(tier, texts:achievement_texts(locale, title, description))' as const
const awardsRead = 6

async function fetchAwards(playerIds: readonly string[], locale: string, signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await db()
  const rows = await unwrap(
    client
      .from('achievement_awards')
      .select(columns)
      .in('player_id', playerIds)
      .is('revoked_at', null)
      .order('awarded_at', { ascending: false })
      .order('id')
      .limit(awardsRead)
      .abortSignal(signal),
  )
  return rows.map(({ achievement: { tier, texts }, ...row }) => {
    const text = texts.find((one) => one.locale === locale) ?? texts[0]
    return { ...row, tier, title: text?.title ?? '', description: text?.description ?? '' }
  })
}

export const awardQueries = {
  of: (playerIds: readonly string[]) => {
    const locale = currentLocale()
    return queryOptions({
      queryKey: [...familyQueries.all(), 'awards', playerIds, locale],
      queryFn: ({ signal }) => fetchAwards(playerIds, locale, signal),
      meta: { isKept: true },
    })
  },
}

export function useAwards(playerIds: readonly string[]) {
  return useSuspenseQuery(awardQueries.of(playerIds)).data
}
