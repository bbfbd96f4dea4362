/**
 * Brings the app into a page that the build has drawn and that can be read without it: docs/decisions/0084. A script
 * of such pages alone, after `first-paint.ts`, without imports at run time.
 */

const { documentElement: html } = document

/** What somebody does before they need the app. */
const signs = ['pointerdown', 'pointerover', 'focusin', 'keydown', 'scroll'] as const

/** What answers a press only with the app; links lead on by themselves. */
const pressable = 'button, input, [role="button"], [role="radio"], [role="tab"]'

const once = { capture: true, passive: true } as const

let isLoaded = false

// covered, or to be drawn anew: nobody can read it
if (html.dataset.page === undefined || html.dataset.part !== undefined) loadApp()
else loadAppOnIntent()

/**
 * The app comes with the first sign of somebody who does more than look. A press of a button before it is there is
 * not lost: it counts as soon as the app has come.
 */
function loadAppOnIntent(): void {
  let pressed: HTMLElement | null = null
  const load = (event: Event) => {
    if (event.type === 'pointerover' && !findPressable(event.target, `a, ${pressable}`)) return
    for (const sign of signs) window.removeEventListener(sign, load, once)
    loadApp()
  }
  for (const sign of signs) window.addEventListener(sign, load, once)
  runWhenParsed(watchForGaps)

  const hold = (event: Event) => {
    const target = findPressable(event.target, pressable)
    if (!target) return
    event.preventDefault()
    event.stopPropagation()
    pressed = target
    loadApp()
  }
  window.addEventListener('click', hold, { capture: true })
  html.addEventListener(
    'app-ready',
    () => {
      window.removeEventListener('click', hold, { capture: true })
      // React is still at work when it says so, and would miss it
      setTimeout(() => pressed?.click())
    },
    { once: true },
  )
}

/** The page's own code and the app's; nothing where the page has them among its scripts already. */
function loadApp(): void {
  if (isLoaded) return
  isLoaded = true
  runWhenParsed(addFiles)
}

/** What still says that it is loading, such as prices, comes with the app: when somebody sees it. */
function watchForGaps(): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    loadApp()
  })
  for (const gap of document.querySelectorAll('[role="status"]')) observer.observe(gap)
}

function runWhenParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
  else act()
}

function addFiles(): void {
  for (const link of document.querySelectorAll('link[data-rel]')) {
    link.setAttribute('rel', link.getAttribute('data-rel') ?? '')
  }
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>('script[data-src]')) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = dataset.src ?? ''
    // without a network the next press tries again
    script.addEventListener('error', () => {
      isLoaded = false
    })
    document.head.append(script)
  }
}

function findPressable(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null
}
