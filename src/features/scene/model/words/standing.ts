/** What stands on the pitch, counted. */
import type { EquipmentKind, GoalSize } from '../document/kinds'
import type { Pitch, Scene } from '../document/scene-schema'

export const countedThings = [
  'ball',
  'goal_full',
  'goal_youth',
  'goal_small',
  'goal_mini',
  'cone',
  'marker',
  'pole',
  'mannequin',
  'wall',
  'ladder',
  'hurdle',
  'ring',
  'rebounder',
  'coach',
] as const satisfies readonly ('ball' | 'coach' | EquipmentKind | `goal_${GoalSize}`)[]
export type CountedThing = (typeof countedThings)[number]

export interface Standing {
  pitch: Pitch
  /** Players of each team that has any, in the order of the teams. */
  sides: number[]
  things: { thing: CountedThing; count: number }[]
}

export function describeStandingThings(scene: Scene): Standing {
  const shown = scene.objects.filter(({ is_hidden: isHidden }) => !isHidden)
  const players = shown.flatMap((object) => (object.kind === 'player' ? [object.team] : []))
  const names = shown.flatMap((object) => {
    if (object.kind === 'player') return []
    return [object.kind === 'goal' ? (`goal_${object.size}` as const) : object.kind]
  })
  return {
    pitch: scene.pitch,
    sides: scene.teams
      .map(({ id }) => players.filter((team) => team === id).length)
      .filter((count) => count > 0),
    things: countedThings
      .map((thing) => ({ thing, count: names.filter((name) => name === thing).length }))
      .filter(({ count }) => count > 0),
  }
}
