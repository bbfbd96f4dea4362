import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatShortMoney } from '@/lib/money'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { CheckoutFault } from '../../model/checkout'
import { hasLimits, toMonthlyCents, type Plan } from '../../model/plan-offer'

interface PlanCardProps {
  plan: Plan
  /** Whole per cent against twelve months; 0: none. */
  saving: number
  isOwn: boolean
  /** What it is called where it runs. */
  ownBadge?: string
  isChosen: boolean
  /** Can be bought here and now; absent: somewhere else, or not at all. */
  offer?: {
    /** 0: no trial. */
    trialDays: number
    isBusy: boolean
    isDisabled: boolean
    fault: CheckoutFault | null
    onSubscribe: () => void
  }
}

/** A plan: what it costs, what it allows, and the way to it with all that follows said beside the button. */
export function PlanCard({ plan, saving, isOwn, ownBadge, isChosen, offer }: PlanCardProps) {
  const { t } = useTranslation('billing')
  const id = useId()
  const { tier, period, price_cents, currency } = plan
  const price = formatMoney(price_cents, currency)
  return (
    <article
      className={`${layout.stack3} ${layout.card} ${layout.relative}`}
      style={{ borderColor: isOwn || isChosen ? 'var(--accent-text)' : undefined }}
      aria-labelledby={id}
    >
      {/* as tall with a badge as without: prices stand in one line */}
      <div className={layout.between} style={{ minBlockSize: 'var(--space-6)' }}>
        <h3 id={id} className={layout.text16}>
          {t(`pricing.tiers.${tier}`)}
        </h3>
        {isOwn ? <StatusBadge tone="green">{ownBadge ?? t('pricing.own')}</StatusBadge> : null}
        {isChosen && !isOwn ? <StatusBadge tone="blue">{t('pricing.chosen')}</StatusBadge> : null}
      </div>
      <div className={layout.stack1}>
        <p className={`${layout.plain} ${layout.baseline} ${layout.wrap} ${layout.gap1}`}>
          <span
            className={layout.bold}
            style={{ fontSize: 'var(--font-size-32)', lineHeight: 1.2 }}
            data-figures=""
          >
            {formatShortMoney(price_cents, currency)}
          </span>
          <span className={layout.dim14}>{period ? t(`pricing.unit.${period}`) : ''}</span>
        </p>
        <p className={`${layout.facts} ${layout.dim13}`}>
          <span>
            {period === 'yearly'
              ? t('pricing.per_month', {
                  price: formatMoney(toMonthlyCents(price_cents), currency),
                })
              : t(period === null ? 'pricing.free_for_good' : 'pricing.month_by_month')}
          </span>
          {saving > 0 ? (
            <span className={`${layout.accent} ${layout.oneLine}`}>
              {t('pricing.save', { percent: saving })}
            </span>
          ) : null}
        </p>
      </div>
      <PlanFeatures plan={plan} />
      {offer ? (
        <div className={layout.stack2} style={{ marginBlockStart: 'auto' }}>
          <Button
            isFullWidth
            busy={offer.isBusy}
            disabled={offer.isDisabled}
            onClick={offer.onSubscribe}
          >
            {t(offer.trialDays > 0 ? 'pricing.start_trial' : 'pricing.subscribe')}
            <span className={layout.hidden}>{`: ${t(`pricing.tiers.${tier}`)}`}</span>
          </Button>
          <p className={layout.dim13}>
            {offer.trialDays > 0
              ? t(`pricing.after_trial.${period ?? 'monthly'}`, { count: offer.trialDays, price })
              : t(`pricing.at_once.${period ?? 'monthly'}`, { price })}
          </p>
          {offer.fault ? <Alert kind="error" title={t(`pricing.errors.${offer.fault}`)} /> : null}
        </div>
      ) : null}
    </article>
  )
}

function PlanFeatures({ plan }: { plan: Plan }) {
  const { t } = useTranslation('billing')
  const { role, tier, max_teams, max_players } = plan
  const features = [
    ...(hasLimits(role)
      ? [
          max_teams === null ? t('pricing.any_teams') : t('pricing.teams', { count: max_teams }),
          max_players === null
            ? t('pricing.any_players')
            : t('pricing.players', { count: max_players }),
        ]
      : [t('pricing.whole_app')]),
    ...(tier === 'free' ? [t('pricing.no_card')] : [t('pricing.cancel')]),
  ]
  return (
    <ul className={layout.listStack2}>
      {features.map((feature) => (
        <li key={feature} className={`${layout.line2} ${layout.top} ${layout.text14}`}>
          <IconCheck
            size={20}
            stroke={1.75}
            aria-hidden="true"
            className={`${layout.fixed} ${layout.accent}`}
          />
          {feature}
        </li>
      ))}
    </ul>
  )
}
