import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useDeliverOrder, useRestock, useRestockState } from '../../../api/desk-orders'
import type { OrderDetails } from '../../../api/orders'
import { CancelSheet } from './cancel-sheet'
import { findOrderActs } from './handled-order'
import { RefundSheet } from './refund-sheet'

/** What is next with this order, and what else may be done: parcel, money, goods. */
export function OrderNext({ order }: { order: OrderDetails }) {
  const { t } = useTranslation('shop/desk')
  const confirm = useConfirm()
  const deliver = useDeliverOrder()
  const restock = useRestock()
  const isRestocked = useRestockState(order.id)
  const [sheet, setSheet] = useState<'cancel' | 'refund' | null>(null)
  const acts = findOrderActs(order)
  const edit = href(paths.shop.orderEdit, { id: order.id })

  async function ask(kind: 'hand_over' | 'arrive' | 'restock') {
    const isSure = await confirm({
      title: t(`next.${kind}_title`, { number: order.number }),
      text: t(`next.${kind}_text`),
      confirmLabel: t(`next.${kind}`),
    })
    if (isSure) (kind === 'restock' ? restock : deliver).mutate(order.id)
  }

  return (
    <Alert
      title={t(`next.titles.${findTitle(order)}`)}
      actions={
        <>
          {acts.canShip ? <LinkButton to={edit}>{t('next.ship')}</LinkButton> : null}
          {acts.canHandOver ? (
            <Button busy={deliver.isPending} onClick={() => void ask('hand_over')}>
              {t('next.hand_over')}
            </Button>
          ) : null}
          {acts.canArrive ? (
            <Button busy={deliver.isPending} onClick={() => void ask('arrive')}>
              {t('next.arrive')}
            </Button>
          ) : null}
          {acts.canCorrectTracking ? (
            <LinkButton kind="secondary" to={edit}>
              {t('next.tracking')}
            </LinkButton>
          ) : null}
          {acts.canCancel || acts.canGiveUp ? (
            <Button kind="secondary" onClick={() => setSheet(acts.canCancel ? 'cancel' : 'refund')}>
              {t(acts.canCancel ? 'next.cancel' : 'next.give_up')}
            </Button>
          ) : null}
          {acts.canRefund ? (
            <Button kind="secondary" onClick={() => setSheet('refund')}>
              {t('next.refund')}
            </Button>
          ) : null}
          {acts.canRestock && isRestocked === false ? (
            <Button kind="secondary" busy={restock.isPending} onClick={() => void ask('restock')}>
              {t('next.restock')}
            </Button>
          ) : null}
        </>
      }
    >
      {isRestocked ? <p className={layout.plain}>{t('next.restocked')}</p> : null}
      {sheet === 'cancel' ? <CancelSheet order={order} onClose={() => setSheet(null)} /> : null}
      {sheet === 'refund' ? (
        <RefundSheet
          order={order}
          leftCents={acts.leftCents}
          isGivenUp={acts.canGiveUp}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </Alert>
  )
}

function findTitle({ status, delivery }: OrderDetails) {
  return status === 'paid' && delivery === 'pickup' ? 'ready_pickup' : status
}
