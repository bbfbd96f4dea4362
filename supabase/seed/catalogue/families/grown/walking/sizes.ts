/** Walking football: a hall or small pitch, people of any age. */
import type { ExerciseSize } from '../kit'

export const smallGroup: ExerciseSize = {
  key: 'small',
  name: ['small group', 'kleine Gruppe', 'малка група'],
  area: [26, 18],
  ages: [40, 99],
  level: 1,
  time: [5, 180, 60],
  count: 8,
  more: 2,
}

export const largeGroup: ExerciseSize = {
  key: 'large',
  name: ['large group', 'große Gruppe', 'голяма група'],
  area: [34, 22],
  ages: [35, 99],
  level: 2,
  time: [5, 240, 60],
  count: 10,
  more: 2,
}
