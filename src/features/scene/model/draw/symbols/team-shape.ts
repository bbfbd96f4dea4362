/** Teams differ in shape as well as in colour: circle, triangle, diamond, square. */
import type { Team } from '../../document/scene-schema'
import { createArcPath, createPolyline, createRoundBoxPath } from '../path-data'

/** Outline around 0, 0 of about the same area for every shape; `r` is the circle's radius. */
export function createTeamShapePath(shape: Team['shape'], r: number): string {
  switch (shape) {
    case 'circle':
      return createArcPath([0, 0], r, 0, 360)
    case 'triangle':
      return createPolyline(
        [
          [0, -r * 1.28],
          [r * 1.2, r * 0.82],
          [-r * 1.2, r * 0.82],
        ],
        true,
      )
    case 'diamond':
      return createPolyline(
        [
          [0, -r * 1.26],
          [r * 1.26, 0],
          [0, r * 1.26],
          [-r * 1.26, 0],
        ],
        true,
      )
    case 'square':
      return createRoundBoxPath(r * 1.84, r * 1.84, r * 0.22)
  }
}

/** Where the middle of the number is: a triangle has its room below. */
export function getNumberDrop(shape: Team['shape'], r: number): number {
  return shape === 'triangle' ? r * 0.2 : 0
}

/** Height of the letters that fit, by how many there are. */
export function getNumberSize(shape: Team['shape'], r: number, letters: number): number {
  const room = shape === 'triangle' ? 1 : shape === 'diamond' ? 1.1 : 1.24
  return r * room * (letters > 2 ? 0.74 : 1)
}
