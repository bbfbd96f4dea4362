/** Which children of a family a match is about. */
import type { Child } from '@/features/attendance/model/family/children'

interface OfTeam {
  team: { id: string; name: string }
}

/** Those in the team, and guests: whoever was asked or called up, whatever team they play in. */
export function listChildrenOfMatch(
  { team }: OfTeam,
  family: readonly Child[],
  rows: readonly { player_id: string }[],
): Child[] {
  return family.flatMap((child) => {
    if (child.teams.some(({ id }) => id === team.id)) return [child]
    const isGuest = rows.some(({ player_id }) => player_id === child.id)
    return isGuest ? [{ ...child, teams: [...child.teams, { id: team.id, name: team.name }] }] : []
  })
}
