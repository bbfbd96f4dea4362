/** Reloads a page at most once in ten seconds, so that a broken build never reloads for ever. */
import { firstEntries, getStorage } from '@/lib/device/first-entries'

/** Spec section 9: how long the marker of a reload is kept. */
export const reloadGuardMs = 10_000
const markerKey = 'touchline:reload'

interface Page {
  path: string
  storage: Pick<Storage, 'getItem' | 'setItem'>
  now: () => number
  reload: () => void
}

/**
 * Reloads unless this path was reloaded within the last 10 s; answers whether it did. An address of this origin is
 * loaded instead of the page that stands: somebody on the way there arrives.
 */
export function reloadOnce(address: string | null = null, page: Page = readPage(address)): boolean {
  const marker = readMarker(page.storage.getItem(markerKey))
  if (marker?.path === page.path && marker.expires > page.now()) return false
  page.storage.setItem(
    markerKey,
    JSON.stringify({ path: page.path, expires: page.now() + reloadGuardMs }),
  )
  page.reload()
  return true
}

function readPage(address: string | null): Page {
  const { location } = window
  return {
    path: address === null ? location.pathname : new URL(address, location.origin).pathname,
    storage: getStorage(firstEntries.reload_marker),
    now: Date.now,
    reload: () => (address === null ? location.reload() : location.assign(address)),
  }
}

function readMarker(text: string | null): { path: string; expires: number } | null {
  if (!text) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    if (!('path' in value) || !('expires' in value)) return null
    const { path, expires } = value
    return typeof path === 'string' && typeof expires === 'number' ? { path, expires } : null
  } catch {
    return null
  }
}
