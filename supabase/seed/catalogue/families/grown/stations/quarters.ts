/** A ground cut into four stations with a way in between, and what stands on them. */
import { createSketch } from '../../../create-sketch'
import type { ExerciseSize, Point, Sketch } from '../kit'

/** Metres left free around and between the stations. */
const way = 2.5

export type Station = (x: number, y: number) => Point

interface Ground {
  drawing: Sketch
  /** A top left, B top right, C bottom right, D bottom left: the order in which groups go on. */
  stations: readonly [Station, Station, Station, Station]
  /** Players on each. */
  each: number
}

export function createQuarters({ area, count = 20 }: ExerciseSize): Ground {
  const [length, width] = area
  const drawing = createSketch(area)
  const size: Point = [(length - way) / 2, (width - way) / 2]
  const createStation = (left: number, top: number, label: string): Station => {
    const from: Point = [left * (size[0] + way), top * (size[1] + way)]
    drawing.zone(from, [from[0] + size[0], from[1] + size[1]], label)
    return (x, y) => [from[0] + x * size[0], from[1] + y * size[1]]
  }
  return {
    drawing,
    each: count / 4,
    stations: [
      createStation(0, 0, 'A'),
      createStation(1, 0, 'B'),
      createStation(1, 1, 'C'),
      createStation(0, 1, 'D'),
    ],
  }
}

/** People on a line of a station, evenly. */
export function addRow(
  drawing: Sketch,
  team: 'a' | 'b',
  count: number,
  from: Point,
  to: Point,
): string[] {
  return count > 0 ? drawing.row(team, count, from, to) : []
}

/** Two markers a step apart, upright or lying. */
export function addGate(drawing: Sketch, [x, y]: Point, isUpright = true) {
  const half = 0.75
  drawing.gears(
    'marker',
    isUpright
      ? [
          [x, y - half],
          [x, y + half],
        ]
      : [
          [x - half, y],
          [x + half, y],
        ],
  )
}
