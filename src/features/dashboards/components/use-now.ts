import { useEffect, useState } from 'react'

const halfMinute = 30_000

/** Epoch milliseconds, fresh enough for "in 5 minutes"; a page left open does not go stale. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}
