/** Receiving half-turned between two servers. Varied by lanes, distance, receivers and what the touch answers to. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  formatDecimalComma,
  join,
  createPassingFamily,
  playInto,
  playWhile,
  someone,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { halfTurnTasks } from './half-turn-words'

interface TurnSize extends Size {
  lanes: 1 | 2 | 3 | 4
  /** Receivers in each lane: they take turns. */
  receivers: 1 | 2
  gate: number
}

const sizes: readonly TurnSize[] = [
  {
    key: '4-lanes-14m',
    lanes: 4,
    receivers: 1,
    gate: 2,
    area: [14, 30],
    ages: [10, 14],
    level: 1,
    time: [6, 75, 30],
    point: [
      'Four lanes side by side: listen only to the voice of your own server.',
      'Vier Bahnen nebeneinander: nur auf die Stimme des eigenen Anspielers hören.',
      'Четири коридора един до друг: слушай само своя подаващ.',
    ],
  },
  {
    key: '2-lanes-10m',
    lanes: 2,
    receivers: 1,
    gate: 1.5,
    area: [10, 12],
    ages: [8, 10],
    level: 1,
    time: [6, 60, 30],
    point: [
      'Five metres: ask with the hand where you want the ball.',
      'Fünf Meter: Zeig mit der Hand, wohin du den Ball willst.',
      'Пет метра: покажи с ръка къде искаш топката.',
    ],
  },
  {
    key: '3-lanes-12m',
    lanes: 3,
    receivers: 1,
    gate: 1.5,
    area: [12, 21],
    ages: [9, 12],
    level: 1,
    time: [6, 75, 30],
    point: [
      'Servers: wait for eye contact before you pass.',
      'Anspieler: erst Blickkontakt, dann Pass.',
      'Подаващи: първо контакт с очи, после пас.',
    ],
  },
  {
    key: '2-lanes-16m',
    lanes: 2,
    receivers: 2,
    gate: 2,
    area: [16, 16],
    ages: [10, 14],
    level: 2,
    time: [6, 90, 30],
    point: [
      'Two receivers: when one leaves, the other is already moving.',
      'Zwei Empfänger: Geht der eine, bewegt sich der andere schon.',
      'Двама приемащи: щом единият излезе, другият вече се движи.',
    ],
  },
  {
    key: '3-lanes-18m',
    lanes: 3,
    receivers: 1,
    gate: 2,
    area: [18, 24],
    ages: [11, 16],
    level: 2,
    time: [6, 90, 30],
    point: [
      'Nine metres: the ball has to be firm enough to run across you.',
      'Neun Meter: Der Ball muss scharf genug zum Durchlaufen sein.',
      'Девет метра: пасът трябва да е твърд, за да премине пред теб.',
    ],
  },
  {
    key: '2-lanes-24m',
    lanes: 2,
    receivers: 2,
    gate: 2.5,
    area: [24, 20],
    ages: [13, 19],
    level: 2,
    time: [6, 90, 40],
    point: [
      'Between the lines of a block: receive where neither line reaches you.',
      'Wie zwischen den Linien: dort annehmen, wo dich keine Kette erreicht.',
      'Като между линиите: поеми там, където никоя не те стига.',
    ],
  },
]

function draw({ area, lanes, receivers, gate }: TurnSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  const lane = width / lanes
  const mid = length / 2
  let play:
    | {
        from: string
        to: string
        who: string
        ball: string
        y: number
        presser: string | undefined
      }
    | undefined
  for (let index = 0; index < lanes; index += 1) {
    const y = lane * (index + 0.5)
    const off = Math.min(lane * 0.36, gate + 1.1)
    drawing.gears('cone', [
      [mid, y - off],
      [mid, y - off + gate],
      [mid, y + off - gate],
      [mid, y + off],
    ])
    drawing.gear('marker', [mid, y])
    const from = drawing.player('a', [0.5, y])
    const to = drawing.player('a', [length - 0.5, y])
    const who = drawing.player('c', [mid - 1.2, y + 0.5])
    if (receivers === 2) drawing.player('c', [mid + 1.4, y - 0.8])
    const presser = task === 'pressed' ? drawing.player('b', [mid + 0.9, y + 0.9]) : undefined
    const ball = drawing.ball(from)
    play ??= { from, to, who, ball, y, presser }
  }
  addBench(drawing, lanes)
  if (!play) return drawing
  const { from, to, who, ball, y, presser } = play
  const off = Math.min(lane * 0.36, gate + 1.1)
  const meet: Point = [mid - length * 0.16, y + (task === 'step-off' ? off * 0.6 : 0.2)]
  if (task === 'step-off') drawing.run(who, [mid - 0.1, y - 0.3])
  playInto(drawing, ball, who, meet, presser ? [[presser, [mid - 0.4, y + 0.3]]] : [])
  if (task === 'number-behind') {
    drawing.pass(ball, from)
    playInto(drawing, ball, who, [mid - length * 0.1, y + 0.9])
  }
  drawing.run(who, [mid + 0.9, y + off - gate / 2])
  playWhile(drawing, ball, to, presser ? [[presser, [mid + 0.3, y + 0.4]]] : [])
  return drawing
}

function createBase({ area, lanes, receivers, gate }: TurnSize, sentence: Words3): Base {
  const [length, width] = area
  const who = someone[receivers]
  return {
    title: [
      `Receive half-turned over ${length} m`,
      `Halb offen annehmen über ${length} m`,
      `Поемане полуобърнат на ${length} м`,
    ],
    aim: [
      'See both sides before the ball comes.',
      'Beide Seiten sehen, bevor der Ball kommt.',
      'Двете страни се виждат, преди топката да дойде.',
    ],
    setup: join(
      [
        `${lanes} lanes on ${length} × ${width} m. In each: a server at both ends, ${who[0]} (blue) in between, and on the middle line two gates of ${gate} m with a marker between them. One ball per lane.`,
        `${lanes} Bahnen auf ${length} × ${width} m. In jeder an beiden Enden ein Anspieler, dazwischen ${who[1]} (blau), auf der Mittellinie zwei Hütchentore von ${formatDecimalComma(gate)} m und dazwischen eine Markierung. Ein Ball pro Bahn.`,
        `${lanes} коридора на ${length} × ${width} м. Във всеки: подаващ в двата края, между тях ${who[2]} (в синьо), на средната линия две вратички по ${formatDecimalComma(gate)} м и маркер между тях. По една топка.`,
      ],
      describeSpareBalls(lanes),
    ),
    start: [
      'The server with the ball starts when the receiver shows.',
      'Der Anspieler mit Ball beginnt, wenn sich der Empfänger anbietet.',
      'Подаващият с топка започва, щом приемащият се покаже.',
    ],
    end: join(
      [
        receivers === 2
          ? 'The receivers take turns and change with the servers after every round.'
          : 'Receiver and servers change after every round.',
        receivers === 2
          ? 'Die Empfänger wechseln sich ab; nach jedem Durchgang Tausch mit den Anspielern.'
          : 'Nach jedem Durchgang tauschen Empfänger und Anspieler.',
        receivers === 2
          ? 'Приемащите се редуват; след всяка серия се сменят с подаващите.'
          : 'След всяка серия приемащият и подаващите се сменят.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Gates of ${gate - 0.5} m.`,
        `Hütchentore von ${formatDecimalComma(gate - 0.5)} m.`,
        `Вратички по ${formatDecimalComma(gate - 0.5)} м.`,
      ],
    ],
    regressions: [
      [
        `Lanes of ${length - 2} m, soft passes.`,
        `Bahnen von ${length - 2} m, weiche Pässe.`,
        `Коридори по ${length - 2} м, меки пасове.`,
      ],
    ],
    faults: [
      [
        'The ball is stopped first and then turned: two movements instead of one.',
        'Erst stoppen, dann drehen: zwei Bewegungen statt einer.',
        'Първо спиране, после завъртане: две движения вместо едно.',
      ],
    ],
  }
}

export const halfTurn = createPassingFamily({
  slug: 'receive-half-turned',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes,
  tasks: halfTurnTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'pressed' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
