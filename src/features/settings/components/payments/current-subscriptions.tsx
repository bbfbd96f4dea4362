import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSubscriptions, type Subscription } from '@/features/billing/api/subscriptions'
import { SubscriptionCard } from './subscription-card'

interface CurrentSubscriptionsProps {
  userId: string
  /** Those of one role alone. */
  ofRole?: Subscription['role']
}

/** What runs now, then what ended; without any the free plan counts. */
export function CurrentSubscriptions({ userId, ofRole }: CurrentSubscriptionsProps) {
  const { t } = useTranslation('settings')
  const { data } = useSubscriptions(userId)
  const subscriptions = data.filter((one) => ofRole === undefined || one.role === ofRole)
  const running = subscriptions.filter(({ status }) => status === 'active')
  const ended = subscriptions.filter(({ status }) => status !== 'active')
  return (
    <>
      {running.length === 0 ? (
        <SectionCard title={t('payments.subscriptions')}>
          <EmptyState
            size="card"
            title={t('payments.free_title')}
            text={t('payments.free_text')}
            action={<LinkButton to={paths.pricing}>{t('payments.see_plans')}</LinkButton>}
          />
        </SectionCard>
      ) : null}
      {[...running, ...ended].map((subscription) => (
        <SubscriptionCard
          key={subscription.id}
          subscription={subscription}
          isForChild={subscription.user_id !== userId}
          isPayer={subscription.payer_id === userId}
        />
      ))}
    </>
  )
}
