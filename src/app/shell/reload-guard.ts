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

/** Reloads unless this path was reloaded within the last 10 s; answers whether it did. */
export function reloadOnce(page: Page = readCurrentPage()): boolean {
  const marker = readMarker(page.storage.getItem(markerKey))
  if (marker?.path === page.path && marker.expires > page.now()) return false
  page.storage.setItem(
    markerKey,
    JSON.stringify({ path: page.path, expires: page.now() + reloadGuardMs }),
  )
  page.reload()
  return true
}

function readCurrentPage(): Page {
  return {
    path: window.location.pathname,
    storage: getStorage(firstEntries.reload_marker),
    now: Date.now,
    reload: () => window.location.reload(),
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
