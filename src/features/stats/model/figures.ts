/** How ratings read: whole numbers or tenths (the toggle of spec section 3), means and changes. */
import { groupNames, statGroups, type Ratings } from './attributes'

export const precisions = ['integer', 'decimal'] as const
export type Precision = (typeof precisions)[number]

/** A rating as the toggle shows it: 6.45 is 6 or 6.5. */
export function roundToPrecision(value: number, precision: Precision): number {
  return precision === 'integer' ? Math.round(value) : Math.round(value * 10) / 10
}

/** How far a rating moved, always in tenths: whole numbers would hide most of what a child has gained. */
export function computeChange(now: number | undefined, before: number | undefined): number | null {
  if (now === undefined || before === undefined) return null
  return Math.round((now - before) * 10) / 10
}

function computeMean(values: readonly (number | undefined)[]): number | undefined {
  const rated = values.filter((value) => value !== undefined)
  return rated.length > 0 ? rated.reduce((sum, value) => sum + value, 0) / rated.length : undefined
}

/** Mean of each group, as the database computes them; undefined where nothing was rated. */
export function computeGroupMeans(ratings: Ratings) {
  const [physical, technical, mental] = groupNames.map((group) =>
    computeMean(statGroups[group].map((attribute) => ratings[attribute])),
  )
  return { physical, technical, mental }
}

/** The mean of the physical and the technical mean: mental scores stay out of it (data model). */
export function computeOverall(ratings: Ratings): number | undefined {
  const { physical, technical } = computeGroupMeans(ratings)
  return computeMean([physical, technical])
}
