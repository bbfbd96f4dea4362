/** Volleys in pairs: one tosses or serves, one strikes; several pairs around one goal. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
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
import { volleyTasks } from './volleys-words'

interface VolleySize extends Size {
  pairs: 2 | 3 | 4
  /** Metres from goal to the shooters. */
  shot: number
  /** Metres between server and shooter. */
  toss: number
}

const sizes: readonly VolleySize[] = [
  {
    key: '2-pairs-6m',
    pairs: 2,
    shot: 6,
    toss: 2.5,
    area: [14, 14],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 120, 45],
  },
  {
    key: '3-pairs-8m',
    pairs: 3,
    shot: 8,
    toss: 3,
    area: [18, 20],
    goal: 'youth',
    ages: [9, 13],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '2-pairs-10m',
    pairs: 2,
    shot: 10,
    toss: 4,
    area: [20, 20],
    goal: 'youth',
    ages: [11, 14],
    level: 2,
    time: [5, 120, 60],
  },
  {
    key: '3-pairs-12m',
    pairs: 3,
    shot: 12,
    toss: 4,
    area: [24, 36],
    goal: 'full',
    ages: [13, 19],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '4-pairs-14m',
    pairs: 4,
    shot: 14,
    toss: 5,
    area: [26, 42],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: '3-pairs-10m',
    pairs: 3,
    shot: 10,
    toss: 3.5,
    area: [22, 26],
    goal: 'youth',
    ages: [12, 15],
    level: 2,
    time: [5, 150, 60],
  },
]

function draw(size: VolleySize, task: string): Sketch {
  const { area, pairs, shot, toss } = size
  const [length, width] = area
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const step = Math.min(6, (width * 0.7) / (pairs - 1))
  const isSide = task === 'side-volley'
  const couples = Array.from({ length: pairs }, (_, index) => {
    const y = width / 2 + (index - (pairs - 1) / 2) * step
    const shooter = drawing.player('a', [length - shot - (isSide ? 0.5 : 1), y])
    const place: Point = isSide
      ? index < pairs / 2
        ? [length - 1.4 - index * 2, width * 0.12]
        : [length - 1.4 - (pairs - 1 - index) * 2, width * 0.88]
      : [length - shot + toss - 1, y + (y < width / 2 ? -0.8 : 0.8)]
    return { shooter, server: drawing.player('a', place), y }
  })
  const balls = couples.map(({ server }) => drawing.ball(server))
  drawing.gears(
    'marker',
    couples.map(({ y }): Point => [length - shot, y + 0.9]),
  )
  addBench(drawing, 4)
  for (const index of [0, pairs - 1]) {
    const couple = couples[index]
    const ball = balls[index]
    if (!couple || !ball) continue
    const meet: Point = [length - shot, couple.y]
    drawing.together(() => {
      drawing.run(couple.shooter, meet)
      drawing.pass(ball, meet, { kind: 'lofted', for: couple.shooter })
    })
    drawing.shot(ball, getPointInGoal(size, index === 0 ? 0.2 : 0.8))
  }
  return drawing
}

function createBase(size: VolleySize, sentence: Words3): Base {
  const { pairs, shot, toss } = size
  const comma = String(toss).replace('.', ',')
  return {
    title: [
      `Volleys with ${pairs} pairs from ${shot} m`,
      `Volleyschuss mit ${pairs} Paaren aus ${shot} m`,
      `Воле с ${pairs} двойки от ${shot} м`,
    ],
    aim: [
      'Meet balls in the air with timing instead of power.',
      'Bälle in der Luft mit Timing statt Kraft treffen.',
      'Топки във въздуха се удрят с точен момент, а не със сила.',
    ],
    setup: join(
      describeGround(size),
      [
        `${pairs} pairs with a ball each: the shooters at markers ${shot} m from goal, the servers a few metres away (about ${toss} m for a toss), out of the line of the shot.`,
        `${pairs} Paare mit je einem Ball: die Schützen an Markierungen ${shot} m vor dem Tor, die Zuspieler einige Meter entfernt (beim Anwerfen etwa ${comma} m), außerhalb der Schusslinie.`,
        `${pairs} двойки с по една топка: удрящите при маркери на ${shot} м от вратата, подаващите на няколко метра (при хвърляне около ${comma} м), извън линията на удара.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The pairs shoot one after the other, the next when the keeper is ready.',
      'Die Paare schießen nacheinander, das nächste, wenn der Torwart bereit ist.',
      'Двойките удрят една след друга, следващата – когато вратарят е готов.',
    ],
    end: join(
      [
        'Change server and shooter after four balls. No heading.',
        'Nach vier Bällen wechseln Zuspieler und Schütze. Kein Kopfball.',
        'След четири топки се сменят. Без игра с глава.',
      ],
      sentence,
    ),
    points: [
      [
        'Arms out for balance, standing foot points to the goal.',
        'Arme für das Gleichgewicht, Standfuß zeigt zum Tor.',
        'Ръцете за равновесие, опорният крак сочи вратата.',
      ],
      shot > 11
        ? [
            `From ${shot} m the ball needs no power: its speed is enough.`,
            `Aus ${shot} m braucht der Ball keine Kraft: Sein Tempo reicht.`,
            `От ${shot} м не трябва сила: скоростта на топката стига.`,
          ]
        : [
            `From ${shot} m aim beside the keeper, not at the roof.`,
            `Aus ${shot} m neben den Torwart zielen, nicht unters Dach.`,
            `От ${shot} м цели до вратаря, не под гредата.`,
          ],
    ],
    progressions: [
      [
        `Shooters start 3 m behind the marker and arrive at the ball.`,
        `Schützen starten 3 m hinter der Markierung und laufen zum Ball.`,
        `Удрящите тръгват от 3 м зад маркера и идват на топката.`,
      ],
    ],
    regressions: [
      ['Lighter or softer ball.', 'Leichterer oder weicherer Ball.', 'По-лека или по-мека топка.'],
    ],
    faults: [
      [
        'Swinging before the ball is there.',
        'Ausholen, bevor der Ball da ist.',
        'Замах, преди топката да е дошла.',
      ],
    ],
  }
}

export const volleys = createFinishingFamily({
  slug: 'volley-finishing',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  sizes,
  tasks: volleyTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
})
