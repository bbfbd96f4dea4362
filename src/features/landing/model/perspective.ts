/** The view from the touchline: metres on the pitch become points of the hero picture. */

/** [metres along the pitch, metres away from the near touchline, metres above the ground] */
export type Spot = readonly [along: number, across: number, up?: number]

/** A coach's eye, raised a little, as if from the first row of the stand. */
const camera = { along: 30, back: 27, height: 25, focal: 640 } as const
const centre = { x: 480, horizon: -70 } as const

interface Projected {
  x: number
  y: number
  /** SVG units per metre at this distance. */
  scale: number
  /** How flat a circle on the ground looks here, 0 to 1. */
  flatness: number
}

/** The point of a spot in the picture, in SVG units. */
export function projectSpot([along, across, up = 0]: Spot): Projected {
  const distance = across + camera.back
  const scale = camera.focal / distance
  return {
    x: centre.x + (along - camera.along) * scale,
    y: centre.horizon + (camera.height - up) * scale,
    scale,
    flatness: camera.height / distance,
  }
}

/** SVG path through spots; smooth lines come from many spots, not from curves. */
export function toPath(spots: readonly Spot[]): string {
  return spots
    .map((spot, index) => {
      const { x, y } = projectSpot(spot)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}

/** Spots on a circle lying on the ground; angles in degrees, 0 towards the goal. */
export function createArc(middle: Spot, radius: number, from: number, to: number): Spot[] {
  const steps = 40
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [middle[0] + radius * Math.cos(angle), middle[1] + radius * Math.sin(angle)]
  })
}

/** Spots on a quadratic curve: the way a player bends a run. */
export function createBend(start: Spot, pull: Spot, end: Spot): Spot[] {
  const steps = 32
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps
    const mix = (axis: 0 | 1) =>
      (1 - t) ** 2 * start[axis] + 2 * (1 - t) * t * pull[axis] + t ** 2 * end[axis]
    return [mix(0), mix(1)]
  })
}
