/** Slalom with the ball in lanes, as a race and as an exercise in feeling for rhythm. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
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
import { slalomTasks } from './slalom-words'

const sizes = [
  createFieldSize(5, [10, 3], 2, [6, 8], 1, [5, 60, 45]),
  createFieldSize(6, [12, 3], 2, [8, 10], 1, [6, 60, 45]),
  createFieldSize(4, [14, 3], 3, [9, 12], 2, [6, 75, 45]),
  createFieldSize(5, [15, 3], 3, [10, 13], 2, [6, 75, 60]),
  createFieldSize(4, [18, 4], 4, [12, 15], 3, [6, 90, 60]),
  createFieldSize(5, [20, 4], 4, [14, 19], 4, [6, 90, 90]),
]

/** Cones of the slalom: from a quarter of the lane on, the last 3 m are free. */
const countCones = ({ field }: FieldSize) => Math.round((field[0] - 5) / 1.8)

function listPlaces({ field, ...size }: FieldSize, task: string): number[] {
  const [length] = field
  if (task === 'eights') return [length * 0.35, length * 0.75]
  const count = countCones({ field, ...size })
  return Array.from({ length: count }, (_, index) => 3 + (index * (length - 6)) / (count - 1))
}

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const cones = listPlaces(size, task)
  visitFields(size, (at, index) => {
    drawing.gears(
      'cone',
      cones.map((x) => at(x, y)),
    )
    const runners = Array.from({ length: size.each }, (_, place) =>
      drawing.player('a', at(place === 0 ? 0.7 : 0.5 - place * 1.3, y)),
    )
    const [one = '', two = ''] = runners
    const ball = drawing.ball(one)
    if (index > 0) return
    if (task === 'eights') {
      const [near = 4, far = 8] = cones
      const eight: Point[] = [
        at(near, y - 0.9),
        at((near + far) / 2, y),
        at(far, y + 0.9),
        at(far + 1, y),
        at(far, y - 0.9),
        at((near + far) / 2, y),
        at(near, y + 0.9),
        at(near - 1, y),
      ]
      drawing.run(one, ...eight)
      return
    }
    drawing.run(
      one,
      ...cones.map((x, place) => at(x, y + (place % 2 === 0 ? -0.6 : 0.6))),
      at(length - 1, y),
    )
    if (task === 'pass-home') drawing.pass(ball, at(0.7, y + 1.1), { for: two })
    else drawing.run(one, at(length - 0.8, y + 1.1), at(1.6, y + 1.1))
  })
  addBench(drawing, 2)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const { each } = size
  const [length] = size.field
  const count = countCones(size)
  const isEight = task === 'eights'
  return {
    title: formatFieldTitle(['Slalom', 'Slalom', 'Слалом'], size),
    aim: [
      'Steer the ball tightly without losing the run.',
      'Den Ball eng steuern, ohne das Laufen zu verlieren.',
      'Тясно водене без загуба на бягането.',
    ],
    setup: join(
      describeFields(size, 2),
      isEight
        ? [
            'Two cones in each lane, a ball for the first.',
            'In jeder Bahn zwei Hütchen, ein Ball beim Ersten.',
            'Във всеки коридор два конуса, топка при първия.',
          ]
        : [
            `${count} cones in each lane from 3 m on; the last 3 m are free. The first of ${each} has the ball.`,
            `In jeder Bahn ${count} Hütchen ab 3 m; die letzten 3 m sind frei. Der Erste von ${each} hat den Ball.`,
            `Във всеки коридор ${count} конуса от третия метър; последните 3 м са свободни. Първият от ${each} е с топка.`,
          ],
    ),
    start: [
      'All lanes start together on the signal.',
      'Alle Bahnen starten gemeinsam auf das Signal.',
      'Всички коридори тръгват заедно при сигнала.',
    ],
    end: [
      each === 2
        ? 'Partners take turns, so nobody rests longer than one run.'
        : `The next of the ${each} starts when the ball is at the line.`,
      each === 2
        ? 'Die Partner wechseln sich ab, keiner pausiert länger als einen Lauf.'
        : `Der Nächste der ${each} startet, wenn der Ball an der Linie ist.`,
      each === 2
        ? 'Партньорите се редуват, никой не почива повече от едно бягане.'
        : `Следващият от ${each} тръгва, когато топката е на линията.`,
    ],
    point: [
      'One touch per cone is the aim; look two cones ahead.',
      'Ziel ist ein Kontakt je Hütchen; zwei Hütchen vorausschauen.',
      'Цел: едно докосване на конус; гледай два конуса напред.',
    ],
    more: [
      `Two cones more, in ${length} m it gets narrow.`,
      `Zwei Hütchen mehr, auf ${length} m wird es eng.`,
      `Два конуса повече: на ${length} м става тясно.`,
    ],
    fault: [
      'Ball on the wrong side: inside foot at every cone instead of outside and inside in turn.',
      'Ball auf der falschen Seite: Innen- und Außenseite wechseln, nicht immer innen.',
      'Топката е от грешната страна: редувай вътрешна и външна, не само вътрешна.',
    ],
  }
}

export const slalom = createDribblingFamily({
  slug: 'slalom-race',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'social'],
  stage: 'race',
  intensity: 'high',
  sizes,
  tasks: slalomTasks,
  draw,
  frame: createFrame,
})
