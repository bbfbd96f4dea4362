import { useSession } from '@/features/session/api/session-store'
import { useSquad } from '@/features/teams/api/squad'
import { InlineError } from '@/shared/ui/states/inline-error'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import type { Match } from '../../api/matches'
import { SquadBoard } from './squad-board'

/** Who is asked, who has answered and who plays, on one screen. */
export function SquadTab({ match }: { match: Match }) {
  const session = useSession()
  const { data, error, refetch } = useSquad(match.team_id)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data || !session) return <ListSkeleton rows={10} />
  return (
    <QueryBoundary skeleton={<ListSkeleton rows={10} />}>
      <SquadBoard match={match} members={data} userId={session.user.id} />
    </QueryBoundary>
  )
}
