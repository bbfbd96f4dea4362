/** Triangles that end in front of a goal. */
import type { ExerciseSize } from '../kit'

export const youthSize: ExerciseSize = {
  key: 'youth',
  name: ['youth pitch', 'Jugendfeld', 'юношеско поле'],
  area: [30, 22],
  ages: [11, 14],
  level: 3,
  time: [6, 90, 60],
}

export const fullSize: ExerciseSize = {
  key: 'full',
  name: ['full distances', 'volle Abstände', 'пълни разстояния'],
  area: [38, 28],
  ages: [14, 99],
  level: 4,
  time: [6, 120, 75],
}
