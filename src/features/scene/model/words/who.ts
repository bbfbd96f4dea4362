/** Who takes part in a movement, as data to be named: by number, label or name, else by colour. */
import type { EquipmentKind } from '../document/kinds'
import type { Player, Scene, SceneObject } from '../document/scene-schema'
import { classifyColour, type ColourWord } from './colour-word'

export type Who =
  /** `of` tells two with the same number apart. */
  | { kind: 'labelled'; id: string; label: string; of: Team | null }
  | { kind: 'player' | 'keeper'; id: string; of: Team }
  | { kind: 'coach' | 'goal' | EquipmentKind; id: string }

/** By its name, when it has one, else by its colour. */
export type Team = { name: string } | { colour: ColourWord }

export function identifyPerson(scene: Scene, id: string | null): Who | null {
  const object = scene.objects.find((candidate) => candidate.id === id)
  if (!object || object.kind === 'ball') return null
  if (object.kind === 'coach' && object.label) {
    return { kind: 'labelled', id: object.id, label: object.label, of: null }
  }
  if (object.kind !== 'player') return { kind: object.kind, id: object.id }
  const label = getLabel(object)
  const of = identifyTeam(scene, object)
  if (label === '') return { kind: object.is_keeper ? 'keeper' : 'player', id: object.id, of }
  const hasDouble = scene.objects.some(
    (other) => isPlayer(other) && other.team !== object.team && getLabel(other) === label,
  )
  return { kind: 'labelled', id: object.id, label, of: hasDouble ? of : null }
}

function isPlayer(object: SceneObject): object is Player {
  return object.kind === 'player'
}

function getLabel({ number, label, name }: Player): string {
  return [number, label, name].find((text) => text !== undefined && text.trim() !== '') ?? ''
}

/** Its name, when it has one, else its colour. */
export function identifyTeam({ teams }: Scene, player: Player): Team {
  const team = teams.find(({ id }) => id === player.team)
  if (team && team.name.trim() !== '') return { name: team.name }
  return { colour: classifyColour(team?.colour ?? '#ffffff') }
}
