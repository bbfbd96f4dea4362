/** Scrolls the window while something is held near its upper or lower edge. */
const zone = 88
const fastest = 16

export function scrollAtEdge(y: number): void {
  const below = y - (window.innerHeight - zone)
  const above = zone - y
  if (below > 0) window.scrollBy(0, Math.min(fastest, below / 4))
  else if (above > 0) window.scrollBy(0, -Math.min(fastest, above / 4))
}
