import { redirect, type LoaderFunctionArgs } from 'react-router'
import { familyQueries } from '@/features/attendance/api/family/children'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { assignmentQueries } from './api/assignments'
import { individualQueries } from './api/exercises'
import { progressQueries } from './api/progress'
import { sendProgressLeftovers } from './api/progress-outbox'

/** Who is here with the players they may speak for; what an earlier visit could not send goes out. */
async function loadReader() {
  const visitor = await loadVisitor()
  const userId = visitor.session?.user.id ?? ''
  sendProgressLeftovers(userId)
  await Promise.all([
    queryClient.prefetchQuery(familyQueries.self(userId)),
    queryClient.prefetchQuery(familyQueries.children(userId)),
  ])
  return visitor
}

export async function loadIndividualList() {
  await Promise.all([loadReader(), queryClient.prefetchQuery(individualQueries.library())])
  return null
}

/** What the database does not show is not there (404). */
export async function loadIndividualDetails(args: LoaderFunctionArgs) {
  const query = individualQueries.details(requireId(args))
  await Promise.all([loadReader(), requireFound(args.request, queryClient.ensureQueryData(query))])
  return null
}

export async function loadIndividualToCreate() {
  await loadVisitor()
  return null
}

/** Read anew: what is compared on saving is what was shown. Everybody but the author reads it instead. */
export async function loadIndividualToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const query = individualQueries.details(id)
  const [{ session, isStaff }, exercise] = await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery({ ...query, staleTime: 0 })),
  ])
  if (!isStaff || exercise.author_id !== session?.user.id) {
    throw redirect(href(paths.individual.details, { id }))
  }
  return null
}

export async function loadIndividualActive(args: LoaderFunctionArgs) {
  const query = assignmentQueries.active(requireId(args))
  await Promise.all([loadReader(), requireFound(args.request, queryClient.ensureQueryData(query))])
  return null
}

export async function loadProgressHistory() {
  await loadReader()
  return null
}

export async function loadProgressEntry(args: LoaderFunctionArgs) {
  const query = progressQueries.entry(requireId(args))
  await Promise.all([loadReader(), requireFound(args.request, queryClient.ensureQueryData(query))])
  return null
}
