import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { FamilyOverview } from '../components/family/family-overview'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '@/lib/time/use-now'

/** Where a parent lands, mostly on a phone: when and where each child has to be, and who comes. */
export function ParentOverviewPage() {
  const session = useSession()
  const now = useNow()
  if (!session) return null
  return (
    <DashboardPage title={<Greeting />} description={<TodayLine />} today={<LinkQuestions />}>
      <QueryBoundary>
        <FamilyOverview userId={session.user.id} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}
