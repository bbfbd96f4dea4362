/** What a match's form says about the age's rules besides its numbers: where they are from, and what differs. */
import { toWallClock } from '@/lib/time/wall-clock'
import { chooseRule, type AgeRule, type MatchShape } from './match-proposals'

/** The rule the match is played by, and the formats of the age where it is played by none. */
export function compareToRules<Rule extends AgeRule>(rules: readonly Rule[], shape: MatchShape) {
  const fitting = rules.find(({ format }) => format === shape.format) ?? null
  const rule = fitting ?? chooseRule(rules, null)
  const isTimeKnown =
    fitting !== null && fitting.periods !== null && fitting.period_minutes !== null
  const isOtherTime =
    isTimeKnown &&
    (fitting.periods !== shape.periods || fitting.period_minutes !== shape.period_minutes)
  return {
    rule,
    otherFormats: fitting ? [] : rules.map(({ format }) => format),
    otherTime: isOtherTime ? fitting : null,
  }
}

interface DayMatch extends Omit<MatchShape, 'format'> {
  id: string
  team_id: string
  opponent: string
  starts_at: string
}

/** Other matches of the team on that date of the school's calendar; `ownId`: the match that is changed. */
export function listSameDay<Row extends DayMatch>(
  known: readonly Row[],
  { teamId, date, ownId }: { teamId: string; date: string; ownId: string | null },
  zone: string,
): Row[] {
  return known.filter(
    (match) =>
      match.team_id === teamId &&
      match.id !== ownId &&
      toWallClock(match.starts_at, zone).date === date,
  )
}
