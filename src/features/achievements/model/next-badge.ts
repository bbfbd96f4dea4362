/** The badges a player has not won yet this season, the nearest first. */
import type { AchievementRule } from './achievement'

export interface Countable {
  id: string
  rule: AchievementRule
  threshold: number | null
  archived_at: string | null
}

export interface Progress {
  rule: string
  reached: number
}

/**
 * Of each rule the next step only: ten in a row comes after five. `won`: ids of achievements won this season.
 * `reached` never exceeds the threshold; what has not begun counts 0.
 */
export function findNextBadges<Row extends Countable>(
  achievements: readonly Row[],
  progress: readonly Progress[],
  won: ReadonlySet<string>,
): { achievement: Row; reached: number; threshold: number }[] {
  const steps = achievements
    .flatMap((achievement) =>
      achievement.threshold === null || achievement.archived_at !== null || won.has(achievement.id)
        ? []
        : [{ achievement, threshold: achievement.threshold }],
    )
    .toSorted((one, other) => one.threshold - other.threshold)
  const nearest = new Map<AchievementRule, (typeof steps)[number]>()
  for (const step of steps)
    if (!nearest.has(step.achievement.rule)) nearest.set(step.achievement.rule, step)
  return [...nearest.values()]
    .map(({ achievement, threshold }) => {
      const counted = progress.find(({ rule }) => rule === achievement.rule)?.reached ?? 0
      return { achievement, threshold, reached: Math.max(0, Math.min(counted, threshold)) }
    })
    .toSorted((one, other) => other.reached / other.threshold - one.reached / one.threshold)
}
