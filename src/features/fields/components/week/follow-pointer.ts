/**
 * One press in the week from down to up, without React. A mouse draws as soon as it moves; a finger lifts by
 * holding still, so that scrolling stays scrolling.
 */
import { scrollAtEdge } from '@/shared/pointer/scroll-at-edge'
import { hold } from '@/shared/pointer/hold'

interface Follower {
  /** The pointer is here now, in pixels of the window; the first time it has lifted something. */
  onMove: (x: number, y: number) => void
  /** Let go; `hasMoved` is false for a finger that held still and thought better of it. */
  onDrop: (hasMoved: boolean) => void
  /** Escape, or the browser took the pointer away. */
  onCancel: () => void
}

/** Fewer pixels than this are a shaky click. */
const mouseSlack = 5

/** Answers whether a finger has lifted something right now: scrolling has to wait then. */
export function followPointer(press: PointerEvent, follower: Follower): () => boolean {
  const isTouch = press.pointerType === 'touch'
  let isLifted = false
  let hasMoved = false
  let x = press.clientX
  let y = press.clientY
  let frame = 0
  const listening = new AbortController()
  const { signal } = listening
  const holding = isTouch ? window.setTimeout(startDrag, hold.ms) : 0

  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', handleDrop, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('blur', cancel, { signal })
  window.addEventListener('keydown', escape, { signal, capture: true })
  // a long press would open the browser's own menu
  window.addEventListener('contextmenu', (event) => isTouch && event.preventDefault(), { signal })

  function startDrag() {
    isLifted = true
    follower.onMove(x, y)
    if (isTouch) frame = requestAnimationFrame(scroll)
  }

  /** The page moves under a finger that stays at its edge. */
  function scroll() {
    const before = window.scrollY
    scrollAtEdge(y)
    if (window.scrollY !== before) {
      hasMoved = true
      follower.onMove(x, y)
    }
    frame = requestAnimationFrame(scroll)
  }

  function follow(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    x = event.clientX
    y = event.clientY
    const way = Math.hypot(x - press.clientX, y - press.clientY)
    if (!isLifted && isTouch) {
      if (way > hold.slack) end()
      return
    }
    if (!hasMoved && way < mouseSlack) return
    if (!isTouch) event.preventDefault()
    hasMoved = true
    if (isLifted) follower.onMove(x, y)
    else startDrag()
  }

  function handleDrop(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    const wasLifted = isLifted
    end()
    if (wasLifted) follower.onDrop(hasMoved)
  }

  function cancel() {
    const wasLifted = isLifted
    end()
    if (wasLifted) follower.onCancel()
  }

  function escape(event: KeyboardEvent) {
    if (event.key === 'Escape') cancel()
  }

  function end() {
    window.clearTimeout(holding)
    cancelAnimationFrame(frame)
    listening.abort()
    isLifted = false
  }

  return () => isLifted && isTouch
}
