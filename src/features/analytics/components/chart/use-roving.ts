import { useState, type KeyboardEvent } from 'react'

const steps: { readonly [key: string]: number } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** One tab stop for all points of a chart; arrow keys, Home and End go through them. */
export function useRoving(count: number) {
  const [active, setActive] = useState<number | null>(null)

  function handleKey(event: KeyboardEvent<SVGGElement>) {
    const next = findNext(event.key, active ?? 0, count)
    if (next === null) return
    event.preventDefault()
    const points = event.currentTarget.querySelectorAll('[role="option"]')
    const point = points[next]
    if (point instanceof SVGElement) point.focus()
  }

  return {
    active,
    handleKey,
    getPointProps: (index: number) => ({
      role: 'option',
      'aria-selected': index === active,
      tabIndex: index === (active ?? 0) ? 0 : -1,
      onFocus: () => setActive(index),
      onMouseEnter: () => setActive(index),
    }),
  }
}

function findNext(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, from + step))
}
