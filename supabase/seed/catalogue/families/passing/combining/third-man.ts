/** Third-man combinations through a line into a mini goal. Varied by length, groups, opposition and who gets free. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  addLine,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  moveToward,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { thirdTasks } from './third-man-words'

interface ThirdSize extends Size {
  queue: 2 | 3 | 4
  thirds: 1 | 2
}

const sizes: readonly ThirdSize[] = [
  {
    key: '5-on-28m',
    queue: 2,
    thirds: 2,
    area: [28, 18],
    ages: [12, 16],
    level: 2,
    time: [6, 120, 45],
    point: [
      'Narrow ground, long way: the third starts from the shoulder of the second.',
      'Schmales Feld, langer Weg: Der Dritte startet an der Schulter des Zweiten.',
      'Тясно поле, дълъг път: третият тръгва от рамото на втория.',
    ],
  },
  {
    key: '4-on-16m',
    queue: 2,
    thirds: 1,
    area: [16, 12],
    ages: [9, 11],
    level: 1,
    time: [5, 90, 30],
    point: [
      'Say the roles aloud at the start: one, two, three.',
      'Am Anfang die Rollen laut sagen: eins, zwei, drei.',
      'В началото казвайте ролите: едно, две, три.',
    ],
  },
  {
    key: '5-on-20m',
    queue: 3,
    thirds: 1,
    area: [20, 14],
    ages: [10, 13],
    level: 2,
    time: [5, 120, 30],
    point: [
      'Keep three heights: behind, in front of and beyond the line.',
      'Drei Höhen halten: hinten, vor und hinter der Linie.',
      'Пазете три нива: отзад, пред и зад линията.',
    ],
  },
  {
    key: '6-on-24m',
    queue: 3,
    thirds: 2,
    area: [24, 20],
    ages: [11, 15],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Two possible thirds: the far one is the surprise.',
      'Zwei mögliche Dritte: Der ferne ist die Überraschung.',
      'Двама възможни трети: далечният е изненадата.',
    ],
  },
  {
    key: '7-on-30m',
    queue: 4,
    thirds: 2,
    area: [30, 24],
    ages: [13, 17],
    level: 2,
    time: [5, 150, 45],
    point: [
      'Ten metres between the stations: pass driven, set-back soft.',
      'Zehn Meter zwischen den Stationen: Pass scharf, Ablage weich.',
      'Десет метра между станциите: твърд пас, меко връщане.',
    ],
  },
  {
    key: '6-on-36m',
    queue: 3,
    thirds: 2,
    area: [36, 30],
    ages: [14, 19],
    level: 3,
    time: [6, 150, 45],
    point: [
      'From the 6 by way of the 9 to the 8: the distances of your match.',
      'Vom Sechser über die Neun auf den Achter: Abstände wie im Spiel.',
      'От шестицата през деветката към осмицата: разстояния като в мача.',
    ],
  },
]

function draw({ area, queue, thirds }: ThirdSize, task: string): Sketch {
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area)
  const wall = length * 0.62
  drawing.goal('mini', [length, middle], 180)
  const from: Point = [0.8, middle]
  const [first = ''] = addLine(drawing, 'a', queue, from)
  const start: Point = [length * 0.5, middle + width * 0.06]
  const second = drawing.player('a', start)
  const side: Point = [length * 0.36, width * 0.16]
  const third = drawing.player('a', side)
  if (thirds === 2) drawing.player('a', [length * 0.36, width * 0.84])
  const isLive = task === 'defenders-step'
  const guards = isLive
    ? [
        drawing.player('b', [wall, middle - width * 0.08]),
        drawing.player('b', [wall + 0.5, middle + width * 0.24]),
      ]
    : []
  if (!isLive)
    drawing.gears('mannequin', [
      [wall, middle - width * 0.1],
      [wall, middle + width * 0.1],
    ])
  if (!isLive && width > 18)
    drawing.gears('mannequin', [
      [wall, middle - width * 0.37],
      [wall, middle + width * 0.37],
    ])
  const ball = drawing.ball(first)
  addBench(drawing, 4)
  const deep: Point = [length * 0.78, middle - width * 0.24]
  if (task === 'facing-player') {
    playInto(drawing, ball, second, [length * 0.47, middle + width * 0.12])
    playInto(drawing, ball, third, [length * 0.36, middle - width * 0.06])
    drawing.run(third, [length * 0.44, middle - 0.2])
    drawing.pass(ball, [length, middle], { kind: 'driven' })
    return drawing
  }
  if (task === 'rotate-third') {
    const short: Point = [length * 0.36, middle - width * 0.1]
    playInto(drawing, ball, third, short, [[second, [length * 0.56, middle - width * 0.02]]])
    playInto(drawing, ball, second, [length * 0.74, middle + width * 0.02])
    drawing.pass(ball, [length, middle])
    return drawing
  }
  const [guard] = guards
  playInto(
    drawing,
    ball,
    second,
    moveToward(start, from, 0.16),
    guard ? [[guard, [length * 0.5, middle]]] : [],
  )
  playInto(drawing, ball, third, deep)
  drawing.run(third, [length * 0.84, middle - width * 0.16])
  drawing.pass(ball, [length, middle])
  return drawing
}

function createBase({ area, queue, thirds }: ThirdSize, sentence: Words3): Base {
  const [length, width] = area
  const two = thirds === 2
  return {
    title: [
      `Third man on ${length} m`,
      `Der Dritte auf ${length} m`,
      `Третият човек на ${length} м`,
    ],
    aim: [
      'Combine over three players through a line.',
      'Über drei Spieler durch eine Linie kombinieren.',
      'Комбинация през трима зад линия.',
    ],
    setup: join(
      [
        `${length} × ${width} m with a mini goal at the far end. ${queue} firsts with the ball at the near end, a second in the middle, ${two ? 'a third on each side' : 'a third on the side'}. A line of mannequins, or of defenders, stands after about ${Math.round(length * 0.62)} m.`,
        `${length} × ${width} m, am hinteren Ende ein Minitor. Vorn ${queue} Erste mit Ball, in der Mitte ein Zweiter, ${two ? 'auf jeder Seite ein Dritter' : 'auf der Seite ein Dritter'}. Nach etwa ${Math.round(length * 0.62)} m eine Linie aus Dummys oder Verteidigern.`,
        `${length} × ${width} м с малка врата в далечния край. ${queue} първи с топката в близкия край, втори в средата, ${two ? 'по един трети от двете страни' : 'трети отстрани'}. След около ${Math.round(length * 0.62)} м – линия от манекени или защитници.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      two ? 'Left and right third in turn.' : 'Change the side of the third after half the time.',
      two
        ? 'Linker und rechter Dritter abwechselnd.'
        : 'Nach der Hälfte wechselt der Dritte die Seite.',
      two ? 'Левият и десният трети се редуват.' : 'На половината третият сменя страната.',
    ],
    end: join(
      [
        'The next one starts when the ball is behind the line.',
        'Der Nächste beginnt, wenn der Ball hinter der Linie ist.',
        'Следващият започва, когато топката е зад линията.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Gap in the line only ${width > 18 ? 3 : 2} m wide.`,
        `Lücke in der Linie nur ${width > 18 ? 3 : 2} m breit.`,
        `Празнината в линията е само ${width > 18 ? 3 : 2} м.`,
      ],
    ],
    regressions: [
      [
        `Without the line, on ${length - 3} m.`,
        `Ohne Linie, auf ${length - 3} m.`,
        `Без линия, на ${length - 3} м.`,
      ],
    ],
    faults: [
      [
        'The set-back is too hard for the third.',
        'Die Ablage ist zu hart für den Dritten.',
        'Връщането е твърде силно за третия.',
      ],
    ],
  }
}

export const thirdMan = createPassingFamily({
  slug: 'third-man',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['tactical', 'technical'],
  sizes,
  tasks: thirdTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'defenders-step' ? { practice_type: 'opposed', intensity: 'high' } : {},
})
