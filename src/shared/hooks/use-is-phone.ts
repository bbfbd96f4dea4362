import { useSyncExternalStore } from 'react'

const query = '(max-width: 767px)'

/** True below 768 px, where tables become cards and dialogs become sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isOnPhone)
}

/** The same at this moment, for what is decided once. */
export function isOnPhone(): boolean {
  return window.matchMedia(query).matches
}

function subscribe(callback: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', callback)
  return () => media.removeEventListener('change', callback)
}
