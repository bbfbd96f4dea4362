/** Which numbers of the form say something else than the drawing, and what they would become. */
import type { EquipmentItem } from '../exercise'
import type { DrawingFacts } from './compute-drawing-facts'
import { exerciseLimits as limits } from './limits'
import type { Size } from './step'

interface Numbers {
  players_min?: number
  players_max?: number
  players_ideal?: number | null
  keepers?: number
  area_length_m?: number
  area_width_m?: number
  equipment?: readonly { kind?: EquipmentItem['kind']; count?: number }[]
}

export interface Takeover {
  players?: { min: number; max: number; ideal: number }
  keepers?: number
  area?: Size
  equipment?: EquipmentItem[]
}

/** Empty when everything fits already. What the drawing does not show stays. */
export function takeNumbersFromDrawing(facts: DrawingFacts, numbers: Numbers): Takeover {
  return {
    ...takePlayers(facts, numbers),
    ...(facts.keepers > 0 && facts.keepers !== numbers.keepers
      ? { keepers: Math.min(facts.keepers, limits.keepers.max) }
      : {}),
    ...takeArea(facts, numbers),
    ...takeEquipment(facts, numbers),
  }
}

function takePlayers({ players }: DrawingFacts, numbers: Numbers): Pick<Takeover, 'players'> {
  if (players === 0 || players === numbers.players_ideal) return {}
  const ideal = Math.min(players, limits.players.max)
  const min = numbers.players_min ?? ideal
  const max = numbers.players_max ?? ideal
  return { players: { ideal, min: Math.min(min, ideal), max: Math.max(max, ideal) } }
}

function takeArea({ area }: DrawingFacts, numbers: Numbers): Pick<Takeover, 'area'> {
  if (!area) return {}
  const length = Math.min(area.length, limits.area_length.max)
  const width = Math.min(area.width, limits.area_width.max)
  const isSame = length === numbers.area_length_m && width === numbers.area_width_m
  return isSame ? {} : { area: { length, width } }
}

function takeEquipment({ equipment }: DrawingFacts, numbers: Numbers): Pick<Takeover, 'equipment'> {
  const listed = (numbers.equipment ?? []).flatMap(({ kind, count }) =>
    kind && count ? [{ kind, count }] : [],
  )
  const isSame = equipment.every(({ kind, count }) =>
    listed.some((item) => item.kind === kind && item.count === count),
  )
  if (isSame) return {}
  const others = listed.filter(({ kind }) => equipment.every((item) => item.kind !== kind))
  return { equipment: [...equipment, ...others] }
}
