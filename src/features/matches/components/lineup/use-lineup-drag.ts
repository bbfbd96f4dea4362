import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** A pointer drags after so many pixels; a finger on the list after so many milliseconds: before, it scrolls. */
const threshold = 5
const hold = 220

interface DragOptions {
  playerId: string
  /** A finger scrolls here unless it rests first. */
  scrolls: boolean
}

/** Carries a ghost with the pointer; `onDrop` gets the place in shares of the board's sides, null beside it. */
export function useLineupDrag(
  board: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  onDrop: (playerId: string, point: { left: number; top: number } | null) => void,
) {
  const wasDragged = useRef(false)
  const [draggedId, setDraggedId] = useState<string | null>(null)

  function start(down: ReactPointerEvent, { playerId, scrolls }: DragOptions) {
    if (down.button !== 0) return
    const waits = scrolls && down.pointerType === 'touch'
    const { pointerId } = down
    let isOn = false
    wasDragged.current = false
    const timer = waits ? window.setTimeout(() => begin(down.clientX, down.clientY), hold) : 0
    const ends = new AbortController()
    const { signal } = ends

    function begin(x: number, y: number) {
      isOn = true
      wasDragged.current = true
      // the ghost stands at once where the finger is
      flushSync(() => setDraggedId(playerId))
      moveGhost(x, y)
    }

    function moveGhost(x: number, y: number) {
      if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`
    }

    function end() {
      window.clearTimeout(timer)
      ends.abort()
      setDraggedId(null)
      // the click of this pointer comes first; the next one may be a key's
      window.setTimeout(() => (wasDragged.current = false))
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      if (isOn) moveGhost(event.clientX, event.clientY)
      else if (waits && way > threshold * 2) end()
      else if (!waits && way > threshold) begin(event.clientX, event.clientY)
    }

    function finish(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      end()
      if (isOn) onDrop(playerId, measurePoint(board.current, event))
    }

    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', finish, { signal })
    window.addEventListener('pointercancel', end, { signal })
    const stopOnEscape = (event: KeyboardEvent) => (event.key === 'Escape' ? end() : undefined)
    window.addEventListener('keydown', stopOnEscape, { signal })
    // once it drags, the finger no longer scrolls
    const preventScroll = (event: TouchEvent) => (isOn ? event.preventDefault() : undefined)
    window.addEventListener('touchmove', preventScroll, { signal, passive: false })
  }

  return { draggedId, start, wasDragged: () => wasDragged.current }
}

export type LineupDrag = ReturnType<typeof useLineupDrag>

function measurePoint(board: HTMLElement | null, { clientX, clientY }: PointerEvent) {
  if (!board) return null
  const box = board.getBoundingClientRect()
  const left = (clientX - box.left) / box.width
  const top = (clientY - box.top) / box.height
  return left >= 0 && left <= 1 && top >= 0 && top <= 1 ? { left, top } : null
}
