/** What the rules of an age say about a tournament. */
import type { SettingsValues } from './tournament-schema'

export interface TournamentRule {
  age_group: string
  format: number
  periods: number | null
  period_minutes: number | null
  is_rounds: boolean
  day_minutes_max: number | null
  tournament_minutes_max: number | null
  has_table: boolean | null
}

/** Whether the age plays without a table: any of its rules says so, as in SQL. */
export function isTableForbidden(rules: readonly Pick<TournamentRule, 'has_table'>[]): boolean {
  return rules.some(({ has_table }) => has_table === false)
}

/** The longest play of a child on a tournament day; where only rounds are limited, all of them. Null: not said. */
export function findDayLimit(rules: readonly TournamentRule[]): number | null {
  const limits = rules.flatMap((rule) => {
    const rounds = rule.is_rounds && rule.periods ? rule.periods * (rule.period_minutes ?? 0) : null
    return rule.tournament_minutes_max ?? rule.day_minutes_max ?? (rounds || [])
  })
  return limits.length === 0 ? null : Math.min(...limits)
}

/** What is proposed for an age: the youngest play a festival. `format` is the smallest of the rules. */
export function suggestPlay(
  rules: readonly TournamentRule[],
): Pick<SettingsValues, 'kind' | 'format' | 'game_minutes' | 'shows_table'> {
  const isForbidden = isTableForbidden(rules)
  const rule = isForbidden ? rules.at(0) : rules.at(-1)
  return {
    kind: isForbidden ? 'festival' : 'tournament',
    format: rule?.format ?? 7,
    game_minutes: rule?.is_rounds ? (rule.period_minutes ?? 10) : isForbidden ? 10 : 12,
    shows_table: !isForbidden,
  }
}
