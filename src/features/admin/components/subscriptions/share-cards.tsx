import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import { Dim } from '@/shared/ui/name-lines'
import layout from '@/shared/ui/layout.module.css'
import { useSubscriptionFigures } from '../../api/subscriptions'
import styles from '../links.module.css'
import { useSubscriptionText } from './use-subscription-text'

const { list } = paths.admin.active

interface Share {
  key: string
  name: string
  to: string
  running: number
  trials: number
  monthly: number
  currency: string
}

/** How many have each plan, and what that brings in a month. */
export function PlanShares() {
  const { t } = useTranslation(['admin/subscriptions', 'admin'])
  const { formatPlan, formatPeriod } = useSubscriptionText()
  const { plans } = useSubscriptionFigures()
  return (
    <ShareCard
      title={t('by_plan')}
      note={t('by_plan_hint')}
      more={{ to: paths.admin.plans.list, label: t('admin:pages.plans') }}
      shares={plans.map((sold) => ({
        ...sold,
        key: `${sold.role} ${sold.tier} ${sold.period} ${sold.currency}`,
        name: `${formatPlan(sold)} · ${formatPeriod(sold.period)}`,
        to: `${list}?role=${sold.role}&tier=${sold.tier}&period=${sold.period}`,
      }))}
    />
  )
}

/** The same by the country of the school somebody belongs to. */
export function CountryShares() {
  const { t } = useTranslation('admin/subscriptions')
  const { formatCountry } = useSubscriptionText()
  const { countries } = useSubscriptionFigures()
  return (
    <ShareCard
      title={t('by_country')}
      note={t('by_country_hint')}
      shares={countries.map((land) => ({
        ...land,
        key: `${land.country} ${land.currency}`,
        name: formatCountry(land.country),
        to: `${list}?country=${land.country ?? 'none'}`,
      }))}
    />
  )
}

interface ShareCardProps {
  title: string
  more?: { to: string; label: string }
  note?: ReactNode
  shares: readonly Share[]
}

function ShareCard({ title, more, note, shares }: ShareCardProps) {
  const { t } = useTranslation('admin/subscriptions')
  return (
    <DashboardCard title={title} {...(more && { more })}>
      {shares.length === 0 ? <p className={layout.dim14}>{t('none_running')}</p> : null}
      <FactList
        layout="stack"
        facts={shares.map(({ key, name, to, running, trials, monthly, currency }) => ({
          label: (
            <Link key={key} className={styles.link} to={to}>
              {name}
            </Link>
          ),
          value: (
            <>
              {t('share', { count: running, sum: formatMoney(monthly, currency) })}
              {trials > 0 ? (
                <>
                  {' '}
                  <Dim>{t('share_trials', { count: trials })}</Dim>
                </>
              ) : null}
            </>
          ),
        }))}
      />
      {note && shares.length > 0 ? <Dim>{note}</Dim> : null}
    </DashboardCard>
  )
}
