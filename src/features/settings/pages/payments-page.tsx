import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SettingsFrame } from '../components/frame/settings-frame'
import { BillingHistory } from '../components/payments/billing-history'
import { CheckoutReturn } from '../components/payments/checkout-return'
import { CurrentSubscriptions } from '../components/payments/current-subscriptions'
import { DueList } from '../components/payments/due-list'
import { PaidFees } from '../components/payments/paid-fees'
import { OrderHistory } from '../components/payments/order-history'

export function PaymentsPage() {
  const { t } = useTranslation('settings')
  const session = useSession()
  if (!session) return null
  const userId = session.user.id
  return (
    <SettingsFrame title={t('pages.payments')} description={t('pages.payments_description')}>
      <CheckoutReturn userId={userId} />
      <DueList userId={userId} />
      <PaidFees userId={userId} />
      <QueryBoundary>
        <CurrentSubscriptions userId={userId} />
      </QueryBoundary>
      <BillingHistory userId={userId} />
      <OrderHistory userId={userId} />
    </SettingsFrame>
  )
}
