import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import { hasReducedMotion } from '../components/player/reduced-motion'

/** Milliseconds a mouse rests on a card before it plays: passing by starts nothing. */
const rest = 150

/**
 * Whether a card plays: while a mouse rests on it or a key brought the focus into it. Never for who prefers less
 * motion. `handlers` go on the whole card.
 */
export function useHoverPlay() {
  const [isPlaying, setIsPlaying] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  function stop() {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    setIsPlaying(false)
  }

  function start() {
    if (timer.current) clearTimeout(timer.current)
    if (!hasReducedMotion()) timer.current = setTimeout(() => setIsPlaying(true), rest)
  }

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
    },
    [],
  )

  return {
    isPlaying,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') start()
      },
      onPointerLeave: stop,
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) start()
      },
      onBlur: stop,
    },
  }
}
