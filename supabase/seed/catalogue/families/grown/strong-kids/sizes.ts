/** Two age groups of the children's prevention programme. */
import type { ExerciseSize } from '../kit'

export const younger: ExerciseSize = {
  key: 'younger',
  name: ['younger children', 'jüngere Kinder', 'по-малки деца'],
  area: [18, 16],
  ages: [7, 9],
  level: 1,
  time: [5, 40, 40],
  count: 10,
  fewer: 4,
  more: 4,
}

export const older: ExerciseSize = {
  key: 'older',
  name: ['older children', 'ältere Kinder', 'по-големи деца'],
  area: [22, 20],
  ages: [10, 13],
  level: 2,
  time: [6, 45, 45],
  count: 14,
  fewer: 6,
  more: 4,
}
