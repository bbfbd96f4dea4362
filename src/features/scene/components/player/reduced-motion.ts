/** Asked when something is about to move, since the person may change it at any time. */
export function hasReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
