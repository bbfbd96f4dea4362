/** Y-passing: a line, a middle player and two arms. Varied by length, numbers and what the middle player does. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  addLine,
  createPassingFamily,
  playInto,
  playWhile,
  formatPlayers,
  describeSpareBalls,
  moveToward,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { yTasks } from './y-words'

interface YSize extends Size {
  queue: 2 | 3
  /** How many stand at each arm. */
  arm: 1 | 2
}

const sizes: readonly YSize[] = [
  {
    key: '5-on-12m',
    queue: 2,
    arm: 1,
    area: [12, 10],
    ages: [8, 10],
    level: 1,
    time: [4, 120, 30],
    point: [
      'Six metres to the middle: roll the ball to the safe foot.',
      'Sechs Meter zur Mitte: den Ball auf den sicheren Fuß rollen.',
      'Шест метра до средата: прати топката на сигурния крак.',
    ],
  },
  {
    key: '5-on-16m',
    queue: 2,
    arm: 1,
    area: [16, 12],
    ages: [9, 12],
    level: 1,
    time: [5, 120, 30],
    point: [
      'With five there is no standing: after the dribble you are nearly on again.',
      'Zu fünft steht keiner: Nach dem Dribbling bist du fast schon wieder dran.',
      'С петима никой не стои: след воденето пак си на ред.',
    ],
  },
  {
    key: '6-on-20m',
    queue: 3,
    arm: 1,
    area: [20, 16],
    ages: [10, 14],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Next in line: start your step when the arm has the ball.',
      'Nächster in der Reihe: starte, wenn der Arm den Ball hat.',
      'Следващият тръгва, когато рамото получи топката.',
    ],
  },
  {
    key: '7-on-22m',
    queue: 2,
    arm: 2,
    area: [22, 18],
    ages: [11, 16],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Two at each arm: the second one coaches the first touch.',
      'Zwei an jedem Arm: Der Zweite coacht den ersten Kontakt.',
      'По двама на рамо: вторият подсказва първото докосване.',
    ],
  },
  {
    key: '8-on-26m',
    queue: 3,
    arm: 2,
    area: [26, 22],
    ages: [13, 18],
    level: 2,
    time: [5, 180, 45],
    point: [
      'Thirteen metres: a driven pass, locked ankle, body over the ball.',
      'Dreizehn Meter: scharfer Pass, festes Gelenk, Körper über dem Ball.',
      'Тринадесет метра: твърд пас, стегнат глезен, тяло над топката.',
    ],
  },
  {
    key: '8-on-32m',
    queue: 3,
    arm: 2,
    area: [32, 26],
    ages: [15, 19],
    level: 3,
    time: [6, 150, 45],
    point: [
      'Long arms: look at the wing before you look at the ball.',
      'Lange Arme: Schau zum Flügel, bevor du zum Ball schaust.',
      'Дълги рамене: първо крилото, после топката.',
    ],
  },
]

function draw({ area, queue, arm }: YSize, task: string): Sketch {
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area)
  const centre: Point = [length * 0.5, middle]
  const left: Point = [length - 1.2, width * 0.12]
  const right: Point = [length - 1.2, width * 0.88]
  drawing.gears('marker', [
    [0.4, middle + 0.7],
    [centre[0], middle + 0.7],
    [left[0] + 0.8, left[1]],
    [right[0] + 0.8, right[1]],
  ])
  const [passer = ''] = addLine(drawing, 'a', queue, [0.8, middle])
  const pivot = drawing.player('a', centre)
  const [first = ''] = addLine(drawing, 'a', arm, left, [1, 0])
  addLine(drawing, 'a', arm, right, [1, 0])
  const shadow =
    task === 'shadow' ? drawing.player('b', [centre[0] + 2.4, middle + 0.5]) : undefined
  const ball = drawing.ball(passer)
  addBench(drawing, 3)
  const short: Point = [centre[0] - 1.8, middle - 0.6]
  if (task === 'set-and-open' || shadow) {
    playInto(drawing, ball, pivot, short, shadow ? [[shadow, [centre[0] - 0.4, middle - 0.2]]] : [])
    const meet = moveToward([0.8, middle], short, 0.42)
    playInto(drawing, ball, passer, [meet[0], meet[1] - 0.8])
    playWhile(drawing, ball, first, [[pivot, [length * 0.62, middle - 1]]])
  } else {
    playInto(drawing, ball, pivot, [centre[0] + 0.9, middle - 0.9])
    playWhile(drawing, ball, first, [[passer, moveToward([0.8, middle], centre, 0.9)]])
  }
  if (task === 'one-two-arm') {
    const behind: Point = [length + 0.4, width * 0.36]
    playInto(drawing, ball, pivot, behind)
    drawing.run(pivot, [length * 0.8, width * 0.62], [length * 0.55, width * 0.8])
    return drawing
  }
  drawing.run(first, [length * 0.7, -0.3], [length * 0.35, width * 0.1])
  return drawing
}

function createBase({ area, queue, arm }: YSize, sentence: Words3): Base {
  const [length, width] = area
  const count = queue + 1 + 2 * arm
  const all = formatPlayers(count)
  const two = arm === 2
  return {
    title: [
      `Y-passing over ${length} m`,
      `Y-Passform über ${length} m`,
      `Пасове в „Y“ на ${length} м`,
    ],
    aim: [
      'Play forward through the middle to the wing.',
      'Durch die Mitte nach vorn auf den Flügel spielen.',
      'Игра напред през средата към крилото.',
    ],
    setup: join(
      [
        `Y on ${length} × ${width} m: ${queue} at the foot, one at the middle marker after ${length / 2} m, ${two ? 'two at the end of each arm' : 'one at the end of each arm'}; ${all[0]}.`,
        `Y auf ${length} × ${width} m: ${queue} am Fuß, einer an der Markierung nach ${length / 2} m, ${two ? 'je zwei' : 'je einer'} am Ende der Arme; ${all[1]}.`,
        `„Y“ на ${length} × ${width} м: ${queue} в основата, един на маркера след ${length / 2} м, ${two ? 'по двама' : 'по един'} в края на раменете; ${all[2]}.`,
      ],
      describeSpareBalls(3),
    ),
    start: [
      'The first in line starts when the middle player looks.',
      'Der Erste beginnt, wenn der Mittelspieler schaut.',
      'Първият започва, когато средният погледне.',
    ],
    end: join(
      [
        'The next ball starts as soon as the one before has reached the arm.',
        'Der nächste Ball startet, sobald der vorige am Arm ist.',
        'Следващата топка тръгва, щом предишната стигне рамото.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Two balls: the left one and the right one start ${two ? 'together' : 'three seconds apart'}.`,
        `Zwei Bälle: links und rechts starten ${two ? 'gleichzeitig' : 'mit drei Sekunden Abstand'}.`,
        `Две топки: ляво и дясно тръгват ${two ? 'заедно' : 'през три секунди'}.`,
      ],
    ],
    regressions: [
      [
        `Shorten the Y to ${length - 4} m.`,
        `Das Y auf ${length - 4} m verkürzen.`,
        `Скъсете „Y“ на ${length - 4} м.`,
      ],
    ],
    faults: [
      [
        'The pass bounces: it was hit from above.',
        'Der Pass springt: Er wurde von oben getroffen.',
        'Пасът подскача: ударен е отгоре.',
      ],
    ],
  }
}

export const yPassing = createPassingFamily({
  slug: 'y-passing',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes,
  tasks: yTasks,
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'shadow' ? { practice_type: 'passive_opposition' } : {}),
})
