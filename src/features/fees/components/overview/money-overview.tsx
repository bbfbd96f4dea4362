import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatShortMoney } from '@/lib/money'
import { getToday } from '@/lib/time/calendar-date'
import { StatCard } from '@/shared/ui/cards/stat-card'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { treasuryQueries } from '../../api/treasury'
import { toDeskSearch } from '../../model/desk-filter'
import { findSeasonStart, getMonth, sumSince } from '../../model/money-months'
import { DeskActions, DeskTabs } from '../desk-head'
import { MonthTable } from './month-table'
import { TeamTable } from './team-table'

interface MoneyOverviewProps {
  school: { school_id: string; season_start_month: number }
}

/** How the money stands: due, late, in this month and this season, by team and by month. */
export function MoneyOverview({ school }: MoneyOverviewProps) {
  const { t } = useTranslation('fees')
  const { school_id: id, season_start_month } = school
  const today = getToday()
  const season = findSeasonStart(today, season_start_month)
  const due = useQuery(treasuryQueries.due(id))
  const teams = useQuery(treasuryQueries.teams(id, season))
  const months = useQuery(treasuryQueries.months(id, season, today))
  const queries = [due, teams, months]
  const failed = queries.find(({ error }) => error)
  const toOpen = toDeskSearch({ tab: 'open', school: id })
  return (
    <DashboardPage
      title={t('pages.finances')}
      description={t('desk.lead')}
      actions={<DeskActions />}
      today={
        <div>
          <DeskTabs />
        </div>
      }
      stats={
        due.data && months.data ? (
          <>
            <StatCard
              label={t('overview.due')}
              value={<Sum cents={due.data.cents} />}
              hint={t('overview.players', { count: due.data.players })}
              to={toOpen}
            />
            <StatCard
              label={t('overview.late')}
              value={<Sum cents={due.data.late} />}
              to={`${toOpen}&late=true`}
            />
            <StatCard
              label={t('overview.paid_month')}
              value={<Sum cents={sumSince(months.data, getMonth(today))} />}
              to={toDeskSearch({ tab: 'paid', school: id })}
            />
            <StatCard
              label={t('overview.paid_season')}
              value={<Sum cents={sumSince(months.data, season)} />}
              series={months.data.map(({ fees_paid_cents }) => fees_paid_cents)}
            />
          </>
        ) : null
      }
    >
      {failed?.error ? (
        <InlineError
          error={failed.error}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        />
      ) : null}
      {teams.data ? <TeamTable rows={teams.data} schoolId={id} /> : null}
      {months.data ? <MonthTable rows={months.data} /> : null}
      {!failed && queries.some(({ data }) => !data) ? <ListSkeleton rows={6} /> : null}
    </DashboardPage>
  )
}

/** Two of them stand side by side on a phone, with cents as well. */
function Sum({ cents }: { cents: number }) {
  return <span style={{ fontSize: 'clamp(20px, 6vw, 32px)' }}>{formatShortMoney(cents)}</span>
}
