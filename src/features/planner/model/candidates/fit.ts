/** Whether an exercise can be done that training: everything that is a must, one reason each. */
import type { SessionFacts } from './session-facts'
import type { EquipmentKind } from '@/features/exercises/model/taxonomy'
import type { Candidate } from './candidate'

/** What may stand against an exercise. The first two are never overruled. */
export const obstacles = [
  'age',
  'heading',
  'players',
  'area',
  'equipment',
  'keepers',
  'repeat',
] as const
export type Obstacle = (typeof obstacles)[number]

export interface Conditions {
  age: number
  mayHead: boolean
  /** How many come. */
  players: number
  /** Who likes to stand in goal; null: everybody does by turns, or nobody wrote it down. */
  keepers: number | null
  /** Sides in metres; null: not known. */
  ground: readonly [number, number] | null
  /** What is there and not taken; null: nobody counted. Cones and flat markers serve as one. */
  stock: ReadonlyMap<EquipmentKind, number> | null
  /** Done in the last three weeks. */
  recent: ReadonlySet<string>
}

const threeWeeks = 21 * 24 * 3_600_000
/** Up to this age group everybody takes a turn in goal. */
const turnsInGoal = 10
/** With no rule known: no heading up to here, as the strictest association has it (peers 5.4). */
const headingFree = 11
/** For a squad nobody has entered yet. */
export const assumedPlayers = 12

/** The musts of one training; `startsAt` in ISO. */
export function getConditions(facts: SessionFacts, startsAt: string): Conditions {
  const age = facts.team.max_age
  const { expected, squad, keepers } = facts.players
  const since = Date.parse(startsAt) - threeWeeks
  const lately = facts.recent.filter((training) => Date.parse(training.starts_at) >= since)
  return {
    age,
    mayHead: facts.heading ? facts.heading.allowed : age > headingFree,
    players: squad === 0 || expected === 0 ? assumedPlayers : expected,
    keepers: age <= turnsInGoal || (squad > 0 && keepers === 0) ? null : keepers,
    ground: findGround(facts),
    stock: countStock(facts),
    recent: new Set(lately.flatMap(({ exercise_ids }) => exercise_ids)),
  }
}

/** The largest part booked, else the usual one; longer side first. */
function findGround(facts: SessionFacts): readonly [number, number] | null {
  const known = facts.field.length > 0 ? facts.field : facts.usual_field ? [facts.usual_field] : []
  const [largest] = known.toSorted(
    (one, other) => other.length_m * other.width_m - one.length_m * one.width_m,
  )
  if (!largest) return null
  const { length_m, width_m } = largest
  return [Math.max(length_m, width_m), Math.min(length_m, width_m)]
}

const toPooledKind = (kind: EquipmentKind): EquipmentKind =>
  kind === 'flat_markers' ? 'cones' : kind

function countStock({ inventory, taken }: SessionFacts): ReadonlyMap<EquipmentKind, number> | null {
  if (inventory.length === 0) return null
  const stock = new Map<EquipmentKind, number>()
  const add = (kind: EquipmentKind, count: number) =>
    stock.set(toPooledKind(kind), (stock.get(toPooledKind(kind)) ?? 0) + count)
  for (const { kind, count } of inventory) add(kind, count)
  for (const { kind, count } of taken) add(kind, -count)
  return stock
}

/** Most groups that do the same side by side; more is no session but a school sports day. */
const mostGroups = 4

/** Equal groups the players make for an exercise; null when no division works. */
export function findGroups(
  players: number,
  [fewest, most]: readonly [number, number],
): number | null {
  for (let groups = 1; groups <= mostGroups; groups += 1) {
    if (Math.ceil(players / groups) <= most && Math.floor(players / groups) >= fewest) return groups
  }
  return null
}

/** The division that comes nearest where none works. */
export function computeNearestGroups(players: number, [, most]: readonly [number, number]): number {
  return Math.min(mostGroups, Math.max(1, Math.ceil(players / most)))
}

/** The first thing there is too little of, for so many groups at once. */
export function findMissing(exercise: Candidate, groups: number, stock: Conditions['stock']) {
  if (!stock) return null
  const needs = new Map<EquipmentKind, number>()
  for (const { kind, count } of exercise.equipment) {
    needs.set(toPooledKind(kind), (needs.get(toPooledKind(kind)) ?? 0) + count * groups)
  }
  for (const [kind, needed] of needs) {
    const have = Math.max(0, stock.get(kind) ?? 0)
    if (needed > have) return { kind, needed, have }
  }
  return null
}

/** Whether so many pitches of a size lie side by side on the ground, one way round or the other. */
export function isFittingOn(
  area: readonly [number, number],
  groups: number,
  ground: readonly [number, number],
): boolean {
  const [long, short] = ground
  return [area, [area[1], area[0]] as const].some(
    ([along, across]) => Math.floor(long / along) * Math.floor(short / across) >= groups,
  )
}

export interface Fit {
  groups: number
  /** By how many players a group differs from those it is drawn for. */
  gap: number
  /** What stands against it; empty: it fits. */
  against: Obstacle[]
}

export function computeFit(exercise: Candidate, is: Conditions): Fit {
  const division = findGroups(is.players, exercise.players)
  const groups = division ?? computeNearestGroups(is.players, exercise.players)
  const [from, to] = exercise.ages
  const against: Obstacle[] = []
  if (is.age < from || is.age > to) against.push('age')
  if (exercise.heading && !is.mayHead) against.push('heading')
  if (division === null) against.push('players')
  if (is.ground && !isFittingOn(exercise.area, groups, is.ground)) against.push('area')
  if (findMissing(exercise, groups, is.stock)) against.push('equipment')
  if (is.keepers !== null && exercise.keepers * groups > is.keepers) against.push('keepers')
  if (is.recent.has(exercise.id)) against.push('repeat')
  return { groups, gap: Math.abs(exercise.ideal - is.players / groups), against }
}
