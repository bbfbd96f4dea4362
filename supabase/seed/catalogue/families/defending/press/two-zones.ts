/** Game in two zones with goals: what happens on the way over half-way after a loss. */
import {
  createDefendingFamily,
  createGround,
  moveBy,
  getNth,
  playWhile,
  addRows,
  createSize,
  type Row,
  type Size,
} from '../kit'
import { twoZoneTasks } from './two-zones-words'

const sizes: readonly Size[] = [
  createSize('3v3', 3, 3, [24, 18], 'mini', 'mini', [8, 11], 1, [5, 120, 60]),
  createSize('4v4', 4, 4, [30, 22], 'two', 'two', [9, 13], 1, [5, 150, 60]),
  createSize('4v4-youth', 4, 4, [34, 26], 'youth', 'youth', [10, 16], 2, [5, 150, 75]),
  createSize('5v5', 5, 5, [40, 30], 'youth', 'youth', [11, 19], 2, [5, 180, 75]),
  createSize('6v6', 6, 6, [46, 34], 'youth', 'youth', [12, 19], 3, [4, 240, 90]),
  createSize('7v7', 7, 7, [54, 42], 'full', 'full', [13, 19], 3, [4, 240, 90]),
]

/** Green is in amber's zone when the ball is lost. */
const attacking: Record<number, readonly Row[]> = {
  3: [
    [0.4, 1, 0.5, 0.5],
    [0.64, 2, 0.2, 0.76],
  ],
  4: [
    [0.4, 1, 0.56, 0.56],
    [0.58, 2, 0.16, 0.84],
    [0.74, 1, 0.36, 0.36],
  ],
  5: [
    [0.38, 2, 0.34, 0.66],
    [0.58, 2, 0.14, 0.86],
    [0.74, 1, 0.4, 0.4],
  ],
  6: [
    [0.36, 2, 0.34, 0.66],
    [0.58, 3, 0.12, 0.88],
    [0.76, 1, 0.36, 0.36],
  ],
  7: [
    [0.34, 2, 0.34, 0.66],
    [0.54, 3, 0.12, 0.88],
    [0.74, 2, 0.34, 0.62],
  ],
}
const defending: Record<number, readonly Row[]> = {
  3: [
    [0.5, 1, 0.66, 0.66],
    [0.78, 2, 0.34, 0.62],
  ],
  4: [
    [0.5, 1, 0.72, 0.72],
    [0.66, 1, 0.34, 0.34],
    [0.82, 2, 0.34, 0.66],
  ],
  5: [
    [0.48, 1, 0.52, 0.52],
    [0.66, 2, 0.32, 0.7],
    [0.84, 2, 0.36, 0.64],
  ],
  6: [
    [0.46, 1, 0.52, 0.52],
    [0.67, 2, 0.3, 0.68],
    [0.86, 3, 0.26, 0.74],
  ],
  7: [
    [0.45, 1, 0.52, 0.52],
    [0.64, 3, 0.24, 0.76],
    [0.85, 3, 0.26, 0.74],
  ],
}

function draw(size: Size, task: string) {
  const drawing = createGround(size)
  const [length, width] = size.area
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const green = addRows(drawing, 'a', attacking[size.attack] ?? [])
  const amber = addRows(drawing, 'b', defending[size.defence] ?? [])
  const behind = size.attack > 4 ? 2 : 1
  const winger = getNth(green, behind)
  const thief = getNth(amber, 1)
  const ball = drawing.ball(winger.id)
  // a pass inside is cut out
  playWhile(drawing, ball, thief.id, [
    [thief.id, [thief.at[0] - length * 0.03, thief.at[1] - width * 0.04]],
  ])
  const isDrop = task === 'behind'
  drawing.together(() => {
    if (isDrop) {
      moveBy(drawing, green.slice(0, behind + 1), -length * 0.16, 0)
      moveBy(drawing, green.slice(-1), -length * 0.24, width * 0.04)
      return
    }
    drawing.run(winger.id, [thief.at[0] - length * 0.09, thief.at[1] - width * 0.1])
    const last = getNth(green, -1)
    drawing.run(last.id, [
      thief.at[0] + length * 0.02,
      last.at[1] > thief.at[1] ? thief.at[1] + width * 0.1 : thief.at[1] + width * 0.02,
    ])
    const [back] = green
    if (back) drawing.run(back.id, [back.at[0] + length * 0.06, back.at[1] - width * 0.06])
  })
  return drawing
}

export const twoZones = createDefendingFamily({
  slug: 'two-zone-transition',
  topic: 'counter_press',
  moment: 'transition_to_defence',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['tactical', 'physical', 'psychological'],
  sizes,
  tasks: twoZoneTasks,
  balls: 6,
  draw,
  parts({ attack, area: [length], goal }) {
    const half = length / 2
    const keepers = goal === 'youth' || goal === 'full'
    return {
      title: [
        `Two-zone transition ${attack}v${attack}${keepers ? '' : ', mini goals'}`,
        `Zwei-Zonen-Spiel ${attack} gegen ${attack}${keepers ? '' : ', Minitore'}`,
        `Игра в две зони ${attack} срещу ${attack}${keepers ? '' : ', малки врати'}`,
      ],
      aim: [
        'Stop the counter before it begins.',
        'Den Konter stoppen, bevor er beginnt.',
        'Спиране на контраатаката, преди да е започнала.',
      ],
      setup: [
        `Markers at half-way make two zones of ${half} m each. Both teams defend one zone and attack the other.`,
        `Markierungen an der Mittellinie teilen das Feld in zwei Zonen von je ${half} m. Jedes Team verteidigt eine Zone und greift in der anderen an.`,
        `Маркери в средата делят полето на две зони по ${half} м. Всеки отбор защитава една и атакува другата.`,
      ],
      start: [
        'Free game on all goals; the coach starts each ball with the team that was scored against.',
        'Freies Spiel auf alle Tore; das Team, das ein Tor bekam, erhält den nächsten Ball vom Trainer.',
        'Свободна игра на всички врати; отборът, получил гол, започва с топка от треньора.',
      ],
      end: [
        'A ball out is replaced at once by the coach, mostly behind the backs of those who attacked.',
        'Ein Ball im Aus wird sofort vom Trainer ersetzt, am liebsten im Rücken der Angreifer.',
        'При аут треньорът веднага вкарва нова топка, най-често зад гърба на атакувалите.',
      ],
      points: [
        [
          'Think of the loss while attacking: who is behind the ball?',
          'Denk im Angriff an den Verlust: Wer ist hinter dem Ball?',
          'Мисли за загубата още в атака: кой е зад топката?',
        ],
        keepers
          ? [
              'Keeper: come out with the team and sweep behind it.',
              'Torwart: Rücke mit auf und räume dahinter ab.',
              'Вратар: излез с отбора и чисти зад него.',
            ]
          : [
              'Nearest one hunts, the rest runs to the middle line.',
              'Der Nächste jagt, die anderen laufen zur Mittellinie.',
              'Най-близкият гони, останалите към средната линия.',
            ],
      ],
      progression: [
        'Only six seconds from winning the ball to the shot.',
        'Nur sechs Sekunden vom Gewinn bis zum Schuss.',
        'Само шест секунди от отнемането до удара.',
      ],
      regression: [
        'After winning the ball one pass has to be played before crossing half-way.',
        'Nach dem Gewinn muss vor der Mittellinie ein Pass gespielt werden.',
        'След отнемане един пас преди средната линия.',
      ],
      fault: [
        'Complaining about the pass instead of running.',
        'Über den Fehlpass klagen statt loslaufen.',
        'Оплакване от паса вместо тичане.',
      ],
    }
  },
})
