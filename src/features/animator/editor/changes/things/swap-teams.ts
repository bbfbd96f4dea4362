/** The first two teams change roles: who attacked defends, in the same places. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { mapObjects } from '../scene/parts'

/** All players, or those with these ids. */
export function swapTeams(scene: Scene, ids: readonly string[] = []): Scene {
  const [first, second] = scene.teams
  if (!first || !second) return scene
  const chosen = new Set(ids)
  return mapObjects(scene, (object) => {
    if (object.kind !== 'player' || (chosen.size > 0 && !chosen.has(object.id))) return object
    if (object.team === first.id) return { ...object, team: second.id }
    return object.team === second.id ? { ...object, team: first.id } : object
  })
}
