import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { Plan } from '../../api/plans'

/** Plans that have ended, with the way to their reviews. */
export function PastPlans({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation('development')
  return (
    <SectionCard title={t('past.title')}>
      <ul className={layout.listStack2} aria-label={t('past.title')}>
        {plans.map((plan) => (
          <li key={plan.id} className={`${layout.between3} ${layout.lineBelow} ${layout.wrap}`}>
            <div className={`${layout.stack1} ${layout.min}`} style={{ paddingBlock: 8 }}>
              <p className={layout.dim13} style={flush}>
                {t('plan.period', {
                  from: formatDate(plan.starts_on),
                  to: formatDate(plan.ends_on),
                })}
              </p>
              {plan.goals.map(({ position, words }) => (
                <p key={position} className={`${layout.size14} ${layout.breakable}`} style={flush}>
                  {words}
                </p>
              ))}
            </div>
            {plan.reviews.length > 0 ? (
              <LinkButton kind="secondary" to={href(paths.development.review, { id: plan.id })}>
                {t('plan.review')}
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

const flush = { margin: 0 }
