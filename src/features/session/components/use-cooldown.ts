import { useEffect, useState } from 'react'

/** Counts seconds down to zero; `start` begins again. */
export function useCooldown(seconds: number): { left: number; start: () => void } {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, start: () => setLeft(seconds) }
}
