/**
 * One time of doing an exercise: the clock, what was counted and which steps are ticked. Pure; moments are epoch
 * milliseconds. What is stored survives a reload: the clock goes on from its start, not from ticks.
 */
import { z } from 'zod'
import { individualLimits } from '../exercise'

export const runSchema = z.object({
  v: z.literal(1),
  /** Names the entry for good: sent twice it is stored once. */
  entry_id: z.guid(),
  /** Null while it has not begun. */
  began_at: z.number().nullable(),
  /** Since when the clock runs; null while it stands. */
  running_since: z.number().nullable(),
  /** Milliseconds before the clock was last stopped. */
  elapsed_ms: z.number().min(0),
  count: z.number().int().min(0).max(individualLimits.result),
  sets_done: z.number().int().min(0).max(99),
  ticked: z.array(z.number().int()),
})

export type Run = z.infer<typeof runSchema>

/** A run nobody ended is forgotten after so many hours. */
export const runHours = 36

export function createRun(entryId: string): Run {
  return {
    v: 1,
    entry_id: entryId,
    began_at: null,
    running_since: null,
    elapsed_ms: 0,
    count: 0,
    sets_done: 0,
    ticked: [],
  }
}

export function startClock(run: Run, now: number): Run {
  if (run.running_since !== null) return run
  return { ...run, began_at: run.began_at ?? now, running_since: now }
}

export function stopClock(run: Run, now: number): Run {
  return { ...run, elapsed_ms: computeElapsedMs(run, now), running_since: null }
}

export function resetClock(run: Run): Run {
  return { ...run, elapsed_ms: 0, running_since: null }
}

export function computeElapsedMs({ running_since: since, elapsed_ms }: Run, now: number): number {
  return elapsed_ms + (since === null ? 0 : Math.max(0, now - since))
}

/** Counting begins the run, too: who taps without a clock has still practised. */
export function addCount(run: Run, step: number, now: number): Run {
  const count = Math.min(individualLimits.result, Math.max(0, run.count + step))
  return { ...run, began_at: run.began_at ?? now, count }
}

export function setCount(run: Run, count: number, now: number): Run {
  return addCount({ ...run, count: 0 }, count, now)
}

/** A set is done: counted, never below none. */
export function addSet(run: Run, step: number, now: number): Run {
  const sets = Math.min(99, Math.max(0, run.sets_done + step))
  return { ...run, began_at: run.began_at ?? now, sets_done: sets }
}

export function toggleStep(run: Run, index: number, now: number): Run {
  const ticked = run.ticked.includes(index)
    ? run.ticked.filter((known) => known !== index)
    : [...run.ticked, index].toSorted((one, other) => one - other)
  return { ...run, began_at: run.began_at ?? now, ticked }
}

/** Whole minutes on the clock, at least one once it ran; null when it never did. */
export function computeMinutes(run: Run, now: number): number | null {
  const elapsed = computeElapsedMs(run, now)
  if (elapsed < 1000) return null
  return Math.min(individualLimits.minutes, Math.max(1, Math.round(elapsed / 60_000)))
}

/** `7:05`; from an hour on `1:02:03`. */
export function formatClock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = pad(seconds % 60)
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`
}

export function parseRun(text: string | null, now: number): Run | null {
  if (!text) return null
  try {
    const run = runSchema.parse(JSON.parse(text))
    const isOld = run.began_at !== null && now - run.began_at > runHours * 3_600_000
    return isOld ? null : run
  } catch {
    return null
  }
}
