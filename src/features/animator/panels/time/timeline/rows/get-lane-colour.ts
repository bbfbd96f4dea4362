/** The colour by which one finds a lane on the pitch. */
import type { Scene, SceneObject } from '@/features/scene/model/document/scene-schema'

export function getLaneColour({ teams }: Scene, object: SceneObject): string {
  if (object.kind !== 'player') return 'var(--text-dim)'
  const team = teams.find(({ id }) => id === object.team)
  return (object.is_keeper ? team?.keeper_colour : team?.colour) ?? 'var(--text-dim)'
}
