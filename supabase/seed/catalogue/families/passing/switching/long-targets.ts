/** Long passing between squares. Varied by distance, size of the squares, pairs and how the ball travels. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { longTasks } from './long-targets-words'

interface LongSize extends Size {
  pairs: 2 | 3 | 4
  square: number
}

const sizes: readonly LongSize[] = [
  {
    key: '12m',
    pairs: 2,
    square: 4,
    area: [20, 14],
    ages: [8, 10],
    level: 1,
    time: [5, 90, 30],
    point: [
      'Twelve metres is long for you: take a run-up of two steps.',
      'Zwölf Meter sind für euch lang: zwei Schritte Anlauf.',
      'Дванадесет метра са много: засили две крачки.',
    ],
  },
  {
    key: '16m',
    pairs: 3,
    square: 4,
    area: [24, 21],
    ages: [9, 12],
    level: 1,
    time: [5, 120, 30],
    point: [
      'Look at the square once more before you hit the ball.',
      'Schau vor dem Pass noch einmal zum Feld.',
      'Погледни още веднъж квадрата преди паса.',
    ],
  },
  {
    key: '20m',
    pairs: 3,
    square: 5,
    area: [30, 24],
    ages: [11, 14],
    level: 2,
    time: [5, 120, 45],
    point: [
      'Twenty metres: the swing gets longer, not the wild kick.',
      'Zwanzig Meter: länger ausholen, nicht wilder schlagen.',
      'Двадесет метра: по-дълъг замах, не по-див удар.',
    ],
  },
  {
    key: '26m',
    pairs: 4,
    square: 5,
    area: [36, 32],
    ages: [12, 16],
    level: 2,
    time: [5, 150, 45],
    point: [
      'Strike through the ball with the laces, toes down.',
      'Mit dem Spann durch den Ball, Fußspitze nach unten.',
      'Удар с горната част през топката, пръстите надолу.',
    ],
  },
  {
    key: '32m',
    pairs: 3,
    square: 6,
    area: [44, 27],
    ages: [14, 19],
    level: 3,
    time: [5, 150, 60],
    point: [
      'Full-back to far winger: choose height and pace for the receiver.',
      'Außenverteidiger auf den fernen Flügel: Höhe und Tempo für den Empfänger.',
      'Бек към далечно крило: височина и сила според приемащия.',
    ],
  },
  {
    key: '38m',
    pairs: 2,
    square: 8,
    area: [54, 24],
    ages: [16, 19],
    level: 3,
    time: [5, 150, 60],
    point: [
      'At this distance rest between the balls: technique before number.',
      'Auf diese Weite zwischen den Bällen pausieren: Technik vor Menge.',
      'На това разстояние почивай между топките: техника преди бройка.',
    ],
  },
]

function draw({ area, pairs, square }: LongSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  const lane = width / pairs
  const pairsDrawn: { near: string; far: string; ball: string; y: number }[] = []
  for (let index = 0; index < pairs; index += 1) {
    const y = lane * (index + 0.5)
    drawing.corners('marker', [0, y - square / 2], [square, y + square / 2])
    drawing.corners('marker', [length - square, y - square / 2], [length, y + square / 2])
    const near = drawing.player('a', [square * 0.45, y])
    const far = drawing.player('a', [length - square * 0.5, y])
    pairsDrawn.push({ near, far, ball: drawing.ball(near), y })
  }
  addBench(drawing, 4)
  const [first, second] = pairsDrawn
  if (!first || !second) return drawing
  const { near, far, ball, y } = first
  const kind = task === 'over-the-zone' ? 'lofted' : 'driven'
  if (task === 'over-the-zone') drawing.zone([length * 0.36, 0], [length * 0.64, width])
  drawing.run(near, [square * 0.85, y - 0.5])
  if (task === 'moving-target') {
    const meet: Point = [length - square * 0.55, y - square * 0.38]
    drawing.together(() => {
      drawing.run(far, meet)
      drawing.pass(ball, meet, { kind, for: far })
    })
    drawing.run(far, [length - 0.4, y + square * 0.3], [length - square * 0.8, y + square * 0.42])
    return drawing
  }
  if (task === 'change-target') {
    const shadow = drawing.player('b', [length - square - 1.4, (y + second.y) / 2])
    drawing.together(() => {
      drawing.run(shadow, [length - square - 0.8, y + 0.4])
      drawing.pass(ball, second.far, { kind })
    })
    return drawing
  }
  drawing.pass(ball, far, { kind })
  playInto(drawing, ball, far, [length - square * 0.85, y + 0.5])
  drawing.pass(ball, near, { kind })
  return drawing
}

function createBase({ area, pairs, square }: LongSize, sentence: Words3): Base {
  const [length, width] = area
  const gap = length - 2 * square
  return {
    title: [
      `Long passing over ${gap} m, ${pairs} pairs`,
      `Lange Pässe über ${gap} m, ${pairs} Paare`,
      `Дълги пасове на ${gap} м, ${pairs} двойки`,
    ],
    aim: [
      'Bridge distance accurately.',
      'Entfernung genau überbrücken.',
      'Точно преодоляване на разстояние.',
    ],
    setup: join(
      [
        `${length} × ${width} m: for each of the ${pairs} pairs two squares of ${square} × ${square} m, ${gap} m apart, one player and one ball per pair of squares on the near side, the partner opposite.`,
        `${length} × ${width} m: für jedes der ${pairs} Paare zwei Felder von ${square} × ${square} m im Abstand von ${gap} m, auf der einen Seite ein Spieler mit Ball, gegenüber der Partner.`,
        `${length} × ${width} м: за всяка от ${['', '', 'двете', 'трите', 'четирите', 'петте', 'шестте'][pairs] ?? pairs} двойки два квадрата ${square} × ${square} м на ${gap} м един от друг, от едната страна играч с топка, отсреща партньорът.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'All pairs play at the same time.',
      'Alle Paare spielen gleichzeitig.',
      'Всички двойки играят едновременно.',
    ],
    end: join(
      [
        'A ball that misses is fetched by the passer; the coach gives a new one meanwhile. New pairs after two rounds.',
        'Einen verfehlten Ball holt der Passgeber, inzwischen gibt der Trainer einen neuen. Nach zwei Durchgängen neue Paare.',
        'Неточната топка се взема от подалия, а треньорът дава нова. След две серии – нови двойки.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Squares of ${square - 1} × ${square - 1} m.`,
        `Felder von ${square - 1} × ${square - 1} m.`,
        `Квадрати ${square - 1} × ${square - 1} м.`,
      ],
      [
        'Only the weaker foot in the last round.',
        'Im letzten Durchgang nur der schwächere Fuß.',
        'В последната серия само слабият крак.',
      ],
    ],
    regressions: [
      [`Distance of ${gap - 3} m.`, `Abstand ${gap - 3} m.`, `Разстояние ${gap - 3} м.`],
    ],
    faults: [
      [
        'Run-up straight at the ball: hip and swing are blocked.',
        'Gerader Anlauf: Hüfte und Schwung sind blockiert.',
        'Прав засил: тазът и замахът са блокирани.',
      ],
    ],
  }
}

export const longTargets = createPassingFamily({
  slug: 'long-passing',
  topic: 'switching_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  sizes,
  tasks: longTasks,
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'change-target' ? { practice_type: 'passive_opposition' } : {}),
})
