/** What a plan meant to give each player, beside what was played. */
import type { StoredRotation } from './rotation-row'

/** Seconds on the pitch by player, the goal included; players the plan does not name are missing. */
export function sumPlannedSeconds(
  { rules, turns }: Pick<StoredRotation, 'rules' | 'turns'>,
  periodMinutes: number,
): ReadonlyMap<string, number> {
  const partSeconds = (periodMinutes * 60) / rules.parts
  return new Map(
    Object.entries(turns).map(([id, letters]) => [
      id,
      [...letters].filter((letter) => letter === 'p' || letter === 'k').length * partSeconds,
    ]),
  )
}
