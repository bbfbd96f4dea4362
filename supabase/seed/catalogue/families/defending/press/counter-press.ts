/** Counter-press: green loses the ball and has a few seconds to win it back before amber gets out. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  createDefendingFamily,
  createGround,
  addMan,
  getNth,
  put,
  createSize,
  type Size,
} from '../kit'
import { counterPressTasks } from './counter-press-words'

interface PressSize extends Size {
  /** Amber's way out: over any line, or to blue ones outside. */
  targets: 0 | 2
  seconds: number
}

const sizes: readonly PressSize[] = [
  {
    ...createSize('4v1', 4, 1, [12, 10], 'none', undefined, [8, 10], 1, [6, 60, 30]),
    group: 2,
    targets: 0,
    seconds: 4,
  },
  {
    ...createSize('5v2', 5, 2, [16, 13], 'none', undefined, [8, 12], 1, [6, 75, 45]),
    group: 3,
    targets: 0,
    seconds: 5,
  },
  {
    ...createSize('6v3', 6, 3, [20, 16], 'none', undefined, [10, 15], 2, [6, 90, 60]),
    group: 3,
    targets: 2,
    seconds: 5,
  },
  {
    ...createSize('7v4', 7, 4, [24, 18], 'none', undefined, [11, 19], 2, [6, 90, 60]),
    group: 4,
    targets: 2,
    seconds: 5,
  },
  {
    ...createSize('7v5', 7, 5, [26, 22], 'none', undefined, [13, 19], 3, [6, 90, 75]),
    group: 5,
    targets: 2,
    seconds: 6,
  },
  {
    ...createSize('8v6', 8, 6, [32, 25], 'none', undefined, [14, 19], 3, [6, 90, 90]),
    group: 6,
    targets: 2,
    seconds: 6,
  },
]

const edge: readonly Point[] = [
  [0.3, 0.08],
  [0.7, 0.08],
  [0.93, 0.5],
  [0.7, 0.92],
  [0.3, 0.92],
  [0.07, 0.5],
  [0.5, 0.46],
  [0.6, 0.72],
]
/** Nobody inside for four and five. */
const few: Record<number, readonly Point[]> = {
  4: [
    [0.5, 0.08],
    [0.92, 0.5],
    [0.5, 0.92],
    [0.08, 0.5],
  ],
  5: [
    [0.3, 0.08],
    [0.72, 0.08],
    [0.92, 0.62],
    [0.5, 0.93],
    [0.08, 0.62],
  ],
}
const hunters: readonly Point[] = [
  [0.7, 0.32],
  [0.4, 0.66],
  [0.4, 0.28],
  [0.72, 0.6],
  [0.22, 0.42],
  [0.5, 0.24],
]

function draw(size: PressSize) {
  const drawing = createGround(size)
  const [length, width] = size.area
  const green = put(drawing, 'a', few[size.attack] ?? edge.slice(0, size.attack))
  const amber = put(
    drawing,
    'b',
    hunters
      .slice(0, size.defence)
      .map(([x, y]): Point => (size.defence === 1 ? [0.56, 0.48] : [x, y])),
  )
  const targets =
    size.targets === 2
      ? [
          addMan(drawing, 'c', [-1.6, width * 0.3]),
          addMan(drawing, 'c', [length + 1.6, width * 0.7]),
        ]
      : []
  const [one, two, three] = [getNth(green, 0), getNth(green, 1), getNth(green, 2)]
  const thief = getNth(amber, 0)
  const won: Point = [
    (two.at[0] + three.at[0]) / 2 - length * 0.04,
    (two.at[1] + three.at[1]) / 2 + width * 0.02,
  ]
  const ball = drawing.ball(one.id)
  drawing.pass(ball, two.id)
  drawing.run(two.id, [
    two.at[0] + (length / 2 - two.at[0]) * 0.12,
    two.at[1] + (width / 2 - two.at[1]) * 0.12,
  ])
  drawing.together(() => {
    drawing.run(thief.id, won)
    drawing.pass(ball, thief.id)
  })
  // lost: the near ones close in at once, one closes the way out
  const third = getNth(green, size.attack > 6 ? 6 : -1)
  drawing.together(() => {
    drawing.run(two.id, [won[0] + length * 0.04, won[1] - width * 0.12])
    drawing.run(three.id, [won[0] + length * 0.05, won[1] + width * 0.1])
    const gap: Point =
      targets.length > 0
        ? [won[0] - length * 0.12, won[1] + width * 0.1]
        : [won[0] - length * 0.18, won[1] + width * 0.04]
    drawing.run(third.id, gap)
  })
  return drawing
}

export const counterPress = createDefendingFamily({
  slug: 'counter-press-seconds',
  topic: 'counter_press',
  moment: 'transition_to_defence',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'physical', 'psychological'],
  sizes,
  tasks: counterPressTasks,
  balls: 6,
  fits: ({ targets, ages }, { key, harder }) =>
    (targets === 2 || key !== 'forward') && (ages[0] > 7 || harder < 2),
  draw,
  parts({ attack, defence, targets, seconds, ages }, task) {
    const young = ages[0] < 8
    return {
      title: [
        `${seconds}-second counter-press ${attack}v${defence}`,
        `${seconds}-Sekunden-Gegenpressing ${attack} gegen ${defence}`,
        `Контрапреса ${seconds} секунди ${attack} срещу ${defence}`,
      ],
      aim: young
        ? [
            'Lost the ball? Get it back at once.',
            'Ball weg? Sofort zurückholen.',
            'Загуби топката? Веднага си я върни.',
          ]
        : [
            'The first seconds after losing the ball belong to us.',
            'Die ersten Sekunden nach dem Ballverlust gehören uns.',
            'Първите секунди след загубата са наши.',
          ],
      setup:
        targets === 2
          ? [
              'Two blue targets stand outside on the short sides: they are amber’s way out.',
              'Zwei blaue Zielspieler stehen außen an den Schmalseiten: Sie sind der Ausweg für Gelb.',
              'Двама сини са отвън на късите страни: те са изходът за жълтите.',
            ]
          : [
              'Amber’s way out after winning the ball is any line of the field.',
              'Nach dem Gewinn ist für Gelb jede Linie des Feldes der Ausweg.',
              'След отнемане изходът за жълтите е всяка линия на полето.',
            ],
      start: [
        'Green keeps the ball; the coach plays the next one in whenever it is out.',
        'Grün hält den Ball; ist er draußen, spielt der Trainer sofort den nächsten ein.',
        'Зелените пазят топката; излезе ли, треньорът веднага вкарва нова.',
      ],
      end:
        task === 'forward'
          ? [
              `The counter-press lasts ${seconds} seconds, then the coach brings a new ball. Amber and blue change with green after every round.`,
              `Das Gegenpressing dauert ${seconds} Sekunden, dann bringt der Trainer einen neuen Ball. Nach jedem Durchgang wechseln die Farben.`,
              `Контрапресата трае ${seconds} секунди, после треньорът вкарва нова топка. След всяка серия цветовете се сменят.`,
            ]
          : targets === 2
            ? [
                `Amber wins it: ${seconds} seconds for green to win it back, then amber may play to a blue target. Amber and blue change with green after every round.`,
                `Gewinnt Gelb, hat Grün ${seconds} Sekunden zum Zurückholen, bevor Gelb zu Blau spielen darf. Nach jedem Durchgang wechseln die Farben.`,
                `Отнемат ли жълтите, зелените имат ${seconds} секунди да я върнат, после жълтите може да подадат на син. След всяка серия цветовете се сменят.`,
              ]
            : [
                `${defence === 1 ? 'The hunter wins it' : 'Amber wins it'}: dribble over a line; green has ${seconds} seconds to stop that. New hunters after every round.`,
                `${defence === 1 ? 'Der Jäger gewinnt' : 'Gelb gewinnt'} den Ball und dribbelt über eine Linie; Grün hat ${seconds} Sekunden, das zu verhindern. Nach jedem Durchgang neue Jäger.`,
                `${defence === 1 ? 'Ловецът отнема' : 'Жълтите отнемат'} и дриблират през линия; зелените имат ${seconds} секунди да го спрат. След всяка серия нови ловци.`,
              ],
      points: [
        [
          'The nearest to the ball goes at once, without thinking who lost it.',
          'Der Nächste geht sofort, egal wer den Ball verloren hat.',
          'Най-близкият тръгва веднага, без значение кой я загуби.',
        ],
        young
          ? [
              'Run to the ball, not away from it.',
              'Lauf zum Ball, nicht von ihm weg.',
              'Тичай към топката, не от нея.',
            ]
          : [
              'Short distances while keeping the ball: then you are there when it is lost.',
              'Kurze Abstände im Ballbesitz: Dann seid ihr beim Verlust schon da.',
              'Къси разстояния при владеене: така сте там при загуба.',
            ],
      ],
      progression: [
        `Only ${seconds - 1} seconds to win it back.`,
        `Nur ${seconds - 1} Sekunden zum Zurückholen.`,
        `Само ${seconds - 1} секунди за връщане.`,
      ],
      regression: [
        `${seconds + 3} seconds to win it back.`,
        `${seconds + 3} Sekunden zum Zurückholen.`,
        `${seconds + 3} секунди за връщане.`,
      ],
      fault: [
        'Hands on hips after the loss: the best second is gone.',
        'Hände in den Hüften nach dem Verlust: Die beste Sekunde ist weg.',
        'Ръце на кръста след загуба: най-добрата секунда е отишла.',
      ],
    }
  },
})
