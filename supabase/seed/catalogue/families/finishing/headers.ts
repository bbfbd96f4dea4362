/** Heading at goal, twelve and older: short blocks with a limit of headers, as the associations advise. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { headerTasks } from './headers-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface HeaderSize extends Size {
  pairs: 2 | 3 | 4
  /** Metres from goal to the headers. */
  distance: number
  /** Most headers of each player in the session. */
  limit: number
}

const sizes: readonly HeaderSize[] = [
  {
    key: '2-pairs-4m',
    pairs: 2,
    distance: 4,
    limit: 5,
    area: [12, 14],
    goal: 'youth',
    ages: [12, 13],
    level: 1,
    time: [2, 120, 120],
  },
  {
    key: '3-pairs-5m',
    pairs: 3,
    distance: 5,
    limit: 5,
    area: [14, 18],
    goal: 'youth',
    ages: [12, 14],
    level: 1,
    time: [2, 150, 120],
  },
  {
    key: '2-pairs-6m',
    pairs: 2,
    distance: 6,
    limit: 8,
    area: [18, 24],
    goal: 'full',
    ages: [14, 17],
    level: 2,
    time: [2, 150, 120],
  },
  {
    key: '3-pairs-7m',
    pairs: 3,
    distance: 7,
    limit: 10,
    area: [20, 28],
    goal: 'full',
    ages: [14, 19],
    level: 2,
    time: [3, 120, 120],
  },
  {
    key: '4-pairs-8m',
    pairs: 4,
    distance: 8,
    limit: 10,
    area: [22, 34],
    goal: 'full',
    ages: [15, 19],
    level: 3,
    time: [3, 150, 120],
  },
  {
    key: '3-pairs-6m',
    pairs: 3,
    distance: 6,
    limit: 5,
    area: [18, 26],
    goal: 'full',
    ages: [13, 15],
    level: 2,
    time: [2, 150, 120],
  },
]

function draw(size: HeaderSize, task: string): Sketch {
  const { area, pairs, distance } = size
  const [length, width] = area
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const x = length - distance
  const gap = (width * 0.66) / pairs
  const places = Array.from(
    { length: pairs },
    (_, index) => width / 2 + (index - (pairs - 1) / 2) * gap,
  )
  drawing.gears(
    'marker',
    places.map((y): Point => [x + 0.2, y + 0.8]),
  )
  const back = task === 'run-and-jump' || task === 'with-opponent' ? 2.6 : 0.8
  const headers = places.map((y) => drawing.player('a', [x - back, y]))
  const servers = places.map((y, index) =>
    drawing.player('a', [
      length - 1.2 - (index % 2) * 1.2,
      y < width / 2 ? 1 + index * 1.2 : width - 1 - (pairs - 1 - index) * 1.2,
    ]),
  )
  if (task === 'with-opponent') {
    for (const y of places) drawing.player('b', [x - 0.6, y + 0.5])
  }
  const balls = servers.map((server) => drawing.ball(server))
  addBench(drawing, 2)
  for (const index of [0, pairs - 1]) {
    const who = headers[index] ?? ''
    const ball = balls[index] ?? ''
    const place: Point = [x + 0.2, (places[index] ?? 0) - 0.3]
    drawing.together(() => {
      drawing.run(who, place)
      drawing.pass(ball, place, { kind: 'lofted', for: who })
    })
    drawing.shot(ball, getPointInGoal(size, index === 0 ? 0.15 : 0.85))
  }
  return drawing
}

function createBase(size: HeaderSize, sentence: Words3): Base {
  const { pairs, distance, limit } = size
  return {
    title: [
      `Heading at goal, ${pairs} pairs, ${distance} m`,
      `Kopfball aufs Tor, ${pairs} Paare, ${distance} m`,
      `Удар с глава, ${pairs} двойки, ${distance} м`,
    ],
    aim: [
      'Learn to head safely with few, good repetitions.',
      'Mit wenigen, guten Wiederholungen sicher köpfen lernen.',
      'С малко, но добри повторения се учи безопасен удар с глава.',
    ],
    setup: join(
      describeGround(size),
      [
        `${pairs} pairs with a light ball of the right size, not pumped hard. Headers at markers ${distance} m from goal, servers at the sides of the goal.`,
        `${pairs} Paare mit je einem leichten, nicht zu hart aufgepumpten Ball. Die Köpfenden an Markierungen ${distance} m vor dem Tor, die Zuspieler seitlich vom Tor.`,
        `${pairs} двойки с лека, не твърде напомпана топка. Удрящите при маркери на ${distance} м от вратата, подаващите отстрани на нея.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'The pairs take turns; the server asks “ready?” before each toss.',
      'Die Paare wechseln sich ab; vor jedem Wurf fragt der Zuspieler: „Bereit?“',
      'Двойките се редуват; преди всяко хвърляне подаващият пита „готов?“.',
    ],
    end: join(
      [
        `At most ${limit} headers per player today, counted aloud; heading is trained once a week at most, below 13 once a month. With a headache or dizziness stop at once. Swap roles at half time.`,
        `Höchstens ${limit} Kopfbälle je Spieler, laut gezählt; Kopfball höchstens einmal pro Woche, unter 13 einmal im Monat. Bei Kopfweh oder Schwindel sofort aufhören. Zur Hälfte Rollen tauschen.`,
        `Най-много ${limit} удара с глава на играч, броени на глас; глава се тренира най-много веднъж седмично, под 13 – веднъж месечно. При главоболие или замайване се спира веднага. По средата ролите се сменят.`,
      ],
      sentence,
    ),
    points: [
      distance > 6
        ? [
            `From ${distance} m the corner decides: sideways turn of the trunk.`,
            `Aus ${distance} m entscheidet das Eck: Rumpf seitlich eindrehen.`,
            `От ${distance} м решава ъгълът: завърти торса странично.`,
          ]
        : [
            'So near: precise rather than hard.',
            'So nah: genau statt hart.',
            'Толкова близо: точно, а не силно.',
          ],
      [
        'Attack the ball; do not let it hit you.',
        'Den Ball attackieren, sich nicht treffen lassen.',
        'Атакувай топката, не чакай тя да те удари.',
      ],
    ],
    progressions: [
      [
        'Serve with a soft lofted pass instead of the toss.',
        'Statt des Wurfs ein weicher Heber mit dem Fuß.',
        'Вместо хвърляне – мека парабола с крак.',
      ],
    ],
    regressions: [
      [
        'Use a balloon or foam ball.',
        'Luftballon oder Schaumstoffball nehmen.',
        'С балон или топка от дунапрен.',
      ],
    ],
    faults: [
      [
        'Shoulders up and neck loose: the head is pushed back.',
        'Schultern hoch, Nacken locker: Der Kopf wird zurückgedrückt.',
        'Вдигнати рамене и отпуснат врат: главата отива назад.',
      ],
    ],
  }
}

export const headers = createFinishingFamily({
  slug: 'heading-at-goal',
  topic: 'heading',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'low',
  sizes,
  tasks: headerTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'with-opponent' ? { practice_type: 'passive_opposition' } : {}),
})
