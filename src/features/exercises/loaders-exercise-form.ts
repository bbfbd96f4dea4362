import { redirect, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { loadSession } from '@/features/session/api/session-store'
import type { Session } from '@/features/session/model/session'
import { teamQueries } from '@/features/teams/api/teams'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { ownExerciseQueries, type FullExercise } from './api/own-exercises'

/** Who writes exercises here, and for which school; families and administrators read. */
async function loadAuthor(): Promise<{ session: Session; schoolId: string }> {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const schoolId = session?.held_roles.find((held) => held.role === role)?.school_id
  if (!session || !schoolId || (role !== 'coach' && role !== 'owner')) {
    throw redirect(paths.exercises.library)
  }
  await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
  return { session, schoolId }
}

async function loadExercise(id: string, request: Request): Promise<FullExercise> {
  const query = ownExerciseQueries.form(id)
  return requireFound(request, queryClient.fetchQuery({ ...query, staleTime: 0 }))
}

/** An empty exercise, or with `?from=<id>` a copy of one that the person may read. */
export async function loadNewExercise({ request }: LoaderFunctionArgs) {
  const { session, schoolId } = await loadAuthor()
  const from = z.guid().safeParse(readSearch(request).get('from'))
  return {
    schoolId,
    userId: session.user.id,
    from: from.success ? await loadExercise(from.data, request) : null,
  }
}

/** One's own exercise to change; whoever reads somebody else's is led to its page. */
export async function loadExerciseToEdit(args: LoaderFunctionArgs) {
  const id = requireId(args)
  const { session } = await loadAuthor()
  const exercise = await loadExercise(id, args.request)
  if (exercise.author_id !== session.user.id || !exercise.school_id) {
    throw redirect(href(paths.exercises.details, { id }))
  }
  return { ...exercise, school_id: exercise.school_id }
}

/** All that the person has written, for files. */
export async function loadOwnExercises() {
  const { session, schoolId } = await loadAuthor()
  await queryClient.ensureQueryData(ownExerciseQueries.list(session.user.id))
  return { userId: session.user.id, schoolId }
}
