import { useTranslation } from 'react-i18next'
import type { AppRole } from '@/features/session/model/session'
import { formatShortMoney } from '@/lib/money'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { listOtherOffers, type Plan } from '../../model/plan-offer'
import { salesPath } from '../../model/sales-path'

interface OtherOffersProps {
  plans: readonly Plan[]
  role: AppRole | null
}

/** What other roles can choose: to be known, not to be bought. */
export function OtherOffers({ plans, role }: OtherOffersProps) {
  const { t } = useTranslation(['billing', 'common'])
  const offers = listOtherOffers(plans, role)
  if (offers.length === 0) return null
  return (
    <SectionCard
      title={t('pricing.others')}
      description={t('pricing.errors.not_for_role')}
      actions={
        <LinkButton kind="secondary" to={salesPath}>
          {t('pricing.ask_sales')}
        </LinkButton>
      }
    >
      <ul className={layout.list}>
        {offers.map(({ role: other, tiers, fromCents, currency }) => (
          <li key={other} className={`${layout.between} ${layout.lineAbove} ${layout.padBlock2}`}>
            <div className={`${layout.stack1} ${layout.min}`}>
              <span className={layout.medium14}>{t(`common:roles.${other}`)}</span>
              <span className={layout.dim13}>
                {tiers.map((tier) => t(`pricing.tiers.${tier}`)).join(' · ')}
              </span>
            </div>
            {fromCents === null ? null : (
              <span className={layout.dim13Figures}>
                {t('pricing.from', { price: formatShortMoney(fromCents, currency) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
