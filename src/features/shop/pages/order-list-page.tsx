import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import { orderPageSize, useOrders } from '../api/orders'
import { LogInForOrders } from '../components/buying/log-in-for-orders'
import { OrderCard } from '../components/buying/order-card'
import { orderListSchema, orderTabs } from '../model/order-tabs'

/** What one has ordered, and a child one pays for: the newest first. */
export function OrderListPage() {
  const { t } = useTranslation('shop')
  const profile = useSession()?.profile
  return profile ? <Orders userId={profile.id} /> : <LogInForOrders title={t('pages.my_orders')} />
}

function Orders({ userId }: { userId: string }) {
  const { t } = useTranslation(['shop', 'common'])
  const [{ tab, page }, patch] = useUrlState(orderListSchema)
  const { data, error, refetch } = useOrders({ userId, page, tab })
  return (
    <ListFrame
      title={t('pages.my_orders')}
      count={data?.total}
      toolbar={
        <TabLinks
          label={t('orders.tabs_label')}
          tabs={orderTabs.map((key) => ({ key, label: t(`orders.tabs.${key}`) }))}
        />
      }
      pager={
        <Pager
          page={page}
          pageSize={orderPageSize}
          total={data?.total ?? 0}
          onChange={(next) => patch({ page: next })}
        />
      }
    >
      {error && !data ? (
        <Alert
          kind="error"
          title={t('orders.failed')}
          actions={
            <Button kind="secondary" onClick={() => void refetch()}>
              {t('orders.try_again')}
            </Button>
          }
        />
      ) : null}
      {!data && !error ? <ListSkeleton rows={4} /> : null}
      {data?.total === 0 ? (
        <EmptyState
          title={t(tab === 'all' ? 'orders.empty' : 'orders.empty_tab')}
          text={t('orders.empty_text')}
          action={<LinkButton to={paths.shop.home}>{t('cart.to_shop')}</LinkButton>}
        />
      ) : null}
      {data && data.total > 0 ? (
        <ul className={layout.listStack2} aria-label={t('pages.my_orders')}>
          {data.rows.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      ) : null}
    </ListFrame>
  )
}
