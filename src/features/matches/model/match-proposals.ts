/** What the form of a match proposes: format and length by age rule, meeting time, and what was used before. */
import { getMatchSide, type MatchSide } from '@/features/teams/model/fixture'

/** Of `age_rules`: empty fields mean that the association does not say. */
export interface AgeRule {
  format: number
  periods: number | null
  period_minutes: number | null
}

/** How a match is played: players a side, and its periods. */
export interface MatchShape {
  format: number
  periods: number
  period_minutes: number
}

/** An earlier or later match of the team or its school. */
export interface KnownMatch extends MatchShape {
  team_id: string
  opponent: string
  is_home: boolean
  is_neutral: boolean
  competition: string | null
  venue: string | null
  kit: string | null
  field_part_id: string | null
  /** Instants in ISO. */
  starts_at: string
}

/** Eleven a side for two times 45 minutes, as the database's own defaults. */
const adultShape: MatchShape = { format: 11, periods: 2, period_minutes: 45 }

/** Minutes between meeting and kick-off: time to change at home, and the way to the others besides. */
export function suggestMeetMinutes(side: MatchSide): number {
  return side === 'home' ? 45 : 75
}

/** Where an age has several formats, the one the team played last counts, else the largest. */
export function chooseRule<Rule extends AgeRule>(
  rules: readonly Rule[],
  lastFormat: number | null,
): Rule | null {
  return rules.find(({ format }) => format === lastFormat) ?? rules.at(-1) ?? null
}

/** The rule's shape, with what it does not say from the team's last match. A match has three a side at least. */
export function suggestShape(rules: readonly AgeRule[], last: MatchShape | null): MatchShape {
  const rule = chooseRule(rules, last?.format ?? null)
  const known = last ?? adultShape
  if (!rule) return { ...toShape(known) }
  return {
    format: Math.max(rule.format, 3),
    periods: Math.min(rule.periods ?? known.periods, 8),
    period_minutes: rule.period_minutes ?? known.period_minutes,
  }
}

export function isSameShape(one: Partial<MatchShape>, other: MatchShape): boolean {
  return (
    one.format === other.format &&
    one.periods === other.periods &&
    one.period_minutes === other.period_minutes
  )
}

/** Minutes from kick-off to the planned end: ten minutes' break between two periods, as the database reckons. */
export function countMatchMinutes({ periods, period_minutes }: Omit<MatchShape, 'format'>): number {
  return periods * period_minutes + (periods - 1) * 10
}

/** Texts used before, the most recent first, each once; the own team's before those of the school. */
export function listUsedTexts(
  known: readonly KnownMatch[],
  teamId: string,
  field: 'opponent' | 'competition' | 'venue' | 'kit',
  isFit: (match: KnownMatch) => boolean = () => true,
): string[] {
  const fitting = known.filter(isFit)
  const own = fitting.filter((match) => match.team_id === teamId)
  const texts = [...own, ...fitting].flatMap((match) => match[field] ?? [])
  return [...new Set(texts)]
}

/** The team's latest match, on such ground where there is one. */
export function findLast(
  known: readonly KnownMatch[],
  teamId: string,
  side?: MatchSide,
): KnownMatch | null {
  const own = known.filter((match) => match.team_id === teamId)
  return own.find((match) => getMatchSide(match) === side) ?? own.at(0) ?? null
}

function toShape({ format, periods, period_minutes }: MatchShape): MatchShape {
  return { format, periods, period_minutes }
}
