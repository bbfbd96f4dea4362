import type { PlanTeam } from '../../model/tournament'

/** Names of teams by their id. */
export function useTeamNames(teams: readonly PlanTeam[]): (id: string) => string {
  const names = new Map(teams.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? ''
}
