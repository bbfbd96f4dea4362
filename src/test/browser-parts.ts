/** Parts of a browser that jsdom does not have and the component kit asks for. */
import { vi } from 'vitest'
import { WebSocket } from 'ws'

class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A desktop window whose owner prefers no motion, so that nothing has to be waited for. */
export function installBrowserParts(): void {
  vi.stubGlobal('ResizeObserver', NoResizeObserver)
  // jsdom's own socket chokes on jsdom's own events
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion') || isMatchingWidth(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
    onchange: null,
  }))
  window.scrollTo = () => undefined
  // nothing can be painted here, and jsdom complains about the question
  HTMLCanvasElement.prototype.getContext = () => null
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  Element.prototype.scrollIntoView = () => undefined
  // fields that grow with their text measure again when a font has come
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
}

function isMatchingWidth(query: string): boolean {
  const max = /max-width:\s*([\d.]+)(px|em)/.exec(query)
  if (max) return window.innerWidth <= Number(max[1]) * (max[2] === 'em' ? 16 : 1)
  const min = /min-width:\s*([\d.]+)(px|em)/.exec(query)
  return min ? window.innerWidth >= Number(min[1]) * (min[2] === 'em' ? 16 : 1) : false
}
