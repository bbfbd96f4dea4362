/** Failures that no component catches: a dead token anywhere, and code of a build that is gone. */
import { handleInvalidToken } from '@/features/session/api/session-store'
import { reloadOnce } from './reload-guard'

/** As much of the router as says where somebody is on the way to. */
interface Way<Place> {
  state: { navigation: { location?: Place | undefined } }
  createHref: (place: Place) => string
}

/** Starts listening; answers how to stop. */
export function watchFailures<Place>(
  router: Way<Place> | null = null,
  target: Window = window,
): () => void {
  function handleError(event: ErrorEvent) {
    if (handleInvalidToken(event.error ?? event.message)) event.preventDefault()
  }
  function handleRejection(event: PromiseRejectionEvent) {
    if (handleInvalidToken(event.reason)) event.preventDefault()
  }
  function handlePreloadError(event: Event) {
    // a new build has replaced the chunk, or the browser remembers that it could not be had: one reload fetches it. It
    // opens the page that somebody is on the way to; what led there is saved by now. Without a network it would
    // only lose the page, and what was typed on it
    const next = router?.state.navigation.location
    const address = router && next ? router.createHref(next) : null
    if (navigator.onLine && reloadOnce(address)) event.preventDefault()
  }
  target.addEventListener('error', handleError)
  target.addEventListener('unhandledrejection', handleRejection)
  target.addEventListener('vite:preloadError', handlePreloadError)
  return () => {
    target.removeEventListener('error', handleError)
    target.removeEventListener('unhandledrejection', handleRejection)
    target.removeEventListener('vite:preloadError', handlePreloadError)
  }
}
