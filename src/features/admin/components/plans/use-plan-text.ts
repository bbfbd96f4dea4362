import { useTranslation } from 'react-i18next'
import type { Plan } from '@/features/billing/model/plan-offer'
import { formatMoney } from '@/lib/money'

/** A plan in words: its name, price and limits. */
export function usePlanText() {
  const { t } = useTranslation(['billing', 'common'])
  const formatLimit = (count: number | null) => (count === null ? t('plans.unlimited') : `${count}`)
  const formatPeriod = ({ period }: Plan) => (period ? t(`pricing.periods.${period}`) : '')
  return {
    formatLimit,
    formatPeriod,
    /** "Coach · Starter · Monthly" */
    formatName: (plan: Plan) =>
      [t(`common:roles.${plan.role}`), t(`pricing.tiers.${plan.tier}`), formatPeriod(plan)]
        .filter(Boolean)
        .join(' · '),
    formatPrice: ({ price_cents, currency, period }: Plan) =>
      [formatMoney(price_cents, currency), period ? t(`pricing.unit.${period}`) : '']
        .filter(Boolean)
        .join(' '),
    formatTrial: ({ trial_days }: Plan) =>
      trial_days > 0 ? t('plans.days', { count: trial_days }) : t('plans.no_trial'),
  }
}
