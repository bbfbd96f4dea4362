import { useSyncExternalStore } from 'react'

const query = '(max-width: 1023px)'

/** Tablets and phones: the side panel lies over or under the pitch instead of beside it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

function subscribe(callback: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', callback)
  return () => media.removeEventListener('change', callback)
}
