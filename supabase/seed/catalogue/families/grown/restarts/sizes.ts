/** Restarts with balls in the air: from U15 on. */
import type { ExerciseSize } from '../kit'
import { eleven } from '../phases/teams'

export const airElevens: readonly ExerciseSize[] = [
  { ...eleven, ages: [15, 99] },
  {
    ...eleven,
    key: '9v9',
    count: 9,
    level: 3,
    name: ['9v9', '9 gegen 9', '9 срещу 9'],
    area: [80, 55],
    ages: [14, 17],
    time: [5, 180, 60],
    fill: { team: ['9v9', '9 gegen 9', '9 срещу 9'] },
  },
]
