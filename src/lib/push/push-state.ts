/** What this browser can do about push, before anybody asked for it. */

/** Spec section 4: supported or not; supported: undecided, granted or blocked. */
export type PushState = 'unsupported' | 'undecided' | 'granted' | 'blocked'

export function readPushState(): PushState {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  if (Notification.permission === 'default') return 'undecided'
  return Notification.permission === 'granted' ? 'granted' : 'blocked'
}

/** On iPhone and iPad only what was put on the home screen can be pushed to (iOS 16.4). */
export function isHomeScreenMissing(): boolean {
  const isTouchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || isTouchMac
  return isApple && !window.matchMedia('(display-mode: standalone)').matches
}
