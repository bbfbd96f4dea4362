import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { Booking } from '../../model/booking'
import type { Hours } from '../../model/week'
import {
  moveStretch,
  createDrawnStretch,
  isSameStretch,
  resizeStretch,
  createTappedStretch,
  type Stretch,
} from '../../model/week-drag'
import { followPointer } from './follow-pointer'

export interface Drawn extends Stretch {
  /** Null for a new one. */
  booking: Booking | null
}

interface WeekDragOptions {
  grid: RefObject<HTMLElement | null>
  hours: Hours
  onNew: (stretch: Stretch) => void
  /** Resolves when the answer is there; until then the block stays where it was dropped. */
  onMove: (booking: Booking, stretch: Stretch) => Promise<void>
}

/**
 * Drawing a new stretch, taking a booking along and pulling its end: at once with a mouse or pen, with a
 * finger that has held still. Escape lets go.
 */
export function useWeekDrag({ grid, hours, onNew, onMove }: WeekDragOptions) {
  const [shown, setShown] = useState<Drawn | null>(null)
  const hasDragged = useRef(false)
  const isLifted = useRef<() => boolean>(() => false)

  useEffect(() => {
    const area = grid.current
    // there from the beginning and not passive: Safari asks nobody who comes later
    const wait = (event: Event) => {
      if (isLifted.current() && event.cancelable) event.preventDefault()
    }
    area?.addEventListener('touchmove', wait, { passive: false })
    return () => area?.removeEventListener('touchmove', wait)
  }, [grid])

  /** Minutes after midnight at a height of the window. */
  function findMinuteAt(y: number): number {
    const day = grid.current?.querySelector('[data-day]')?.getBoundingClientRect()
    if (!day) return hours.from
    return hours.from + ((y - day.top) / day.height) * (hours.to - hours.from)
  }

  function findDayAt(x: number): string | null {
    const days = [...(grid.current?.querySelectorAll('[data-day]') ?? [])]
    const found = days.find((day) => {
      const { left, right } = day.getBoundingClientRect()
      return left <= x && x < right
    })
    return found?.getAttribute('data-day') ?? null
  }

  function begin(
    event: PointerEvent,
    stretchAt: (x: number, y: number) => Drawn,
    done: (last: Drawn, hasMoved: boolean) => Promise<void> | void,
  ) {
    hasDragged.current = false
    if (event.button !== 0) return
    let last: Drawn | null = null
    async function handleDrop(hasMoved: boolean) {
      if (last) await done(last, hasMoved)
      setShown(null)
    }
    isLifted.current = followPointer(event.nativeEvent, {
      onMove: (x, y) => {
        hasDragged.current = true
        const next = stretchAt(x, y)
        if (last && isSameStretch(last, next)) return
        last = next
        setShown(next)
      },
      onDrop: (hasMoved) => void handleDrop(hasMoved),
      onCancel: () => setShown(null),
    })
  }

  function drawNew(event: PointerEvent, date: string) {
    const start = findMinuteAt(event.clientY)
    begin(
      event,
      (_x, y) => ({ ...createDrawnStretch(date, start, findMinuteAt(y)), booking: null }),
      ({ date: day, from, to }, hasMoved) =>
        onNew(hasMoved ? { date: day, from, to } : createTappedStretch(date, start)),
    )
  }

  function take(event: PointerEvent, booking: Booking, stretch: Stretch) {
    const start = findMinuteAt(event.clientY)
    begin(
      event,
      (x, y) => ({
        ...moveStretch(stretch, findDayAt(x) ?? stretch.date, findMinuteAt(y) - start),
        booking,
      }),
      (last) => (isSameStretch(last, stretch) ? undefined : onMove(booking, last)),
    )
  }

  function pull(event: PointerEvent, booking: Booking, stretch: Stretch) {
    event.stopPropagation()
    const start = findMinuteAt(event.clientY)
    begin(
      event,
      (_x, y) => ({ ...resizeStretch(stretch, findMinuteAt(y) - start), booking }),
      (last) => (isSameStretch(last, stretch) ? undefined : onMove(booking, last)),
    )
  }

  /** The click that ends a drag is none. */
  function isClick(): boolean {
    const isReal = !hasDragged.current
    hasDragged.current = false
    return isReal
  }

  return { shown, drawNew, take, pull, isClick, minuteAt: findMinuteAt }
}

export type WeekDrag = ReturnType<typeof useWeekDrag>
