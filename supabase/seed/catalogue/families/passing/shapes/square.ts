/** Passing square: four corners, the ball goes round. Varied by side, numbers and what happens at a corner. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  createPassingFamily,
  playWhile,
  formatPlayers,
  describeSpareBalls,
  moveToward,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { squareTasks } from './square-words'

interface SquareSize extends Size {
  /** How many stand at each corner, clockwise from the top left. */
  corners: readonly [number, number, number, number]
}

const sizes: readonly SquareSize[] = [
  {
    key: '5-on-6m',
    corners: [2, 1, 1, 1],
    area: [6, 6],
    ages: [7, 9],
    level: 1,
    time: [4, 90, 30],
    point: [
      'On six metres a soft push with the inside is enough.',
      'Auf sechs Metern reicht ein weicher Stoß mit der Innenseite.',
      'На шест метра стига лек пас с вътрешната част.',
    ],
  },
  {
    key: '5-on-8m',
    corners: [2, 1, 1, 1],
    area: [8, 8],
    ages: [8, 11],
    level: 1,
    time: [4, 120, 30],
    point: [
      'Standing foot beside the ball, toes to the partner.',
      'Standbein neben den Ball, Fußspitze zum Partner.',
      'Опорният крак до топката, пръстите към партньора.',
    ],
  },
  {
    key: '6-on-10m',
    corners: [2, 1, 2, 1],
    area: [10, 10],
    ages: [9, 13],
    level: 1,
    time: [5, 120, 30],
    point: [
      'After the pass sprint five steps: the next ball comes soon.',
      'Nach dem Pass fünf Schritte Sprint: Der nächste Ball kommt bald.',
      'След паса – спринт пет крачки: следващата топка идва скоро.',
    ],
  },
  {
    key: '8-on-12m',
    corners: [2, 2, 2, 2],
    area: [12, 12],
    ages: [10, 15],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Whoever waits calls the free side: “turn” or “set”.',
      'Der Wartende coacht: „auf“ oder „klatsch“.',
      'Чакащият подсказва: „обърни“ или „върни“.',
    ],
  },
  {
    key: '7-on-15m',
    corners: [2, 2, 2, 1],
    area: [15, 15],
    ages: [12, 17],
    level: 2,
    time: [5, 150, 45],
    point: [
      'Over fifteen metres hit through the middle of the ball, so that it does not jump.',
      'Über 15 Meter die Ballmitte treffen, damit er nicht springt.',
      'На 15 метра удари средата на топката, за да не подскача.',
    ],
  },
  {
    key: '10-on-18m',
    corners: [3, 2, 3, 2],
    area: [18, 18],
    ages: [13, 19],
    level: 3,
    time: [6, 150, 30],
    point: [
      'Long sides: driven pass, and the receiver comes two metres to meet it.',
      'Lange Seiten: scharfer Pass, der Empfänger kommt zwei Meter entgegen.',
      'Дълги страни: твърд пас и две крачки срещу топката.',
    ],
  },
]

function draw({ area, corners }: SquareSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const inset = length * 0.05
  const places: Point[] = [
    [inset, inset],
    [length - inset, 0.6],
    [length - inset, width - inset],
    [inset, width - inset],
  ]
  const outward: Point[] = [
    [-1.1, -1.1],
    [1.1, -1.1],
    [1.1, 1.1],
    [-1.1, 1.1],
  ]
  const first = places.map((place, corner) => {
    const step = outward[corner] ?? [0, 0]
    const all = Array.from({ length: corners[corner] ?? 1 }, (_, index) =>
      drawing.player('a', [place[0] + step[0] * index, place[1] + step[1] * index]),
    )
    return all[0] ?? ''
  })
  const [one = '', two = '', three = '', four = ''] = first
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = places
  const ball = drawing.ball(one)
  const second = task === 'ball-hunt' ? drawing.ball(three) : undefined
  addBench(drawing, 2)
  if (second) {
    drawing.together(() => {
      drawing.pass(ball, two)
      drawing.pass(second, four)
    })
    drawing.together(() => {
      drawing.pass(ball, three)
      drawing.pass(second, one)
    })
    return drawing
  }
  if (task === 'set-and-diagonal') {
    const half = moveToward(a, b, 0.45)
    const meet: Point = [half[0], half[1] + length * 0.1]
    drawing.pass(ball, two)
    drawing.together(() => {
      drawing.run(one, meet)
      drawing.pass(ball, meet, { for: one })
    })
    playWhile(drawing, ball, three, [
      [one, moveToward(b, a, 0.14)],
      [two, moveToward(b, c, 0.8)],
    ])
    return drawing
  }
  playWhile(drawing, ball, two, [[one, moveToward(b, a, 0.16)]])
  playWhile(drawing, ball, three, [[two, moveToward(c, b, 0.16)]])
  if (task === 'follow') drawing.pass(ball, four)
  return drawing
}

function createBase({ area, corners }: SquareSize, sentence: Words3): Base {
  const [side] = area
  const count = corners.reduce((sum, one) => sum + one, 0)
  const all = formatPlayers(count)
  return {
    title: [
      `Passing square on ${side} m`,
      `Passviereck auf ${side} m`,
      `Квадрат за подаване на ${side} м`,
    ],
    aim: [
      'Clean passes and a first touch that leads on.',
      'Saubere Pässe und ein erster Kontakt, der weiterführt.',
      'Чисти подавания и първо докосване, което води напред.',
    ],
    setup: join(
      [
        `Square of ${side} × ${side} m with a marker on each corner, ${all[0]}: ${corners.join(', ')} at the corners clockwise, starting where the ball is.`,
        `Quadrat von ${side} × ${side} m, an jeder Ecke eine Markierung, ${all[1]}: im Uhrzeigersinn ${corners.join(', ')} an den Ecken, beginnend beim Ball.`,
        `Квадрат ${side} × ${side} м с маркер на всеки ъгъл, ${all[2]}: по часовниковата стрелка ${corners.join(', ')} на ъглите, като се започва от топката.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'The corner with the ball starts, the others are already moving.',
      'Die Ecke mit Ball beginnt, die anderen sind schon in Bewegung.',
      'Започва ъгълът с топката, другите вече са в движение.',
    ],
    end: join(
      [
        'A ball that gets lost is replaced at once by the coach.',
        'Einen verlorenen Ball ersetzt der Trainer sofort.',
        'Изгубената топка веднага се заменя от треньора.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Only the weaker foot passes; the side stays ${side} m.`,
        `Nur der schwächere Fuß passt; die Seite bleibt ${side} m.`,
        `Подава се само със слабия крак; страната остава ${side} м.`,
      ],
    ],
    regressions: [
      [
        `Side of ${side - 1} m, and stop the ball before each pass.`,
        `Seite von ${side - 1} m, vor jedem Pass stoppen.`,
        `Страна ${side - 1} м, спиране преди всяко подаване.`,
      ],
    ],
    faults: [
      [
        'Standing on the marker until the ball arrives.',
        'Auf der Markierung stehen, bis der Ball kommt.',
        'Стоене на маркера, докато топката дойде.',
      ],
    ],
  }
}

export const square = createPassingFamily({
  slug: 'passing-square',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'social'],
  sizes,
  tasks: squareTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'ball-hunt' ? { intensity: 'high', corners: ['technical', 'physical', 'social'] } : {},
})
