/** Reaction starts with the ball: a signal, a decision, a short sprint against a neighbour. */
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
} from '../kit'
import { reactionTasks } from './reaction-words'

const sizes = [
  createFieldSize(3, [10, 8], 2, [6, 8], 1, [5, 50, 60], 1),
  createFieldSize(4, [12, 8], 2, [8, 10], 1, [6, 50, 60], 2),
  createFieldSize(3, [12, 9], 4, [9, 12], 2, [6, 80, 60], 1),
  createFieldSize(4, [14, 10], 4, [10, 13], 2, [6, 80, 70], 2),
  createFieldSize(3, [16, 10], 4, [12, 15], 3, [6, 80, 90], 1),
  createFieldSize(2, [18, 12], 6, [14, 19], 4, [6, 80, 100], 1),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const isEscape = task === 'odd-or-even'
  const x = isEscape ? length / 2 : 0.7
  visitFields(size, (at, index) => {
    const ends = isEscape ? [0, length] : [length]
    for (const end of ends)
      drawing.gears('cone', [
        at(end, width * 0.12),
        at(end, width * 0.36),
        at(end, width * 0.64),
        at(end, width * 0.88),
      ])
    const half = size.each / 2
    const green = drawing.player('a', at(x - (isEscape ? 1 : 0), y - (isEscape ? 0 : 0.9)))
    const amber = drawing.player('b', at(x + (isEscape ? 1 : 0), y + (isEscape ? 0 : 0.9)))
    for (let place = 1; place < half; place += 1) {
      drawing.ball(
        drawing.player(
          'a',
          at(
            isEscape ? length / 2 - 1.2 : -0.4 - place * 0.9,
            isEscape ? -0.2 + (place - 1) * 1.1 : y - 1.6,
          ),
        ),
      )
      drawing.ball(
        drawing.player(
          'b',
          at(
            isEscape ? length / 2 + 1.2 : -0.4 - place * 0.9,
            isEscape ? -0.2 + (place - 1) * 1.1 : y + 1.6,
          ),
        ),
      )
    }
    drawing.ball(green)
    drawing.ball(amber)
    if (index > 0) return
    drawing.together(() => {
      if (isEscape) {
        drawing.run(green, at(length * 0.3, y - 1), at(-0.4, width * 0.24))
        drawing.run(amber, at(length * 0.36, y + 0.2), at(length * 0.14, y))
      } else {
        const first = task === 'start-position' ? at(0.3, y - 1.2) : at(length * 0.3, y - 1)
        drawing.run(green, first, at(length * 0.7, width * 0.26), at(length + 0.4, width * 0.24))
        drawing.run(
          amber,
          at(length * 0.3, y + 1),
          at(length * 0.62, task === 'mirror-start' ? width * 0.74 : width * 0.36),
        )
      }
    })
  })
  addBench(drawing, 2)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const half = size.each / 2
  const [length, width] = size.field
  const isEscape = task === 'odd-or-even'
  const waits =
    half === 1
      ? (['Nobody waits.', 'Keiner wartet.', 'Никой не чака.'] as const)
      : ([
          `${half} pairs take turns.`,
          `${half} Paare wechseln sich ab.`,
          `Редуват се ${half} двойки.`,
        ] as const)
  return {
    title: formatFieldTitle(['Reaction start', 'Reaktionsstart', 'Старт по сигнал'], size),
    aim: [
      'React at once and take the ball along at full speed.',
      'Sofort reagieren und den Ball mit vollem Tempo mitnehmen.',
      'Мигновена реакция и тръгване с топката на пълна скорост.',
    ],
    setup: join(
      describeFields(size, 2),
      isEscape
        ? [
            'Two gates of cones at each end. A pair stands in the middle face to face, two metres apart, each with a ball.',
            'An jedem Ende zwei Hütchentore. Ein Paar steht in der Mitte mit zwei Metern Abstand Gesicht zu Gesicht, jeder mit Ball.',
            'На всеки край две вратички от конуси. Двойката е в средата лице в лице на два метра, всеки с топка.',
          ]
        : [
            'Two gates of cones at the far end, left and right. A pair stands side by side on the start line, each with a ball.',
            'Am anderen Ende zwei Hütchentore, links und rechts. Ein Paar steht nebeneinander an der Startlinie, jeder mit Ball.',
            'На другия край две вратички от конуси – лява и дясна. Двамата са един до друг на старта, всеки с топка.',
          ],
      waits,
    ),
    start: [
      'Ready position; the signal comes after one to five seconds.',
      'Startstellung; das Signal kommt nach ein bis fünf Sekunden.',
      'Готовност; сигналът идва след една до пет секунди.',
    ],
    end: [
      'Walk back slowly: a sprint is only a sprint when one is fresh.',
      'Langsam zurückgehen: Ein Sprint ist nur ausgeruht ein Sprint.',
      'Връщане бавно ходом: спринтът е спринт само след почивка.',
    ],
    point: [
      `First touch two steps ahead, then over ${length} m no more than six touches.`,
      `Erster Kontakt zwei Schritte voraus, dann auf ${length} m höchstens sechs Kontakte.`,
      `Първо докосване на две крачки, после за ${length} м най-много шест докосвания.`,
    ],
    more: [
      `The start line moves ${Math.round(width / 4)} m back: more sprint.`,
      `Die Startlinie rückt ${Math.round(width / 4)} m zurück: mehr Sprint.`,
      `Стартовата линия е с ${Math.round(width / 4)} м по-назад: повече спринт.`,
    ],
    fault: [
      'The first step is backwards: stand with the weight on the front foot.',
      'Der erste Schritt geht zurück: Gewicht auf den vorderen Fuß.',
      'Първата крачка е назад: тежестта е на предния крак.',
    ],
  }
}

export const reaction = createDribblingFamily({
  slug: 'reaction-start',
  topic: 'speed',
  moment: null,
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['physical', 'technical', 'psychological'],
  stage: 'race',
  intensity: 'very_high',
  sizes,
  tasks: reactionTasks,
  draw,
  frame: createFrame,
})
