import { redirect, type LoaderFunctionArgs } from 'react-router'
import { getSession } from '@/features/session/api/session-store'
import { getHomePath } from '@/features/session/model/home'
import { readTrialSite } from '@/lib/env-trial'
import { toAppError } from '@/lib/errors'
import { openTrial } from './api/trial'
import { getTryAddress, parseViewpoint } from './model/viewpoint'

/** Opens the demo academy when the address says as whom; answers the word of a refusal, null without any. */
export async function loadTrial({
  request,
}: LoaderFunctionArgs): Promise<string | null | Response> {
  const as = parseViewpoint(new URL(request.url).searchParams.get('as'))
  const site = readTrialSite()
  if (site === null) return 'trial_not_offered'
  if (site !== '') return redirect(getTryAddress(as, site))
  if (!as) return null
  try {
    await openTrial(as)
  } catch (error) {
    const { code, detail } = toAppError(error)
    return detail ?? code
  }
  return redirect(getHomePath(getSession()))
}
