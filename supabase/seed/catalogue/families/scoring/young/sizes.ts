/** Sizes for the youngest shooters, by age: mini goals, no keepers. */
import { createSketch } from '../../../create-sketch'
import { createScale, type ExerciseSize } from '../../grown/kit'

type Area = ExerciseSize['area']

export function createYoungSizes(first: Area, second: Area): readonly ExerciseSize[] {
  return [
    {
      key: 'first',
      name: ['up to 7 years', 'bis 7 Jahre', 'до 7 години'],
      area: first,
      ages: [5, 7],
      level: 1,
      time: [5, 60, 45],
      fewer: 1,
    },
    {
      key: 'second',
      name: ['8 and 9 years', '8 und 9 Jahre', '8 и 9 години'],
      area: second,
      ages: [8, 9],
      level: 1,
      time: [6, 60, 45],
      fewer: 1,
    },
  ]
}

/** Two mini goals at the right end, `upper` and `lower` are places in their mouths. */
export function createYoungGround({ area }: ExerciseSize) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.goal('mini', [length, width * 0.28], 180)
  drawing.goal('mini', [length, width * 0.72], 180)
  return {
    drawing,
    at: createScale({ area }),
    upper: [length, width * 0.28] as const,
    lower: [length, width * 0.72] as const,
  }
}
