/** How a match ended for the team. */

interface Score {
  goals_for: number | null
  goals_against: number | null
}

export type Outcome = 'won' | 'drawn' | 'lost'

/** Null as long as there is no score. */
export function getOutcome({ goals_for, goals_against }: Score): Outcome | null {
  if (goals_for === null || goals_against === null) return null
  if (goals_for === goals_against) return 'drawn'
  return goals_for > goals_against ? 'won' : 'lost'
}

export type MatchSide = 'home' | 'away' | 'neutral'

/** Whose ground a match is played on, seen from the team. */
export function getMatchSide({
  is_home,
  is_neutral,
}: {
  is_home: boolean
  is_neutral: boolean
}): MatchSide {
  if (is_neutral) return 'neutral'
  return is_home ? 'home' : 'away'
}

/** Home goals first, as scores are written everywhere; null without a score. */
export function formatScore({ goals_for, goals_against, is_home }: Score & { is_home: boolean }) {
  if (goals_for === null || goals_against === null) return null
  return is_home ? `${goals_for}:${goals_against}` : `${goals_against}:${goals_for}`
}
