import { useEffect, useState } from 'react'

/** Epoch milliseconds, half a minute old at most: a page left open does not go stale. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
