import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatLocale } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import type { OrderDetails } from '../../api/orders'
import { useWithdraw } from '../../api/notices'
import { openPayment, useCancelOrder } from '../../api/place-order'
import { canWithdraw } from '../../model/order-status'

interface OrderActsProps {
  order: OrderDetails
  userId: string
}

/** Paying, giving up, withdrawing: what this order still allows this person. */
export function OrderActs({ order, userId }: OrderActsProps) {
  const { t } = useTranslation('shop')
  const confirm = useConfirm()
  const cancel = useCancelOrder()
  const withdraw = useWithdraw()
  const [now] = useState(() => Date.now())
  const isPending = order.status === 'payment_pending'

  async function ask(kind: 'cancel' | 'withdraw') {
    const isSure = await confirm({
      title: t(`order.${kind}_title`, { number: order.number }),
      text: t(`order.${kind}_text`),
      confirmLabel: t(`order.${kind}_confirm`),
      cancelLabel: t('order.keep'),
      isDanger: true,
    })
    if (!isSure) return
    if (kind === 'cancel') cancel.mutate({ id: order.id })
    else withdraw.mutate(order.id)
  }

  return (
    <div className={layout.stack3}>
      {isPending ? <Payment order={order} userId={userId} /> : null}
      <div className={layout.wrap2}>
        {isPending ? (
          <Button kind="secondary" busy={cancel.isPending} onClick={() => void ask('cancel')}>
            {t('order.cancel')}
          </Button>
        ) : null}
        {canWithdraw(order, now) ? (
          <Button kind="secondary" busy={withdraw.isPending} onClick={() => void ask('withdraw')}>
            {t('order.withdraw')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** A minor's order waits for the guardian; everybody else pays on the provider's page. */
function Payment({ order, userId }: OrderActsProps) {
  const { t, i18n } = useTranslation('shop')
  const [params] = useSearchParams()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>(
    params.get('payment') === 'failed' ? 'failed' : 'idle',
  )
  const waitsForGuardian = order.player_id !== null && order.user_id === userId
  const until = new Intl.DateTimeFormat(formatLocale(i18n.resolvedLanguage), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(order.reserved_until))

  async function startPayment() {
    setState('busy')
    try {
      await openPayment(order.id)
    } catch {
      setState('failed')
    }
  }

  if (waitsForGuardian) {
    return <Alert title={t('order.waits_for_guardian')}>{t('order.reserved', { until })}</Alert>
  }
  return (
    <Alert
      kind={state === 'failed' ? 'error' : 'info'}
      title={t(state === 'failed' ? 'order.pay_failed' : 'order.unpaid')}
      actions={
        <Button busy={state === 'busy'} onClick={() => void startPayment()}>
          {t('order.pay', { sum: formatMoney(order.total_cents, order.currency) })}
        </Button>
      }
    >
      {t('order.reserved', { until })}
    </Alert>
  )
}
