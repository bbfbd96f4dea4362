/** The next change of a plan while a match runs: who comes on, who goes off, and in how many seconds. */
import type { StoredRotation } from './rotation-row'
import { isOnPitch } from './turns'

interface RunningMatch {
  periods: number
  period_minutes: number
  /** Seconds of planned playing time so far. */
  played: number
  /** Players on the pitch now. */
  onPitch: ReadonlySet<string>
  /** Players who may still come on. */
  players: readonly string[]
}

export interface NextChange {
  /** 0: due. */
  seconds: number
  on: string[]
  off: string[]
}

/** A change of the running part that nobody made yet is due now; null where the plan has no more. */
export function findNextChange(
  { rules, turns }: Pick<StoredRotation, 'rules' | 'turns'>,
  { periods, period_minutes, played, onPitch, players }: RunningMatch,
): NextChange | null {
  const parts = periods * rules.parts
  const length = (period_minutes * 60) / rules.parts
  const running = Math.floor(played / length)
  for (let part = running; part < parts; part += 1) {
    const planned = players.filter((id) => isOnPitch(turns[id]?.[part]))
    if (planned.length === 0) return null
    const on = planned.filter((id) => !onPitch.has(id))
    const off = [...onPitch].filter((id) => turns[id] && !planned.includes(id))
    if (on.length > 0 || off.length > 0) {
      return { seconds: Math.max(0, Math.ceil(part * length - played)), on, off }
    }
  }
  return null
}
