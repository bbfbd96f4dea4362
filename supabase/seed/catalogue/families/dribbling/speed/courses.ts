/** Change of direction with the ball on small courses: square, zigzag, T and star. */
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
import { courseTasks } from './courses-words'

const sizes = [
  createFieldSize(4, [7, 6], 2, [6, 8], 1, [6, 40, 50], 2),
  createFieldSize(5, [8, 7], 2, [8, 10], 1, [7, 40, 50], 3),
  createFieldSize(4, [9, 8], 3, [9, 12], 2, [7, 60, 60], 2),
  createFieldSize(5, [10, 8], 3, [10, 13], 2, [7, 60, 60], 3),
  createFieldSize(4, [10, 10], 4, [12, 15], 3, [6, 75, 75], 2),
  createFieldSize(3, [12, 10], 4, [14, 19], 4, [6, 75, 90], 3),
]

interface Course {
  cones: readonly Point[]
  way: readonly Point[]
}

/** In parts of the field: where the cones stand and how one runs. */
const courses: Record<string, Course> = {
  square: {
    cones: [
      [0.2, 0.25],
      [0.8, 0.25],
      [0.8, 0.75],
      [0.2, 0.75],
    ],
    way: [
      [0.2, 0.15],
      [0.86, 0.15],
      [0.9, 0.3],
      [0.88, 0.8],
      [0.78, 0.86],
      [0.14, 0.84],
      [0.1, 0.7],
      [0.12, 0.3],
    ],
  },
  zigzag: {
    cones: [
      [0.22, 0.25],
      [0.38, 0.75],
      [0.56, 0.25],
      [0.72, 0.75],
      [0.88, 0.25],
    ],
    way: [
      [0.24, 0.32],
      [0.37, 0.66],
      [0.55, 0.34],
      [0.71, 0.66],
      [0.87, 0.34],
      [0.96, 0.5],
    ],
  },
  'letter-t': {
    cones: [
      [0.7, 0.5],
      [0.7, 0.15],
      [0.7, 0.85],
    ],
    way: [
      [0.62, 0.5],
      [0.66, 0.24],
      [0.7, 0.28],
      [0.66, 0.5],
      [0.66, 0.76],
      [0.6, 0.72],
      [0.5, 0.54],
      [0.16, 0.56],
    ],
  },
  star: {
    cones: [
      [0.5, 0.5],
      [0.85, 0.2],
      [0.85, 0.8],
      [0.3, 0.15],
      [0.3, 0.85],
    ],
    way: [
      [0.46, 0.42],
      [0.76, 0.24],
      [0.56, 0.44],
      [0.34, 0.26],
      [0.42, 0.52],
      [0.36, 0.74],
      [0.52, 0.58],
      [0.78, 0.72],
    ],
  },
}

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const course = courses[task] ?? { cones: [], way: [] }
  visitFields(size, (at, index) => {
    const toPoint = ([x, y]: Point) => at(x * length, y * width)
    drawing.gears('cone', course.cones.map(toPoint))
    const runners = Array.from({ length: size.each }, (_, place) =>
      drawing.player(
        'a',
        at(
          place === 0 ? 0.5 : -0.8,
          width / 2 + (place === 0 ? 0 : place === 1 ? 1.3 : place === 2 ? -1.3 : 2.6),
        ),
      ),
    )
    for (const one of runners) drawing.ball(one)
    if (index === 0) drawing.run(runners[0] ?? '', ...course.way.map(toPoint))
  })
  addBench(drawing, 2)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const { each } = size
  const [length, width] = size.field
  const count = courses[task]?.cones.length ?? 0
  return {
    title: formatFieldTitle(['Change of direction', 'Richtungswechsel', 'Смяна на посоката'], size),
    aim: [
      'Brake and speed up again with the ball in a new direction.',
      'Mit Ball abbremsen und in neuer Richtung beschleunigen.',
      'Спиране и ново ускорение с топка в друга посока.',
    ],
    setup: join(describeFields(size, 2), [
      `A course of ${count} cones in each field; everybody has a ball and starts on the short side.`,
      `In jedem Feld ein Parcours aus ${count} Hütchen; jeder hat einen Ball und startet an der kurzen Seite.`,
      `Във всяко поле трасе от ${count} конуса; всеки е с топка и започва от късата страна.`,
    ]),
    start: [
      'The first starts; the next may follow when the first has passed the second cone.',
      'Der Erste startet; der Nächste folgt, sobald der Erste am zweiten Hütchen vorbei ist.',
      'Първият тръгва; следващият го последва, щом той мине втория конус.',
    ],
    end: [
      each === 2
        ? 'Come back outside and go again when the partner is under way.'
        : `Come back outside: with ${each} on a field there is a run every quarter of a minute.`,
      each === 2
        ? 'Außen zurück und wieder los, sobald der Partner unterwegs ist.'
        : `Außen zurück: Zu ${each} kommt jeder etwa alle fünfzehn Sekunden dran.`,
      each === 2
        ? 'Връщане отстрани и отново, щом партньорът тръгне.'
        : `Връщане отстрани: при ${each} играчи всеки е на ред на около петнадесет секунди.`,
    ],
    point: [
      'Sink the hips one step before the cone; the last step is the longest.',
      'Einen Schritt vor dem Hütchen die Hüfte senken; der letzte Schritt ist der längste.',
      'Една крачка преди конуса свали таза; последната крачка е най-дългата.',
    ],
    more: [
      `Larger: ${length + 2} × ${width + 2} m, so that more speed must be braked.`,
      `Größer: ${length + 2} × ${width + 2} m, damit mehr Tempo abzubremsen ist.`,
      `По-голямо: ${length + 2} × ${width + 2} м, за да се спира по-висока скорост.`,
    ],
    fault: [
      'Upright into the turn: the ball goes on, the body falls behind.',
      'Aufrecht in die Wende: Der Ball läuft weiter, der Körper hinkt nach.',
      'Изправен в завоя: топката продължава, тялото изостава.',
    ],
  }
}

export const coursesWithBall = createDribblingFamily({
  slug: 'change-direction',
  topic: 'coordination',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['physical', 'technical'],
  stage: 'race',
  intensity: 'high',
  sizes,
  tasks: courseTasks,
  draw,
  frame: createFrame,
})
