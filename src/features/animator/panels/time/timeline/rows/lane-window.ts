/** Which lanes are drawn: those one sees, a few around them, and the one that has the focus. */

/** Lanes above and below what is seen. */
const around = 4

export interface Seen {
  /** Pixels scrolled, and height of what is seen. */
  top: number
  height: number
}

export function listShownLanes(
  count: number,
  laneHeight: number,
  seen: Seen,
  focused: number,
): number[] {
  const first = Math.max(0, Math.floor(seen.top / laneHeight) - around)
  const last = Math.min(count - 1, Math.ceil((seen.top + seen.height) / laneHeight) + around)
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const isShown = focused < 0 || focused >= count || (focused >= first && focused <= last)
  return isShown ? shown : [...shown, focused].toSorted((a, b) => a - b)
}
