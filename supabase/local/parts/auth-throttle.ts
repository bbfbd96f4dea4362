/**
 * Slows down repeated wrong passwords, as hosted Auth does: some tries are free, then each further one waits twice
 * as long. Nobody is locked out for good; a right password starts anew. Kept in memory.
 */
interface Throttle {
  /** Seconds until the next try; 0 when it may come now. */
  secondsToWait(key: string): number
  fail(key: string): void
  succeed(key: string): void
}

interface Tries {
  failures: number
  lastAt: number
  nextAt: number
}

const LONGEST_MS = 15 * 60_000
const FORGOTTEN_AFTER_MS = 60 * 60_000
const MOST_KEYS = 10_000

export function createThrottle(freeTries: number): Throttle {
  const all = new Map<string, Tries>()

  return {
    secondsToWait(key) {
      const left = (all.get(key)?.nextAt ?? 0) - Date.now()
      return Math.max(0, Math.ceil(left / 1000))
    },
    fail(key) {
      const now = Date.now()
      if (all.size >= MOST_KEYS) removeOld(now)
      const known = all.get(key)
      const isFresh = known && now - known.lastAt < FORGOTTEN_AFTER_MS
      const failures = (isFresh ? known.failures : 0) + 1
      const pause = failures < freeTries ? 0 : 1000 * 2 ** Math.min(failures - freeTries, 20)
      all.set(key, { failures, lastAt: now, nextAt: now + Math.min(pause, LONGEST_MS) })
    },
    succeed(key) {
      all.delete(key)
    },
  }

  function removeOld(now: number): void {
    for (const [key, { lastAt }] of all) {
      if (now - lastAt >= FORGOTTEN_AFTER_MS || all.size >= MOST_KEYS) all.delete(key)
    }
  }
}
