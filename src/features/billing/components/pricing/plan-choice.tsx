import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppRole } from '@/features/session/model/session'
import { Alert } from '@/shared/public/alert'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import layout from '@/shared/ui/layout.module.css'
import { useStartCheckout } from '../../api/checkout'
import { useCheckoutTerms, type PayableChild } from '../../api/plans'
import {
  billingPeriods,
  computeSaving,
  findSaving,
  listPlans,
  type BillingPeriod,
  type Plan,
} from '../../model/plan-offer'
import { ChildSubscription } from './child-subscription'
import { LoadFault } from './load-fault'
import { PlanCard } from './plan-card'

interface PlanChoiceProps {
  plans: readonly Plan[]
  role: AppRole
  period: BillingPeriod
  onPeriod: (period: BillingPeriod) => void
  chosenId: string
  /** What runs now; null: the free tier. */
  ownId: string | null
  /** Whose plan it is; null: one's own. */
  child: PayableChild | null
}

/** The plans of one's role, by the month or the year, each with its way to pay. */
export function PlanChoice(props: PlanChoiceProps) {
  const { plans, role, period, onPeriod, chosenId, ownId, child } = props
  const { t } = useTranslation('billing')
  const checkout = useStartCheckout()
  const shown = listPlans(plans, role, period)
  const months = listPlans(plans, role, 'monthly')
  const { data: terms, isError, refetch } = useCheckoutTerms()
  const ownsPlan = ownId !== null
  const canBuy = !ownsPlan && shown.some(({ tier }) => tier !== 'free')
  const saving = findSaving(plans, role)
  const saveLabel = saving
    ? t(saving.isUpTo ? 'pricing.save_up_to' : 'pricing.save', { percent: saving.percent })
    : ''

  const getSaving = ({ tier, price_cents }: Plan) => {
    const month = months.find((plan) => plan.tier === tier)
    return month ? computeSaving(month.price_cents, price_cents) : 0
  }
  const createOffer = (plan: Plan) => {
    if (ownsPlan || plan.tier === 'free' || !terms || terms.needsGuardian) return undefined
    const isPressed = checkout.planId === plan.id
    return {
      trialDays: terms.hadTrial ? 0 : plan.trial_days,
      isBusy: checkout.isBusy && isPressed,
      isDisabled: checkout.isBusy && !isPressed,
      fault: isPressed ? checkout.fault : null,
      onSubscribe: () => checkout.start(plan.id, child?.user_id),
    }
  }
  const title = child
    ? t('pricing.for.child', { name: child.first_name })
    : t(`pricing.for.${role}`)
  return (
    <section className={layout.stack4} aria-label={title}>
      <div className={layout.between3}>
        <h2 className={layout.plain}>{title}</h2>
        {months.some((plan) => plan.tier !== 'free') ? (
          <SegmentedControl
            aria-label={t('pricing.period')}
            value={period}
            onChange={onPeriod}
            data={billingPeriods.map((value) => ({
              value,
              label:
                value === 'yearly' && saveLabel
                  ? `${t('pricing.periods.yearly')} · ${saveLabel}`
                  : t(`pricing.periods.${value}`),
            }))}
          />
        ) : null}
      </div>
      {child && ownsPlan ? <ChildSubscription name={child.first_name} /> : null}
      {canBuy && terms?.needsGuardian ? <Alert title={t('pricing.errors.guardian')} /> : null}
      {canBuy && terms?.hadTrial ? <p className={layout.dim14}>{t('pricing.trial_used')}</p> : null}
      {canBuy && isError && !terms ? <LoadFault onRetry={() => void refetch()} /> : null}
      <CardGrid>
        {shown.map((plan) => (
          <PlanCard
            key={plan.tier}
            plan={plan}
            saving={plan.period === 'yearly' ? getSaving(plan) : 0}
            ownBadge={child ? t('pricing.own_child') : t('pricing.own')}
            isOwn={ownId ? plan.id === ownId : plan.tier === 'free'}
            isChosen={plan.id === chosenId}
            offer={createOffer(plan)}
          />
        ))}
      </CardGrid>
    </section>
  )
}
