import { useTranslation } from 'react-i18next'
import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { NewestCard } from '../components/overview/newest-card'
import { OverviewFigures } from '../components/overview/overview-figures'
import { RolesCard } from '../components/overview/roles-card'
import { WaitingCard } from '../components/overview/waiting-card'

/** Where an administrator lands: who waits for a role, then the platform in numbers, kept up to date. */
export function AdminOverviewPage() {
  const { t } = useTranslation('admin')
  return (
    <DashboardPage
      title={t('pages.overview')}
      description={t('pages.overview_description')}
      today={
        <>
          <QueryBoundary>
            <WaitingCard />
          </QueryBoundary>
          <LinkQuestions />
        </>
      }
      stats={
        <QueryBoundary>
          <OverviewFigures />
        </QueryBoundary>
      }
    >
      <QueryBoundary>
        <RolesCard />
      </QueryBoundary>
      <QueryBoundary>
        <NewestCard />
      </QueryBoundary>
    </DashboardPage>
  )
}
