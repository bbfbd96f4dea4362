/** Failures that no component catches: a dead token anywhere, and code of a build that is gone. */
import { handleInvalidToken } from '@/features/session/api/session-store'
import { reloadOnce } from './reload-guard'

/** As much of the router as says where somebody is on the way to. */
interface Way<Place> {
  state: { initialized: boolean; navigation: { location?: Place | undefined } }
  createHref: (place: Place) => string
}

/** Starts listening; answers how to stop. */
export function watchFailures<Place>(router: Way<Place>, target: Window = window): () => void {
  function handleError(event: ErrorEvent) {
    if (handleInvalidToken(event.error ?? event.message)) event.preventDefault()
  }
  function handleRejection(event: PromiseRejectionEvent) {
    if (handleInvalidToken(event.reason)) event.preventDefault()
  }
  /**
   * The code of a page is not to be had: a new build has replaced it, or the browser remembers a moment without
   * a network. One load fetches it and opens the page that somebody is on the way to. A page in use is never
   * replaced under somebody's hands when a part of it is missing (`watchBuild` offers the new one), nor without a network.
   */
  function handlePreloadError(event: Event) {
    const { initialized, navigation } = router.state
    if (!navigator.onLine || (initialized && !navigation.location)) return
    const address = navigation.location ? router.createHref(navigation.location) : null
    if (reloadOnce(address)) event.preventDefault()
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
