import { useEffect, useState } from 'react'

/** Epoch milliseconds, renewed every half minute: a page left open does not go stale. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
