/** Leads to the page of the card payment provider. What it sells there, and at which price, the server decides. */
import { queryClient } from '@/lib/query/query-client'
import { invalidateTables } from '@/lib/query/tables'
import { toCheckoutFault, type CheckoutFault } from '../model/checkout'
import { useProviderPage } from '@/lib/payments/provider-page'

export interface StartedCheckout {
  /** `childId`: the account of the child whose plan it will be; without: one's own. */
  start: (planId: string, childId?: string) => void
  /** The plan that was pressed last. */
  planId: string | null
  /** Until the other page stands: nothing can be pressed twice. */
  isBusy: boolean
  /** Why it did not begin. */
  fault: CheckoutFault | null
}

export function useStartCheckout(): StartedCheckout {
  const { open, asked, isBusy, refusal } = useProviderPage('checkout', {
    // somebody paid on another device: what is shown here is old
    onError: () => invalidateTables(queryClient, ['subscriptions']),
  })
  return {
    start: (planId, userId) => open({ kind: 'subscription', planId, ...(userId && { userId }) }),
    planId: asked?.planId ?? null,
    isBusy,
    fault: refusal === null ? null : toCheckoutFault(refusal),
  }
}
