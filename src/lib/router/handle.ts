/** Reads a route's own description back from the router, for title, breadcrumb and layout. */
import type { PageHandle, PageMeta, RedirectHandle } from './page'

interface WithHandle {
  handle?: unknown
}

/** The page of the deepest matched row, or null on addresses nobody owns. */
export function findPage(matches: readonly WithHandle[]): PageMeta | null {
  return matches.map(({ handle }) => handle).findLast(isPageHandle)?.page ?? null
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle
}

export function isRedirectHandle(handle: unknown): handle is RedirectHandle {
  return typeof handle === 'object' && handle !== null && 'redirectsTo' in handle
}
