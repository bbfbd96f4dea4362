import type { LoaderFunctionArgs } from 'react-router'
import { familyQueries } from '@/features/attendance/api/family/children'
import { labQueries } from '@/features/notes/api/lab'
import { playerOptionQueries } from '@/features/people/api/players/player-options'
import { playerQueries } from '@/features/people/api/players/players'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { workQueries } from './api/work'

export async function loadTaskBoard() {
  const { session, role } = await loadVisitor()
  const userId = session?.user.id ?? ''
  void queryClient.prefetchQuery(workQueries.board())
  if (role === 'parent') await queryClient.prefetchQuery(familyQueries.children(userId))
  else if (role === 'player') await queryClient.prefetchQuery(familyQueries.self(userId))
  return null
}

/** A player the reader may not see is not found. */
export async function loadPlayerTasks(args: LoaderFunctionArgs) {
  const id = requireId(args)
  void queryClient.prefetchQuery(workQueries.ofPlayer(id))
  await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.ensureQueryData(playerQueries.one(id))),
  ])
  return null
}

export async function loadTaskAssign() {
  await Promise.all([loadVisitor(), queryClient.prefetchQuery(playerOptionQueries.list())])
  return null
}

export async function loadNoteAndTasks(args: LoaderFunctionArgs) {
  const playerId = requireId(args, 'playerId')
  await Promise.all([loadVisitor(), queryClient.ensureQueryData(labQueries.player(playerId))])
  return null
}
