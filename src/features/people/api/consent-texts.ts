/** The words of every consent: all versions, since a decision belongs to the words that were read. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'purpose, version, locale, body'

export const consentTextQueries = {
  all: () =>
    queryOptions({
      queryKey: ['people', 'consent-texts'],
      meta: { reads: ['consent_texts'] },
      queryFn: ({ signal }) => fetchTexts(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

async function fetchTexts(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('consent_texts')
      .select(columns)
      .order('version', { ascending: false })
      .abortSignal(signal),
  )
}

export type ConsentText = Awaited<ReturnType<typeof fetchTexts>>[number]

export function useConsentTexts() {
  return useSuspenseQuery(consentTextQueries.all())
}
