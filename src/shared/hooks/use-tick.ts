import { useEffect, useState } from 'react'

/** Epoch ms, looked at four times a second while a clock runs and whenever the screen comes back. */
export function useTick(isRunning: boolean, shownSince: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const updateNow = () => setNow(Date.now())
    document.addEventListener('visibilitychange', updateNow)
    const timer = isRunning ? setInterval(updateNow, 250) : undefined
    return () => {
      document.removeEventListener('visibilitychange', updateNow)
      clearInterval(timer)
    }
  }, [isRunning])
  // a tap is newer than the last look
  return Math.max(now, shownSince)
}
