import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ClubFigures } from '../components/club-figures'
import { ClubLists } from '../components/club-lists'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '../components/use-now'
import { ownedSchoolIds } from '../model/owned-schools'

/** Where an owner lands: are the coming sessions planned, how big are the teams, who plays whom. */
export function OwnerOverviewPage() {
  const session = useSession()
  const now = useNow()
  if (!session) return null
  const schoolIds = ownedSchoolIds(session)
  return (
    <DashboardPage
      title={<Greeting />}
      description={<TodayLine />}
      stats={
        <QueryBoundary>
          <ClubFigures schoolIds={schoolIds} now={now} />
        </QueryBoundary>
      }
    >
      <QueryBoundary>
        <ClubLists schoolIds={schoolIds} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}
