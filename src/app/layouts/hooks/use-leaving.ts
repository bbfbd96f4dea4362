import { useEffect } from 'react'

/** Asked whether to leave, somebody may stay: after so long a file that is not to be had is news again. */
const leavingMs = 5000

/**
 * Firefox and WebKit break off the files that are on their way when a page is left, and report them as failed; the
 * reload that answers a missing file would call back whoever is leaving.
 */
export function useLeaving(): void {
  useEffect(() => {
    let leftAt = -leavingMs
    function handleLeave({ timeStamp }: Event) {
      leftAt = timeStamp
    }
    function holdFailure(event: Event) {
      if (event.timeStamp - leftAt < leavingMs) event.stopImmediatePropagation()
    }
    window.addEventListener('beforeunload', handleLeave)
    window.addEventListener('vite:preloadError', holdFailure, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', handleLeave)
      window.removeEventListener('vite:preloadError', holdFailure, { capture: true })
    }
  }, [])
}
