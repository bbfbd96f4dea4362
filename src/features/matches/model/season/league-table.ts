/** A league table of a team's own results and typed ones of the others. */
import type { SeasonMatch } from './season-results'

/** A side without a name is the own team. */
export interface LeagueGame {
  home: string | null
  away: string | null
  home_goals: number
  away_goals: number
}

export interface LeagueLine {
  /** Null: the own team. */
  name: string | null
  /** Teams level on points, difference and goals share one. */
  rank: number
  played: number
  won: number
  drawn: number
  lost: number
  goals_for: number
  goals_against: number
  points: number
}

/** Own league matches of one competition that have a score. */
export function toOwnGames(
  matches: readonly SeasonMatch[],
  competition: string | null,
): LeagueGame[] {
  return matches.flatMap((match): LeagueGame[] => {
    const { goals_for, goals_against, is_home, opponent } = match
    if (match.kind !== 'league' || match.competition !== competition) return []
    if (goals_for === null || goals_against === null) return []
    return is_home
      ? [{ home: null, away: opponent, home_goals: goals_for, away_goals: goals_against }]
      : [{ home: opponent, away: null, home_goals: goals_against, away_goals: goals_for }]
  })
}

/** Three points for a win, one for a draw: points, goal difference, goals, then name. Case does not tell names apart. */
export function computeLeagueTable(games: readonly LeagueGame[], ownName: string): LeagueLine[] {
  const lines = new Map<string, LeagueLine>()
  for (const game of games) {
    addGame(findLine(lines, game.home), game.home_goals, game.away_goals)
    addGame(findLine(lines, game.away), game.away_goals, game.home_goals)
  }
  const sorted = [...lines.values()].toSorted(
    (one, other) =>
      compareLines(one, other) || (one.name ?? ownName).localeCompare(other.name ?? ownName),
  )
  return sorted.map((line) => ({
    ...line,
    rank: 1 + sorted.filter((other) => compareLines(other, line) < 0).length,
  }))
}

function findLine(lines: Map<string, LeagueLine>, name: string | null): LeagueLine {
  const key = name === null ? '' : name.trim().toLowerCase()
  const line = lines.get(key) ?? {
    name,
    rank: 0,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goals_for: 0,
    goals_against: 0,
    points: 0,
  }
  lines.set(key, line)
  return line
}

function addGame(line: LeagueLine, own: number, other: number) {
  line.played += 1
  line.goals_for += own
  line.goals_against += other
  line.won += Number(own > other)
  line.drawn += Number(own === other)
  line.lost += Number(own < other)
  line.points += own > other ? 3 : Number(own === other)
}

function compareLines(one: LeagueLine, other: LeagueLine): number {
  return (
    other.points - one.points ||
    other.goals_for - other.goals_against - (one.goals_for - one.goals_against) ||
    other.goals_for - one.goals_for
  )
}

/** Competitions of the own league matches and the typed results, the latest first; null where none is named. */
export function listCompetitions(
  matches: readonly Pick<SeasonMatch, 'kind' | 'competition'>[],
  typed: readonly { competition: string | null }[],
): (string | null)[] {
  const own = matches.filter(({ kind }) => kind === 'league')
  return [...new Set([...own, ...typed].map(({ competition }) => competition))]
}

/** Every club of a competition that is known by name, in alphabetical order. */
export function listLeagueTeams(games: readonly LeagueGame[]): string[] {
  const names = games.flatMap(({ home, away }) => [home, away]).filter((name) => name !== null)
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other))
}
