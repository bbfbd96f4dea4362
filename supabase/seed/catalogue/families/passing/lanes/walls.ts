/** Wall-pass lanes: a runner plays one-twos with wall players beside the lane. Varied by lanes, walls and how they are used. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  addLine,
  createPassingFamily,
  playInto,
  playWhile,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
} from '../kit'
import { wallTasks } from './walls-words'

interface WallSize extends Size {
  lanes: 1 | 2 | 3
  walls: 1 | 2 | 3
  queue: 1 | 2
}

const sizes: readonly WallSize[] = [
  {
    key: '2x1-wall',
    lanes: 2,
    walls: 1,
    queue: 1,
    area: [10, 12],
    ages: [7, 9],
    level: 1,
    time: [4, 75, 30],
    point: [
      'One wall, one cone: learn the rhythm pass, run, receive.',
      'Eine Wand, ein Hütchen: den Rhythmus Pass, Lauf, Annahme lernen.',
      'Една стена, един конус: научи ритъма пас, тичане, поемане.',
    ],
  },
  {
    key: '3x1-wall',
    lanes: 3,
    walls: 1,
    queue: 1,
    area: [12, 18],
    ages: [8, 10],
    level: 1,
    time: [5, 90, 30],
    point: [
      'Three lanes: start together and listen to your own wall only.',
      'Drei Bahnen: gemeinsam starten, nur auf die eigene Wand hören.',
      'Три коридора: тръгвате заедно, слушай само своята стена.',
    ],
  },
  {
    key: '2x2-walls',
    lanes: 2,
    walls: 2,
    queue: 1,
    area: [18, 14],
    ages: [9, 13],
    level: 2,
    time: [5, 90, 40],
    point: [
      'Between two walls there are only two touches: plan them.',
      'Zwischen zwei Wänden bleiben zwei Kontakte: plane sie.',
      'Между две стени имаш две докосвания: планирай ги.',
    ],
  },
  {
    key: '2x2-walls-queue',
    lanes: 2,
    walls: 2,
    queue: 2,
    area: [22, 16],
    ages: [10, 15],
    level: 2,
    time: [5, 120, 40],
    point: [
      'The next one starts when the runner reaches the second wall.',
      'Der Nächste startet, wenn der Läufer an der zweiten Wand ist.',
      'Следващият тръгва, когато тичащият е на втората стена.',
    ],
  },
  {
    key: '2x3-walls',
    lanes: 2,
    walls: 3,
    queue: 2,
    area: [30, 18],
    ages: [12, 18],
    level: 3,
    time: [6, 90, 60],
    point: [
      'Three wall passes at full speed: breathe and stay low.',
      'Drei Doppelpässe in vollem Tempo: atmen und tief bleiben.',
      'Три двойни паса в пълна скорост: дишай и стой ниско.',
    ],
  },
]

function draw({ area, lanes, walls, queue }: WallSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  const lane = width / lanes
  drawing.corners('marker')
  let first: { runner: string; walls: string[]; ball: string } | undefined
  for (let index = 0; index < lanes; index += 1) {
    const y = lane * (index + 0.62)
    const cones = Array.from({ length: walls }, (_, step): Point => [
      length * ((step + 0.62) / (walls + 0.4)),
      y,
    ])
    if (task === 'fake-wall') for (const [x, at] of cones) drawing.player('b', [x, at + 0.4])
    drawing.gears('cone', cones)
    const [runner = ''] = addLine(drawing, 'a', queue, [0.6, y])
    const helpers = cones.map(([x], step) =>
      drawing.player('a', [
        x - 0.2,
        task === 'both-sides' && step % 2 === 1 ? y + lane * 0.34 : y - lane * 0.42,
      ]),
    )
    const ball = drawing.ball(runner)
    first ??= { runner, walls: helpers, ball }
  }
  addBench(drawing, 3)
  if (!first) return drawing
  const y = lane * 0.62
  for (let step = 0; step < Math.min(walls, 2); step += 1) {
    const wall = first.walls[step] ?? ''
    const x = length * ((step + 0.62) / (walls + 0.4))
    const near: Point = [x - length * 0.12, y - 0.2]
    if (step === 0) drawing.run(first.runner, near)
    const isBelow = task === 'both-sides' && step === 1
    playWhile(drawing, first.ball, wall, [[first.runner, [x - 0.4, y + (isBelow ? -1.1 : 1.5)]]])
    playInto(drawing, first.ball, first.runner, [
      x + length * (walls > 2 ? 0.09 : 0.13),
      y + (isBelow ? -0.3 : 0.3),
    ])
  }
  return drawing
}

function createBase(
  { area, lanes, walls, queue }: WallSize,
  sentence: readonly [string, string, string],
): Base {
  const [length, width] = area
  return {
    title: [
      `Wall-pass lanes over ${length} m`,
      `Doppelpass-Bahnen über ${length} m`,
      `Двоен пас в коридори на ${length} м`,
    ],
    aim: [
      'Beat an opponent with a one-two.',
      'Einen Gegner mit dem Doppelpass überspielen.',
      'Преодоляване на съперник с двоен пас.',
    ],
    setup: join(
      [
        `${length} × ${width} m split into ${lanes} lanes. In each lane ${walls > 1 ? `${walls} cones one after the other with a wall player beside each` : 'one cone with a wall player beside it'} and ${queue > 1 ? 'two runners who take turns' : 'one runner'} at the start, with a ball.`,
        `${length} × ${width} m in ${lanes} Bahnen. In jeder Bahn ${walls > 1 ? `${walls} Hütchen hintereinander, daneben je ein Wandspieler` : 'ein Hütchen und daneben ein Wandspieler'}, am Start ${queue > 1 ? 'zwei Läufer im Wechsel' : 'ein Läufer'} mit Ball.`,
        `${length} × ${width} м, разделени на ${lanes} коридора. Във всеки ${walls > 1 ? `${walls} конуса един след друг, до всеки играч-стена` : 'един конус и до него играч-стена'}, на старта ${queue > 1 ? 'двама тичащи поред' : 'един тичащ'} с топка.`,
      ],
      describeSpareBalls(3),
    ),
    start: [
      'All lanes start together.',
      'Alle Bahnen starten gemeinsam.',
      'Всички коридори тръгват заедно.',
    ],
    end: join(
      [
        'Runner and walls change so that everyone does both.',
        'Läufer und Wände wechseln, jeder macht beides.',
        'Тичащи и стени се сменят, всеки прави и двете.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `The walls move along the lane instead of standing: ${walls > 1 ? 'keep their distance' : 'stay level with the cone'}.`,
        `Die Wände bewegen sich mit: ${walls > 1 ? 'Abstand halten' : 'auf Höhe des Hütchens bleiben'}.`,
        `Стените се движат: ${walls > 1 ? 'пазят разстояние' : 'остават на нивото на конуса'}.`,
      ],
    ],
    regressions: [
      [
        `Walls two steps nearer to the lane; ${length + 3} m of length.`,
        `Wände zwei Schritte näher, Bahn ${length + 3} m lang.`,
        `Стените с две крачки по-близо; дължина ${length + 3} м.`,
      ],
    ],
    faults: [
      [
        'Return played behind the runner.',
        'Rückspiel in den Rücken des Läufers.',
        'Връщане зад гърба на тичащия.',
      ],
    ],
  }
}

export const walls = createPassingFamily({
  slug: 'wall-pass-lanes',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  sizes,
  tasks: wallTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'fake-wall'
      ? { practice_type: 'passive_opposition' }
      : key === 'lane-race'
        ? { practice_type: 'fun_game', intensity: 'high' }
        : {},
})
