/** The keeper with the ball: throws, passes and the way to a free player. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createGround } from '../../finishing/kit'
import { addBench, createDrill, join, type Words3 } from '../kit'
import { distributionTasks } from './distribution-words'
import { describeGoal, type GoalGround } from './goal'

interface BuildUp extends GoalGround {
  mates: 2 | 3 | 4 | 5
  pressers: 1 | 2 | 3
}

const name: Words3 = ['Keeper distribution', 'Torwart eröffnet', 'Вратарят подава']

const sizes: readonly BuildUp[] = [
  {
    key: 'small-2',
    mates: 2,
    pressers: 1,
    goal: 'small',
    area: [18, 14],
    ages: [7, 9],
    level: 1,
    time: [4, 90, 45],
    twist: [
      'The opponent waits behind the middle line until a team-mate has the ball.',
      'Der Gegner wartet hinter der Mittellinie, bis ein Mitspieler den Ball hat.',
      'Противникът чака зад средата, докато съотборник получи топката.',
    ],
  },
  {
    key: 'youth-3',
    mates: 3,
    pressers: 1,
    goal: 'youth',
    area: [22, 18],
    ages: [9, 12],
    level: 1,
    time: [5, 90, 45],
    twist: [
      'The keeper has five seconds with the ball; the team-mates count.',
      'Der Torwart hat fünf Sekunden; die Mitspieler zählen mit.',
      'Вратарят има пет секунди; съотборниците броят.',
    ],
  },
  {
    key: 'youth-4',
    mates: 4,
    pressers: 2,
    goal: 'youth',
    area: [26, 22],
    ages: [10, 14],
    level: 2,
    time: [5, 120, 60],
    twist: [
      'One back pass to the keeper is allowed in every attack.',
      'Pro Angriff ist ein Rückpass zum Torwart erlaubt.',
      'Във всяка атака е позволен един пас назад към вратаря.',
    ],
  },
  {
    key: 'full-3',
    mates: 3,
    pressers: 2,
    goal: 'full',
    area: [30, 34],
    ages: [13, 17],
    level: 2,
    time: [5, 120, 60],
    twist: [
      'The keeper plays with both feet in turns: right start, left start.',
      'Der Torwart eröffnet abwechselnd mit rechts und mit links.',
      'Вратарят започва последователно с десния и с левия.',
    ],
  },
  {
    key: 'full-4',
    mates: 4,
    pressers: 3,
    goal: 'full',
    area: [34, 42],
    ages: [14, 19],
    level: 3,
    time: [5, 150, 60],
    twist: [
      'Won balls by the pressers are shot at goal within six seconds.',
      'Nach Ballgewinn haben die Pressenden sechs Sekunden bis zum Abschluss.',
      'При отнемане пресиращите имат шест секунди за удар.',
    ],
  },
  {
    key: 'full-5',
    mates: 5,
    pressers: 3,
    goal: 'full',
    area: [38, 48],
    ages: [15, 19],
    level: 4,
    time: [5, 180, 60],
    twist: [
      'Pressers choose their trigger together before each round and keep it secret.',
      'Die Pressenden verabreden vor jeder Runde heimlich einen Auslöser.',
      'Пресиращите тайно се уговарят за сигнал преди всяка серия.',
    ],
  },
]

const lanes: Record<BuildUp['mates'], readonly Point[]> = {
  2: [
    [0.5, 0.14],
    [0.5, 0.86],
  ],
  3: [
    [0.62, 0.12],
    [0.62, 0.88],
    [0.33, 0.51],
  ],
  4: [
    [0.66, 0.14],
    [0.66, 0.86],
    [0.42, 0.32],
    [0.3, 0.68],
  ],
  5: [
    [0.7, 0.22],
    [0.7, 0.78],
    [0.46, 0.08],
    [0.46, 0.92],
    [0.34, 0.46],
  ],
}
const press: Record<BuildUp['pressers'], readonly Point[]> = {
  1: [[0.46, 0.4]],
  2: [
    [0.54, 0.4],
    [0.46, 0.62],
  ],
  3: [
    [0.58, 0.34],
    [0.56, 0.6],
    [0.42, 0.52],
  ],
}

function draw(size: BuildUp, { key }: { key: string }) {
  const [length, width] = size.area
  const toPoint = ([x, y]: Point): Point => [x * length, y * width]
  const drawing = createGround(size)
  drawing.goal('mini', [0, width * 0.2], 0)
  drawing.goal('mini', [0, width * 0.8], 0)
  const keeper = drawing.keeper('a', [length - 1.6, width / 2])
  const mates = lanes[size.mates].map((place) => drawing.player('a', toPoint(place)))
  const pressers = press[size.pressers].map((place) => drawing.player('b', toPoint(place)))
  const [left = '', right = ''] = mates
  const presser = pressers[0] ?? ''
  const [top = [0.5, 0.14], low = [0.5, 0.86]] = lanes[size.mates]
  addBench(drawing, 4, length / 3)
  const ball = drawing.ball(key === 'back-pass' ? left : keeper)
  if (key === 'back-pass') {
    drawing.pass(ball, keeper)
    drawing.together(() => {
      drawing.run(presser, [length - 6, width * 0.44])
      drawing.pass(ball, right)
    })
    drawing.run(right, toPoint([low[0] - 0.2, low[1]]))
  } else {
    const isHigh = key === 'long'
    const target = isHigh ? (mates.at(-1) ?? right) : left
    drawing.together(() => {
      drawing.pass(ball, target, { kind: isHigh ? 'lofted' : 'ground' })
      if (key !== 'hands') drawing.run(presser, toPoint([0.6, 0.3]))
    })
    if (!isHigh) drawing.run(left, toPoint([top[0] - 0.2, top[1]]))
    drawing.shot(ball, [0, isHigh ? width * 0.8 : width * 0.2])
  }
  return drawing
}

const counts = ['', 'one', 'two', 'three', 'four', 'five'] as const
const german = ['', 'ein', 'zwei', 'drei', 'vier', 'fünf'] as const
const bulgarian = ['', 'един', 'двама', 'трима', 'четирима', 'петима'] as const

export const distribution = createDrill({
  slug: 'keeper-distribution',
  topic: 'goalkeeping',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'social'],
  needsAll: true,
  intensity: 'medium',
  sizes,
  tasks: distributionTasks,
  draw,
  title: ({ mates, pressers }) => [
    `${name[0]} ${mates + 1}v${pressers}`,
    `${name[1]} ${mates + 1} gegen ${pressers}`,
    `${name[2]} ${mates + 1} срещу ${pressers}`,
  ],
  aim: [
    'See the free player and find them with the right ball.',
    'Den freien Spieler sehen und mit dem richtigen Ball finden.',
    'Откриване на свободния и намирането му с правилната топка.',
  ],
  setup: ({ goal, mates, pressers }) =>
    join(describeGoal(goal), [
      `Two mini goals at the other end. In green a keeper and ${counts[mates]} team-mates, in amber ${counts[pressers]} ${pressers === 1 ? 'presser' : 'pressers'}. Four spare balls beside the coach.`,
      `Gegenüber zwei Minitore. In Grün ein Torwart und ${german[mates]} Mitspieler, in Gelb ${german[pressers]} Gegenspieler. Vier Ersatzbälle beim Trainer.`,
      `Отсреща две малки врати. В зелено вратар и ${bulgarian[mates]} съотборници, в жълто ${bulgarian[pressers]} ${pressers === 1 ? 'противник' : 'противници'}. Четири резервни топки до треньора.`,
    ]),
  start: [
    'The green team plays from the keeper to the mini goals; whoever loses the ball defends at once.',
    'Grün spielt vom Torwart auf die Minitore; wer den Ball verliert, verteidigt sofort.',
    'Зелените играят от вратаря към малките врати; загубят ли топката, веднага пазят.',
  ],
  end: [
    'After goal, out or six actions start again; change opponents every round.',
    'Nach Tor, Aus oder sechs Aktionen neu beginnen; Gegenspieler jede Runde wechseln.',
    'След гол, аут или шест действия – ново начало; противниците се сменят всяка серия.',
  ],
  point: [
    'Keeper: look before you get the ball, talk before you play it.',
    'Torwart: schauen, bevor du den Ball hast, reden, bevor du ihn spielst.',
    'Вратар: гледай, преди да получиш, говори, преди да подадеш.',
  ],
  progression: [
    'A goal within eight seconds after the keeper’s start counts double.',
    'Ein Tor innerhalb von acht Sekunden nach der Eröffnung zählt doppelt.',
    'Гол до осем секунди след началото е двоен.',
  ],
  regression: [
    'Opponents may only walk until the first pass.',
    'Die Gegner dürfen bis zum ersten Pass nur gehen.',
    'До първия пас противниците само вървят.',
  ],
  fault: [
    'Everyone runs away from the keeper: two short, one between, one long.',
    'Alle laufen vom Torwart weg: zwei kurz, einer dazwischen, einer lang.',
    'Всички бягат от вратаря: двама близо, един по средата, един далеч.',
  ],
})
