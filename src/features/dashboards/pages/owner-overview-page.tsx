import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SchoolFigures } from '../components/owner/school-figures'
import { SchoolLists } from '../components/owner/school-lists'
import { SchoolNeeds } from '../components/owner/school-needs'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '@/lib/time/use-now'
import { listOwnedSchoolIds } from '@/features/session/model/owned-schools'

/** Where an owner lands: are the coming sessions planned, how big are the teams, who plays whom. */
export function OwnerOverviewPage() {
  const session = useSession()
  const now = useNow()
  if (!session) return null
  const schoolIds = listOwnedSchoolIds(session)
  return (
    <DashboardPage
      title={<Greeting />}
      description={<TodayLine />}
      today={
        <>
          <LinkQuestions />
          <QueryBoundary>
            <SchoolNeeds schoolIds={schoolIds} now={now} />
          </QueryBoundary>
        </>
      }
      stats={
        <QueryBoundary>
          <SchoolFigures schoolIds={schoolIds} now={now} />
        </QueryBoundary>
      }
    >
      <QueryBoundary>
        <SchoolLists schoolIds={schoolIds} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}
