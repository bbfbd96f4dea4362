/** What a tournament is made of, as the database keeps it (0698). */

export type GameOutcome = 'home' | 'away' | 'draw'

export interface PlanTeam {
  id: string
  /** A team of the school; null for a guest, who is a name only. */
  team_id: string | null
  name: string
  group_no: number
  position: number
  is_withdrawn: boolean
}

export interface PlannedGame {
  id: string
  round: number
  group_no: number | null
  /** The better of the two places the game is about. */
  place: number | null
  pitch: number
  /** An instant in ISO. */
  starts_at: string
  home_id: string
  away_id: string
}

export interface TournamentGame extends PlannedGame {
  outcome: GameOutcome | null
  home_goals: number | null
  away_goals: number | null
  version: number
}

/** What decides about times; instants in ISO. */
export interface DayShape {
  starts_at: string
  pitches: number
  game_minutes: number
  break_minutes: number
  lunch_at: string | null
  lunch_minutes: number | null
}

export interface PlanSettings extends DayShape {
  kind: 'festival' | 'tournament'
  name: string
  ends_by: string | null
  venue: string | null
  format: number
  group_count: number
  /** How often two teams of a group meet. */
  legs: number
  /** Rounds of a festival. */
  rounds: number
  shows_table: boolean
}

/** As many as the database takes. */
export const tournamentLimits = {
  name: 80,
  teamName: 60,
  venue: 120,
  teams: { min: 2, max: 64 },
  pitches: { min: 1, max: 16 },
  games: 400,
  format: { min: 2, max: 11 },
  gameMinutes: { min: 1, max: 60 },
  breakMinutes: { min: 0, max: 30 },
  lunchMinutes: { min: 1, max: 180 },
  groups: { min: 1, max: 8 },
  rounds: { min: 1, max: 12 },
  goals: { min: 0, max: 99 },
} as const

/** Those who come, in their order. */
export function listComing<Team extends PlanTeam>(teams: readonly Team[]): Team[] {
  return teams
    .filter((team) => !team.is_withdrawn)
    .toSorted((one, other) => one.position - other.position)
}

/** By time, then by pitch. */
export function sortGames<Game extends PlannedGame>(games: readonly Game[]): Game[] {
  return games.toSorted(
    (one, other) =>
      Date.parse(one.starts_at) - Date.parse(other.starts_at) || one.pitch - other.pitch,
  )
}
