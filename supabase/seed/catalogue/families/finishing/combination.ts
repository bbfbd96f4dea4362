/** Combination finishing: two lines and a wall player in front of the last line. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { combinationTasks } from './combination-words'
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

interface CombinationSize extends Size {
  each: 2 | 3
  /** Metres from goal: wall player and lines. */
  wall: number
  from: number
}

const sizes: readonly CombinationSize[] = [
  {
    key: '18m-small',
    each: 2,
    wall: 10,
    from: 18,
    area: [22, 18],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '22m-youth',
    each: 2,
    wall: 12,
    from: 22,
    area: [27, 24],
    goal: 'youth',
    ages: [9, 13],
    level: 1,
    time: [4, 180, 60],
  },
  {
    key: '26m-youth',
    each: 3,
    wall: 14,
    from: 26,
    area: [31, 28],
    goal: 'youth',
    ages: [11, 14],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '29m-full',
    each: 2,
    wall: 18,
    from: 29,
    area: [34, 40],
    goal: 'full',
    ages: [13, 17],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '34m-full',
    each: 3,
    wall: 21,
    from: 34,
    area: [40, 44],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 180, 60],
  },
  {
    key: '24m-youth',
    each: 3,
    wall: 13,
    from: 24,
    area: [29, 26],
    goal: 'youth',
    ages: [10, 13],
    level: 1,
    time: [4, 180, 60],
  },
]

function draw(size: CombinationSize, task: string): Sketch {
  const { area, each, wall, from, goal } = size
  const [length, width] = area
  const middle = width / 2
  const gap = Math.min(6, width * 0.22)
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const own = addLine(drawing, 'a', each, [length - from, middle - gap])
  const other = addLine(drawing, 'a', each, [length - from, middle + gap])
  const man = drawing.player('a', [length - wall, middle])
  const [one = ''] = own
  const [two = ''] = other
  const isLive = task === 'against-two'
  const cone: Point = [length - wall - 1.5, middle - gap - 0.8]
  const guards = isLive
    ? [
        drawing.player('b', [length - wall + 2.5, middle - 2]),
        drawing.player('b', [length - wall + 2.5, middle + 2.2]),
      ]
    : []
  if (!isLive) drawing.gears('cone', [cone, [cone[0], middle + gap + 0.8]])
  const ball = drawing.ball(one)
  drawing.ball(own[1] ?? '')
  addBench(drawing, 6)
  const shotAt = length - (goal === 'full' ? 11 : 6.5)
  if (task === 'cross-over') {
    const meet: Point = [length - wall - 3, middle + 0.4]
    drawing.together(() => {
      drawing.run(one, meet)
      drawing.run(two, [length - wall - 4.4, middle + 0.8])
    })
    drawing.pass(ball, two)
    drawing.together(() => {
      drawing.run(two, [length - wall - 1, middle - 2.6], [shotAt - 2, middle - 2.6])
      drawing.run(one, [length - wall + 1, middle + 3])
    })
    drawing.shot(ball, getPointInGoal(size, 0.85))
    return drawing
  }
  drawing.run(one, [length - wall - 5, middle - gap])
  drawing.pass(ball, man)
  if (task === 'up-back-through') {
    const back: Point = [length - wall - 3, middle - gap + 1.6]
    drawing.together(() => {
      drawing.run(one, back)
      drawing.pass(ball, back, { for: one })
    })
    const deep: Point = [shotAt, middle + gap * 0.7]
    drawing.together(() => {
      drawing.run(two, [length - wall - 2, middle + gap + 1.6], deep)
      drawing.pass(ball, deep, { for: two })
    })
    drawing.shot(ball, getPointInGoal(size, 0.15))
    return drawing
  }
  const behind: Point = [shotAt, middle - gap * 0.9]
  drawing.together(() => {
    drawing.run(one, [length - wall, middle - gap - (isLive ? 1.6 : 0.2)], behind)
    if (isLive) {
      drawing.run(two, [length - wall, middle + gap])
      drawing.run(guards[0] ?? '', [shotAt - 0.6, middle - 1.2])
    }
    drawing.pass(ball, behind, { for: one })
  })
  drawing.shot(ball, getPointInGoal(size, 0.85))
  return drawing
}

function createBase(size: CombinationSize, sentence: Words3): Base {
  const { each, wall, from } = size
  const bg = each === 2 ? 'двама' : 'трима'
  return {
    title: [
      `Combine and finish, ${from} m`,
      `Kombination, Schuss aus ${from} m`,
      `Комбинация, удар от ${from} м`,
    ],
    aim: [
      'Get past the last line together.',
      'Gemeinsam durch die letzte Linie kommen.',
      'Заедно през последната линия.',
    ],
    setup: join(
      describeGround(size),
      [
        `Two lines of ${each} players start ${from} m from goal, the left one with two balls; a wall player stands ${wall} m from goal in the middle.`,
        `Zwei Reihen zu ${each} Spielern starten ${from} m vor dem Tor, die linke mit zwei Bällen; ein Wandspieler steht in der Mitte, ${wall} m vor dem Tor.`,
        `Две колони по ${bg} играчи тръгват от ${from} м, лявата е с две топки; „стена“ стои в средата на ${wall} м от вратата.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The next start is with the shot; the side with the balls changes after each round.',
      'Der nächste Start ist mit dem Schuss; die Seite mit den Bällen wechselt nach jedem Durchgang.',
      'Следващите тръгват при удара; страната с топките се сменя след всяка серия.',
    ],
    end: join(
      [
        'Passer becomes wall player, wall player fetches the ball, the shooter joins the other line.',
        'Der Passgeber wird Wandspieler, der Wandspieler holt den Ball, der Schütze geht in die andere Reihe.',
        'Подаващият става стена, стената взема топката, стрелецът отива в другата колона.',
      ],
      sentence,
    ),
    points: [
      [
        'Pass, then move: nobody stands after the pass.',
        'Passen, dann bewegen: Keiner steht nach dem Pass.',
        'Подай и тръгни: никой не стои след паса.',
      ],
      wall > 16
        ? [
            'The finish is calm although the combination was fast.',
            'Der Abschluss bleibt ruhig, auch wenn die Kombination schnell war.',
            'Ударът е спокоен, макар комбинацията да е бърза.',
          ]
        : [
            'Short distances: soft passes, quick feet.',
            'Kurze Wege: weiche Pässe, schnelle Füße.',
            'Къси разстояния: меки пасове, бързи крака.',
          ],
    ],
    progressions: [
      [
        'Both sides play at the same time to two goals.',
        'Beide Seiten spielen gleichzeitig auf zwei Tore.',
        'Двете страни играят едновременно на две врати.',
      ],
    ],
    regressions: [
      [
        'Walk through the combination once, then at playing speed.',
        'Die Kombination einmal im Gehen, dann im Spieltempo.',
        'Комбинацията първо ходом, после с игрова скорост.',
      ],
    ],
    faults: [
      [
        'The return pass goes to the feet and stops the run.',
        'Der Rückpass geht in den Fuß und stoppt den Lauf.',
        'Връщането е в крака и спира бягането.',
      ],
    ],
  }
}

export const combination = createFinishingFamily({
  slug: 'combination-finishing',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical', 'social'],
  sizes,
  tasks: combinationTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1],
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'against-two' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
