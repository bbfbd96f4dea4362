/** Notices that a newer build has been published, and offers to load it (spec section 7). */
import { readBuildId } from '@/lib/env'
import { requestJson } from '@/lib/http/request'
import { showToast } from '@/lib/toast'
import { reloadOnce } from './reload-guard'

const everyMs = 15 * 60_000

/**
 * Starts watching, from time to time and when a part of a page is not to be had; answers how to stop. Says so once;
 * without a build id there is nothing to do.
 */
export function watchBuild(
  buildId = readBuildId(),
  ask = isOutdated,
  target: EventTarget = window,
): () => void {
  if (!buildId) return () => undefined
  const askAgain = () => {
    void ask(buildId).then((isNews) => {
      if (!isNews) return
      stop()
      notifyOfNewVersion()
    })
  }
  const timer = setInterval(askAgain, everyMs)
  target.addEventListener('vite:preloadError', askAgain)
  function stop() {
    clearInterval(timer)
    target.removeEventListener('vite:preloadError', askAgain)
  }
  return stop
}

let isTold = false

/** Offers to reload, once per visit: a page in use is never replaced under somebody's hands. */
export function notifyOfNewVersion(): void {
  if (isTold) return
  isTold = true
  showToast('info', 'common:app.new_version', {
    action: { label: 'common:app.reload', run: () => void reloadOnce() },
  })
}

/**
 * True when this build's own manifest is gone (a host that replaces everything) or another build is
 * the latest (a host that keeps old ones). Being offline is no news.
 */
export async function isOutdated(buildId: string): Promise<boolean> {
  const own = await fetchBuildIn(`/builds/meta/${buildId}.json`)
  if (own !== buildId) return own !== 'unknown'
  const latest = await fetchBuildIn('/builds/latest.json')
  return latest !== 'unknown' && latest !== 'gone' && latest !== buildId
}

/** The id a manifest names; `gone` where the host answers with something else, `unknown` offline. */
async function fetchBuildIn(path: string): Promise<string> {
  try {
    const manifest = await requestJson(`${path}?${Date.now()}`, { cache: 'no-store' })
    if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return 'gone'
    return typeof manifest.id === 'string' ? manifest.id : 'gone'
  } catch (error) {
    // a static host answers the index page for what it does not have: not JSON, so a SyntaxError
    const isMissing =
      error instanceof SyntaxError || (error instanceof Error && /: (404|410)$/.test(error.message))
    return isMissing ? 'gone' : 'unknown'
  }
}
