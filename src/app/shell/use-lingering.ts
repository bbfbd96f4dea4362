import { useLayoutEffect, useState } from 'react'

/** True while `isActive`, and for `ms` after it ended. */
export function useLingering(isActive: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(false)
  // a layout effect: the tail must begin in the very frame in which the activity ends
  useLayoutEffect(() => {
    if (!isActive) return undefined
    return () => setLingers(true)
  }, [isActive])
  useLayoutEffect(() => {
    if (!lingers || isActive) return undefined
    const timer = setTimeout(() => setLingers(false), ms)
    return () => clearTimeout(timer)
  }, [lingers, isActive, ms])
  return isActive || lingers
}
