import { redirect, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { loadSession } from '@/features/session/api/session-store'
import type { Session } from '@/features/session/model/session'
import { teamQueries } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { ownExerciseQueries, type FullExercise } from './api/own-exercises'

/** Who writes exercises here, and for which school; families and administrators read. */
async function author(): Promise<{ session: Session; schoolId: string }> {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  const schoolId = session?.held_roles.find((held) => held.role === role)?.school_id
  if (!session || !schoolId || (role !== 'coach' && role !== 'owner')) {
    throw redirect(paths.exercises.library)
  }
  await queryClient.ensureQueryData(teamQueries.mine(session.user.id, role))
  return { session, schoolId }
}

async function found(id: string, request: Request): Promise<FullExercise> {
  try {
    return await queryClient.fetchQuery({ ...ownExerciseQueries.form(id), staleTime: 0 })
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw pageNotFound(new URL(request.url).pathname)
    throw error
  }
}

/** An empty exercise, or with `?from=<id>` a copy of one that the person may read. */
export async function newExercise({ request }: LoaderFunctionArgs) {
  const { session, schoolId } = await author()
  const from = z.guid().safeParse(new URL(request.url).searchParams.get('from'))
  return {
    schoolId,
    userId: session.user.id,
    from: from.success ? await found(from.data, request) : null,
  }
}

/** One's own exercise to change; whoever reads somebody else's is led to its page. */
export async function exerciseToEdit({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.id)
  if (!id.success) throw pageNotFound(new URL(request.url).pathname)
  const { session } = await author()
  const exercise = await found(id.data, request)
  if (exercise.author_id !== session.user.id || !exercise.school_id) {
    throw redirect(href(paths.exercises.details, { id: id.data }))
  }
  return { ...exercise, school_id: exercise.school_id }
}

/** All that the person has written, for files. */
export async function ownExercises() {
  const { session, schoolId } = await author()
  await queryClient.ensureQueryData(ownExerciseQueries.list(session.user.id))
  return { userId: session.user.id, schoolId }
}
