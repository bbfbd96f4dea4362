import { useTranslation } from 'react-i18next'
import type { BillingPeriod, PlanTier } from '@/features/billing/model/plan-offer'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { formatMoney } from '@/lib/money'
import { getNextDay } from '../../model/subscriptions/subscription-state'

interface Sold {
  role: string
  tier: PlanTier
}

interface Priced {
  price_cents: number
  currency: string
  period: BillingPeriod
}

/** A subscription in words: its plan, price, country and next day. */
export function useSubscriptionText() {
  const { t } = useTranslation(['admin/subscriptions', 'billing'])
  const roleName = useRoleName()
  return {
    /** "Coach · Starter" */
    formatPlan: ({ role, tier }: Sold) =>
      `${roleName(role)} · ${t(`billing:pricing.tiers.${tier}`)}`,
    formatPeriod: (period: BillingPeriod) => t(`billing:pricing.periods.${period}`),
    formatPrice: ({ price_cents, currency, period }: Priced) =>
      `${formatMoney(price_cents, currency)} ${t(`billing:pricing.unit.${period}`)}`,
    formatCountry: (country: string | null) => {
      if (country === null || country === 'none') return t('no_school')
      const names = new Intl.DisplayNames(getCurrentLocale(), { type: 'region' })
      return names.of(country) ?? country
    },
    /** "Renews on 3 Nov 2026" */
    formatNext: (held: Parameters<typeof getNextDay>[0]) => {
      const { kind, at } = getNextDay(held)
      return t(`next.${kind}`, { date: formatDate(at) })
    },
  }
}
