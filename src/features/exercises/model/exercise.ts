/** What a planner needs to know about an exercise, and the facts a coach reads off it. */
import { z } from 'zod'
import {
  equipmentKinds,
  type EquipmentKind,
  type IntensityLevel,
  type TrainingPhase,
} from './taxonomy'

export const equipmentSchema = z
  .array(z.object({ kind: z.enum(equipmentKinds), count: z.number().int().min(1).max(100) }))
  .catch([])

export interface EquipmentItem {
  kind: EquipmentKind
  count: number
}

/** The part of an exercise that cards, blocks and session sheets show. */
export interface ExerciseCardData {
  id: string
  title: string
  aim: string
  topic: string
  phase: TrainingPhase
  min_age: number
  max_age: number
  players_min: number
  players_max: number
  area_length_m: number
  area_width_m: number
  minutes: number
  intensity: IntensityLevel
  has_heading: boolean
  /** JSON column; read with `equipmentSchema`. */
  equipment: unknown
  /** JSON column; read with `openExerciseScene`. */
  diagram: unknown
}

/** Length (x) and width (y) of the marked ground in metres. */
export interface Area {
  length: number
  width: number
}

export function getArea(exercise: { area_length_m: number; area_width_m: number }): Area {
  return { length: exercise.area_length_m, width: exercise.area_width_m }
}

/** Square metres for each player at a given number: the first sign of the load (peers §5.2). */
export function computeAreaPerPlayer(area: Area, players: number): number {
  return players > 0 ? Math.round((area.length * area.width) / players) : 0
}

/** A plan is added up and checked with every change: each list is read once. */
const read = new WeakMap<object, EquipmentItem[]>()

/** Reads the JSON column; anything malformed counts as nothing to carry. */
export function parseEquipment(json: unknown): EquipmentItem[] {
  if (typeof json !== 'object' || json === null) return equipmentSchema.parse(json)
  const known = read.get(json)
  if (known) return known
  const items = equipmentSchema.parse(json)
  read.set(json, items)
  return items
}

/**
 * What to carry to the pitch. Blocks follow one another and share their equipment, so the largest
 * need of each kind counts, not the sum.
 */
export function computePackingList(needs: readonly (readonly EquipmentItem[])[]): EquipmentItem[] {
  return equipmentKinds
    .map((kind) => ({
      kind,
      count: Math.max(
        0,
        ...needs
          .flat()
          .filter((item) => item.kind === kind)
          .map((item) => item.count),
      ),
    }))
    .filter(({ count }) => count > 0)
}
