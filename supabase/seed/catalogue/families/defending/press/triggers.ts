/** Pressing games: wait for the sign, then go together. */
import {
  createDefendingFamily,
  createGround,
  getNth,
  playWhile,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { triggerTasks } from './triggers-words'

const sizes: readonly Size[] = [
  createSize('4v3', 4, 3, [24, 20], 'line', 'mini', [9, 12], 1, [5, 120, 60]),
  createSize('5v4', 5, 4, [30, 26], 'line', 'two', [11, 15], 2, [5, 150, 60]),
  createSize('6v5', 6, 5, [36, 32], 'two', 'two', [12, 19], 2, [5, 180, 60]),
  createSize('6v6', 6, 6, [40, 34], 'two', 'youth', [12, 16], 2, [5, 180, 75]),
  createSize('7v7', 7, 7, [48, 40], 'full', 'full', [13, 19], 3, [4, 240, 90]),
  createSize('8v8', 8, 8, [54, 44], 'full', 'full', [14, 19], 3, [4, 240, 90]),
]

const builders: Record<number, readonly Row[]> = {
  4: [
    [0.18, 3, 0.14, 0.86],
    [0.52, 1, 0.5, 0.5],
  ],
  5: [
    [0.18, 3, 0.14, 0.86],
    [0.5, 2, 0.3, 0.7],
  ],
  6: [
    [0.18, 4, 0.1, 0.9],
    [0.46, 2, 0.34, 0.66],
  ],
  7: [
    [0.18, 4, 0.1, 0.9],
    [0.42, 2, 0.34, 0.66],
    [0.68, 1, 0.5, 0.5],
  ],
  8: [
    [0.18, 4, 0.1, 0.9],
    [0.42, 2, 0.34, 0.66],
    [0.7, 2, 0.36, 0.66],
  ],
}
const pressers: Record<number, readonly Row[]> = {
  3: [
    [0.36, 2, 0.36, 0.66],
    [0.64, 1, 0.5, 0.5],
  ],
  4: [
    [0.34, 2, 0.38, 0.64],
    [0.6, 2, 0.36, 0.66],
  ],
  5: [
    [0.32, 2, 0.4, 0.62],
    [0.56, 3, 0.24, 0.76],
  ],
  6: [
    [0.32, 2, 0.4, 0.62],
    [0.54, 2, 0.3, 0.7],
    [0.72, 2, 0.36, 0.64],
  ],
  7: [
    [0.3, 2, 0.4, 0.62],
    [0.5, 3, 0.2, 0.8],
    [0.76, 2, 0.38, 0.66],
  ],
  8: [
    [0.3, 2, 0.4, 0.62],
    [0.5, 3, 0.2, 0.8],
    [0.78, 3, 0.3, 0.72],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const green = addRows(drawing, 'a', builders[size.attack] ?? [])
  const amber = addRows(drawing, 'b', pressers[size.defence] ?? [])
  const isBack = task === 'back-pass'
  const holder = isBack ? getNth(green, size.attack > 5 ? 4 : 3) : getNth(green, 1)
  const wide = getNth(green, 0)
  const ball = drawing.ball(holder.id)
  const [first, second] = [getNth(amber, 0), getNth(amber, 1)]
  playWhile(drawing, ball, wide.id, [
    [first.id, [wide.at[0] + length * 0.07, wide.at[1] + width * 0.05]],
    [second.id, [length * 0.26, width * (isBack ? 0.56 : 0.34)]],
    ...amber
      .slice(2, 4)
      .map(({ id, at }) => [id, [at[0] - length * 0.08, at[1] - width * 0.07]] as const),
  ])
  return drawing
}

export const triggers = createDefendingFamily({
  slug: 'pressing-triggers',
  topic: 'pressing',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'physical', 'social'],
  sizes,
  tasks: triggerTasks,
  draw,
  parts({ attack, defence, area: [length, width], counter }) {
    const [first] = pressers[defence] ?? []
    const metres = Math.round(((first?.[0] ?? 0.3) - 0.18) * length)
    const toGoals = counter !== 'mini'
    return {
      title: [
        `Pressing game ${attack}v${defence}`,
        `Pressingspiel ${attack} gegen ${defence}`,
        `Игра с преса ${attack} срещу ${defence}`,
      ],
      aim: [
        'Recognise the sign and press together.',
        'Das Zeichen erkennen und gemeinsam pressen.',
        'Разпознаване на знака и обща преса.',
      ],
      setup: [
        `Green builds up from the left. Amber waits in the middle, ${metres} m from the ball, no more than ${Math.round(width * 0.5)} m wide.`,
        `Grün baut von links auf. Gelb wartet in der Mitte, ${metres} m vom Ball, höchstens ${Math.round(width * 0.5)} m breit.`,
        `Зелените изграждат отляво. Жълтите чакат в средата, на ${metres} м от топката, най-много ${Math.round(width * 0.5)} м широки.`,
      ],
      start: [
        'Every attack begins with a green player on the left and a free first pass.',
        'Jeder Angriff beginnt links bei Grün mit einem freien ersten Pass.',
        'Всяка атака започва отляво при зелените със свободен първи пас.',
      ],
      end: toGoals
        ? [
            'After winning the ball amber has eight seconds to score. Teams change after every second round.',
            'Nach Ballgewinn hat Gelb acht Sekunden für ein Tor. Nach jedem zweiten Durchgang tauschen die Teams.',
            'След отнемане жълтите имат осем секунди за гол. На всяка втора серия отборите се сменят.',
          ]
        : [
            'After winning the ball amber shoots at the mini goal at once. Jobs change after every round.',
            'Nach Ballgewinn schießt Gelb sofort aufs Minitor. Nach jedem Durchgang wechseln die Aufgaben.',
            'След отнемане жълтите веднага стрелят в малката врата. След всяка серия задачите се сменят.',
          ],
      points: [
        [
          'First one: run on a curve and take the way back out of the game.',
          'Der Erste: Lauf im Bogen und nimm den Rückweg aus dem Spiel.',
          'Първият: тичай в дъга и отрежи пътя назад.',
        ],
        toGoals
          ? [
              'Win it: first look deep, then the safe pass.',
              'Gewonnen: erster Blick in die Tiefe, dann der sichere Pass.',
              'Отнехте ли: първо поглед в дълбочина, после сигурният пас.',
            ]
          : [
              'Everybody goes with the first: three steps for all.',
              'Alle gehen mit dem Ersten mit: drei Schritte für alle.',
              'Всички тръгват с първия: по три крачки.',
            ],
      ],
      progression: [
        'Green plays with two touches at the back.',
        'Grün spielt hinten mit zwei Kontakten.',
        'Зелените отзад са с две докосвания.',
      ],
      regression: [
        'The coach calls the sign out loud.',
        'Der Trainer ruft das Zeichen laut.',
        'Треньорът вика знака на глас.',
      ],
      fault: [
        'One presses alone, the others watch.',
        'Einer presst allein, die anderen schauen zu.',
        'Един пресира сам, другите гледат.',
      ],
    }
  },
})
