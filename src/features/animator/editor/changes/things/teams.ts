/** The teams of a scene and how they look. */
import { usualTeams } from '@/features/scene/model/document/empty-scene'
import { limits } from '@/features/scene/model/document/limits'
import type { Scene, Team, TeamId } from '@/features/scene/model/document/scene-schema'
import { mapObjects } from '../scene/parts'

export function setTeam(scene: Scene, id: TeamId, patch: Partial<Omit<Team, 'id'>>): Scene {
  return {
    ...scene,
    teams: scene.teams.map((team) => {
      if (team.id !== id) return team
      const next = { ...team, ...patch }
      return { ...next, name: next.name.slice(0, limits.name) }
    }),
  }
}

/** Two to four; players of a team that goes join the first one. */
export function setTeamCount(scene: Scene, count: number): Scene {
  if (count < 2 || count > 4 || count === scene.teams.length) return scene
  const missing = usualTeams.filter(({ id }) => !scene.teams.some((team) => team.id === id))
  const teams =
    count < scene.teams.length
      ? scene.teams.slice(0, count)
      : [...scene.teams, ...missing.slice(0, count - scene.teams.length)]
  const first = teams[0]?.id ?? 'a'
  return mapObjects({ ...scene, teams }, (object) =>
    object.kind === 'player' && !teams.some(({ id }) => id === object.team)
      ? { ...object, team: first }
      : object,
  )
}
