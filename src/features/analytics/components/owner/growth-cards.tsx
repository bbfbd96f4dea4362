import { useTranslation } from 'react-i18next'
import { formatShortMoney } from '@/lib/money'
import { paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { computeForecast, listNextMonths } from '../../model/forecast'
import { sumIncome, type SchoolMonth } from '../../model/school-cockpit'
import { toPercent } from '../../model/span'
import { ChartCard } from '../chart/chart-card'
import { useCockpitText } from '../use-cockpit-text'

const ahead = 3

interface MonthsProps {
  months: readonly SchoolMonth[]
}

/** Who came and who went each month, and how many of the newcomers are still here. */
export function JoinersCard({ months }: MonthsProps) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const joined = months.reduce((sum, month) => sum + month.joined, 0)
  const still = months.reduce((sum, month) => sum + month.still, 0)
  const share = toPercent(still, joined)
  return (
    <ChartCard
      title={t('owner.joiners')}
      description={t('owner.joiners_text')}
      kind="bars"
      format={text.number}
      empty={t('owner.joiners_empty')}
      more={{ to: paths.players.list, label: t('owner.to_players') }}
      data={{
        heading: t('month'),
        labels: months.map(({ month }) => text.month(month)),
        series: [
          {
            key: 'joined',
            label: t('owner.joined'),
            look: 'solid',
            values: months.map((month) => month.joined),
          },
          {
            key: 'left',
            label: t('owner.left'),
            look: 'stripes',
            values: months.map(({ left }) => left),
          },
          {
            key: 'still',
            label: t('owner.still'),
            look: 'frame',
            values: months.map((month) => month.still),
          },
        ],
      }}
    >
      {share === null ? null : (
        <p className={layout.text14}>
          {t('owner.retention', { joined, still, percent: text.percent(share) })}
        </p>
      )}
    </ChartCard>
  )
}

/** Players at the end of each month, and where that probably leads. */
export function MembersCard({ months }: MonthsProps) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  return (
    <ForecastCard
      months={months}
      title={t('owner.members')}
      description={t('owner.members_text')}
      empty={t('owner.members_empty')}
      what={t('owner.players')}
      values={months.map(({ members }) => members)}
      format={text.number}
      more={{ to: paths.players.list, label: t('owner.to_players') }}
    />
  )
}

/** What fees and the shop brought in, month by month. */
export function IncomeCard({ months }: MonthsProps) {
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  return (
    <ChartCard
      title={t('owner.income')}
      description={t('owner.income_text')}
      kind="stack"
      format={formatShortMoney}
      empty={t('owner.income_empty')}
      more={{ to: paths.owner.fees, label: t('owner.to_fees') }}
      data={{
        heading: t('month'),
        labels: months.map(({ month }) => text.month(month)),
        series: [
          {
            key: 'fees',
            label: t('owner.fees'),
            look: 'solid',
            values: months.map(({ fees_cents }) => fees_cents),
          },
          {
            key: 'shop',
            label: t('owner.shop'),
            look: 'stripes',
            values: months.map(({ orders_cents, refunded_cents }) =>
              Math.max(0, orders_cents - refunded_cents),
            ),
          },
        ],
      }}
    >
      <p className={layout.text14}>
        {t('owner.income_sum', {
          sum: formatShortMoney(months.reduce((sum, month) => sum + sumIncome(month), 0)),
        })}
      </p>
    </ChartCard>
  )
}

interface ForecastCardProps extends MonthsProps {
  title: string
  description: string
  empty: string
  what: string
  values: readonly number[]
  format: (value: number) => string
  more: { to: string; label: string }
}

/** The running month is not over: the forecast begins after the last whole one. */
function ForecastCard(props: ForecastCardProps) {
  const { months, values, what } = props
  const { t } = useTranslation('analytics')
  const text = useCockpitText()
  const first = values.findIndex((value) => value > 0)
  const forecast = first < 0 ? null : computeForecast(values.slice(first), ahead)
  const last = months.at(-1)?.month
  const next = forecast && last ? listNextMonths(last, ahead) : []
  const gaps = next.map(() => null)
  const past = months.map(() => null)
  return (
    <ChartCard
      title={props.title}
      description={props.description}
      kind="lines"
      format={props.format}
      empty={props.empty}
      more={props.more}
      band={
        forecast
          ? {
              label: t('owner.probably'),
              low: [...past, ...forecast.low],
              high: [...past, ...forecast.high],
            }
          : undefined
      }
      data={{
        heading: t('month'),
        labels: [...months.map(({ month }) => month), ...next].map((month) => text.month(month)),
        series: [
          { key: 'known', label: what, look: 'solid', values: [...values, ...gaps] },
          ...(forecast
            ? [
                {
                  key: 'forecast',
                  label: t('owner.forecast'),
                  look: 'frame' as const,
                  values: [...past, ...forecast.values],
                },
              ]
            : []),
        ],
      }}
    />
  )
}
