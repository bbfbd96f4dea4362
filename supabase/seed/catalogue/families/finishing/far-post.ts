/** Runs to the far post: one passes across the goal, others arrive. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { farPostTasks } from './far-post-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface FarPostSize extends Size {
  /** Where the pass across comes from: metres from the goal line. */
  depth: number
  /** Waiting players behind each place. */
  waiting: 0 | 1
}

const sizes: readonly FarPostSize[] = [
  {
    key: 'small-3m',
    depth: 3,
    waiting: 0,
    area: [16, 18],
    goal: 'small',
    ages: [7, 10],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: 'youth-4m',
    depth: 4,
    waiting: 0,
    area: [20, 24],
    goal: 'youth',
    ages: [9, 12],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: 'youth-8m',
    depth: 8,
    waiting: 1,
    area: [25, 30],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: 'full-6m',
    depth: 6,
    waiting: 0,
    area: [28, 44],
    goal: 'full',
    ages: [13, 17],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: 'full-14m',
    depth: 14,
    waiting: 1,
    area: [34, 50],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [5, 180, 60],
  },
  {
    key: 'full-20m',
    depth: 20,
    waiting: 1,
    area: [38, 56],
    goal: 'full',
    ages: [15, 19],
    level: 3,
    time: [6, 150, 60],
  },
]

function draw(size: FarPostSize, task: string): Sketch {
  const { area, depth, waiting, goal } = size
  const [length, width] = area
  const middle = width / 2
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const half = { full: 3.66, youth: 2.5, small: 1.5, mini: 0.6 }[goal]
  const isFull = goal === 'full'
  const server: Point = [length - depth - 2, width * 0.12]
  drawing.gear('marker', [length - depth, width * 0.16])
  const passer = drawing.player('a', server)
  const start = length * (isFull ? 0.42 : 0.34)
  const one = drawing.player('a', [start, middle - 1.4])
  const two = drawing.player(
    'a',
    task === 'far-winger' ? [start + 1, width * 0.9] : [start - 0.8, middle + 2.6],
  )
  const isMarked = task === 'blind-side' || task === 'far-winger'
  const guard = isMarked
    ? drawing.player('b', [length - (isFull ? 11 : 6), middle - 0.6])
    : undefined
  const ball = drawing.ball(passer)
  if (waiting) {
    drawing.ball(drawing.player('a', [server[0] - 2.5, server[1]]))
    drawing.player('a', [start - 3.4, middle])
  }
  addBench(drawing, 6)
  const far: Point = [length - (isFull ? 2.5 : 1.6), middle + half * 0.95]
  const near: Point = [length - (isFull ? 4.5 : 3.2), middle - half - 0.4]
  drawing.together(() => {
    drawing.run(passer, [length - depth, width * 0.17])
    if (task === 'blind-side') drawing.run(two, [length * 0.6, middle + 3])
    else drawing.run(two, [length * 0.58, task === 'far-winger' ? width * 0.8 : middle + 2.6])
    if (task !== 'tap-in') drawing.run(one, [length * 0.66, middle - 2])
  })
  drawing.together(() => {
    drawing.run(two, far)
    if (task === 'decoy-near' || task === 'far-winger') drawing.run(one, near)
    if (guard) drawing.run(guard, [length - (isFull ? 5 : 3.4), middle])
    drawing.pass(ball, far, { kind: isFull ? 'driven' : 'ground', for: two })
  })
  drawing.shot(ball, getPointInGoal(size, 0.8))
  return drawing
}

function createBase(size: FarPostSize, sentence: Words3): Base {
  const { depth, waiting, ages } = size
  const deep = depth > 10
  return {
    title: [
      `Far-post runs from ${depth} m`,
      `Langer Pfosten aus ${depth} m`,
      `Далечна греда от ${depth} м`,
    ],
    aim: [
      'Make the far post a habit.',
      'Den langen Pfosten zur Gewohnheit machen.',
      'Далечната греда да стане навик.',
    ],
    setup: join(
      describeGround(size),
      [
        `A passer with a ball at the side, with a marker ${depth} m from the goal line; two runners start in the middle${waiting ? ', one more waits behind each place' : ''}.`,
        `Ein Passgeber mit Ball an der Seite, die Markierung ${depth} m vor der Grundlinie; zwei Läufer starten in der Mitte${waiting ? ', hinter beiden Plätzen wartet je einer' : ''}.`,
        `Подаващ с топка отстрани до маркер на ${depth} м от крайната линия; двама набягващи тръгват от средата${waiting ? ', зад всяко място чака по един' : ''}.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The passer starts with a touch towards the marker; that is the signal for the runs.',
      'Der Passgeber startet mit einem Kontakt zur Markierung; das ist das Zeichen für die Läufe.',
      'Подаващият тръгва с докосване към маркера; това е знакът за набягване.',
    ],
    end: join(
      [
        'Everyone moves on one place after each ball; change the side after each round.',
        'Nach jedem Ball rücken alle einen Platz weiter; nach jedem Durchgang Seitenwechsel.',
        'След всяка топка всички се местят с едно място; след всяка серия се сменя страната.',
      ],
      ages[0] < 12
        ? ['Balls stay on the ground.', 'Der Ball bleibt am Boden.', 'Топката е само по земя.']
        : ['Finish with the foot.', 'Abschluss mit dem Fuß.', 'Завършва се с крак.'],
      sentence,
    ),
    points: [
      deep
        ? [
            'The ball comes from deep: play it between keeper and last line.',
            'Die Hereingabe kommt von weit: zwischen Torwart und letzte Linie.',
            'Подаването е отдалеч: между вратаря и последната линия.',
          ]
        : [
            'Near the goal line: hard and flat, so that one touch is enough.',
            'Nah an der Grundlinie: scharf und flach, dann reicht ein Kontakt.',
            'До крайната линия: остро и ниско, стига едно докосване.',
          ],
      [
        'Nobody at the far post? Then the best ball is worth nothing.',
        'Keiner am langen Pfosten? Dann nützt der beste Ball nichts.',
        'Няма никого на далечната греда? Тогава и най-добрата топка е напразна.',
      ],
    ],
    progressions: [
      [
        'The passer must take a defender on first.',
        'Der Passgeber muss zuerst an einem Verteidiger vorbei.',
        'Подаващият първо минава защитник.',
      ],
    ],
    regressions: [
      [
        'The coach rolls the ball across the goal by hand.',
        'Der Trainer rollt den Ball mit der Hand vors Tor.',
        'Треньорът търкаля топката с ръка пред вратата.',
      ],
    ],
    faults: [
      [
        'The ball across is aimed at the keeper’s hands.',
        'Die Hereingabe geht in die Hände des Torwarts.',
        'Подаването отива в ръцете на вратаря.',
      ],
    ],
  }
}

export const farPost = createFinishingFamily({
  slug: 'far-post-runs',
  topic: 'crossing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical', 'psychological'],
  sizes,
  tasks: farPostTasks,
  fits: ({ ages }, { from = 0 }) => from < ages[1] - 1,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'blind-side' || key === 'far-winger'
      ? { practice_type: 'opposed', intensity: 'high' }
      : {},
})
