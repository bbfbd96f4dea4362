import { useEffect, useState } from 'react'

/**
 * Keeps the screen on while `isOn`, and lets it go afterwards. The browser takes the lock away
 * whenever the page is hidden; it is asked for again when it comes back. Answers true when it was
 * refused: the screen may go dark.
 */
export function useWakeLock(isOn: boolean): boolean {
  const [isRefused, setIsRefused] = useState(() => !('wakeLock' in navigator))
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false

    async function hold() {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) return await held.release()
        lock = held
        setIsRefused(false)
      } catch {
        // low battery, or not allowed: the page says so
        setIsRefused(true)
      }
    }

    const holdAgain = () => void hold()
    holdAgain()
    document.addEventListener('visibilitychange', holdAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdAgain)
      void lock?.release()
    }
  }, [isOn])
  return isOn && isRefused
}
