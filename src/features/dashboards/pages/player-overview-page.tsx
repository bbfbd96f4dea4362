import { useSession } from '@/features/session/api/session-store'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { PlayerDays } from '../components/player-days'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '../components/use-now'

/** Where a player lands: the next training, the next match, the days ahead. */
export function PlayerOverviewPage() {
  const session = useSession()
  const now = useNow()
  if (!session) return null
  return (
    <DashboardPage title={<Greeting />} description={<TodayLine />}>
      <QueryBoundary>
        <PlayerDays userId={session.user.id} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}
