/** The browser's offer to install, held back until somebody asks for it. */

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let offer: InstallPrompt | null = null
const listeners = new Set<() => void>()

globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  offer = event
  for (const listener of listeners) listener()
})

export function getInstallOffer(): InstallPrompt | null {
  return offer
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
