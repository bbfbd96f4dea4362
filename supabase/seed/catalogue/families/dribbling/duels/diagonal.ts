/** One against one on mini goals in opposite corners: attacking on the diagonal, turning, finishing. */
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
} from '../kit'
import { diagonalTasks } from './diagonal-words'

const sizes = [
  createFieldSize(3, [10, 8], 2, [6, 8], 1, [5, 60, 60], 2),
  createFieldSize(4, [12, 9], 2, [8, 10], 1, [6, 60, 60], 2),
  createFieldSize(2, [14, 10], 4, [9, 12], 2, [6, 90, 60]),
  createFieldSize(3, [14, 11], 4, [10, 13], 2, [6, 90, 60], 2),
  createFieldSize(2, [16, 12], 4, [12, 15], 3, [6, 90, 90]),
  createFieldSize(2, [18, 14], 6, [14, 19], 4, [5, 120, 120]),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const corner = 1.8
  const isBoth = task === 'two-each'
  visitFields(size, (at, index) => {
    const goals = [
      drawing.goal('mini', at(length, width - corner), 180),
      drawing.goal('mini', at(0, corner), 0),
      ...(isBoth
        ? [
            drawing.goal('mini', at(length, corner), 180),
            drawing.goal('mini', at(0, width - corner), 0),
          ]
        : []),
    ]
    if (task === 'half-way') drawing.gears('marker', [at(length / 2, 0), at(length / 2, width)])
    const half = size.each / 2
    const isThrown = task === 'loose-ball'
    const attackers = Array.from({ length: half }, (_, place) =>
      drawing.player(
        'a',
        place === 0
          ? at(0.8, isThrown ? width * 0.62 : width - corner)
          : at(-1.2, width * (place === 1 ? 0.6 : 0.4)),
      ),
    )
    const defenders = Array.from({ length: half }, (_, place) =>
      drawing.player(
        'b',
        place === 0
          ? at(length - 0.8, isThrown ? width * 0.38 : corner + (isBoth ? 1.4 : 0))
          : at(length + 1.2, width * (place === 1 ? 0.4 : 0.6)),
      ),
    )
    const [one = ''] = attackers
    const [other = ''] = defenders
    const isPlayed = index === (isThrown ? size.fields - 1 : 0)
    const middle = isPlayed ? at(length / 2 + 0.8, width + 1.2) : at(length / 2, width / 2)
    const ball = drawing.ball(isThrown ? middle : one)
    if (!isPlayed || goals.length === 0) return
    const finish = at(length * 0.8, width - corner - 0.6)
    if (isThrown) {
      drawing.together(() => {
        drawing.run(one, at(length / 2 - 0.6, width / 2))
        drawing.run(other, at(length / 2 + 1.4, width / 2 - 0.8))
        drawing.pass(ball, at(length / 2 - 0.6, width / 2), { for: one })
      })
    }
    drawing.together(() => {
      if (isThrown) drawing.run(one, at(length * 0.6, width * 0.66), finish)
      else drawing.run(one, at(length * 0.3, width * 0.58), at(length * 0.5, width * 0.5), finish)
      drawing.run(other, at(length * 0.66, width * 0.42), at(length * 0.74, width * 0.56))
    })
    drawing.shot(ball, at(length, width - corner))
  })
  addBench(drawing, 4)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const half = size.each / 2
  const [length, width] = size.field
  const isBoth = task === 'two-each'
  const isThrown = task === 'loose-ball'
  return {
    title: formatFieldTitle(
      ['1v1 on corner goals', '1 gegen 1 auf Ecktore', '1 срещу 1 към ъглите'],
      size,
    ),
    aim: [
      'Attack a goal that is not straight ahead.',
      'Ein Tor angreifen, das nicht geradeaus steht.',
      'Атака към врата, която не е право отпред.',
    ],
    setup: join(
      describeFields(size, 4),
      [
        isBoth
          ? 'A mini goal in each of the four corners; each defends the two on their own line.'
          : 'Two mini goals in opposite corners, each 1.8 m from the side line: one for each player.',
        isBoth
          ? 'In jeder der vier Ecken ein Minitor; jeder verteidigt die zwei auf seiner Linie.'
          : 'Zwei Minitore in gegenüberliegenden Ecken, je 1,8 m von der Seitenlinie: für jeden eines.',
        isBoth
          ? 'Малка врата във всеки от четирите ъгъла; всеки пази двете на своята линия.'
          : 'Две малки врати в срещуположни ъгли, на 1,8 м от страничната линия: по една за всеки.',
      ],
      half === 1
        ? [
            'Green and amber start at opposite ends.',
            'Grün und Gelb starten an den beiden Enden.',
            'Зеленият и жълтият започват от двата края.',
          ]
        : [
            `${half} players per team at opposite ends, one plays.`,
            `${half} Spieler je Team an den beiden Enden, jeweils einer spielt.`,
            `По ${half} играчи на отбор на двата края, играе по един.`,
          ],
    ),
    start: isThrown
      ? [
          'The coach plays a ball into the middle.',
          'Der Trainer spielt einen Ball in die Mitte.',
          'Треньорът вкарва топка в средата.',
        ]
      : [
          'One starts with the ball and attacks the goal diagonally opposite; the other comes to meet them.',
          'Einer startet mit Ball und greift das schräg gegenüberliegende Tor an; der andere kommt entgegen.',
          'Единият тръгва с топка към вратата по диагонала; другият го посреща.',
        ],
    end: [
      'A go ends with a goal, ball out or after a save; the other then starts.',
      'Ende bei Tor, Aus oder Rettung; danach beginnt der andere.',
      'Край при гол, аут или изчистена топка; после започва другият.',
    ],
    point: [
      'Get the defender off the line between ball and goal before you shoot.',
      'Den Verteidiger von der Linie Ball–Tor wegbringen, bevor du schießt.',
      'Преди удара изведи защитника от линията между топката и вратата.',
    ],
    more: [
      `Shots only from the last ${Math.round(length / 4)} m.`,
      `Schüsse nur aus den letzten ${Math.round(length / 4)} m.`,
      `Удари само от последните ${Math.round(length / 4)} м.`,
    ],
    fault: [
      `Running straight on along the side although the goal is ${Math.round(width / 2)} m across.`,
      `Geradeaus die Linie entlang, obwohl das Tor schräg steht (${Math.round(width / 2)} m quer).`,
      `Тичане покрай линията, макар вратата да е ${Math.round(width / 2)} м встрани.`,
    ],
  }
}

export const diagonal = createDribblingFamily({
  slug: 'duel-corner-goals',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical'],
  stage: 'duel',
  intensity: 'very_high',
  sizes,
  tasks: diagonalTasks,
  draw,
  frame: createFrame,
})
