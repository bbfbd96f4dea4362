import type { LoaderFunctionArgs } from 'react-router'
import { familyQueries } from '@/features/attendance/api/family/children'
import { labQueries } from '@/features/notes/api/lab'
import { playerOptionQueries } from '@/features/people/api/players/player-options'
import { playerQueries } from '@/features/people/api/players/players'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { quizQueries } from './api/quizzes'
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

/** A quiz of players the reader neither guides nor answers for is not found. */
export async function loadQuiz(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [{ session, role }] = await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.ensureQueryData(quizQueries.details(id))),
  ])
  const userId = session?.user.id ?? ''
  void queryClient.prefetchQuery(quizQueries.tasks(id))
  if (role === 'coach' || role === 'owner') {
    void queryClient.prefetchQuery(quizQueries.results(id))
    return null
  }
  void queryClient.prefetchQuery(quizQueries.answers(id))
  await Promise.all([
    queryClient.prefetchQuery(familyQueries.self(userId)),
    queryClient.prefetchQuery(familyQueries.children(userId)),
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
