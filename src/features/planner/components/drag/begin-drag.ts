/**
 * One drag from press to drop, without React: while it lasts only two transforms and a short text
 * change, so that a plan of 40 blocks follows the pointer without a dropped frame.
 */
import { scrollAtEdge } from '@/shared/pointer/scroll-at-edge'
import { hold } from '@/shared/pointer/hold'
import type { Place } from '../../model/board/plan-moves'
import { findDropAt, isSameDrop, type Drop } from './drag-map'
import { readBoard } from './read-board'

export interface DragSource {
  /** Key of the block; null for something new from the library. */
  key: string | null
  title: string
  element: HTMLElement
}

export interface DragHost {
  board: HTMLElement
  ghost: HTMLElement
  line: HTMLElement
  /** Clock at which it would begin there. */
  clockAt: (place: Place) => string
  onDrop: (place: Place) => void
}

/** A mouse means it after so many pixels. */
const mouseSlack = 6

/** Answers whether a finger is dragging right now: scrolling has to wait then. */
export function beginDrag(press: PointerEvent, source: DragSource, host: DragHost): () => boolean {
  const isTouch = press.pointerType !== 'mouse'
  let isActive = false
  let x = press.clientX
  let y = press.clientY
  let phases = readNothing()
  let drop: Drop | null = null
  let frame = 0
  const holding = isTouch ? window.setTimeout(startDrag, hold.ms) : 0
  const ending = new AbortController()
  const { signal } = ending

  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', () => finish(true), { signal })
  window.addEventListener('pointercancel', () => finish(false), { signal })
  window.addEventListener('blur', () => finish(false), { signal })
  window.addEventListener('keydown', escape, { signal, capture: true })
  window.addEventListener('contextmenu', preventWhenActive, { signal })

  function startDrag() {
    if (isActive || signal.aborted) return
    isActive = true
    phases = readBoard(host.board)
    source.element.dataset.dragging = ''
    document.documentElement.dataset.planDrag = ''
    const [title, clock] = host.ghost.children
    if (title) title.textContent = source.title
    if (clock) clock.textContent = ''
    host.ghost.hidden = false
    frame = requestAnimationFrame(draw)
  }

  function follow(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    x = event.clientX
    y = event.clientY
    if (isActive) return
    const away = Math.hypot(x - press.clientX, y - press.clientY)
    if (!isTouch && away > mouseSlack) startDrag()
    // a finger that moves before it has held still wants to scroll
    if (isTouch && away > hold.slack) finish(false)
  }

  function draw() {
    scrollAtEdge(y)
    const next = findDropAt(phases, x + window.scrollX, y + window.scrollY, source.key)
    // left of the pointer where there is no room to its right
    const isAtEdge = x + 340 > window.innerWidth
    const aside = isAtEdge ? 'calc(-100% - 14px)' : '14px'
    host.ghost.style.transform = `translate3d(${x}px, ${y + 14}px, 0) translateX(${aside})`
    if (!isSameDrop(next, drop)) {
      drop = next
      const clock = host.ghost.children[1]
      if (clock) clock.textContent = next ? host.clockAt(next.place) : ''
      host.line.hidden = next === null
    }
    if (next) {
      const { left, top, right, bottom } = next.line
      const size = `scale(${(right - left) / 100}, ${(bottom - top) / 100})`
      host.line.style.transform = `translate3d(${left - window.scrollX}px, ${top - window.scrollY}px, 0) ${size}`
    }
    frame = requestAnimationFrame(draw)
  }

  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isActive) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }

  function preventWhenActive(event: Event) {
    if (isActive || isTouch) event.preventDefault()
  }

  function finish(isDropped: boolean) {
    window.clearTimeout(holding)
    cancelAnimationFrame(frame)
    ending.abort()
    if (!isActive) return
    isActive = false
    const end = findDropAt(phases, x + window.scrollX, y + window.scrollY, source.key)
    delete source.element.dataset.dragging
    delete document.documentElement.dataset.planDrag
    host.ghost.hidden = true
    host.line.hidden = true
    ignoreNextClick()
    if (isDropped && end) host.onDrop(end.place)
  }

  return () => isActive
}

function readNothing(): ReturnType<typeof readBoard> {
  return []
}

/** The click that a released mouse still sends belongs to the drag. */
function ignoreNextClick() {
  const stopClick = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stopClick, { capture: true, once: true })
  window.setTimeout(() => window.removeEventListener('click', stopClick, { capture: true }), 0)
}
