/** From one goal's own view (u into the pitch, v across from its middle) to metres on the ground. */
import type { Pitch, Point } from '../document/scene-schema'

export type GoalSide = Pitch['goal_side']

export interface Lay {
  /** From the goal line into the pitch. */
  depth: number
  /** Along the goal line. */
  breadth: number
  at(u: number, v: number): Point
  /** What is added to angles, in degrees. */
  turn: number
}

export const oppositeSide: Record<GoalSide, GoalSide> = {
  left: 'right',
  right: 'left',
  top: 'bottom',
  bottom: 'top',
}

const turns: Record<GoalSide, number> = { left: 0, right: 180, top: 90, bottom: -90 }

/** Turned, never mirrored: what lies to a keeper's left does so at every side. */
export function createLay({ length, width }: Pick<Pitch, 'length' | 'width'>, side: GoalSide): Lay {
  const isLying = side === 'left' || side === 'right'
  return {
    depth: isLying ? length : width,
    breadth: isLying ? width : length,
    turn: turns[side],
    at(u, v) {
      if (side === 'left') return [u, width / 2 + v]
      if (side === 'right') return [length - u, width / 2 - v]
      if (side === 'top') return [length / 2 - v, u]
      return [length / 2 + v, width - u]
    },
  }
}
