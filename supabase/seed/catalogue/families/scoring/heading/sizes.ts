/** Heading begins at thirteen with light balls and few repetitions (FA guidance: five at U13, ten from U14). */
import type { ExerciseSize } from '../../grown/kit'

type Area = ExerciseSize['area']

export function createHeadingSizes(light: Area, match: Area): readonly ExerciseSize[] {
  return [
    {
      key: 'light',
      name: ['light ball', 'Leichtball', 'лека топка'],
      area: light,
      ages: [13, 13],
      level: 2,
      time: [4, 60, 60],
      fill: {
        most: ['Five headers each', 'Fünf Kopfbälle pro Kopf', 'По пет удара с глава на играч'],
        ball: [
          'light or foam balls',
          'Leicht- oder Schaumstoffbälle',
          'леки или дунапренови топки',
        ],
      },
    },
    {
      key: 'match',
      name: ['soft match ball', 'weicher Spielball', 'мека топка за мач'],
      area: match,
      ages: [14, 99],
      level: 3,
      time: [5, 75, 60],
      fill: {
        most: ['Ten headers each', 'Zehn Kopfbälle pro Kopf', 'По десет удара с глава на играч'],
        ball: [
          'match balls with a little less air',
          'Spielbälle mit etwas weniger Luft',
          'топки за мач с малко по-малко въздух',
        ],
      },
    },
  ]
}
