/** The browser's offer to install, held back until somebody asks for it. */
import { createStore } from '@/lib/store'

interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

export const installOffer = createStore<InstallPrompt | null>(null)

globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return
  event.preventDefault()
  installOffer.setState(event)
})

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event && typeof event.prompt === 'function'
}
