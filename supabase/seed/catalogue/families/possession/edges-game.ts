/** Game with edges: two teams inside, a third outside on the four sides plays with who has the ball. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  listPointsOnSides,
  drawPasses,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { edgesTasks } from './edges-words'

interface Size {
  team: number
  edges: number
  side: number
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 2, edges: 4, side: 12, ages: [9, 13], level: 1 },
  { team: 3, edges: 4, side: 16, ages: [10, 17], level: 2 },
  { team: 4, edges: 4, side: 20, ages: [11, 19], level: 2 },
  { team: 5, edges: 5, side: 24, ages: [13, 19], level: 3 },
  { team: 6, edges: 6, side: 28, ages: [14, 19], level: 3 },
]

type Place = readonly [number, number]

const inside: Record<number, readonly [own: readonly Place[], others: readonly Place[]]> = {
  2: [
    [
      [0.3, 0.32],
      [0.72, 0.66],
    ],
    [
      [0.42, 0.44],
      [0.54, 0.56],
    ],
  ],
  3: [
    [
      [0.26, 0.3],
      [0.74, 0.36],
      [0.48, 0.78],
    ],
    [
      [0.36, 0.4],
      [0.62, 0.46],
      [0.56, 0.68],
    ],
  ],
  4: [
    [
      [0.26, 0.28],
      [0.74, 0.3],
      [0.74, 0.76],
      [0.26, 0.74],
    ],
    [
      [0.37, 0.38],
      [0.62, 0.42],
      [0.62, 0.64],
      [0.38, 0.64],
    ],
  ],
  5: [
    [
      [0.26, 0.26],
      [0.74, 0.3],
      [0.76, 0.76],
      [0.24, 0.74],
      [0.5, 0.56],
    ],
    [
      [0.36, 0.38],
      [0.62, 0.38],
      [0.64, 0.66],
      [0.36, 0.64],
      [0.5, 0.7],
    ],
  ],
  6: [
    [
      [0.24, 0.26],
      [0.5, 0.22],
      [0.78, 0.3],
      [0.76, 0.78],
      [0.5, 0.82],
      [0.24, 0.74],
    ],
    [
      [0.34, 0.38],
      [0.54, 0.36],
      [0.68, 0.44],
      [0.66, 0.66],
      [0.46, 0.68],
      [0.34, 0.62],
    ],
  ],
}

const nobody: readonly [readonly Place[], readonly Place[]] = [[], []]

function draw({ team, edges, side }: Size, key: string): Sketch {
  const drawing = createSketch([side, side])
  drawing.corners('cone')
  const outer = listPointsOnSides(edges, [0, 0], [side, side]).map((at) => drawing.player('c', at))
  const [own, others] = inside[team] ?? nobody
  const toPlace = ([x, y]: Place): Place => [x * side, y * side]
  const mine = own.map((place) => drawing.player('a', toPlace(place)))
  const theirs = others.map((place) => drawing.player('b', toPlace(place)))
  const left = outer.at(-1) ?? ''
  const [one = '', two = ''] = mine
  const [top = ''] = outer
  const right = outer[edges > 5 ? 2 : 1] ?? ''
  const ball = drawing.ball(left)
  addBench(drawing, 4)
  drawing.together(() => {
    drawing.run(theirs[0] ?? '', toPlace([0.3, 0.44]))
    drawing.pass(ball, one)
  })
  if (key === 'swap-places') {
    drawing.pass(ball, top)
    drawing.together(() => {
      drawing.run(top, toPlace([0.52, 0.14]))
      drawing.run(one, toPlace([0.4, 0.02]))
    })
    drawing.pass(ball, two)
    return drawing
  }
  drawPasses(drawing, ball, key === 'opposite-edges' ? [two, right] : [top, two, right])
  return drawing
}

function createBase({ team, edges, side }: Size, sentence: Words3): Base {
  return {
    title: [
      `${team}v${team}+${edges} on the edges`,
      `${team} gegen ${team} plus ${edges} außen`,
      `${team} срещу ${team} плюс ${edges} отвън`,
    ],
    aim: [
      'Keep the ball inside with help from outside.',
      'Den Ball innen mit Hilfe von außen behaupten.',
      'Топката се пази вътре с помощ отвън.',
    ],
    setup: [
      `Square of ${side} × ${side} m. Two teams of ${team} inside, ${edges} players (blue) on the sides: they play with whoever has the ball. Four spare balls beside the coach.`,
      `Quadrat von ${side} × ${side} m. Innen zwei Teams zu ${team}, an den Seiten ${edges} Spieler (blau): Sie spielen mit dem Team am Ball. Vier Ersatzbälle beim Trainer.`,
      `Квадрат ${side} × ${side} м. Вътре два отбора по ${team}, по страните ${edges} играчи (сини): играят с владеещите. Четири резервни топки до треньора.`,
    ],
    start: [
      'An outer player starts; nobody inside may attack on the edge.',
      'Ein Außenspieler beginnt; auf der Linie darf keiner angreifen.',
      'Започва външен играч; на линията не се атакува.',
    ],
    end: [
      `Ball won: play on at once. Out: the coach gives the next ball. Each round another group is outside. ${sentence[0]}`,
      `Ballgewinn: sofort weiterspielen. Im Aus: neuer Ball vom Trainer. Jede Runde ist eine andere Gruppe außen. ${sentence[1]}`,
      `Отнемане: играта продължава. При аут нова топка от треньора. Във всяка серия отвън е друга група. ${sentence[2]}`,
    ],
    points: [
      team === 2
        ? [
            'Two inside: one near the ball, the other as far away as possible.',
            'Zu zweit: einer ballnah, der andere so weit weg wie möglich.',
            'Двама вътре: един при топката, другият възможно най-далеч.',
          ]
        : team < 5
          ? [
              `Use the ${edges} sides: there are always two free ones, look for the further.`,
              `Nutzt die ${edges} Seiten: Zwei sind immer frei, sucht die fernere.`,
              `Използвайте всичките ${edges} страни: две са винаги свободни, търсете далечната.`,
            ]
          : [
              'Keep the middle occupied, or every ball goes round the outside.',
              'Die Mitte besetzen, sonst läuft jeder Ball nur außen herum.',
              'Средата да е заета, иначе топката само обикаля отвън.',
            ],
      [
        'Arm out, feel the opponent, turn away.',
        'Arm raus, Gegner spüren, von ihm wegdrehen.',
        'Ръка встрани, усети противника, завърти се от него.',
      ],
    ],
    progressions: [
      [
        `Square of ${side - 2} × ${side - 2} m.`,
        `Quadrat von ${side - 2} × ${side - 2} m.`,
        `Квадрат ${side - 2} × ${side - 2} м.`,
      ],
    ],
    regressions: [
      [
        'One neutral more inside.',
        'Ein zusätzlicher Joker innen.',
        'Допълнителен неутрален вътре.',
      ],
    ],
    faults: [
      [
        'Only short ones to the nearest edge, never across.',
        'Nur Kurze zur nächsten Seite, nie hinüber.',
        'Само къси към най-близката страна, никога отсреща.',
      ],
    ],
  }
}

export const edgesGame = createFamily({
  slug: 'edges-game',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['technical', 'tactical', 'physical'],
  variants: combine({ size: sizes, task: edgesTasks }).filter(
    ({ size, task }) =>
      (size.team > 2 || task.harder === 0 || task.key === 'swap-places') &&
      (task.key !== 'three-teams' || size.team === size.edges),
  ),
  key: ({ size, task }) => `${size.team}v${size.team}-${size.edges}-${task.key}`,
  exercise({ size, task }) {
    const time =
      size.team < 3
        ? createRounds(6, 60, 60, 'very_high')
        : size.team < 5
          ? createRounds(6, 120, 60, size.team < 4 ? 'very_high' : 'high')
          : createRounds(5, 180, 60)
    const all = size.team * 2 + size.edges
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.team < 4 ? 'very_high' : 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      bibs: size.team + size.edges,
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
