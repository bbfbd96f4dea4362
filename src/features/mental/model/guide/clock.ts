/** A clock that can be stopped, as data: what has run, and since when it runs on. */
export interface GuideClock {
  /** Milliseconds that ran before the last start. */
  ranMs: number
  /** Epoch ms; null while it stands. */
  startedAt: number | null
}

export const stoppedClock: GuideClock = { ranMs: 0, startedAt: null }

export function measureElapsedMs({ ranMs, startedAt }: GuideClock, now: number): number {
  return ranMs + (startedAt === null ? 0 : Math.max(0, now - startedAt))
}

export function startClock(clock: GuideClock, now: number): GuideClock {
  return clock.startedAt === null ? { ...clock, startedAt: now } : clock
}

export function stopClock(clock: GuideClock, now: number): GuideClock {
  return { ranMs: measureElapsedMs(clock, now), startedAt: null }
}

/** The same clock, running or not, at another place. */
export function moveClock({ startedAt }: GuideClock, toMs: number, now: number): GuideClock {
  return { ranMs: toMs, startedAt: startedAt === null ? null : now }
}
