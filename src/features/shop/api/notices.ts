/** The table `contract_notices`: withdrawals from orders. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Of one order, as far as the reader sent or answers them, the first one first. */
export async function fetchNotices(orderId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('contract_notices')
      .select('id, status, received_at, reason, answer, answered_at')
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

export interface NoticeAnswer {
  id: string
  status: 'accepted' | 'declined' | 'settled'
  answer: string
}

/** The seller's answer to a withdrawal. Errors: `note_required`, `illegal_move`. */
export function useAnswerNotice() {
  return useMutation({
    mutationFn: async ({ id, status, answer }: NoticeAnswer) => {
      const client = await getDb()
      return unwrap(
        client.rpc('answer_notice', {
          p_notice_id: id,
          p_status: status,
          ...(answer && { p_answer: answer }),
        }),
      )
    },
    meta: { writes: ['contract_notices'], success: 'shop/desk:toasts.answered', silent: true },
  })
}
