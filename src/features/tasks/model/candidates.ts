/** Players to whom tasks can be given: those of the own teams, for an owner everybody of the school. */
import { foldText } from '@/lib/fold-text'

export const positions = ['goalkeeper', 'defender', 'midfielder', 'forward', 'utility'] as const

interface PlayerOption {
  id: string
  school_id: string
  first_name: string
  last_name: string
  position: string | null
  squads: readonly { left_on: string | null; team: { id: string; name: string } }[]
}

export interface Candidate {
  id: string
  name: string
  position: string | null
  teams: readonly { id: string; name: string }[]
}

interface Reach {
  teamIds: readonly string[]
  /** Schools of which everybody is within reach. */
  ownedSchoolIds: readonly string[]
}

export function listCandidates(
  players: readonly PlayerOption[],
  { teamIds, ownedSchoolIds }: Reach,
): Candidate[] {
  return players.flatMap(({ squads, school_id: schoolId, ...player }) => {
    const isOwned = ownedSchoolIds.includes(schoolId)
    const teams = squads.flatMap(({ left_on, team }) =>
      left_on === null && (isOwned || teamIds.includes(team.id)) ? [team] : [],
    )
    if (teams.length === 0 && !isOwned) return []
    const name = `${player.first_name} ${player.last_name}`.trim()
    return [{ id: player.id, name, position: player.position, teams }]
  })
}

interface Narrowed {
  q: string
  team: string
  position: string
}

export function filterCandidates(
  candidates: readonly Candidate[],
  { q, team, position }: Narrowed,
): Candidate[] {
  const words = foldText(q.trim())
  return candidates.filter(
    (candidate) =>
      foldText(candidate.name).includes(words) &&
      (team === '' || candidate.teams.some(({ id }) => id === team)) &&
      (position === '' || candidate.position === position),
  )
}
