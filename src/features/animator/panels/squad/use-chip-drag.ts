import { useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import type { Point } from '@/features/scene/model/document/scene-schema'
import { useBoard } from '../board/board-context'

/** A mouse drags after so many pixels, a finger after so many milliseconds: before, it scrolls the list. */
const threshold = 5
const hold = 220

/** Carries a ghost with the pointer and drops on the pitch; beside it nothing happens. */
export function useChipDrag(ghost: RefObject<HTMLElement | null>, onDrop: (point: Point) => void) {
  const { stage } = useBoard()
  const dragged = useRef(false)

  function start(down: ReactPointerEvent) {
    if (down.button !== 0) return
    const isTouch = down.pointerType === 'touch'
    const { pointerId } = down
    let isOn = false
    dragged.current = false
    const timer = isTouch ? window.setTimeout(() => begin(down.clientX, down.clientY), hold) : 0
    const ends = new AbortController()
    const { signal } = ends

    function begin(x: number, y: number) {
      isOn = true
      dragged.current = true
      ghost.current?.removeAttribute('hidden')
      moveGhost(x, y)
    }

    function moveGhost(x: number, y: number) {
      if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`
    }

    function end() {
      window.clearTimeout(timer)
      ends.abort()
      ghost.current?.setAttribute('hidden', '')
    }

    function move(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
      if (isOn) moveGhost(event.clientX, event.clientY)
      else if (isTouch && way > threshold * 2) end()
      else if (!isTouch && way > threshold) begin(event.clientX, event.clientY)
    }

    function handleDrop(event: PointerEvent) {
      if (event.pointerId !== pointerId) return
      end()
      const { clientX: x, clientY: y } = event
      // what lies over the pitch is not the pitch
      const isPitch = document.elementFromPoint(x, y)?.closest('#pitch')
      const point = isOn && isPitch ? stage.current?.toPitch({ x, y }) : null
      if (point) onDrop(point)
    }

    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', handleDrop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', (event) => (event.key === 'Escape' ? end() : null), {
      signal,
    })
    // once it drags, the finger no longer scrolls
    const preventScroll = (event: TouchEvent) => (isOn ? event.preventDefault() : undefined)
    window.addEventListener('touchmove', preventScroll, { signal, passive: false })
  }

  return { start, wasDragged: () => dragged.current }
}
