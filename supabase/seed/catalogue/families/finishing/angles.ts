/** Finishing from angles: short lines at two to four places around the goal, everyone with a ball. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { angleTasks } from './angles-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  addLine,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface AngleSize extends Size {
  spots: 2 | 3 | 4
  /** Metres from goal to the shooting line. */
  shot: number
}

const sizes: readonly AngleSize[] = [
  {
    key: '2-spots-6m',
    spots: 2,
    shot: 6,
    area: [14, 14],
    goal: 'mini',
    ages: [6, 8],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: '3-spots-8m',
    spots: 3,
    shot: 8,
    area: [18, 18],
    goal: 'small',
    ages: [8, 10],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '2-spots-10m',
    spots: 2,
    shot: 10,
    area: [22, 22],
    goal: 'youth',
    ages: [9, 12],
    level: 2,
    time: [4, 180, 60],
  },
  {
    key: '3-spots-12m',
    spots: 3,
    shot: 12,
    area: [25, 28],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '3-spots-16m',
    spots: 3,
    shot: 16,
    area: [30, 40],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: '4-spots-14m',
    spots: 4,
    shot: 14,
    area: [28, 44],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 120, 60],
  },
]

const across: Record<AngleSize['spots'], readonly number[]> = {
  2: [0.16, 0.84],
  3: [0.14, 0.5, 0.86],
  4: [0.08, 0.36, 0.64, 0.92],
}

function draw(size: AngleSize, task: string): Sketch {
  const { area, shot, spots } = size
  const [length, width] = area
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const front = length - shot
  drawing.gears('marker', [
    [front, 0],
    [front, width],
  ])
  const lines = across[spots].map((y) => addLine(drawing, 'a', 2, [front - 4, y * width], 2))
  const balls = lines.map(([first = '', second = '']) => {
    const ball = drawing.ball(task === 'touch-and-shoot' ? second : first)
    if (task !== 'touch-and-shoot' && task !== 'chased') drawing.ball(second)
    return ball
  })
  addBench(drawing, 4)
  const turns = [0, spots - 1]
  for (const turn of turns) {
    const [first = '', second = ''] = lines[turn] ?? []
    const ball = balls[turn] ?? ''
    const y = (across[spots][turn] ?? 0.5) * width
    const inwards = turn === 0 ? 1.5 : -1.5
    const place: Point = [front - 0.6, y + inwards]
    if (task === 'touch-and-shoot') {
      const meet: Point = [front - 2, y + inwards * 0.6]
      drawing.together(() => {
        drawing.run(first, meet)
        drawing.pass(ball, meet, { for: first })
      })
    }
    if (task === 'chased') {
      drawing.together(() => {
        drawing.run(first, place)
        drawing.run(second, [front - 2.6, y + inwards * 0.9])
      })
    } else drawing.run(first, place)
    const corner = turn === 0 ? 0.85 : 0.15
    drawing.shot(ball, getPointInGoal(size, task === 'weaker-foot' ? 1 - corner : corner))
  }
  return drawing
}

function createBase(size: AngleSize, sentence: Words3): Base {
  const { spots, shot } = size
  const players = spots * 2
  return {
    title: [
      `Finishing from ${spots} angles at ${shot} m`,
      `Torschuss aus ${spots} Winkeln, ${shot} m`,
      `Удари от ${spots} ъгъла на ${shot} м`,
    ],
    aim: [
      'See the goal from every side and choose the right shot.',
      'Das Tor aus jedem Winkel sehen und den passenden Schuss wählen.',
      'Вратата се вижда от всеки ъгъл и се избира верният удар.',
    ],
    setup: join(
      describeGround(size),
      [
        `Two markers show the shooting line ${shot} m from the goal; 4 m behind it are ${spots} starting places with two players each (${players}).`,
        `Zwei Markierungen zeigen die Schusslinie ${shot} m vor dem Tor; 4 m dahinter liegen ${spots} Startplätze mit je zwei Spielern (${players}).`,
        `Два маркера показват линията за удар на ${shot} м от вратата; 4 м зад нея има ${spots} места с по двама играчи (общо ${players}).`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The places start one after the other from left to right, the next as soon as the shot is taken.',
      'Die Plätze starten der Reihe nach von links nach rechts, der nächste mit dem Schuss davor.',
      'Местата тръгват едно след друго отляво надясно, следващото – при удара на предишното.',
    ],
    end: join(
      [
        'Fetch your ball around the outside and go to the next place.',
        'Den eigenen Ball außen herum holen und zum nächsten Platz gehen.',
        'Вземи топката си отстрани и мини на следващото място.',
      ],
      sentence,
    ),
    points: [
      [
        'Head up two steps before the line: where is the gap?',
        'Zwei Schritte vor der Linie Kopf hoch: Wo ist die Lücke?',
        'Две крачки преди линията вдигни глава: къде е пролуката?',
      ],
      shot > 11
        ? [
            `From ${shot} m through the middle of the ball with the laces, knee over it.`,
            `Aus ${shot} m mit dem Spann durch die Ballmitte, Knie darüber.`,
            `От ${shot} м с горната част през средата на топката, коляното е над нея.`,
          ]
        : [
            `From ${shot} m you do not need power: inside of the foot, low.`,
            `Aus ${shot} m brauchst du keine Kraft: Innenseite, flach.`,
            `От ${shot} м не ти трябва сила: вътрешна част, по земя.`,
          ],
    ],
    progressions: [
      [
        `Shooting line at ${shot + 2} m.`,
        `Schusslinie bei ${shot + 2} m.`,
        `Линия за удар на ${shot + 2} м.`,
      ],
    ],
    regressions: [
      [
        'Shoot a ball that lies still on the line.',
        'Einen ruhenden Ball auf der Linie schießen.',
        'Удар по спряла топка на линията.',
      ],
    ],
    faults: [
      [
        'Always the same corner, whatever the angle.',
        'Immer dasselbe Eck, egal aus welchem Winkel.',
        'Винаги същият ъгъл, без значение откъде.',
      ],
    ],
  }
}

export const angles = createFinishingFamily({
  slug: 'finishing-angles',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'psychological'],
  sizes,
  tasks: angleTasks,
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'chased' ? { practice_type: 'opposed' } : {}),
})
