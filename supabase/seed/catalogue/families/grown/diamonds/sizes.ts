/** Y and diamond on two grounds. */
import type { ExerciseSize } from '../kit'

export const smallShape: ExerciseSize = {
  key: 'small',
  name: ['small shape', 'kleine Form', 'малка фигура'],
  area: [22, 18],
  ages: [11, 14],
  level: 2,
  time: [5, 120, 45],
}

export const largeShape: ExerciseSize = {
  key: 'large',
  name: ['large shape', 'große Form', 'голяма фигура'],
  area: [32, 24],
  ages: [14, 99],
  level: 3,
  time: [6, 120, 60],
}
