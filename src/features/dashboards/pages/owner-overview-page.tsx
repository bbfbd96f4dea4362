import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ClubFigures } from '../components/owner/club-figures'
import { ClubLists } from '../components/owner/club-lists'
import { ClubNeeds } from '../components/owner/club-needs'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '@/lib/time/use-now'
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
      today={
        <>
          <LinkQuestions />
          <QueryBoundary>
            <ClubNeeds schoolIds={schoolIds} now={now} />
          </QueryBoundary>
        </>
      }
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
