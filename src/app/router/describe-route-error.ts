/** Reduces anything a route can throw to what the error page needs to know. */
import { isRouteErrorResponse } from 'react-router'
import { toAppError } from '@/lib/errors'

export interface RouteFailure {
  status: 404 | 500
  /** Names of missing settings, when that is what is wrong. */
  missingSetup: string | null
}

/** 404 for a missing route or row, 500 otherwise (spec section 2, "Root shell and errors"). */
export function describeRouteError(error: unknown): RouteFailure {
  if (isRouteErrorResponse(error)) {
    return { status: error.status === 404 ? 404 : 500, missingSetup: null }
  }
  const { code, detail } = toAppError(error)
  return {
    status: code === 'not_found' ? 404 : 500,
    missingSetup: code === 'setup_missing' ? detail : null,
  }
}
