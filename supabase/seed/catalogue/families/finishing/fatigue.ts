/** Finishing under fatigue: short, hard sets with full rest; twelve and older. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { fatigueTasks } from './fatigue-words'
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

interface FatigueSize extends Size {
  /** Players in each of the two groups. */
  each: 2 | 3 | 4
  shot: number
  /** Metres of sprint up to the cone. */
  sprint: number
}

const sizes: readonly FatigueSize[] = [
  {
    key: '8m-sprint',
    each: 2,
    shot: 11,
    sprint: 8,
    area: [26, 22],
    goal: 'youth',
    ages: [12, 14],
    level: 2,
    time: [6, 20, 60],
  },
  {
    key: '10m-sprint',
    each: 3,
    shot: 12,
    sprint: 10,
    area: [28, 26],
    goal: 'youth',
    ages: [12, 15],
    level: 2,
    time: [6, 30, 75],
  },
  {
    key: '12m-sprint',
    each: 2,
    shot: 14,
    sprint: 12,
    area: [32, 38],
    goal: 'full',
    ages: [13, 17],
    level: 2,
    time: [8, 20, 70],
  },
  {
    key: '15m-sprint',
    each: 3,
    shot: 15,
    sprint: 15,
    area: [36, 42],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [8, 30, 90],
  },
  {
    key: '20m-sprint',
    each: 4,
    shot: 16,
    sprint: 20,
    area: [42, 46],
    goal: 'full',
    ages: [16, 19],
    level: 3,
    time: [8, 30, 120],
  },
]

function draw(size: FatigueSize, task: string): Sketch {
  const { area, each, shot, sprint } = size
  const [length, width] = area
  const middle = width / 2
  const gap = width * 0.24
  const turn = length - shot - 1
  const drawing = createGround(size)
  addKeeper(drawing, size)
  drawing.gears('cone', [
    [turn, middle - gap],
    [turn, middle + gap],
  ])
  const left = addLine(drawing, 'a', each, [turn - sprint, middle - gap], 1.7)
  const right = addLine(drawing, 'b', each, [turn - sprint, middle + gap], 1.7)
  const server = drawing.player('c', [turn - 3, middle])
  const ball = drawing.ball(server)
  const second = task === 'two-balls' ? drawing.ball([turn - 3.8, middle + 1]) : undefined
  addBench(drawing, 8)
  const [one = ''] = left
  const [two = ''] = right
  const meet: Point = [length - shot, middle - gap * 0.45]
  drawing.together(() => {
    drawing.run(one, [turn - 1, middle - gap - 0.9], [turn + 1, middle - gap - 0.4])
    if (task === 'recovery-duel')
      drawing.run(two, [turn - 1, middle + gap + 0.9], [turn + 1, middle + gap + 0.4])
  })
  drawing.together(() => {
    drawing.run(one, meet)
    if (task === 'recovery-duel') drawing.run(two, [length - shot + 0.6, middle + gap * 0.3])
    drawing.pass(ball, meet, { for: one })
  })
  drawing.shot(ball, getPointInGoal(size, task === 'call-the-corner' ? 0.15 : 0.85))
  if (second) {
    const again: Point = [length - shot, middle - gap * 0.3]
    drawing.run(
      one,
      [turn - 1, middle - gap + 1],
      [turn - 1, middle - gap - 1],
      [turn + 1, middle - gap - 0.8],
    )
    drawing.together(() => {
      drawing.run(one, again)
      drawing.pass(second, again, { for: one })
    })
    drawing.shot(second, getPointInGoal(size, 0.2))
  }
  return drawing
}

function createBase(size: FatigueSize, sentence: Words3): Base {
  const { each, shot, sprint } = size
  const bg = each === 2 ? 'двама' : each === 3 ? 'трима' : 'четирима'
  return {
    title: [
      `Tired-leg finishing, ${sprint} m sprints`,
      `Müde abschließen, ${sprint}-m-Sprints`,
      `Удари при умора, спринт ${sprint} м`,
    ],
    aim: [
      'Finish well when it hurts.',
      'Gut abschließen, wenn es schwerfällt.',
      'Добър удар, когато е най-трудно.',
    ],
    setup: join(
      describeGround(size),
      [
        `A cone on the left and one on the right about ${shot} m from goal, the starting places ${sprint} m behind them. Two groups of ${each} (green and amber), a server (blue) in the middle with a ball.`,
        `Links und rechts ein Hütchen etwa ${shot} m vor dem Tor, die Startplätze ${sprint} m dahinter. Zwei Gruppen zu ${each} (grün und gelb), ein Zuspieler (blau) mit Ball in der Mitte.`,
        `Отляво и отдясно по един конус на около ${shot} м от вратата, стартовете са на ${sprint} м зад тях. Две групи по ${bg} (зелени и жълти), подаващ (син) с топка в средата.`,
      ],
      describeSpareBalls(8),
    ),
    start: [
      'The groups start in turn; within a set each group keeps going without a break.',
      'Die Gruppen starten abwechselnd; innerhalb eines Satzes wird ohne Unterbrechung gearbeitet.',
      'Групите тръгват на смени; в рамките на серията се работи без прекъсване.',
    ],
    end: join(
      [
        'The rest is real rest: walk, drink, breathe. Stop when the technique falls apart. Change the server after each set.',
        'Die Pause ist echte Pause: gehen, trinken, atmen. Aufhören, wenn die Technik zerfällt. Nach jedem Satz wechselt der Zuspieler.',
        'Почивката е истинска: ходене, вода, дишане. Спира се, когато техниката се разпада. След всяка серия се сменя подаващият.',
      ],
      sentence,
    ),
    points: [
      [
        'Quality first: a clean inside-foot finish beats a wild shot.',
        'Qualität zuerst: sauber mit der Innenseite statt wild.',
        'Първо качество: чист удар с вътрешна част вместо див.',
      ],
      sprint > 11
        ? [
            `${sprint} m at full speed: relaxed shoulders, long steps.`,
            `${sprint} m mit vollem Tempo: lockere Schultern, lange Schritte.`,
            `${sprint} м с пълна скорост: отпуснати рамене, дълги крачки.`,
          ]
        : [
            'Short sprint: the first three steps decide.',
            'Kurzer Sprint: Die ersten drei Schritte entscheiden.',
            'Къс спринт: решават първите три крачки.',
          ],
    ],
    progressions: [
      [
        'One more set, only if the number of goals stays the same.',
        'Ein Satz mehr, aber nur, wenn die Torzahl gleich bleibt.',
        'Още една серия, но само ако головете не намаляват.',
      ],
    ],
    regressions: [
      [
        `Sprint only ${sprint - 3} m, more rest.`,
        `Nur ${sprint - 3} m sprinten, mehr Pause.`,
        `Спринт само ${sprint - 3} м, по-дълга почивка.`,
      ],
    ],
    faults: [
      [
        'Saving strength in the sprint, so that there is no fatigue.',
        'Im Sprint schonen, sodass keine Ermüdung entsteht.',
        'Пестене в спринта, така че умора няма.',
      ],
    ],
  }
}

export const fatigue = createFinishingFamily({
  slug: 'finishing-under-fatigue',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'very_high',
  sizes,
  tasks: fatigueTasks,
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'recovery-duel' ? { practice_type: 'opposed' } : {}),
})
