import { redirect, type LoaderFunctionArgs } from 'react-router'
import { familyQueries } from '@/features/attendance/api/family/children'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { assignmentQueries } from './api/assignments'
import { exerciseQueries } from './api/exercises'
import { getMentalOutbox } from './api/mental-outbox'

/** The session, with the players a family may practise for; what an earlier visit could not send goes out. */
async function loadReader() {
  const visitor = await loadVisitor()
  const userId = visitor.session?.user.id ?? ''
  if (visitor.role === 'player') await queryClient.prefetchQuery(familyQueries.self(userId))
  if (visitor.role === 'parent') await queryClient.prefetchQuery(familyQueries.children(userId))
  if (userId) getMentalOutbox(userId).wake()
  return { ...visitor, userId }
}

export async function loadMentalList() {
  await Promise.all([loadReader(), queryClient.prefetchQuery(exerciseQueries.library())])
  return null
}

/** What the database does not show is not there (404). */
function loadExercise(request: Request, id: string, age: { staleTime?: number } = {}) {
  const query = exerciseQueries.one(id)
  return requireFound(request, queryClient.fetchQuery({ staleTime: Infinity, ...query, ...age }))
}

export async function loadMentalDetails(args: LoaderFunctionArgs) {
  await Promise.all([loadReader(), loadExercise(args.request, requireId(args))])
  return null
}

/** The id is that of an assignment, or of an exercise practised of one's own accord. */
export async function loadMentalActive(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [assignment] = await Promise.all([
    queryClient.fetchQuery({ ...assignmentQueries.one(id), staleTime: 0 }),
    loadReader(),
  ])
  await loadExercise(args.request, assignment?.exercise_id ?? id)
  return null
}

/** Only coaches and owners write exercises. */
export async function loadMentalCreate() {
  const { isStaff } = await loadVisitor()
  if (!isStaff) throw redirect(paths.mental.list)
  return null
}

/** Read anew: what is compared on saving is what was shown. Everybody else reads the exercise instead. */
export async function loadMentalEdit(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const [{ isStaff, userId }, exercise] = await Promise.all([
    loadReader(),
    loadExercise(args.request, id, { staleTime: 0 }),
  ])
  if (!isStaff || exercise.author_id !== userId) throw redirect(href(paths.mental.details, { id }))
  return null
}
