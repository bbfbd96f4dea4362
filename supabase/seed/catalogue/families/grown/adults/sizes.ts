/** Adults who train once a week, and veterans. */
import type { ExerciseSize } from '../kit'

export const adults: ExerciseSize = {
  key: 'adults',
  name: ['adults', 'Erwachsene', 'мъже и жени'],
  area: [36, 28],
  ages: [18, 99],
  level: 3,
  time: [5, 180, 60],
  count: 12,
}

export const veterans: ExerciseSize = {
  key: 'veterans',
  name: ['veterans', 'Ü35', 'ветерани'],
  area: [30, 24],
  ages: [35, 99],
  level: 2,
  time: [5, 120, 90],
  count: 10,
}
