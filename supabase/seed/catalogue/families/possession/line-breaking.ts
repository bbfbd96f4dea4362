/** Line-breaking possession: from the back zone through a line of defenders to the players in front. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  playWhile,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { linesTasks } from './lines-words'

interface Size {
  back: number
  line: number
  front: number
  /** Defenders with the front players, behind the line. */
  behind: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { back: 3, line: 2, front: 2, behind: 0, area: [18, 14], ages: [9, 13], level: 1 },
  { back: 4, line: 3, front: 2, behind: 0, area: [24, 20], ages: [10, 16], level: 2 },
  { back: 4, line: 3, front: 3, behind: 1, area: [28, 24], ages: [11, 18], level: 2 },
  { back: 5, line: 4, front: 3, behind: 2, area: [34, 32], ages: [13, 19], level: 3 },
  { back: 5, line: 4, front: 4, behind: 3, area: [40, 36], ages: [14, 19], level: 3 },
]

function draw({ back, line, front, behind, area }: Size, key: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  const from = length * 0.42
  const to = length * 0.6
  drawing.corners('cone')
  drawing.gears('marker', [
    [from, 0],
    [from, width],
    [to, 0],
    [to, width],
  ])
  drawing.zone([from, 0], [to, width])
  const getSpread = (count: number) => (count > 2 ? 0.12 : 0.28)
  const rear = drawing.row(
    'a',
    back,
    [length * 0.2, width * getSpread(back)],
    [length * 0.2, width * (1 - getSpread(back))],
  )
  const wall = drawing.row('b', line, [length * 0.5, width * 0.24], [length * 0.52, width * 0.82])
  const ahead = drawing.row(
    'a',
    front,
    [length * 0.82, width * (front > 2 ? 0.16 : 0.3)],
    [length * 0.82, width * (front > 2 ? 0.84 : 0.7)],
  )
  if (behind > 0) {
    drawing.row('b', behind, [length * 0.92, width * 0.34], [length * 0.92, width * 0.66])
  }
  const [one = '', two = ''] = rear
  const [first = '', second = ''] = ahead
  const blocker = wall[0] ?? ''
  const ball = drawing.ball(one)
  addBench(drawing, 4)
  const gap = (width * (0.24 + (line > 1 ? 0.58 / (line - 1) : 0) / 2 + 0.24)) / 2 + width * 0.06
  playWhile(drawing, ball, two, [[blocker, [length * 0.48, width * 0.14]]])
  if (key === 'drive-through') {
    drawing.run(two, [length * 0.5, gap], [length * 0.64, gap])
    drawing.pass(ball, first)
    return drawing
  }
  drawing.run(first, [length * 0.74, gap])
  drawing.pass(ball, first)
  if (key === 'bounce-and-beyond') {
    drawing.pass(ball, two)
    drawing.pass(ball, second)
  } else if (key === 'half-turn') {
    drawing.run(first, [length * 0.78, gap])
    drawing.pass(ball, second)
  }
  return drawing
}

function createBase({ back, line, front, behind, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  const all = back + front
  const foes = line + behind
  return {
    title: [
      `Breaking lines ${all}v${foes} (${back}+${front})`,
      `Linien brechen ${all} gegen ${foes} (${back}+${front})`,
      `Пробив на линии ${all} срещу ${foes} (${back}+${front})`,
    ],
    aim: [
      'Keep the ball and play forward between defenders.',
      'Ball halten und zwischen Verteidigern nach vorn spielen.',
      'Владеене и игра напред между защитниците.',
    ],
    setup: [
      `Field of ${length} × ${width} m with a marked zone across the middle. Behind it ${back}, in it a line of ${line} defenders, in front ${front}${behind > 0 ? ` against ${behind}` : ''}. Four spare balls beside the coach.`,
      `Feld von ${length} × ${width} m mit markierter Zone quer durch die Mitte. Dahinter ${back}, darin eine Linie aus ${line} Verteidigern, davor ${front}${behind > 0 ? ` gegen ${behind}` : ''}. Vier Ersatzbälle beim Trainer.`,
      `Поле ${length} × ${width} м с маркирана зона през средата. Зад нея ${back}, в нея линия от ${line} защитници, пред нея ${front}${behind > 0 ? ` срещу ${behind}` : ''}. Четири резервни топки до треньора.`,
    ],
    start: [
      `The back ${back} begin. One of the line may step out of the zone towards the ball.`,
      `Die hinteren ${back} beginnen. Einer der Linie darf aus der Zone zum Ball herausrücken.`,
      `Започват задните ${back}. Един от линията може да излезе към топката.`,
    ],
    end: [
      `If the defenders win it, they keep it for five seconds or play it out under control: a point for them. Roles change each round. ${sentence[0]}`,
      `Gewinnen die Verteidiger den Ball und halten ihn fünf Sekunden, ist es ihr Punkt. Rollen wechseln jede Runde. ${sentence[1]}`,
      `Ако защитниците отнемат и задържат пет секунди, точката е тяхна. Ролите се сменят всяка серия. ${sentence[2]}`,
    ],
    points: [
      line === 2
        ? [
            'Two defenders leave three lanes: left, between, right.',
            'Zwei Verteidiger lassen drei Gassen: links, dazwischen, rechts.',
            'Двама защитници оставят три коридора: ляво, между, дясно.',
          ]
        : [
            `The line of ${line} moves together: the gap opens at its end when you change sides fast.`,
            `Die ${line}er-Linie schiebt gemeinsam: Bei schnellem Seitenwechsel öffnet sich die Lücke am Rand.`,
            `Линия от ${line} се мести заедно: при бърза смяна пролуката е в края ѝ.`,
          ],
      behind > 0
        ? [
            'Front: one draws the man behind away, the other receives.',
            'Vorn: Einer zieht den Gegner weg, der andere nimmt an.',
            'Отпред: един изтегля противника, друг поема.',
          ]
        : [
            'Front: never stand side by side on one line with a defender.',
            'Vorn: nie auf einer Linie mit einem Verteidiger stehen.',
            'Отпред: не стойте на една линия със защитник.',
          ],
    ],
    progressions: [
      [
        'Two of the line may press.',
        'Zwei der Linie dürfen pressen.',
        'Двама от линията могат да пресират.',
      ],
    ],
    regressions: [
      [
        `Only ${line - 1} in the line.`,
        `Nur ${line - 1} in der Linie.`,
        `Само ${line - 1} в линията.`,
      ],
    ],
    faults: [
      [
        'The back players stand too close to the line: no angle through.',
        'Hinten zu nah an der Linie: kein Winkel hindurch.',
        'Задните са прекалено близо до линията: няма ъгъл.',
      ],
    ],
  }
}

export const lineBreaking = createFamily({
  slug: 'line-breaking',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['technical', 'tactical'],
  variants: combine({ size: sizes, task: linesTasks }),
  key: ({ size, task }) => `${size.back}-${size.front}-v${size.line}-${size.behind}-${task.key}`,
  exercise({ size, task }) {
    const all = size.back + size.line + size.front + size.behind
    const time =
      size.line > 3
        ? createRounds(4, 210, 60)
        : size.line > 2
          ? createRounds(5, 150, 45)
          : createRounds(6, 90, 45)
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.line > 3 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
