/** Moving a session by keyboard: a day sideways, a quarter of an hour up or down. */

export interface Step {
  days: number
  minutes: number
}

const steps: Record<string, Step> = {
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
  ArrowUp: { days: 0, minutes: -15 },
  ArrowDown: { days: 0, minutes: 15 },
}

/** By `KeyboardEvent.key`; null for every other key. */
export function findArrowStep(key: string): Step | null {
  return steps[key] ?? null
}
