/** What can be earned, in the language of the person. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getCurrentLocale } from '@/lib/i18n/setup'
import type { Locale } from '@/lib/i18n/locale'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, rule, tier, icon, archived_at, texts:achievement_texts(locale, title, description)' as const

/** English where a title has no translation. */
async function fetchAchievements(locale: Locale, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client.from('achievements').select(columns).order('sort_order').abortSignal(signal),
  )
  return rows.map(({ texts, ...achievement }) => {
    const text =
      texts.find((one) => one.locale === locale) ?? texts.find((one) => one.locale === 'en')
    return {
      ...achievement,
      title: text?.title ?? '',
      description: text?.description ?? '',
    }
  })
}

const achievementQueries = {
  in: (locale: Locale) =>
    queryOptions({
      queryKey: ['achievements', locale],
      meta: { reads: ['achievements', 'achievement_texts'] },
      queryFn: ({ signal }) => fetchAchievements(locale, signal),
      staleTime: 10 * 60_000,
    }),
}

export function useAchievements() {
  return useQuery(achievementQueries.in(getCurrentLocale()))
}
