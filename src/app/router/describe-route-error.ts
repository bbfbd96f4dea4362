/** Reduces anything a route can throw to what the error page needs to know. */
import { isRouteErrorResponse } from 'react-router'
import { toAppError, type AppErrorCode } from '@/lib/errors'
import { isOffline } from '@/lib/network'

export interface RouteFailure {
  status: 404 | 500
  /** Names of missing settings, when that is what is wrong. */
  missingSetup: string | null
  /** What could not be reached, when nothing is wrong with the page: any `network`, or its `files`. */
  unreached: 'network' | 'files' | null
}

/** Chromium's, Firefox's and Safari's words for a part of the app that was not to be had, and Vite's. */
const missingFile =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** 404 for a missing route or row, 500 otherwise (spec section 2, "Root shell and errors"). */
export function describeRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    return { status: error.status === 404 ? 404 : 500, missingSetup: null, unreached: null }
  }
  const { code, detail } = toAppError(error)
  if (code === 'not_found') return { status: 404, missingSetup: null, unreached: null }
  const missingSetup = code === 'setup_missing' ? detail : null
  return { status: 500, missingSetup, unreached: findUnreachedPart(error, code) }
}

/** A missing file is told before a failed fetch: Chromium's words for both are alike. */
function findUnreachedPart(error: unknown, code: AppErrorCode): RouteFailure['unreached'] {
  if (isOffline()) return 'network'
  if (error instanceof Error && missingFile.test(error.message)) return 'files'
  return code === 'offline' ? 'network' : null
}
