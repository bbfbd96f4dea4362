/** Crosses from the wing with runs into the box; below twelve along the ground, finished by foot. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { crossTasks } from './crosses-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  shortGoal,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface CrossSize extends Size {
  runners: 2 | 3
  /** Crosses come from both wings in turn. */
  wings: 1 | 2
}

const sizes: readonly CrossSize[] = [
  {
    key: '2-runners-small',
    runners: 2,
    wings: 1,
    area: [20, 20],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '2-runners-youth',
    runners: 2,
    wings: 1,
    area: [26, 30],
    goal: 'youth',
    ages: [10, 13],
    level: 1,
    time: [4, 180, 60],
  },
  {
    key: '3-runners-youth',
    runners: 3,
    wings: 2,
    area: [28, 36],
    goal: 'youth',
    ages: [11, 14],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '2-runners-full',
    runners: 2,
    wings: 1,
    area: [32, 46],
    goal: 'full',
    ages: [13, 16],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '2-runners-2-wings',
    runners: 2,
    wings: 2,
    area: [35, 54],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: '3-runners-2-wings',
    runners: 3,
    wings: 2,
    area: [36, 60],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 180, 60],
  },
]

function draw(size: CrossSize, task: string): Sketch {
  const { area, runners, wings, goal } = size
  const [length, width] = area
  const middle = width / 2
  const isFull = goal === 'full'
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const start = length * 0.45
  const sides = wings === 2 ? [0.07, 0.93] : [0.07]
  drawing.gears(
    'marker',
    sides.map((y): Point => [length * 0.75, y * width]),
  )
  const pairs = sides.map(
    (y) =>
      [
        drawing.player('a', [start, y * width]),
        drawing.player('a', [start - 4, y * width]),
      ] as const,
  )
  const balls = pairs.map(([first, second], index) => {
    drawing.ball(task === 'overlap' ? [start - 5.2, (sides[index] ?? 0) * width] : second)
    return drawing.ball(first)
  })
  const group = Array.from({ length: runners }, (_, index) =>
    drawing.player('a', [start - (index === 2 ? 3 : 0), middle - 3 + index * 3.4]),
  )
  const defenders =
    task === 'with-defenders'
      ? [
          drawing.player('b', [length * 0.72, middle - 2]),
          drawing.player('b', [length * 0.74, middle + 2.4]),
        ]
      : []
  addBench(drawing, 6)
  const [winger, behind] = pairs[0] ?? ['', '']
  const ball = balls[0] ?? ''
  const near: Point = [length - (isFull ? 6 : 3.5), middle - (isFull ? 3 : 1.6)]
  const far: Point = [length - (isFull ? 6 : 3), middle + (isFull ? 3.4 : 1.8)]
  const spot: Point = [length - (isFull ? 11 : 7), middle]
  const [one = '', two = '', three = ''] = group
  const drawMoves = (first: () => void) => {
    drawing.together(() => {
      first()
      drawing.run(one, [length * 0.66, middle - 1.6])
      drawing.run(two, [length * 0.66, middle + 2.2])
    })
  }
  if (task === 'overlap') {
    const outside: Point = [length * 0.84, width * 0.04]
    drawMoves(() => {
      drawing.run(winger, [length * 0.6, width * 0.17])
      drawing.run(behind, [start, width * 0.02])
    })
    drawing.together(() => {
      drawing.run(behind, outside)
      drawing.pass(ball, outside, { for: behind })
    })
  } else {
    drawMoves(() =>
      drawing.run(
        winger,
        task === 'early' ? [length * 0.58, width * 0.08] : [length - 3, width * 0.07],
      ),
    )
  }
  const crossing = isFull ? 'driven' : 'ground'
  drawing.together(() => {
    drawing.run(one, near)
    drawing.run(two, far)
    if (three) drawing.run(three, spot)
    for (const [index, defender] of defenders.entries())
      drawing.run(defender, [length - 4.6, middle + (index === 0 ? -1.4 : 1.6)])
    drawing.pass(ball, far, { kind: task === 'early' ? 'driven' : crossing, for: two })
  })
  drawing.shot(ball, getPointInGoal(size, 0.7))
  return drawing
}

function createBase(size: CrossSize, sentence: Words3): Base {
  const { runners, wings, goal, ages } = size
  const isLow = ages[0] < 12
  const both = wings === 2
  const bulgarian = runners === 2 ? 'двама' : 'трима'
  // three always get them from both wings
  const where: Words3 =
    both && runners === 2 ? ['both wings', 'beide Seiten', 'две крила'] : shortGoal[goal]
  return {
    title: [
      `Crosses for ${runners}, ${where[0]}`,
      `Flanken auf ${runners}, ${where[1]}`,
      `Центриране за ${bulgarian}, ${where[2]}`,
    ],
    aim: [
      'Cross and run arrive together.',
      'Flanke und Lauf treffen sich.',
      'Центрирането и набягването се срещат.',
    ],
    setup: join(
      describeGround(size),
      [
        `${both ? 'On each wing' : 'On one wing'} two players and two balls, in the middle ${runners} runners about ${Math.round(size.area[0] * 0.55)} m from goal. ${both ? 'A marker' : 'A marker on the wing'} shows where the cross may be played.`,
        `${both ? 'Auf jeder Seite' : 'Auf einer Seite'} zwei Spieler und zwei Bälle, in der Mitte ${runners} Läufer etwa ${Math.round(size.area[0] * 0.55)} m vor dem Tor. Eine Markierung am Flügel zeigt die Flankenlinie.`,
        `${both ? 'На всяко крило' : 'На едното крило'} двама играчи и две топки, в средата ${bulgarian} набягващи на около ${Math.round(size.area[0] * 0.55)} м от вратата. Маркер по крилото показва линията за центриране.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      both
        ? 'The wings start in turn, the next when the ball is dead.'
        : 'The next starts when the runners are back.',
      both
        ? 'Die Seiten starten abwechselnd, sobald der Ball tot ist.'
        : 'Der Nächste startet, wenn die Läufer zurück sind.',
      both
        ? 'Крилата тръгват на смени, щом топката е мъртва.'
        : 'Следващият тръгва, когато набягващите се върнат.',
    ],
    end: join(
      isLow
        ? [
            'Crosses stay below knee height; finish with the foot only, no heading.',
            'Flanken bleiben unter Kniehöhe; Abschluss nur mit dem Fuß, kein Kopfball.',
            'Центриранията са под коляното; завършва се само с крак, без глава.',
          ]
        : [
            'Crosses below hip height; finish with the foot, so that nobody has to head.',
            'Flanken unter Hüfthöhe; Abschluss mit dem Fuß, niemand muss köpfen.',
            'Центриране под кръста; завършва се с крак, никой не играе с глава.',
          ],
      [
        'Crosser and runners change places after two goes.',
        'Nach zwei Versuchen tauschen Flankengeber und Läufer.',
        'След два опита центриращите и набягващите се сменят.',
      ],
      sentence,
    ),
    points: [
      runners === 2
        ? [
            'Two runs: one to the near post, one to the far post.',
            'Zwei Wege: einer zum kurzen, einer zum langen Pfosten.',
            'Две бягания: едно към близката, едно към далечната греда.',
          ]
        : [
            'Three runs: near post, far post, and one late to the middle.',
            'Drei Wege: kurz, lang und einer spät in die Mitte.',
            'Три бягания: близо, далече и едно късно в средата.',
          ],
      [
        'Finish with what you have: inside, laces, knee – on target first.',
        'Mit allem, was passt, abschließen: Innenseite, Spann, Knie – Hauptsache aufs Tor.',
        'Завърши с каквото можеш: вътрешна, горна част, коляно – първо точно.',
      ],
    ],
    progressions: [
      [
        'The ball is played to the winger by a runner, who then joins in.',
        'Ein Läufer spielt den Flügelspieler an und geht dann selbst mit.',
        'Набягващ подава на крилото и после влиза сам.',
      ],
    ],
    regressions: [
      [
        'Cross a resting ball from the marker.',
        'Einen ruhenden Ball von der Markierung flanken.',
        'Центриране на спряна топка от маркера.',
      ],
    ],
    faults: [
      [
        'Everyone runs straight to the goalkeeper.',
        'Alle laufen gerade auf den Torwart zu.',
        'Всички тичат право срещу вратаря.',
      ],
    ],
  }
}

export const crosses = createFinishingFamily({
  slug: 'crosses-and-runs',
  topic: 'crossing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical', 'social'],
  sizes,
  tasks: crossTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1] - 1,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'with-defenders' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
