/** The sidebar without React: open or closed, and every rule of spec section 4 about it. */
import { createStore } from '@/lib/store'

/** Spec section 9: below this width the sidebar closes itself on resize. */
export const sidebarBreakpointPx = 768
export const sidebarInit = { retries: 3, pauseMs: 500 } as const

export interface SidebarParts {
  panel: Element | null
  toggle: Element | null
}

export interface Sidebar {
  isOpen: () => boolean
  subscribe: (listener: () => void) => () => void
  open: () => void
  close: () => void
  toggle: () => void
  /** Calls back for a click outside panel and toggle while the sidebar is open. */
  onOutsideClick: (listener: () => void) => () => void
  /** Finds the parts and starts listening, retried 3 × 500 ms; answers how to stop. */
  start: (findParts: () => SidebarParts) => () => void
}

/** Starts closed. `page` is the window it listens to. */
export function createSidebar(page: Window = window): Sidebar {
  const open = createStore(false)
  const outsideClicks = createStore({})

  function listen(findParts: () => SidebarParts): () => void {
    const found = findParts()
    if (!found.panel || !found.toggle) throw new Error('The sidebar is not in the page yet')
    const stop = new AbortController()
    const { signal } = stop
    page.document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') open.setState(false)
      },
      // on its way down: the tooltip of a rail's icon keeps the key for itself while it is shown
      { signal, capture: true },
    )
    page.document.addEventListener(
      'click',
      (event) => {
        // the parts are looked up again: React may have replaced them
        if (open.getState() && isOutside(event.target, findParts())) outsideClicks.setState({})
      },
      { signal },
    )
    page.addEventListener(
      'resize',
      () => {
        if (page.innerWidth < sidebarBreakpointPx) open.setState(false)
      },
      { signal },
    )
    return () => stop.abort()
  }

  function start(findParts: () => SidebarParts): () => void {
    let stop: () => void = () => undefined
    let timer = 0
    function startWithRetries(retriesLeft: number): void {
      try {
        stop = listen(findParts)
      } catch (error) {
        if (retriesLeft === 0) return console.warn('The sidebar could not start', error)
        timer = page.setTimeout(() => startWithRetries(retriesLeft - 1), sidebarInit.pauseMs)
      }
    }
    startWithRetries(sidebarInit.retries)
    return () => {
      page.clearTimeout(timer)
      stop()
    }
  }

  return {
    isOpen: open.getState,
    subscribe: open.subscribe,
    open: () => open.setState(true),
    close: () => open.setState(false),
    toggle: () => open.setState(!open.getState()),
    onOutsideClick: outsideClicks.subscribe,
    start,
  }
}

function isOutside(target: EventTarget | null, { panel, toggle }: SidebarParts): boolean {
  if (!(target instanceof Node)) return true
  return !panel?.contains(target) && !toggle?.contains(target)
}
