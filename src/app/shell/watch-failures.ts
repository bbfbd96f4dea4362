/** Failures that no component catches: a dead token anywhere, and code of a build that is gone. */
import { handleInvalidToken } from '@/features/session/api/session-store'
import { reloadOnce } from './reload-guard'

/** Starts listening; answers how to stop. */
export function watchFailures(target: Window = window): () => void {
  function handleError(event: ErrorEvent) {
    if (handleInvalidToken(event.error ?? event.message)) event.preventDefault()
  }
  function handleRejection(event: PromiseRejectionEvent) {
    if (handleInvalidToken(event.reason)) event.preventDefault()
  }
  function handlePreloadError(event: Event) {
    // a new build has replaced the chunk: one reload fetches the new index. Without a network it would
    // only lose the page, and what was typed on it
    if (navigator.onLine && reloadOnce()) event.preventDefault()
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
