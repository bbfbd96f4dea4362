/** Finishing after a lay-off: one target player in front of goal, two short lines that pass and arrive. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { layoffTasks } from './layoff-words'
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

interface LayoffSize extends Size {
  /** Players in each of the two lines. */
  each: 2 | 3
  /** Metres from goal: target player and lines. */
  target: number
  from: number
}

const sizes: readonly LayoffSize[] = [
  {
    key: 'mini-7m',
    each: 2,
    target: 7,
    from: 14,
    area: [18, 14],
    goal: 'mini',
    ages: [7, 9],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: 'small-9m',
    each: 2,
    target: 9,
    from: 17,
    area: [21, 18],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: 'youth-12m',
    each: 2,
    target: 12,
    from: 21,
    area: [26, 24],
    goal: 'youth',
    ages: [10, 13],
    level: 2,
    time: [4, 180, 60],
  },
  {
    key: 'youth-14m',
    each: 3,
    target: 14,
    from: 25,
    area: [30, 26],
    goal: 'youth',
    ages: [11, 14],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: 'full-17m',
    each: 3,
    target: 17,
    from: 29,
    area: [34, 40],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: 'full-20m',
    each: 2,
    target: 20,
    from: 33,
    area: [38, 42],
    goal: 'full',
    ages: [15, 19],
    level: 3,
    time: [6, 150, 60],
  },
]

function draw(size: LayoffSize, task: string): Sketch {
  const { area, each, target, from } = size
  const [length, width] = area
  const middle = width / 2
  const gap = Math.min(5, width * 0.2)
  const drawing = createGround(size)
  addKeeper(drawing, size)
  drawing.gear('marker', [length - target + 1.2, middle])
  const man = drawing.player('a', [length - target, middle])
  const own = addLine(drawing, 'a', each, [length - from, middle - gap])
  const other = addLine(drawing, 'a', each, [length - from, middle + gap])
  const [passer = ''] = own
  const [third = ''] = other
  const ball = drawing.ball(passer)
  drawing.ball(task === 'third-runner' ? (other[1] ?? '') : third)
  addBench(drawing, 6)
  if (task === 'marked-target') drawing.player('b', [length - target + 1.4, middle + 0.9])
  drawing.pass(ball, man)
  const isThird = task === 'third-runner'
  const shooter = isThird ? third : passer
  const side = isThird ? 2 : -2
  const meet: Point = [length - target - 2, middle + side]
  drawing.together(() => {
    drawing.run(shooter, meet)
    drawing.pass(ball, meet, { for: shooter })
  })
  if (task === 'spin-away') {
    const behind: Point = [length - target * 0.55, middle + 2.5]
    drawing.together(() => {
      drawing.run(man, [length - target + 0.5, middle + 1.8], behind)
      drawing.pass(ball, behind, { for: man })
    })
  }
  drawing.shot(ball, getPointInGoal(size, shooter === third || task === 'spin-away' ? 0.15 : 0.85))
  return drawing
}

function createBase(size: LayoffSize, sentence: Words3): Base {
  const { each, target, from } = size
  return {
    title: [
      `Lay-off finishing at ${target} m`,
      `Torschuss nach Ablage, ${target} m`,
      `Удар след връщане на ${target} м`,
    ],
    aim: [
      'Pass, lay-off and shot in one rhythm.',
      'Pass, Ablage und Schuss in einem Rhythmus.',
      'Пас, връщане и удар в един ритъм.',
    ],
    setup: join(
      describeGround(size),
      [
        `A target player stands at a marker ${target} m from goal with the back to it. Two lines of ${each} start ${from} m from goal, left and right of the middle; one ball in each line.`,
        `Ein Zielspieler steht mit dem Rücken zum Tor an einer Markierung, ${target} m davor. Zwei Reihen zu ${each} starten ${from} m vor dem Tor, links und rechts der Mitte; jede mit einem Ball.`,
        `Опорен играч стои с гръб към вратата до маркер на ${target} м от нея. Две колони по ${each} играчи тръгват от ${from} м, отляво и отдясно на средата; всяка с по една топка.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The lines start in turn, the next when the shot is taken.',
      'Die Reihen starten abwechselnd, die nächste mit dem Schuss davor.',
      'Колоните тръгват на смени, следващата – при удара.',
    ],
    end: join(
      [
        'The shooter becomes target player, the target player fetches the ball and joins the other line.',
        'Der Schütze wird Zielspieler, der Zielspieler holt den Ball und geht in die andere Reihe.',
        'Стрелецът става опорен, опорният взема топката и отива в другата колона.',
      ],
      sentence,
    ),
    points: [
      [
        'Standing foot beside the ball, chest over it: keep it low.',
        'Standbein neben den Ball, Brust darüber: flach halten.',
        'Опорният крак до топката, гърдите над нея: ниско.',
      ],
      from > 24
        ? [
            'The pass over this distance must be driven and on the ground.',
            'Über diese Distanz muss der Pass scharf und flach sein.',
            'На това разстояние пасът е остър и по земя.',
          ]
        : [
            'Short way: small steps before the shot.',
            'Kurzer Weg: kleine Schritte vor dem Schuss.',
            'Къс път: дребни крачки преди удара.',
          ],
    ],
    progressions: [
      [
        `Target player at ${target + 3} m: the shot comes from further out.`,
        `Zielspieler bei ${target + 3} m: Der Schuss kommt von weiter weg.`,
        `Опорният е на ${target + 3} м: ударът е от по-далеч.`,
      ],
    ],
    regressions: [
      [
        'The coach is the target player and lays off softly.',
        'Der Trainer ist Zielspieler und legt weich ab.',
        'Треньорът е опорен и връща меко.',
      ],
    ],
    faults: [
      [
        'Lay-off straight under the feet of the one who arrives.',
        'Ablage genau unter die Füße des Nachrückenden.',
        'Връщане точно под краката на набягващия.',
      ],
    ],
  }
}

export const layoff = createFinishingFamily({
  slug: 'layoff-finishing',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'social'],
  sizes,
  tasks: layoffTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'marked-target' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
