import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { href, paths } from '@/lib/router/paths'
import { FactList, type Fact } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import type { SubscriptionRecord } from '../../model/subscriptions/subscription-record'
import styles from '../links.module.css'
import { useSubscriptionText } from './use-subscription-text'

/** What was sold, at which price, and every day that matters. */
export function SubscriptionDates({ held }: { held: SubscriptionRecord }) {
  const { t } = useTranslation('admin/subscriptions')
  const { formatPlan, formatPeriod, formatPrice } = useSubscriptionText()
  const today = formatMoney(held.plan.price_cents, held.currency)
  const facts: Fact[] = [
    {
      label: t('columns.plan'),
      value: (
        <Link className={styles.link} to={href(paths.admin.plans.details, { id: held.plan_id })}>
          {`${formatPlan(held)} · ${formatPeriod(held.period)}`}
        </Link>
      ),
    },
    {
      label: t('columns.price'),
      value:
        held.plan.price_cents === held.price_cents
          ? formatPrice(held)
          : t('price_then', { price: formatPrice(held), today }),
    },
    { label: t('columns.started'), value: formatDate(held.started_at) },
    ...(held.trial_ends_at
      ? [{ label: t('dates.trial'), value: formatDate(held.trial_ends_at) }]
      : []),
    ...(held.status === 'active' && !held.is_trial
      ? [
          {
            label: t('dates.period'),
            value: `${formatDate(held.period_starts_at)} – ${formatDate(held.period_ends_at)}`,
          },
        ]
      : []),
    ...(held.cancelled_at
      ? [{ label: t('dates.cancelled'), value: formatDate(held.cancelled_at) }]
      : []),
    { label: t('columns.number'), value: held.stripe_id },
    {
      label: t('dates.provider'),
      value: t('dates.synced', { state: held.stripe_status, date: formatDate(held.synced_at) }),
    },
  ]
  return (
    <SectionCard title={t('contract')}>
      <FactList layout="stack" facts={facts} />
    </SectionCard>
  )
}
