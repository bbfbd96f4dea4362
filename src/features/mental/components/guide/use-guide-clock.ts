import { useState } from 'react'
import { useTick } from '@/shared/hooks/use-tick'
import {
  measureElapsedMs,
  moveClock,
  startClock,
  stopClock,
  stoppedClock,
} from '../../model/guide/clock'

/** How long a guided exercise has run, with pause and jumps. */
export function useGuideClock() {
  const [clock, setClock] = useState(() => startClock(stoppedClock, Date.now()))
  const isRunning = clock.startedAt !== null
  const now = useTick(isRunning, clock.startedAt ?? 0)
  return {
    isRunning,
    elapsedMs: measureElapsedMs(clock, now),
    start: () => setClock((known) => startClock(known, Date.now())),
    stop: () => setClock((known) => stopClock(known, Date.now())),
    move: (toMs: number) => setClock((known) => moveClock(known, toMs, Date.now())),
  }
}
