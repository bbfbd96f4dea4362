import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { PlayerOverview } from '../components/player/player-overview'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '@/lib/time/use-now'

/** Where a player lands: the next training, the tasks, what the coach says. */
export function PlayerOverviewPage() {
  const session = useSession()
  const now = useNow()
  if (!session) return null
  return (
    <DashboardPage title={<Greeting />} description={<TodayLine />}>
      <QueryBoundary>
        <PlayerOverview userId={session.user.id} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}
