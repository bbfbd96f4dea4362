/** The table of a group: points, goal difference, goals, then the games among those who are level. */
import type { PlannedGame, PlanTeam, TournamentGame } from './tournament'

export interface TableLine {
  team: PlanTeam
  /** 1 for the first; level teams share one. */
  rank: number
  /** Nothing separates it from a neighbour, the direct comparison neither. */
  isTied: boolean
  played: number
  won: number
  drawn: number
  lost: number
  goals_for: number
  goals_against: number
  points: number
}

type Score = Omit<TableLine, 'team' | 'rank' | 'isTied'>

/** Three points for a win, one for a draw. Only games with goals count; placement games do not. */
export function computeTable(
  teams: readonly PlanTeam[],
  games: readonly TournamentGame[],
): TableLine[] {
  const counted = games.filter(({ place }) => place === null)
  const lines = teams.map((team) => ({ team, ...sumScore(team.id, counted) }))
  const compareLines = (one: (typeof lines)[number], other: (typeof lines)[number]) => {
    const overall = compareScores(one, other)
    if (overall !== 0) return overall
    const level = lines.filter((line) => compareScores(line, one) === 0).map(({ team }) => team.id)
    const among = counted.filter(
      ({ home_id, away_id }) => level.includes(home_id) && level.includes(away_id),
    )
    return compareScores(sumScore(one.team.id, among), sumScore(other.team.id, among))
  }
  const sorted = lines.toSorted(
    (one, other) => compareLines(one, other) || one.team.position - other.team.position,
  )
  return sorted.map((line) => ({
    ...line,
    rank: 1 + sorted.filter((other) => compareLines(other, line) < 0).length,
    isTied:
      line.played > 0 && sorted.some((other) => other !== line && compareLines(other, line) === 0),
  }))
}

function compareScores(one: Score, other: Score): number {
  return (
    other.points - one.points ||
    other.goals_for - other.goals_against - (one.goals_for - one.goals_against) ||
    other.goals_for - one.goals_for
  )
}

function sumScore(id: string, games: readonly TournamentGame[]): Score {
  const score = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 }
  for (const { home_id, away_id, home_goals, away_goals } of games) {
    if (home_goals === null || away_goals === null || (home_id !== id && away_id !== id)) continue
    const own = home_id === id ? home_goals : away_goals
    const other = home_id === id ? away_goals : home_goals
    score.played += 1
    score.goals_for += own
    score.goals_against += other
    score.won += Number(own > other)
    score.drawn += Number(own === other)
    score.lost += Number(own < other)
    score.points += own > other ? 3 : Number(own === other)
  }
  return score
}

/**
 * Games for the places between two groups: first against first, second against second and so on, on the pitches side by
 * side from `starts` on, the final last. `starts`: one instant per turn.
 */
export function matchPlaces(
  tables: readonly [readonly TableLine[], readonly TableLine[]],
  pitches: number,
): { place: number; home_id: string; away_id: string; turn: number; pitch: number }[] {
  const [first, second] = tables
  const pairs = first.slice(0, second.length).map((line, nth) => ({
    place: nth * 2 + 1,
    home_id: line.team.id,
    away_id: second[nth]?.team.id ?? '',
  }))
  return pairs
    .toReversed()
    .map((pair, nth) => ({ ...pair, turn: Math.floor(nth / pitches), pitch: (nth % pitches) + 1 }))
}

/** Whether every game of the groups has its result. */
export function isGroupStageOver(games: readonly (PlannedGame & { outcome: unknown })[]): boolean {
  return games.length > 0 && games.every(({ outcome, place }) => place !== null || outcome !== null)
}
