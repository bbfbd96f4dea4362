import type { LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import type { AppRole } from '@/features/session/model/session'
import { teamQueries } from '@/features/teams/api/teams'
import { AppError, toAppError } from '@/lib/errors'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { isUnreachable } from '@/lib/query/recall'
import { requireId } from '@/lib/router/loader'
import { createNotFound } from '@/lib/router/page'
import { openDeviceStore } from '@/lib/device/device-storage'
import { trainingQueries } from '@/features/planner/api/trainings'
import { toLivePlan, type LivePlan } from './model/live-plan'
import { createLiveKey, openLive, restoreLive } from './model/live-store'
import { isFamily } from '@/features/teams/model/training-scope'

/**
 * The session to run, for who plans for its team: the plan as it stands, or, without a connection, as
 * this device last saw it. 404 for everybody and everything else.
 */
export async function loadLiveTraining(args: LoaderFunctionArgs) {
  const id = requireId(args, 'trainingId')
  const session = getSession()
  const role = session?.profile?.role ?? null
  if (!session || role === null || isFamily(role)) throw createNotFound(args.request)
  const storeKey = createLiveKey(session.user.id, id)
  const now = Date.now()
  const kept = restoreLive(openDeviceStore('live_session'), storeKey, now)
  const fresh = await readPlan(id, session.user.id, role)
  if (fresh === 'refused') throw createNotFound(args.request)
  const opened = openLive(
    kept,
    fresh === 'offline' ? (kept ? null : findKnownPlan(id)) : fresh,
    now,
  )
  if (!opened) throw new AppError('offline')
  return { storeKey, ...opened, isOffline: fresh === 'offline' }
}

/** The plan as this device last knew it, of a session that has never been run here. */
function findKnownPlan(id: string): LivePlan | null {
  const training = queryClient.getQueryData(trainingQueries.details(id).queryKey)
  return training ? toLivePlan(training, getCurrentLocale()) : null
}

async function readPlan(id: string, userId: string, role: AppRole) {
  try {
    const [training, teams] = await Promise.all([
      queryClient.fetchQuery({ ...trainingQueries.details(id), retry: false, staleTime: 0 }),
      queryClient.ensureQueryData(teamQueries.mine(userId, role)),
    ])
    const mayRun = teams.some((team) => team.id === training.team_id)
    return mayRun ? toLivePlan(training, getCurrentLocale()) : 'refused'
  } catch (error) {
    if (toAppError(error).code === 'not_found') return 'refused'
    if (isUnreachable(error)) return 'offline'
    throw error
  }
}
