/** Free kicks near the goal, attacked and defended. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createGround, getPointInGoal } from '../../finishing/kit'
import { describeGoal, type GoalGround } from '../keeper/goal'
import { addBench, createDrill, join } from '../kit'
import { freeKickTasks } from './free-kick-words'

interface FreeKick extends GoalGround {
  attack: 3 | 4 | 5 | 6 | 7
  wall: 2 | 3 | 4
  /** Beside the wall. */
  markers: 1 | 2 | 3
  /** Metres from the goal. */
  from: number
}

const sizes: readonly FreeKick[] = [
  {
    key: '3v3',
    attack: 3,
    wall: 2,
    markers: 1,
    from: 12,
    goal: 'youth',
    area: [20, 18],
    ages: [9, 11],
    level: 1,
    time: [5, 90, 30],
    twist: [
      'The wall stands still and holds hands behind the back.',
      'Die Mauer steht still, Hände hinter dem Rücken.',
      'Стената стои неподвижно с ръце зад гърба.',
    ],
  },
  {
    key: '4v4',
    attack: 4,
    wall: 2,
    markers: 2,
    from: 14,
    goal: 'youth',
    area: [22, 22],
    ages: [10, 13],
    level: 1,
    time: [5, 120, 30],
    twist: [
      'Ten seconds from the whistle: decide, agree, take it.',
      'Zehn Sekunden ab Pfiff: entscheiden, absprechen, ausführen.',
      'Десет секунди от свирката: решете, уговорете, изпълнете.',
    ],
  },
  {
    key: '5v5',
    attack: 5,
    wall: 3,
    markers: 2,
    from: 16,
    goal: 'youth',
    area: [24, 26],
    ages: [11, 14],
    level: 2,
    time: [5, 150, 30],
    twist: [
      'The spot changes after each kick: left, middle, right.',
      'Der Ort wechselt nach jedem Freistoß: links, Mitte, rechts.',
      'След всеки удар мястото се сменя: ляво, център, дясно.',
    ],
  },
  {
    key: '5v6',
    attack: 5,
    wall: 3,
    markers: 3,
    from: 19,
    goal: 'full',
    area: [30, 42],
    ages: [13, 16],
    level: 2,
    time: [6, 120, 45],
    twist: [
      'Two players stand over the ball; who kicks stays open until the run-up.',
      'Zwei stehen am Ball; wer schießt, bleibt bis zum Anlauf offen.',
      'Двама са до топката; кой удря, не се знае до засилването.',
    ],
  },
  {
    key: '6v7',
    attack: 6,
    wall: 4,
    markers: 3,
    from: 21,
    goal: 'full',
    area: [32, 46],
    ages: [14, 19],
    level: 3,
    time: [6, 150, 45],
    twist: [
      'The keeper sets the wall aloud; it may take a step only with the kick.',
      'Der Torwart stellt die Mauer laut; sie rückt erst mit dem Schuss vor.',
      'Вратарят нарежда стената на глас; тя тръгва чак с удара.',
    ],
  },
  {
    key: '7v7',
    attack: 7,
    wall: 4,
    markers: 3,
    from: 23,
    goal: 'full',
    area: [36, 48],
    ages: [15, 19],
    level: 4,
    time: [6, 180, 45],
    twist: [
      'Cleared balls are a counter: attackers have six seconds to win them back.',
      'Geklärte Bälle werden zum Konter: Die Angreifer haben sechs Sekunden für die Rückeroberung.',
      'Избитата топка е контра: нападателите имат шест секунди да я върнат.',
    ],
  },
]

const getWallGap = (size: FreeKick) => (size.goal === 'full' ? 9.15 : 6)

function draw(size: FreeKick, { key }: { key: string }) {
  const [length, width] = size.area
  const middle = width / 2
  const isWide = key === 'wide'
  const spot: Point = isWide
    ? [length - size.from * 0.6, width * 0.1]
    : [length - size.from, middle - 3]
  const way = Math.hypot(length - spot[0], middle - spot[1])
  const share = Math.min(getWallGap(size) / way, 0.7)
  const centre: Point = [spot[0] + (length - spot[0]) * share, spot[1] + (middle - spot[1]) * share]
  const across: Point = [-(middle - spot[1]) / way, (length - spot[0]) / way]
  const drawing = createGround(size)
  const keeper = drawing.keeper('b', [length - 1, middle + (isWide ? -0.4 : 0.8)])
  const taker = drawing.player('a', spot)
  const second = drawing.player('a', [spot[0] - 1.6, spot[1] + 1.8])
  const runs = [0.2, 0.74, 0.62, 0.86, 0.2]
    .slice(0, size.attack - 2)
    .map((y, index) =>
      drawing.player('a', [
        length - size.from * (index === 4 ? 1.1 : 0.78),
        width * (isWide ? 0.1 + y : y),
      ]),
    )
  Array.from({ length: size.wall }, (_, index) => {
    const off = (index - (size.wall - 1) / 2) * 0.9 + 0.7
    return drawing.player('b', [centre[0] + across[0] * off, centre[1] + across[1] * off])
  })
  const marking = [0.6, 0.72, 0.84]
    .slice(0, size.markers)
    .map((y) => drawing.player('b', [length - size.from * 0.42, width * y + 1]))
  const ball = drawing.ball(taker)
  addBench(drawing, 5, length / 3)
  const free: Point = [length - size.from * 0.5, width * (isWide ? 0.62 : 0.7)]
  const [runner = ''] = runs
  if (key === 'lay-off') {
    drawing.together(() => {
      drawing.run(second, [spot[0] + 1, spot[1] + 5])
      drawing.pass(ball, [spot[0] + 1, spot[1] + 5], { for: second })
    })
    drawing.shot(ball, getPointInGoal(size, 0.85))
  } else if (isWide) {
    drawing.together(() => {
      drawing.run(runner, free)
      drawing.pass(ball, free, { kind: 'driven', for: runner })
    })
    drawing.shot(ball, getPointInGoal(size, 0.75))
  } else if (key === 'defend') {
    drawing.together(() => {
      drawing.run(keeper, [length - 1.2, middle - 0.8])
      drawing.run(marking[0] ?? keeper, [length - size.from * 0.6, width * 0.66])
      drawing.pass(ball, second)
    })
  } else {
    drawing.run(second, [spot[0] + 0.6, spot[1] + 2.2])
    drawing.shot(ball, getPointInGoal(size, 0.1))
    drawing.run(runner, [length - 3, middle - 4.2])
  }
  return drawing
}

export const freeKicks = createDrill({
  slug: 'free-kick-school',
  topic: 'set_pieces',
  moment: 'set_play',
  phase: 'main_part',
  practice_type: 'phase_of_play',
  corners: ['technical', 'tactical', 'psychological'],
  needsAll: true,
  intensity: 'medium',
  sizes,
  tasks: freeKickTasks,
  draw,
  title: ({ attack, wall, markers, from }) => [
    `Free kick from ${from} m, ${attack}v${wall + markers}`,
    `Freistoß aus ${from} m, ${attack} gegen ${wall + markers}`,
    `Свободен удар от ${from} м, ${attack} срещу ${wall + markers}`,
  ],
  aim: [
    'Use a free kick near the goal with a plan.',
    'Einen Freistoß in Tornähe mit Plan nutzen.',
    'Свободният удар близо до вратата се играе с план.',
  ],
  setup: (size, { key }) => {
    const { goal, attack, wall, markers, from } = size
    const isWide = key === 'wide'
    const gap = size.goal === 'full' ? '9.15' : '6'
    const comma = gap.replace('.', ',')
    return join(describeGoal(goal), [
      `The ball lies ${isWide ? 'out wide at the side of the penalty area' : `${from} m in front of it, a little to the side`}. ${attack} attackers in green, two of them at the ball; in amber a keeper, a ${['', '', 'two', 'three', 'four'][wall]}-player wall ${gap} m away and ${markers} ${markers === 1 ? 'marker' : 'markers'}. Five spare balls beside the coach.`,
      `Der Ball liegt ${isWide ? 'außen neben dem Strafraum' : `${from} m davor, leicht seitlich`}. ${attack} Angreifer in Grün, zwei davon am Ball; in Gelb ein Torwart, eine ${wall}er-Mauer in ${comma} m Abstand und ${markers} Manndecker. Fünf Ersatzbälle beim Trainer.`,
      `Топката е ${isWide ? 'встрани до наказателното поле' : `на ${from} м пред нея, леко встрани`}. ${attack} нападатели в зелено, двама от тях до топката; в жълто вратар, стена от ${wall === 2 ? 'двама' : wall === 3 ? 'трима' : 'четирима'} на ${comma} м и ${markers === 1 ? 'един пазещ' : markers === 2 ? 'двама пазещи' : 'трима пазещи'}. Пет резервни топки до треньора.`,
    ])
  },
  start: [
    'The whistle frees the ball; nobody moves before it.',
    'Der Pfiff gibt den Ball frei; vorher bewegt sich keiner.',
    'Свирката освобождава топката; преди нея никой не мърда.',
  ],
  end: [
    'Play until goal, out or cleared. Teams change after every second round.',
    'Gespielt wird bis Tor, Aus oder Klärung. Nach jeder zweiten Runde tauschen die Teams.',
    'Играе се до гол, аут или избиване. След всяка втора серия отборите се сменят.',
  ],
  point: [
    'Every kick: breathe out, look once, decide, do it.',
    'Bei jedem Freistoß: ausatmen, einmal schauen, entscheiden, machen.',
    'При всеки удар: издишай, погледни веднъж, реши, изпълни.',
  ],
  progression: [
    'Three kicks in a row without speaking: signals only.',
    'Drei Freistöße in Folge ohne Worte: nur Zeichen.',
    'Три удара поред без думи: само знаци.',
  ],
  regression: [
    'Wall of mannequins or one player fewer.',
    'Mauer aus Dummys oder ein Spieler weniger.',
    'Стена от манекени или с играч по-малко.',
  ],
  fault: [
    'Too complicated: one run, one pass, one shot.',
    'Zu kompliziert: ein Lauf, ein Pass, ein Schuss.',
    'Твърде сложно: един пробег, един пас, един удар.',
  ],
})
