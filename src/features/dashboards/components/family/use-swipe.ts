import { useEffect, useRef, type RefObject } from 'react'
import { readSwipe, startSwipe, type SwipeStart } from '../../model/family/swipe'

interface SwipeActions {
  /** Called with 1 for a swipe to the left (the next one) and -1 for one to the right; false when there is none. */
  onSwipe: (step: 1 | -1) => boolean
  isOff: boolean
}

/**
 * Swiping with a finger over what bears the ref. The element lets the browser have every vertical movement
 * (`touch-action: pan-y`), so scrolling is never held up; parts that scroll sideways keep their swipes, and so does
 * the edge of the screen, where phones go back.
 */
export function useSwipe<Place extends HTMLElement>(
  actions: SwipeActions,
): RefObject<Place | null> {
  const ref = useRef<Place>(null)
  const newest = useRef(actions)
  useEffect(() => {
    newest.current = actions
  })

  useEffect(() => {
    const place = ref.current
    if (!place) return
    return followFinger(place, (step) => !newest.current.isOff && newest.current.onSwipe(step))
  }, [])

  return ref
}

/** Listens until the function it answers is called. */
function followFinger(place: HTMLElement, turn: (step: 1 | -1) => boolean): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let start: SwipeStart | null = null

  place.addEventListener(
    'pointerdown',
    (event) => {
      const isOurs = event.pointerType === 'touch' && event.isPrimary && !isTaken(event, place)
      start = isOurs ? startSwipe(event, window.innerWidth) : null
    },
    { signal },
  )
  place.addEventListener(
    'pointermove',
    (event) => {
      if (!start || event.pointerId !== start.id) return
      const { shift } = readSwipe(start, event)
      place.style.setProperty('--swipe', `${isStill() ? 0 : Math.round(shift / 3)}px`)
    },
    { signal },
  )
  place.addEventListener(
    'pointerup',
    (event) => {
      if (!start || event.pointerId !== start.id) return
      const { step } = readSwipe(start, event)
      end()
      if (step !== 0 && turn(step)) enter(place, step)
    },
    { signal },
  )
  // the browser has taken the finger for scrolling
  place.addEventListener('pointercancel', end, { signal })

  function end() {
    start = null
    place.style.removeProperty('--swipe')
  }

  return () => stop.abort()
}

/** The next child comes in from the side it lay on. */
function enter(place: HTMLElement, step: 1 | -1): void {
  if (isStill() || !('animate' in place)) return
  place.animate(
    [{ transform: `translateX(${step * 32}px)`, opacity: 0.4 }, { transform: 'none' }],
    {
      duration: 200,
      easing: 'ease-out',
    },
  )
}

/** Something under the finger scrolls sideways itself, or is being written into. */
function isTaken({ target }: Event, place: HTMLElement): boolean {
  for (let node = target; node instanceof Element && node !== place; node = node.parentElement) {
    if (node.matches('input, textarea, select, [contenteditable]')) return true
    const canScroll = /auto|scroll/.test(getComputedStyle(node).overflowX)
    if (canScroll && node.scrollWidth > node.clientWidth) return true
  }
  return false
}

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
