/** Games of big groups in which the block must stay short and narrow. */
import {
  createDefendingFamily,
  createGround,
  moveBy,
  getNth,
  playWhile,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { compactTasks } from './compact-words'

const sizes: readonly Size[] = [
  createSize('6v6', 6, 6, [46, 36], 'youth', 'youth', [11, 15], 1, [4, 240, 60]),
  createSize('7v7', 7, 7, [52, 40], 'youth', 'youth', [12, 16], 2, [4, 300, 60]),
  createSize('8v8', 8, 8, [60, 46], 'full', 'full', [13, 19], 3, [4, 300, 75]),
  createSize('9v8', 9, 8, [60, 50], 'full', 'two', [14, 19], 3, [4, 300, 90]),
  createSize('9v9', 9, 9, [66, 50], 'full', 'full', [13, 19], 3, [4, 360, 90]),
  createSize('10v10', 10, 10, [80, 60], 'full', 'full', [15, 19], 3, [3, 480, 120]),
]

/** The block of amber between half-way and its own goal. */
const blocks: Record<number, readonly Row[]> = {
  6: [
    [0.76, 3, 0.3, 0.72],
    [0.62, 3, 0.28, 0.74],
  ],
  7: [
    [0.78, 3, 0.3, 0.72],
    [0.66, 3, 0.28, 0.74],
    [0.55, 1, 0.46, 0.46],
  ],
  8: [
    [0.78, 4, 0.24, 0.76],
    [0.66, 3, 0.3, 0.7],
    [0.55, 1, 0.48, 0.48],
  ],
  9: [
    [0.78, 4, 0.24, 0.76],
    [0.66, 4, 0.24, 0.76],
    [0.55, 1, 0.48, 0.48],
  ],
  10: [
    [0.78, 4, 0.24, 0.76],
    [0.67, 4, 0.24, 0.76],
    [0.57, 2, 0.4, 0.56],
  ],
}
const attacks: Record<number, readonly Row[]> = {
  6: [
    [0.34, 3, 0.16, 0.84],
    [0.69, 3, 0.1, 0.9],
  ],
  7: [
    [0.32, 3, 0.16, 0.84],
    [0.46, 1, 0.54, 0.54],
    [0.715, 3, 0.08, 0.92],
  ],
  8: [
    [0.32, 3, 0.18, 0.82],
    [0.46, 2, 0.3, 0.64],
    [0.72, 3, 0.08, 0.92],
  ],
  9: [
    [0.3, 4, 0.12, 0.88],
    [0.46, 2, 0.3, 0.66],
    [0.72, 3, 0.08, 0.92],
  ],
  10: [
    [0.3, 4, 0.12, 0.88],
    [0.46, 3, 0.26, 0.74],
    [0.725, 3, 0.08, 0.92],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  if (task === 'corridor') {
    drawing.gears('marker', [
      [length * 0.5, 0],
      [length * 0.5, width],
      [length * 0.85, 0],
      [length * 0.85, width],
    ])
  }
  const green = addRows(drawing, 'a', attacks[size.attack] ?? [])
  const block = addRows(drawing, 'b', blocks[size.defence] ?? [])
  const ball = drawing.ball(getNth(green, 1).id)
  playWhile(drawing, ball, getNth(green, 0).id, [])
  drawing.together(() => {
    drawing.run(getNth(green, 0).id, [length * 0.4, width * 0.12])
    moveBy(drawing, block, task === 'step-out' ? -length * 0.05 : 0, -width * 0.1)
  })
  return drawing
}

export const compact = createDefendingFamily({
  slug: 'compact-block',
  topic: 'compactness',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'social', 'physical'],
  sizes: sizes.map((size) => ({
    ...size,
    intensity: size.defence > 8 ? 'medium' : 'high',
    more: 4,
  })),
  tasks: compactTasks,
  draw,
  parts({ attack, defence, area: [length, width] }) {
    const deep = Math.round(length * 0.24)
    const wide = Math.round(width * 0.55)
    const lines = defence > 6 ? 3 : 2
    return {
      title: [
        `Compact block ${attack}v${defence}`,
        `Kompakter Block ${attack} gegen ${defence}`,
        `Компактен блок ${attack} срещу ${defence}`,
      ],
      aim: [
        'Stay short and narrow without the ball.',
        'Ohne Ball kurz und schmal bleiben.',
        'Къс и тесен блок без топка.',
      ],
      setup: [
        `Amber defends in ${lines} lines: about ${deep} m from front to back and ${wide} m wide. Green starts with the ball in its own half.`,
        `Gelb verteidigt in ${lines} Linien: etwa ${deep} m tief und ${wide} m breit. Grün beginnt mit dem Ball in der eigenen Hälfte.`,
        `Жълтите се защитават в ${lines} линии: около ${deep} м дълбочина и ${wide} м ширина. Зелените започват с топка в своята половина.`,
      ],
      start: [
        'Normal game; every restart is a pass from the coach to green.',
        'Freies Spiel; jede Fortsetzung ist ein Pass des Trainers zu Grün.',
        'Нормална игра; всяко подновяване е пас от треньора към зелените.',
      ],
      end: [
        'After half the rounds the teams change jobs.',
        'Nach der Hälfte der Durchgänge tauschen die Teams die Aufgaben.',
        'След половината серии отборите сменят задачите.',
      ],
      points: [
        [
          `From front to back no more than ${deep} m: defenders, push up with the ball.`,
          `Von vorn bis hinten höchstens ${deep} m: Verteidiger, rückt mit dem Ball auf.`,
          `От предните до задните най-много ${deep} м: защитници, излизайте с топката.`,
        ],
        [
          'The first in front decides the direction, all others take it over.',
          'Der Vorderste bestimmt die Richtung, alle anderen übernehmen sie.',
          'Най-предният определя посоката, останалите я следват.',
        ],
      ],
      progression: [
        'Green may play into the block with long balls too.',
        'Grün darf auch mit langen Bällen in den Block spielen.',
        'Зелените може да играят и с дълги топки в блока.',
      ],
      regression: [
        'Green has to make five passes before it may go forward.',
        'Grün muss fünf Pässe spielen, bevor es nach vorn darf.',
        'Зелените правят пет паса, преди да тръгнат напред.',
      ],
      fault: [
        'The front line presses alone and the block gets long.',
        'Die vorderste Linie presst allein, und der Block wird lang.',
        'Предната линия пресира сама и блокът се издължава.',
      ],
    }
  },
})
