import { showToast } from '@/lib/toast'
import { useRemindFees } from '../api/fees'

/** Reminds of fees and says how many went out; those reminded lately are left in peace by the database. */
export function useRemind(onDone: () => void) {
  const { mutate, isPending } = useRemindFees()

  function remind(ids: string[]) {
    mutate(ids, {
      onSuccess: (count) => {
        onDone()
        showToast('success', `fees:list.${count > 0 ? 'sent' : 'sent_none'}`, {
          values: { count, total: ids.length },
          style: 'compact',
          subject: 'fees:reminded',
        })
      },
    })
  }

  return { remind, isPending }
}
