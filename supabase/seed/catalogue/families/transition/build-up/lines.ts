/** Build-up through the lines: three thirds with numbers up in each, and somebody may always follow the ball. */
import type { Sketch } from '../../../create-sketch'
import {
  getPointInGoal,
  addKeeper,
  createScale,
  createOverloads,
  addSide,
  createTransitionFamily,
  type Overload,
} from '../kit'
import { lineTasks } from './lines-words'

const sizes = createOverloads(
  [5, 3, [36, 20], 'small', [10, 13], 1, [5, 150, 60]],
  [6, 4, [42, 24], 'youth', [10, 14], 1, [5, 180, 60]],
  [7, 5, [48, 30], 'youth', [11, 16], 2, [5, 180, 60]],
  [8, 6, [54, 36], 'full', [13, 19], 2, [5, 210, 60]],
  [9, 7, [60, 44], 'full', [14, 19], 3, [5, 240, 75]],
  [10, 8, [66, 50], 'full', [15, 19], 3, [4, 300, 90]],
)

/** Own and others in each third. */
const thirds: Record<string, readonly (readonly [number, number])[]> = {
  '5v3': [
    [2, 1],
    [2, 1],
    [1, 1],
  ],
  '6v4': [
    [3, 1],
    [2, 2],
    [1, 1],
  ],
  '7v5': [
    [3, 2],
    [2, 1],
    [2, 2],
  ],
  '8v6': [
    [4, 2],
    [2, 2],
    [2, 2],
  ],
  '9v7': [
    [4, 2],
    [3, 2],
    [2, 3],
  ],
  '10v8': [
    [4, 2],
    [3, 3],
    [3, 3],
  ],
}

const own: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.4, 0.44]],
  2: [
    [0.42, 0.26],
    [0.42, 0.76],
  ],
  3: [
    [0.36, 0.48],
    [0.6, 0.12],
    [0.6, 0.86],
  ],
  4: [
    [0.34, 0.34],
    [0.34, 0.66],
    [0.72, 0.08],
    [0.72, 0.92],
  ],
}
const against: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.66, 0.56]],
  2: [
    [0.7, 0.36],
    [0.72, 0.64],
  ],
  3: [
    [0.74, 0.24],
    [0.78, 0.52],
    [0.74, 0.78],
  ],
}

function play(drawing: Sketch, size: Overload, task: string) {
  const at = createScale(size)
  const one = addKeeper(drawing, size, 'a', false)
  addKeeper(drawing, size, 'b')
  const rows = (thirds[size.key] ?? []).map(([more, less], index) => {
    drawing.zone(at(index / 3, 0), at((index + 1) / 3, 1))
    const toLinePoint = ([x, y]: readonly [number, number]) => at((index + x) / 3, y)
    const mine = (own[more] ?? []).map((place) => drawing.player('a', toLinePoint(place)))
    const theirs = (against[less] ?? []).map((place) => drawing.player('b', toLinePoint(place)))
    return { mine, theirs }
  })
  addSide(drawing)
  const [first, second, last] = rows
  const [back = ''] = first?.mine ?? []
  const next = first?.mine.at(-1) ?? ''
  const link = second?.mine[0] ?? ''
  const other = second?.mine.at(-1) ?? ''
  const striker = last?.mine[0] ?? ''
  const ball = drawing.ball(one)
  drawing.pass(ball, back)
  if (task === 'dribble-in') {
    drawing.run(back, at(0.4, 0.36))
  } else {
    drawing.pass(ball, link)
    drawing.run(next, at(0.37, 0.7))
  }
  drawing.pass(ball, striker)
  if (task !== 'dribble-in') {
    drawing.run(other, at(0.8, 0.58))
    drawing.pass(ball, other)
  }
  drawing.run(
    task === 'dribble-in' ? striker : other,
    at(0.88, task === 'dribble-in' ? 0.32 : 0.62),
  )
  drawing.shot(ball, getPointInGoal(size, task === 'dribble-in' ? 0.8 : 0.2))
}

export const lines = createTransitionFamily({
  slug: 'build-up-lines',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['tactical', 'technical'],
  sizes,
  tasks: lineTasks,
  ends: 'both',
  name: ['Build-up through the thirds', 'Aufbau durch die Drittel', 'Изграждане през третините'],
  aim: [
    'Bring the ball over two lines to the striker.',
    'Den Ball über zwei Linien bis zur Spitze bringen.',
    'Топката минава през две линии до нападателя.',
  ],
  setup({ key, area: [length] }) {
    const parts = thirds[key] ?? []
    const formatLines = (words: string) =>
      parts.map(([more, less]) => `${more}${words}${less}`).join(', ')
    const deep = Math.round(length / 3)
    return [
      `Three thirds of about ${deep} m: from left to right ${formatLines('v')}. Each team has its keeper.`,
      `Drei Drittel von etwa ${deep} m: von links nach rechts ${formatLines(' gegen ')}. Jedes Team hat seinen Torwart.`,
      `Три зони по около ${deep} м: отляво надясно ${formatLines(' срещу ')}. Всеки отбор е с вратар.`,
    ]
  },
  start: [
    'The green keeper starts. Players stay in their thirds unless the rule says otherwise; green attacks to the right.',
    'Der grüne Torwart beginnt. Jeder bleibt in seinem Drittel, wenn die Regel nichts anderes sagt; Grün greift nach rechts an.',
    'Започва зеленият вратар. Всеки остава в своята зона, ако правилото не казва друго; зелените атакуват надясно.',
  ],
  end: [
    'Amber wins the ball and plays freely to the left goal; then all are free for ten seconds. Change thirds and teams after each round.',
    'Gewinnt Gelb den Ball, spielt es frei auf das linke Tor; dann sind für zehn Sekunden alle Zonen offen. Nach jedem Durchgang Drittel und Teams wechseln.',
    'Отнемат ли жълтите, играят свободно към лявата врата; тогава за десет секунди зоните са отворени. След всяка серия смяна на зони и отбори.',
  ],
  points: [
    [
      'Look for the next line first; play square only to open it.',
      'Such zuerst die nächste Linie; quer nur, um sie zu öffnen.',
      'Търси първо следващата линия; напречно – само за да я отвориш.',
    ],
  ],
  harder: [
    'One amber player may go back a third.',
    'Ein Gelber darf ein Drittel zurückgehen.',
    'Един жълт може да се върне с една зона.',
  ],
  easier: ({ key }) => {
    const [more, less] = thirds[key]?.[0] ?? [2, 1]
    return less > 1
      ? [
          `First third with one opponent: ${more}v1.`,
          `Im ersten Drittel nur ein Gegner: ${more} gegen 1.`,
          `В първата зона само един противник: ${more} срещу 1.`,
        ]
      : [
          'In the first third amber may only intercept.',
          'Im ersten Drittel darf Gelb nur Pässe abfangen.',
          'В първата зона жълтите само пресичат пасове.',
        ]
  },
  fault: [
    'The pass comes when the receiver stands behind an opponent.',
    'Der Pass kommt, obwohl der Empfänger im Deckungsschatten steht.',
    'Пасът идва, когато приемащият е зад противник.',
  ],
  play,
})
