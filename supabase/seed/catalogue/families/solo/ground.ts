/** What the practices with one's own ball share: two grounds each, and a ground with its corners. */
import type { ExerciseSize, Point, Sketch } from '../grown/kit'
import { addBench, createScale } from '../grown/kit'
import { createSketch } from '../../create-sketch'

type Row = readonly [
  area: ExerciseSize['area'],
  ages: ExerciseSize['ages'],
  level: number,
  time: ExerciseSize['time'],
  other?: Partial<ExerciseSize>,
]

export function createSizes(small: Row, large: Row): ExerciseSize[] {
  return [
    toSize('small', ['small field', 'kleines Feld', 'малко поле'], small),
    toSize('large', ['large field', 'großes Feld', 'голямо поле'], large),
  ]
}

function toSize(
  key: string,
  name: ExerciseSize['name'],
  [area, ages, level, time, other]: Row,
): ExerciseSize {
  return { key, name, area, ages, level, time, ...other }
}

interface Ground {
  drawing: Sketch
  /** Parts of length and width in metres. */
  at: (x: number, y: number) => Point
}

export function createGround(area: ExerciseSize['area'], spareBalls = 4): Ground {
  const drawing = createSketch(area)
  drawing.corners('cone')
  if (spareBalls > 0) addBench(drawing, spareBalls)
  return { drawing, at: createScale({ area }) }
}
