/** Two grounds for triangles with a defender: for learning, and as far apart as in a match. */
import type { ExerciseSize } from '../kit'

export const shortDistances: ExerciseSize = {
  key: 'short',
  name: ['short distances', 'kurze Abstände', 'къси разстояния'],
  area: [20, 15],
  ages: [10, 13],
  level: 2,
  time: [6, 90, 45],
}

export const matchDistances: ExerciseSize = {
  key: 'match',
  name: ['match distances', 'Spielabstände', 'разстояния като в мач'],
  area: [28, 20],
  ages: [14, 99],
  level: 3,
  time: [6, 120, 60],
}
