/** What the families for body and mood share: two sizes of group, a marked ground, a loose crowd. */
import { createSketch } from '../../create-sketch'
import { createScale, type ExerciseSize, type Point, type Sketch } from '../grown/kit'

type Numbers = readonly [
  length: number,
  width: number,
  players: number,
  sets: number,
  work: number,
  rest: number,
]

export function createSizes(
  ages: readonly [number, number],
  level: number,
  [small, large]: readonly [Numbers, Numbers],
  span: Pick<ExerciseSize, 'fewer' | 'more'> = {},
): ExerciseSize[] {
  const create = ([length, width, count, ...time]: Numbers) => ({
    area: [length, width] as const,
    ages,
    level,
    time,
    count,
    ...span,
  })
  return [
    { key: 'small', name: ['small group', 'kleine Gruppe', 'малка група'], ...create(small) },
    { key: 'large', name: ['large group', 'große Gruppe', 'голяма група'], ...create(large) },
  ]
}

export function createGround(
  { area }: Pick<ExerciseSize, 'area'>,
  gear: 'cone' | 'marker' = 'cone',
) {
  const drawing = createSketch(area)
  drawing.corners(gear)
  return { drawing, at: createScale({ area }) }
}

/** Parts of length and width; no two near each other. */
const spots: readonly Point[] = [
  [0.22, 0.24],
  [0.52, 0.18],
  [0.8, 0.28],
  [0.34, 0.56],
  [0.66, 0.56],
  [0.16, 0.8],
  [0.46, 0.84],
  [0.84, 0.8],
  [0.08, 0.5],
  [0.92, 0.54],
  [0.36, 0.1],
  [0.66, 0.9],
  [0.5, 0.44],
  [0.28, 0.92],
]

/** Players spread over the ground, beginning with the spot of this number. */
export function addCrowd(drawing: Sketch, team: 'a' | 'b' | 'c', count: number, first = 0) {
  const at = createScale({ area: drawing.area })
  return spots.slice(first, first + count).map(([x, y]) => drawing.player(team, at(x, y)))
}
