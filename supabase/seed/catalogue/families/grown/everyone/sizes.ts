/** Practices in which players with and without a disability play together. */
import type { ExerciseSize } from '../kit'

export const youngGroup: ExerciseSize = {
  key: 'young',
  name: ['children', 'Kinder', 'деца'],
  area: [24, 18],
  ages: [8, 13],
  level: 1,
  time: [5, 120, 60],
  count: 8,
}

export const olderGroup: ExerciseSize = {
  key: 'older',
  name: ['youths and adults', 'Jugend und Erwachsene', 'юноши и възрастни'],
  area: [30, 22],
  ages: [13, 99],
  level: 2,
  time: [5, 180, 60],
  count: 10,
}
