/** Consents of players: every decision that was taken, and taking one. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { ConsentPurpose } from '@/features/people/model/consent-purpose'
import type { Locale } from '@/lib/i18n/locale'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

const columns =
  'id, player_id, purpose, is_given, text_version, locale, relationship, method, given_at' as const

export const consentQueries = {
  all: () => ['settings', 'consents'] as const,
  of: (playerIds: readonly string[]) =>
    queryOptions({
      queryKey: [...consentQueries.all(), playerIds],
      meta: { reads: ['consents'] },
      queryFn: ({ signal }) => fetchConsents(playerIds, signal),
    }),
}

/** Nothing is ever changed in this table, the last row counts; a thousand rows are decades of a family. */
async function fetchConsents(playerIds: readonly string[], signal: AbortSignal) {
  if (playerIds.length === 0) return []
  const client = await getDb()
  return unwrap(
    client
      .from('consents')
      .select(columns)
      .in('player_id', [...playerIds])
      .order('id', { ascending: false })
      .abortSignal(signal),
  )
}

export type Consent = Awaited<ReturnType<typeof fetchConsents>>[number]

export function useConsents(playerIds: readonly string[]) {
  return useSuspenseQuery(consentQueries.of(playerIds))
}

interface Decision {
  playerId: string
  purpose: ConsentPurpose
  isGiven: boolean
  /** The language of the text that was read. */
  locale: Locale
}

/** Throws `forbidden` with `consent_not_yours` for who may not decide. */
export function useDecideConsent() {
  return useMutation({
    mutationFn: async ({ playerId, purpose, isGiven, locale }: Decision) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('decide_consent', {
          p_player_id: playerId,
          p_purpose: purpose,
          p_is_given: isGiven,
          p_locale: locale,
        }),
      )
    },
    meta: { writes: ['consents'], silent: true },
  })
}
