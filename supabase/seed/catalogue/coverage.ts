/** Where a coach finds practices, and where hardly any: topic by age, by players and by space. */
import type { CatalogueExercise } from './catalogue'
import type { Topic } from './family'

/** Practices that a coach needs to choose from. */
export const wantedChoice = 8

export const coverageAges = [
  ['U6', 5, 6],
  ['U8', 7, 8],
  ['U10', 9, 10],
  ['U12', 11, 12],
  ['U14', 13, 14],
  ['U16', 15, 16],
  ['U19', 17, 19],
] as const
export const coverageGroups = [
  ['1–4', 1, 4],
  ['5–9', 5, 9],
  ['10–15', 10, 15],
  ['16+', 16, 99],
] as const
/** Square metres: a third of a hall, a quarter of a pitch, more. */
export const coverageSpaces = [
  ['to 300 m²', 0, 300],
  ['to 1,500 m²', 300, 1500],
  ['larger', 1500, 12000],
] as const

type Band = readonly [name: string, from: number, to: number]

/**
 * What is no matter for a band: children under 12 do not head, strength and defending as a group come with growth,
 * the youngest play games rather than topics. Whole topics that need many or few people or much room are left out there.
 */
const notNeeded: Partial<Record<Topic, readonly string[]>> = {
  heading: ['U6', 'U8', 'U10', 'U12', '16+', 'larger'],
  strength: ['U6', 'U8', '16+', 'larger'],
  mobility: ['U6', '16+', 'larger'],
  goalkeeping: ['U6', 'U8', '16+', 'larger'],
  set_pieces: ['U6', 'U8', 'U10', '1–4', 'to 300 m²'],
  crossing: ['U6', 'U8', '1–4', 'to 300 m²'],
  switching_play: ['U6', 'U8', '1–4', 'to 300 m²'],
  compactness: ['U6', 'U8', 'U10', '1–4', 'to 300 m²'],
  defending_group: ['U6', 'U8', '1–4', 'to 300 m²'],
  pressing: ['U6', 'U8', '1–4', 'to 300 m²'],
  counter_press: ['U6', 'U8', 'U10', '1–4', 'to 300 m²'],
  counter_attack: ['U6', 'U8', '1–4', 'to 300 m²'],
  combination_play: ['U6', 'U8'],
  possession: ['U6', 'U8', '1–4'],
  defending_1v1: ['U6', '16+', 'larger'],
  first_touch: ['U6', 'larger'],
  ball_mastery: ['U16', 'U19', 'larger'],
  dribbling: ['larger'],
  coordination: ['U16', 'U19', 'larger'],
  speed: ['U6', 'larger'],
  passing: ['U6'],
  fun: ['U16', 'U19', '1–4', 'larger'],
}

export interface CoverageRow {
  topic: string
  /** Practices of each band in the order of the bands; null: not needed there. */
  counts: (number | null)[]
}

export function countCoverage(
  exercises: readonly CatalogueExercise[],
  bands: readonly Band[],
  fits: (one: CatalogueExercise, from: number, to: number) => boolean,
): CoverageRow[] {
  const topics = [...new Set(exercises.map(({ topic }) => topic))].toSorted()
  return topics.map((topic) => {
    const own = exercises.filter((one) => one.topic === topic)
    const counts = bands.map(([name, from, to]) => {
      if (notNeeded[topic]?.includes(name)) return null
      const fitting = own.filter((one) => fits(one, from, to))
      return new Set(fitting.map(({ slug, practice = slug }) => practice)).size
    })
    return { topic, counts }
  })
}

/** Somebody of this age finds something to do. */
export function isForAge({ ages }: CatalogueExercise, from: number, to: number): boolean {
  return ages[0] <= to && from <= ages[1]
}

export function isForGroup({ players }: CatalogueExercise, from: number, to: number): boolean {
  return players.min <= to && from <= players.max
}

export function isForSpace({ area }: CatalogueExercise, from: number, to: number): boolean {
  const square = area[0] * area[1]
  return square > from && square <= to
}
