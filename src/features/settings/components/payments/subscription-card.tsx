import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { FactList, type Fact } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Subscription } from '@/features/billing/api/subscriptions'
import { formatMoney } from '@/lib/money'
import { PortalButton } from './portal-button'
import { subscriptionTones } from './tones'

interface SubscriptionCardProps {
  subscription: Subscription
  /** Paid by the person for a child. */
  isForChild: boolean
  /** The person pays it, and may change how. */
  isPayer: boolean
}

/** Every field of spec section 3, "Subscription". */
export function SubscriptionCard({ subscription, isForChild, isPayer }: SubscriptionCardProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { status, tier, period, auto_renew, cancelled_at, trial_ends_at } = subscription
  const [now] = useState(() => new Date())
  const isActive = status === 'active'
  const ends = formatDate(subscription.period_ends_at)
  const price = formatMoney(subscription.price_cents, subscription.currency)
  const isTrial = isActive && trial_ends_at !== null && new Date(trial_ends_at) > now
  const facts: Fact[] = [
    { label: t('payments.price'), value: t(`payments.per.${period}`, { price }) },
    { label: t('payments.started'), value: formatDate(subscription.started_at) },
    ...(isActive && auto_renew ? [{ label: t('payments.next_billing'), value: ends }] : []),
    ...(isActive
      ? [
          {
            label: t('payments.auto_renew'),
            value: t(auto_renew ? 'payments.renew_yes' : 'payments.renew_no', { date: ends }),
          },
        ]
      : []),
    ...(cancelled_at
      ? [{ label: t('payments.cancelled_on'), value: formatDate(cancelled_at) }]
      : []),
    { label: t('payments.subscription_id'), value: subscription.stripe_id },
  ]
  return (
    <SectionCard
      title={t('payments.plan', {
        plan: t(`payments.tiers.${tier}`),
        role: t(`common:roles.${subscription.role}`),
      })}
      description={
        isForChild ? t('payments.for_child') : isActive ? t('payments.current') : undefined
      }
      actions={
        <>
          {isTrial ? <StatusBadge tone="blue">{t('payments.trial')}</StatusBadge> : null}
          {isActive && subscription.stripe_status === 'past_due' ? (
            <StatusBadge tone="amber">{t('payments.late')}</StatusBadge>
          ) : null}
          <StatusBadge tone={subscriptionTones[status]}>
            {t(`payments.statuses.${status}`)}
          </StatusBadge>
        </>
      }
    >
      <FactList layout="stack" facts={facts} />
      {isActive && isPayer ? <PortalButton /> : null}
    </SectionCard>
  )
}
