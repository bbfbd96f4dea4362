import { useTranslation } from 'react-i18next'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { OverviewFigures } from '../components/overview-figures'
import { WaitingCard } from '../components/waiting-card'

/** Where an administrator lands: who waits for a role, then the platform in three numbers. */
export function AdminOverviewPage() {
  const { t } = useTranslation('admin')
  return (
    <DashboardPage
      title={t('pages.overview')}
      description={t('pages.overview_description')}
      today={
        <QueryBoundary>
          <WaitingCard />
        </QueryBoundary>
      }
      stats={
        <QueryBoundary>
          <OverviewFigures />
        </QueryBoundary>
      }
    />
  )
}
