/** The geometry of the radar: axes clockwise from the top, the middle is nought, the rim is ten. */
import { ratingRange, type Attribute, type Ratings } from './attributes'

export interface Spot {
  x: number
  y: number
}

/** Where a rating lies on an axis, in shares of the radius: (0, 0) is the middle, (0, -1) the top. */
export function computeSpot(axis: number, axes: number, rating: number): Spot {
  const angle = (axis / axes) * 2 * Math.PI - Math.PI / 2
  const reach = rating / ratingRange.max
  return { x: round(Math.cos(angle) * reach), y: round(Math.sin(angle) * reach) }
}

/** A closed line through the ratings; what is not rated is left out, fewer than three make no area. */
export function computeOutline(axes: readonly Attribute[], ratings: Ratings): Spot[] {
  const spots = axes.flatMap((attribute, index) => {
    const rating = ratings[attribute]
    return rating === undefined ? [] : [computeSpot(index, axes.length, rating)]
  })
  return spots.length < 3 ? [] : spots
}

/** For the `points` of an SVG polygon. */
export function formatSvgPoints(spots: readonly Spot[], radius: number): string {
  return spots.map(({ x, y }) => `${round(x * radius)},${round(y * radius)}`).join(' ')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
