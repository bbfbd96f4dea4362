/** What can be counted in a drawing: players, ground and equipment, to be offered as the exercise's numbers. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { EquipmentItem } from '../exercise'
import { equipmentKinds, type EquipmentKind } from '../taxonomy'

export interface DrawingFacts {
  /** Without goalkeepers. */
  players: number
  keepers: number
  coaches: number
  /** Ground that is shown in metres; null on a whole football pitch, which says nothing of the exercise. */
  area: { length: number; width: number } | null
  equipment: EquipmentItem[]
}

const ofScene: Record<string, EquipmentKind> = {
  ball: 'balls',
  cone: 'cones',
  marker: 'flat_markers',
  pole: 'poles',
  mannequin: 'mannequins',
  wall: 'mannequins',
  ladder: 'ladders',
  hurdle: 'hurdles',
  ring: 'rings',
  rebounder: 'rebounders',
}

const ofGoal = {
  full: 'full_goals',
  youth: 'youth_goals',
  small: 'youth_goals',
  mini: 'mini_goals',
} as const

/** Counts the scene; bibs for every team but the largest (as the catalogue does). Hidden things count not. */
export function computeDrawingFacts(scene: Scene): DrawingFacts {
  const shown = scene.objects.filter(({ is_hidden }) => !is_hidden)
  const players = shown.filter((object) => object.kind === 'player')
  const outfield = players.filter(({ is_keeper }) => !is_keeper)
  const counts = new Map<EquipmentKind, number>()
  for (const object of shown) {
    const kind = object.kind === 'goal' ? ofGoal[object.size] : ofScene[object.kind]
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const sizes = scene.teams.map(({ id }) => outfield.filter(({ team }) => team === id).length)
  const bibs = outfield.length - Math.max(0, ...sizes)
  if (bibs > 0) counts.set('bibs', bibs)
  const { kind, length, width } = scene.pitch
  return {
    players: outfield.length,
    keepers: players.length - outfield.length,
    coaches: shown.filter((object) => object.kind === 'coach').length,
    area: kind !== 'full' ? { length: roundToTenth(length), width: roundToTenth(width) } : null,
    equipment: equipmentKinds
      .map((name) => ({ kind: name, count: Math.min(100, counts.get(name) ?? 0) }))
      .filter(({ count }) => count > 0),
  }
}

function roundToTenth(metres: number): number {
  return Math.round(metres * 10) / 10
}
