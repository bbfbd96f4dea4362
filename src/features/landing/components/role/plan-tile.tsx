import { useTranslation } from 'react-i18next'
import { computeSaving, hasLimits, type Plan } from '@/features/billing/model/plan-offer'
import { useSession } from '@/features/session/api/session-store'
import { formatShortMoney } from '@/lib/money'
import { publicPaths } from '@/lib/router/public-paths'
import { visitorPaths } from '@/lib/router/visitor-paths'
import { ButtonLink } from '@/shared/public/button'
import type { LandingRole } from '../../model/page-text'
import styles from '../features.module.css'

interface PlanTileProps {
  plan: Plan
  role: LandingRole
  /** The same tier by the month, to tell what a year saves. */
  month?: Plan
}

/** One plan with its price, its limits and the way to it, which remembers the choice. */
export function PlanTile({ plan, role, month }: PlanTileProps) {
  const { t } = useTranslation(['landing/pages', 'common'])
  const hasAccount = Boolean(useSession()?.profile)
  const { id, tier, period, price_cents, currency, trial_days } = plan
  const saving = month && period === 'yearly' ? computeSaving(month.price_cents, price_cents) : 0
  const name = t(`role.tiers.${tier}`)
  const choice = period ? `plan=${id}&period=${period}` : ''
  const way = hasAccount
    ? `${visitorPaths.pricing}?${choice}`
    : `${publicPaths.register}?${[`role=${role}`, choice].filter(Boolean).join('&')}`
  return (
    <li className={styles.item} style={{ display: 'flex', flexDirection: 'column' }}>
      <h3>{name}</h3>
      <p style={{ margin: 'var(--space-2) 0 0' }}>
        <strong style={{ fontSize: 'var(--font-size-32)' }} data-figures="">
          {formatShortMoney(price_cents, currency)}
        </strong>{' '}
        <span style={{ color: 'var(--text-dim)' }}>{period ? t(`role.unit.${period}`) : ''}</span>
      </p>
      <p className={styles.text} style={{ flex: 1 }}>
        {[
          ...listLimits(plan, t),
          ...(saving > 0 ? [t('role.saving', { percent: saving })] : []),
        ].join(' · ')}
      </p>
      <p className={styles.text} style={{ marginBlockEnd: 'var(--space-3)' }}>
        {period && trial_days > 0 ? t('role.trial', { count: trial_days }) : t('role.no_card')}
      </p>
      <ButtonLink to={way} kind="secondary" isFullWidth>
        {period ? t('role.choose', { plan: name }) : t('common:nav.register')}
      </ButtonLink>
    </li>
  )
}

function listLimits(
  { role, max_teams, max_players }: Plan,
  t: ReturnType<typeof useTranslation<'landing/pages'>>['t'],
): string[] {
  if (!hasLimits(role)) return [t('role.whole_app')]
  return [
    max_teams === null ? t('role.any_teams') : t('role.teams', { count: max_teams }),
    max_players === null ? t('role.any_players') : t('role.players', { count: max_players }),
  ]
}
