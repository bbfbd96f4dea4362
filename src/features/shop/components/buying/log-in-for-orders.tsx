import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { LogInButton } from './log-in-button'
import { ShopColumn } from './shop-column'

/** Instead of orders, for whoever is not signed in. */
export function LogInForOrders({ title }: { title: string }) {
  const { t } = useTranslation('shop')
  return (
    <ShopColumn>
      <PageHeader title={title} />
      <EmptyState title={t('orders.log_in')} action={<LogInButton />} />
    </ShopColumn>
  )
}
