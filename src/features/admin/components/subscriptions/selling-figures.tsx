import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { formatMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { useSubscriptionFigures } from '../../api/subscriptions'
import {
  computeChurn,
  listMonthlyRevenues,
  type MonthlyRevenue,
} from '../../model/subscriptions/subscription-figures'

const { list } = paths.admin.active

/** Four in a row on a desktop, two on a phone; revenue takes two places, as sums are long. */
const grid = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(130px, 22%), 1fr))',
  gap: 'var(--space-3)',
}
const wide = { display: 'grid', gridColumn: 'span 2' }

/** What comes in a month, who pays, tries, leaves and is late; each number says what it counts. */
export function SellingFigures() {
  const { t } = useTranslation('admin/subscriptions')
  const figures = useSubscriptionFigures()
  const { running, trials, trials_ending, ending, late, failed, gained, lost, base } = figures
  const churn = computeChurn(figures)
  const whole = new Intl.NumberFormat(formatLocale())
  const percent = new Intl.NumberFormat(formatLocale(), {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const revenues = listMonthlyRevenues(figures)
  const endingSums = figures.money
    .filter((money) => money.ending > 0)
    .map((money) => formatMoney(money.ending, money.currency))
  return (
    <div style={grid}>
      {revenues.map((revenue) => (
        <div key={revenue.currency} style={wide}>
          <RevenueCard revenue={revenue} isOnly={revenues.length === 1} />
        </div>
      ))}
      <StatCard
        label={t('figures.running')}
        value={whole.format(running)}
        series={figures.months.map((month) => month.running)}
        to={list}
        hint={t('figures.running_hint')}
      />
      <StatCard
        label={t('figures.trials')}
        value={whole.format(trials)}
        to={`${list}?state=trial&sort=next&dir=asc`}
        hint={t('figures.trials_hint', { count: trials_ending })}
      />
      <StatCard
        label={t('figures.ending')}
        value={whole.format(ending)}
        to={`${list}?state=ending&sort=next&dir=asc`}
        hint={
          endingSums.length > 0
            ? t('figures.ending_hint', { sum: endingSums.join(' + ') })
            : t('figures.ending_none')
        }
      />
      <StatCard
        label={t('figures.late')}
        value={whole.format(late)}
        to={`${list}?state=late`}
        hint={t('figures.late_hint', { count: failed })}
      />
      <StatCard
        label={t('figures.new')}
        value={whole.format(gained)}
        to={list}
        hint={t('figures.new_hint')}
      />
      <StatCard
        label={t('figures.churn')}
        value={churn === null ? '–' : percent.format(churn)}
        to={`${list}?state=all&sort=next&dir=desc`}
        hint={churn === null ? t('figures.churn_none') : t('figures.churn_hint', { lost, base })}
      />
    </div>
  )
}

function RevenueCard({ revenue, isOnly }: { revenue: MonthlyRevenue; isOnly: boolean }) {
  const { t } = useTranslation('admin/subscriptions')
  const { currency, cents, change, series } = revenue
  const direction = change > 0 ? 'up' : 'down'
  return (
    <StatCard
      label={isOnly ? t('figures.monthly') : t('figures.monthly_in', { currency })}
      value={formatMoney(cents, currency)}
      series={series}
      {...(change !== 0 && {
        trend: {
          direction,
          text: t(`figures.monthly_${direction}`, { sum: formatMoney(Math.abs(change), currency) }),
          isGood: direction === 'up',
        },
      })}
      hint={t('figures.monthly_hint')}
    />
  )
}
