/** The table `contract_notices`: withdrawals from orders. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Of one order, as far as the reader sent them, the first one first. */
export async function fetchNotices(orderId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('contract_notices')
      .select('id, status, received_at')
      .eq('order_id', orderId)
      .order('received_at')
      .limit(20)
      .abortSignal(signal),
  )
}

/** Withdraws from the contract; the answer's moment is the receipt. Errors: `withdrawal_period_over`, `already_sent`. */
export function useWithdraw() {
  return useMutation({
    mutationFn: async (orderId: string) => {
      const client = await getDb()
      return unwrap(client.rpc('send_notice', { p_kind: 'withdrawal', p_order_id: orderId }))
    },
    meta: { writes: ['contract_notices'], success: 'shop:toasts.withdrawn' },
  })
}
