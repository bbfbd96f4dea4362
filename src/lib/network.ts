/** Whether the device has a network, as far as the browser knows. */

/** True only when the browser is sure that there is no network; nothing is known outside a browser. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}

/** Resolves at once with a network, else when it is back. */
export async function waitUntilOnline(): Promise<void> {
  if (!isOffline()) return
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
