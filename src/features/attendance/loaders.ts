import type { LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { attendanceQueries } from './api/attendance'
import { sendLeftovers } from './api/attendance-outbox'
import { isFamily } from '@/features/teams/model/training-scope'

/** The list of a training; 404 for an id nobody gave out, a foreign one, and for families. */
export async function loadTrainingAttendance(args: LoaderFunctionArgs) {
  const session = getSession()
  const id = requireId(args, 'trainingId')
  const isForOthers = isFamily(session?.profile?.role ?? null)
  if (!session || isForOthers) throw createNotFound(args.request)
  sendLeftovers(session.user.id)
  if (await isMissing(session.user.id, id)) throw createNotFound(args.request)
  return null
}

/** Any other failure shows on the page, with a retry. */
async function isMissing(userId: string, id: string): Promise<boolean> {
  try {
    await queryClient.fetchQuery(attendanceQueries.evening(userId, id))
    return false
  } catch (error) {
    return toAppError(error).code === 'not_found'
  }
}
