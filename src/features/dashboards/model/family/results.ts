/** Finished matches as a family reads them: who hosted, how it ended, from the own team's side. */

export interface ResultRow {
  id: string
  opponent: string
  is_home: boolean
  goals_for: number | null
  goals_against: number | null
  starts_at: string
  team: { id: string; name: string; school: { time_zone: string } }
}

export type Outcome = 'won' | 'drawn' | 'lost'

/** Null while the score has not been entered. */
export function getOutcome({ goals_for, goals_against }: ResultRow): Outcome | null {
  if (goals_for === null || goals_against === null) return null
  if (goals_for === goals_against) return 'drawn'
  return goals_for > goals_against ? 'won' : 'lost'
}

/** Host first, as fixtures are written: "SpVgg Kirchberg – U11" and "2 : 1" when away. */
export function formatScore({ is_home, goals_for, goals_against }: ResultRow): string {
  if (goals_for === null || goals_against === null) return '– : –'
  return is_home ? `${goals_for} : ${goals_against}` : `${goals_against} : ${goals_for}`
}

export function formatFixture({ is_home, team, opponent }: ResultRow): string {
  return is_home ? `${team.name} – ${opponent}` : `${opponent} – ${team.name}`
}
