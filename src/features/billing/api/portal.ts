/** Leads to the payment provider's pages about what somebody pays: card, bills, renewal. */
import { useProviderPage } from '@/lib/payments/provider-page'

export function useOpenPortal() {
  const { open, isBusy, refusal } = useProviderPage('customer-portal')
  return { open: () => open({}), isBusy, refusal }
}
