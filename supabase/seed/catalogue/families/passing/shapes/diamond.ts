/** Passing diamond: foot, two sides, top. Varied by length, numbers and who connects with whom. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  addLine,
  drawPasses,
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
import { diamondTasks } from './diamond-words'

interface DiamondSize extends Size {
  /** How many stand at foot and top, and at each side. */
  ends: readonly [foot: number, top: number]
  side: 1 | 2
}

const sizes: readonly DiamondSize[] = [
  {
    key: '5-short',
    ends: [2, 1],
    side: 1,
    area: [12, 10],
    ages: [8, 11],
    level: 1,
    time: [4, 120, 30],
    point: [
      'A diamond of small steps: short pass, short run, ready again.',
      'Eine kleine Raute: kurzer Pass, kurzer Lauf, wieder bereit.',
      'Малък ромб: кратък пас, кратко тичане, пак готов.',
    ],
  },
  {
    key: '6-short',
    ends: [2, 2],
    side: 1,
    area: [15, 12],
    ages: [9, 13],
    level: 1,
    time: [5, 120, 30],
    point: [
      'Sides: you have the ball most often, so use both feet.',
      'Seiten: Ihr habt den Ball am häufigsten, nutzt beide Füße.',
      'Страни: топката е най-често у вас, играйте с двата крака.',
    ],
  },
  {
    key: '7-medium',
    ends: [3, 2],
    side: 1,
    area: [18, 14],
    ages: [10, 15],
    level: 2,
    time: [5, 150, 30],
    point: [
      'From line to marker in a sprint: the ball is faster than you.',
      'Aus der Reihe im Sprint zur Markierung: Der Ball ist schneller als du.',
      'От редицата до маркера – спринт: топката е по-бърза.',
    ],
  },
  {
    key: '8-medium',
    ends: [2, 2],
    side: 2,
    area: [22, 16],
    ages: [11, 16],
    level: 2,
    time: [5, 150, 30],
    point: [
      'Pairs at every corner: agree who comes and who stays.',
      'Paare an jeder Ecke: sprecht ab, wer kommt und wer bleibt.',
      'Двойки на всеки връх: уговорете кой идва и кой остава.',
    ],
  },
  {
    key: '8-long',
    ends: [2, 2],
    side: 2,
    area: [28, 20],
    ages: [13, 18],
    level: 2,
    time: [5, 180, 45],
    point: [
      'Fourteen metres and more: pass with the follow-through to the target.',
      'Vierzehn Meter und mehr: den Fuß zum Ziel durchschwingen.',
      'Над четиринадесет метра: кракът продължава към целта.',
    ],
  },
  {
    key: '10-long',
    ends: [3, 3],
    side: 2,
    area: [34, 24],
    ages: [15, 19],
    level: 3,
    time: [6, 150, 45],
    point: [
      'Think of 6, 8, 10 and 9: keep the distances of your line-up.',
      'Denkt an 6, 8, 10 und 9: haltet die Abstände eurer Grundordnung.',
      'Мислете за 6, 8, 10 и 9: пазете разстоянията от схемата.',
    ],
  },
]

function draw({ area, ends, side }: DiamondSize, task: string): Sketch {
  const [length, width] = area
  const middle = width / 2
  const drawing = createSketch(area)
  const foot: Point = [0.9, middle]
  const top: Point = [length - 0.9, middle]
  const left: Point = [length / 2, 0.9]
  const right: Point = [length / 2, width - 0.9]
  drawing.gears('cone', [
    [1.9, middle],
    [length - 1.9, middle],
    [length / 2, 2],
    [length / 2, width - 2],
  ])
  const [one = ''] = addLine(drawing, 'a', ends[0], foot)
  const [three = ''] = addLine(drawing, 'a', ends[1], top, [1, 0])
  const [two = ''] = addLine(drawing, 'a', side, left, [0, -1])
  const [four = ''] = addLine(drawing, 'a', side, right, [0, 1])
  const ball = drawing.ball(one)
  addBench(drawing, 3, length * 0.8)
  if (task === 'short-long') {
    playInto(drawing, ball, two, [length * 0.36, width * 0.2])
    playInto(drawing, ball, one, moveToward(foot, [length * 0.36, width * 0.3], 0.45))
    drawing.pass(ball, three)
    playInto(drawing, ball, four, [length * 0.64, width * 0.8])
    return drawing
  }
  if (task === 'through-pivot') {
    const pivot = drawing.player('a', [length * 0.44, middle + 0.5])
    playWhile(drawing, ball, two, [[one, moveToward(foot, left, 0.4)]])
    playInto(drawing, ball, pivot, [length * 0.5, middle - 0.7])
    drawing.pass(ball, four)
    drawing.run(four, [right[0] + 1, right[1] - 0.3])
    drawing.pass(ball, three)
    return drawing
  }
  if (task === 'rush') {
    const hunter = drawing.player('b', [length * 0.5, middle])
    playWhile(drawing, ball, two, [[hunter, [length * 0.52, width * 0.36]]])
    playWhile(drawing, ball, three, [
      [two, moveToward(left, top, 0.5)],
      [hunter, [length * 0.62, middle + 0.6]],
    ])
    drawing.pass(ball, four)
    return drawing
  }
  playWhile(drawing, ball, two, [[one, moveToward(left, foot, 0.16)]])
  playWhile(drawing, ball, three, [[two, moveToward(top, left, 0.16)]])
  drawPasses(drawing, ball, [four])
  return drawing
}

function createBase({ area, ends, side }: DiamondSize, sentence: Words3): Base {
  const [length, width] = area
  const count = ends[0] + ends[1] + side * 2
  const all = formatPlayers(count)
  const two = side === 2
  return {
    title: [
      `Diamond ${length} × ${width} m, ${count} players`,
      `Raute ${length} × ${width} m, ${count} Spieler`,
      `Ромб ${length} × ${width} м, ${count} играчи`,
    ],
    aim: [
      'Pass and move between the lines of a diamond.',
      'Passen und Bewegen zwischen den Linien einer Raute.',
      'Подаване и движение между линиите на ромб.',
    ],
    setup: join(
      [
        `Diamond ${length} m long and ${width} m wide, a cone in front of each point. ${all[0]}: ${ends[0]} at the foot with the ball, ${ends[1]} at the top, ${two ? 'two at each side' : 'one at each side'}.`,
        `Raute, ${length} m lang und ${width} m breit, vor jeder Spitze ein Hütchen. ${all[1]}: unten ${ends[0]} mit Ball, oben ${ends[1]}, an den Seiten ${two ? 'je zwei' : 'je einer'}.`,
        `Ромб, дълъг ${length} и широк ${width} м, пред всеки връх конус. ${all[2]}: долу ${ends[0]} с топката, горе ${ends[1]}, отстрани ${two ? 'по двама' : 'по един'}.`,
      ],
      describeSpareBalls(3),
    ),
    start: [
      'The foot of the diamond starts on a look from the side.',
      'Unten beginnt auf Blickkontakt mit der Seite.',
      'Долният започва при зрителен контакт със страната.',
    ],
    end: join(
      [
        'After a mistake the coach brings the next ball in at the foot.',
        'Nach einem Fehler kommt der nächste Ball unten ins Spiel.',
        'След грешка новата топка влиза отдолу.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Add a second ball at the top once it runs on ${length} m.`,
        `Läuft es auf ${length} m, kommt oben ein zweiter Ball dazu.`,
        `Когато върви на ${length} м, добавете втора топка горе.`,
      ],
    ],
    regressions: [
      [
        `${width - 2} m wide, and everyone has three touches.`,
        `${width - 2} m breit, jeder hat drei Kontakte.`,
        `Широчина ${width - 2} м и по три докосвания.`,
      ],
    ],
    faults: [
      [
        'Passing and watching: the run after it is missing.',
        'Passen und zuschauen: Der Lauf danach fehlt.',
        'Подаване и гледане: липсва тичането след него.',
      ],
    ],
  }
}

export const diamond = createPassingFamily({
  slug: 'passing-diamond',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes,
  tasks: diamondTasks,
  draw,
  base: createBase,
  differs: (_, { key }) => (key === 'rush' ? { practice_type: 'opposed', phase: 'main_part' } : {}),
})
