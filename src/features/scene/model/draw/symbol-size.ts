/** How large things are drawn, in metres: true to scale where that can be seen, else as large as symbols are. */
import { goalMeasures, usualLengths } from '../document/kinds'
import type { SceneObject } from '../document/scene-schema'

/** Length along and across of things that have measures of their own. */
export interface Extent {
  length: number
  width: number
}

/** Half the side of a player's symbol. */
export function getPlayerRadius(unit: number): number {
  return unit * 0.5
}

export function getBallRadius(unit: number): number {
  return unit * 0.21
}

/** Radius of the circle around the object's place that holds its symbol (without name, nose and view). */
export function getReach(object: SceneObject, unit: number): number {
  switch (object.kind) {
    case 'player':
    case 'coach':
      return unit * 0.74
    case 'ball':
      return getBallRadius(unit) * 1.2
    case 'cone':
      return unit * 0.36
    case 'marker':
      return unit * 0.26
    case 'pole':
    case 'mannequin':
      return unit * 0.66
    default: {
      const { length, width } = getExtent(object, unit)
      return Math.hypot(object.kind === 'goal' ? length : length / 2, width / 2) + unit * 0.1
    }
  }
}

/** At rotation 0: `length` along x, `width` along y. A goal reaches from its place `length` to the back. */
export function getExtent(object: SceneObject, unit: number): Extent {
  if (object.kind === 'goal') {
    const { width, depth } = goalMeasures[object.size]
    return { length: Math.max(depth, unit * 0.6), width: Math.max(width, unit * 1.4) }
  }
  if (object.kind === 'player' || object.kind === 'coach' || object.kind === 'ball') {
    return { length: unit, width: unit }
  }
  const said = object.length ?? usualLengths[object.kind] ?? 0
  switch (object.kind) {
    case 'ladder':
      return { length: Math.max(said, unit * 1.2), width: Math.max(0.5, unit * 0.55) }
    case 'wall':
      return { length: unit * 0.5, width: Math.max(said, unit * 1.2) }
    case 'hurdle':
      return { length: unit * 0.36, width: Math.max(said, unit * 0.9) }
    case 'rebounder':
      return { length: unit * 0.42, width: Math.max(said, unit * 1.1) }
    case 'ring': {
      const side = Math.max(said, unit * 0.7)
      return { length: side, width: side }
    }
    default:
      return { length: unit * 0.6, width: unit * 0.6 }
  }
}
