/** Goal hunt for U6 to U10: everyone with a ball, mini goals all around, no queue. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../create-sketch'
import { huntTasks } from './goal-hunt-words'
import {
  addBench,
  createFinishingFamily,
  join,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface HuntSize extends Size {
  kids: 4 | 6 | 8 | 10 | 12
  goals: 3 | 4 | 5 | 6
}

const sizes: readonly HuntSize[] = [
  {
    key: '4-kids-3-goals',
    kids: 4,
    goals: 3,
    area: [14, 12],
    goal: 'mini',
    ages: [5, 7],
    level: 1,
    time: [4, 90, 45],
  },
  {
    key: '6-kids-4-goals',
    kids: 6,
    goals: 4,
    area: [18, 14],
    goal: 'mini',
    ages: [6, 8],
    level: 1,
    time: [4, 90, 45],
  },
  {
    key: '8-kids-4-goals',
    kids: 8,
    goals: 4,
    area: [22, 18],
    goal: 'mini',
    ages: [6, 9],
    level: 2,
    time: [5, 90, 45],
  },
  {
    key: '10-kids-5-goals',
    kids: 10,
    goals: 5,
    area: [24, 20],
    goal: 'mini',
    ages: [7, 9],
    level: 2,
    time: [5, 90, 45],
  },
  {
    key: '12-kids-6-goals',
    kids: 12,
    goals: 6,
    area: [28, 22],
    goal: 'mini',
    ages: [8, 10],
    level: 3,
    time: [5, 120, 45],
  },
  {
    key: '8-kids-5-goals',
    kids: 8,
    goals: 5,
    area: [20, 16],
    goal: 'mini',
    ages: [6, 8],
    level: 1,
    time: [5, 90, 45],
  },
]

/** Parts of length and width, and the way the mouth faces. */
const left = [0, 0.5, 0] as const
const right = [1, 0.5, 180] as const
const goalPlaces: Record<HuntSize['goals'], readonly (readonly [number, number, number])[]> = {
  3: [left, right, [0.5, 0, 90]],
  4: [left, right, [0.5, 0, 90], [0.5, 1, 270]],
  5: [left, right, [0.3, 0, 90], [0.7, 0, 90], [0.5, 1, 270]],
  6: [left, right, [0.3, 0, 90], [0.7, 0, 90], [0.3, 1, 270], [0.7, 1, 270]],
}

function draw({ area, kids, goals }: HuntSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  for (const [x, y, turn] of goalPlaces[goals]) {
    drawing.goal('mini', [x * length, y * width], turn)
    if (task === 'knock-the-treasure') {
      const inset = 0.8
      drawing.gear('cone', [
        x === 0 ? inset : x === 1 ? length - inset : x * length,
        y === 0 ? inset : y === 1 ? width - inset : y * width,
      ])
    }
  }
  const guards = task === 'goal-guards' ? 2 : 0
  const hunters = kids - guards
  const columns = Math.ceil(hunters / 2)
  const own = Array.from({ length: hunters }, (_, index) => {
    const column = index % columns
    const place: Point = [
      length * (columns === 1 ? 0.5 : 0.24 + (0.52 * column) / (columns - 1)),
      width * (index < columns ? 0.34 : 0.66),
    ]
    return drawing.player(task === 'two-teams' && index % 2 === 1 ? 'b' : 'a', place)
  })
  const balls = own.map((who) => drawing.ball(who))
  const guard = guards
    ? [
        drawing.player('b', [length * 0.09, width * 0.4]),
        drawing.player('b', [length * 0.86, width * 0.5]),
      ]
    : []
  addBench(drawing, 2)
  const [first = ''] = own
  const last = own.at(-1) ?? ''
  if (guards) {
    // the left goal is closed: turn away to the one above
    const x = goalPlaces[goals][2]?.[0] ?? 0.5
    drawing.together(() => {
      drawing.run(first, [length * 0.2, width * 0.4], [length * (x - 0.06), width * 0.2])
      drawing.run(guard[0] ?? '', [length * 0.1, width * 0.48])
    })
    drawing.shot(balls[0] ?? '', [x * length, 0])
    return drawing
  }
  drawing.together(() => {
    drawing.run(first, [length * 0.15, width * 0.44])
    drawing.run(last, [length * 0.85, width * 0.56])
  })
  drawing.together(() => {
    drawing.shot(balls[0] ?? '', [0, width * 0.5])
    drawing.shot(balls.at(-1) ?? '', [length, width * 0.5])
  })
  return drawing
}

function createBase(size: HuntSize, sentence: Words3): Base {
  const { kids, goals, area } = size
  const [length, width] = area
  return {
    title: [
      `Goal hunt, ${kids} children, ${goals} goals`,
      `Torjagd, ${kids} Kinder, ${goals} Tore`,
      `Лов на голове, ${kids} деца, ${goals} врати`,
    ],
    aim: [
      'Many goals, many touches, a lot of fun.',
      'Viele Tore, viele Ballkontakte, viel Spaß.',
      'Много голове, много докосвания, много забавление.',
    ],
    setup: join(
      [
        `Field of ${length} × ${width} m, ${goals} mini goals around the edge facing inwards. ${kids} children inside, everyone who hunts has a ball.`,
        `Feld von ${length} × ${width} m, ${goals} Minitore am Rand mit der Öffnung nach innen. ${kids} Kinder im Feld, jeder Jäger mit Ball.`,
        `Поле ${length} × ${width} м, ${goals} малки врати по края с отвора навътре. ${kids} деца вътре, всеки ловец е с топка.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'All start on the coach’s signal and dribble freely between the goals.',
      'Alle starten auf Zeichen des Trainers und dribbeln frei zwischen den Toren.',
      'Всички тръгват по знак на треньора и водят свободно между вратите.',
    ],
    end: join(
      [
        'At the end of a round everyone shows the best goal.',
        'Am Ende eines Durchgangs zeigt jeder sein schönstes Tor.',
        'В края на серията всеки показва най-хубавия си гол.',
      ],
      sentence,
    ),
    points: [
      [
        'Keep the ball close while many are around.',
        'Ball eng führen, wenn viele um dich sind.',
        'Води топката близо, когато наоколо има много деца.',
      ],
      kids > 7
        ? [
            'Look up often: with so many you need to see the way.',
            'Oft hochschauen: Bei so vielen musst du den Weg sehen.',
            'Гледай често нагоре: при толкова деца пътят трябва да се види.',
          ]
        : [
            'There is room: a few fast touches, then slow before the goal.',
            'Es ist Platz: ein paar schnelle Kontakte, dann langsam vor dem Tor.',
            'Има място: няколко бързи докосвания, после бавно пред вратата.',
          ],
    ],
    progressions: [
      [
        'A feint at a marker before each shot.',
        'Vor jedem Schuss eine Finte.',
        'Преди всеки удар – финт.',
      ],
    ],
    regressions: [
      [
        'Wider goals made of two cones.',
        'Breitere Tore aus zwei Hütchen.',
        'По-широки врати от два конуса.',
      ],
    ],
    faults: [
      [
        'Eyes only on the ball: the children bump into each other.',
        'Augen nur am Ball: Die Kinder stoßen zusammen.',
        'Поглед само в топката: децата се блъскат.',
      ],
    ],
  }
}

export const goalHunt = createFinishingFamily({
  slug: 'goal-hunt',
  topic: 'finishing',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'social', 'psychological'],
  sizes,
  tasks: huntTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
})
