/** When the way of a finger is a swipe, and which child it leads to. Pixels of the screen. */

interface Point {
  pointerId: number
  clientX: number
  clientY: number
  /** Milliseconds. */
  timeStamp: number
}

export interface SwipeStart {
  id: number
  x: number
  y: number
  at: number
}

/** Phones go back from the edge of the screen. */
const edge = 24
/** Far enough to be meant; a quick flick needs less. */
const far = 72
const flick = { way: 32, pace: 0.4 }

/** Null where the finger begins at the edge. */
export function startSwipe(point: Point, width: number): SwipeStart | null {
  const { pointerId, clientX, clientY, timeStamp } = point
  if (clientX < edge || clientX > width - edge) return null
  return { id: pointerId, x: clientX, y: clientY, at: timeStamp }
}

interface Swipe {
  /** How far sideways; 0 while the finger goes rather up or down. */
  shift: number
  /** 1 to the next, -1 to the one before, 0 for no swipe. */
  step: 1 | -1 | 0
}

export function readSwipe(start: SwipeStart, { clientX, clientY, timeStamp }: Point): Swipe {
  const way = clientX - start.x
  const shift = Math.abs(way) > 2 * Math.abs(clientY - start.y) ? way : 0
  const pace = Math.abs(shift) / Math.max(1, timeStamp - start.at)
  const isMeant = Math.abs(shift) >= far || (Math.abs(shift) >= flick.way && pace >= flick.pace)
  return { shift, step: !isMeant ? 0 : shift < 0 ? 1 : -1 }
}

/** All of them (''), then one after the other; null before the first and after the last. */
export function findNeighbour(
  ids: readonly string[],
  chosenId: string,
  step: 1 | -1,
): string | null {
  const order = ['', ...ids]
  return order[Math.max(0, order.indexOf(chosenId)) + step] ?? null
}
