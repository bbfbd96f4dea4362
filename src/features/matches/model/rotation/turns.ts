/** A plan as letters, one a part: what they mean, and what the plan means to give each player. */
import type { StoredRotation } from './rotation-row'

/** Whether a letter of a plan means the pitch, the goal included. */
export function isOnPitch(letter: string | undefined): boolean {
  return letter === 'p' || letter === 'k'
}

/** Seconds on the pitch by player, the goal included; players the plan does not name are missing. */
export function sumPlannedSeconds(
  { rules, turns }: Pick<StoredRotation, 'rules' | 'turns'>,
  periodMinutes: number,
): ReadonlyMap<string, number> {
  const partSeconds = (periodMinutes * 60) / rules.parts
  return new Map(
    Object.entries(turns).map(([id, letters]) => [
      id,
      [...letters].filter(isOnPitch).length * partSeconds,
    ]),
  )
}
