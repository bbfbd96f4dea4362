/** What a player has been awarded, newest first, in the reader's language. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { fetchLatestAwards } from '@/features/achievements/api/awards'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { familyQueries } from '@/features/attendance/api/family/children'

const awardsRead = 6

async function fetchAwards(playerIds: readonly string[], locale: string, signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const rows = await fetchLatestAwards(playerIds, awardsRead, signal)
  return rows.map(({ achievement: { texts, ...badge }, ...row }) => {
    const text = texts.find((one) => one.locale === locale) ?? texts[0]
    return { ...row, badge, title: text?.title ?? '', description: text?.description ?? '' }
  })
}

export const awardQueries = {
  of: (playerIds: readonly string[]) => {
    const locale = getCurrentLocale()
    return queryOptions({
      queryKey: [...familyQueries.all(), 'awards', playerIds, locale],
      queryFn: ({ signal }) => fetchAwards(playerIds, locale, signal),
      meta: { reads: ['achievement_awards', 'achievements'], isKept: true },
    })
  },
}

export function useAwards(playerIds: readonly string[]) {
  return useSuspenseQuery(awardQueries.of(playerIds)).data
}
