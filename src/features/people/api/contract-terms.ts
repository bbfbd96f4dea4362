/** What the signed-in person may sign by themselves, as the database judges it: for plans and for the shop. */
import { queryOptions } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Whether a guardian has to sign, and whether the one trial was had; null for a suspended account. */
async function fetchContractTerms(signal: AbortSignal) {
  const client = await getDb()
  const [terms] = await unwrap(client.rpc('checkout_terms').abortSignal(signal))
  return terms ? { needsGuardian: terms.needs_guardian, hadTrial: terms.had_trial } : null
}

export const contractTermQueries = {
  own: () =>
    queryOptions({
      queryKey: ['people', 'contract-terms'] as const,
      meta: { reads: ['subscriptions', 'players'] },
      queryFn: ({ signal }) => fetchContractTerms(signal),
    }),
}
