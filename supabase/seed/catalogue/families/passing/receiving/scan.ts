/** Scan and pass: two teams share an area, the eyes work before the feet. Varied by numbers, space and task. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  join,
  createPassingFamily,
  playInto,
  playWhile,
  formatPlayers,
  describeSpareBalls,
  addBench,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { scanTasks } from './scan-words'

interface ScanSize extends Size {
  each: 3 | 4 | 5 | 6
}

const sizes: readonly ScanSize[] = [
  {
    key: '4-and-4-tight',
    each: 4,
    area: [13, 13],
    ages: [10, 13],
    level: 2,
    time: [6, 75, 30],
    point: [
      'Little room: the first look comes before the pass to your passer.',
      'Wenig Platz: Der erste Blick kommt schon vor dem Pass zum Passgeber.',
      'Малко място: първият поглед е преди паса към подаващия ти.',
    ],
  },
  {
    key: '3-and-3',
    each: 3,
    area: [12, 12],
    ages: [7, 9],
    level: 1,
    time: [5, 90, 30],
    point: [
      'Three in a team: after your pass you are nearly next again.',
      'Zu dritt bist du nach deinem Pass fast schon wieder dran.',
      'Тримата сте: след паса почти пак си на ред.',
    ],
  },
  {
    key: '4-and-4',
    each: 4,
    area: [16, 14],
    ages: [8, 11],
    level: 1,
    time: [5, 120, 30],
    point: [
      'Run into gaps, not along with the ball.',
      'In Lücken laufen, nicht dem Ball hinterher.',
      'Тичай в празнините, не след топката.',
    ],
  },
  {
    key: '5-and-5-tight',
    each: 5,
    area: [16, 16],
    ages: [10, 14],
    level: 2,
    time: [6, 90, 30],
    point: [
      'Tight space: many bodies, so look earlier and play softer.',
      'Enger Raum, viele Körper: früher schauen, weicher spielen.',
      'Тясно и много хора: гледай по-рано, подавай по-меко.',
    ],
  },
  {
    key: '5-and-5',
    each: 5,
    area: [22, 20],
    ages: [10, 16],
    level: 2,
    time: [5, 120, 30],
    point: [
      'Wide space: firm passes, and the receiver comes towards the ball.',
      'Weiter Raum: feste Pässe, der Empfänger kommt entgegen.',
      'Широко: твърди пасове и движение срещу топката.',
    ],
  },
  {
    key: '6-and-6',
    each: 6,
    area: [26, 22],
    ages: [12, 19],
    level: 2,
    time: [6, 120, 30],
    point: [
      'Twelve move: know one behind you at any time.',
      'Zwölf bewegen sich: Kenne immer einen hinter dir.',
      'Дванадесет се движат: винаги знай един зад себе си.',
    ],
  },
]

const greens: readonly Point[] = [
  [0.14, 0.36],
  [0.46, 0.14],
  [0.84, 0.4],
  [0.62, 0.84],
  [0.24, 0.82],
  [0.5, 0.56],
]
const ambers: readonly Point[] = [
  [0.28, 0.42],
  [0.68, 0.22],
  [0.88, 0.7],
  [0.4, 0.72],
  [0.12, 0.62],
  [0.34, 0.48],
]

function draw({ area, each }: ScanSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const put = (team: 'a' | 'b', places: readonly Point[]) =>
    places.slice(0, each).map(([x, y]) => drawing.player(team, [x * length, y * width]))
  const [one = '', two = '', three = ''] = put('a', greens)
  const [eins = '', zwei = '', drei = ''] = put('b', ambers)
  const ball = drawing.ball(one)
  const other = drawing.ball(eins)
  addBench(drawing, 2)
  if (task === 'free-corner') {
    const side = Math.min(4, length * 0.2)
    for (const [x, y] of [
      [0, 0],
      [length - side, 0],
      [length - side, width - side],
      [0, width - side],
    ] as const)
      drawing.zone([x, y], [x + side, y + side])
    playWhile(drawing, ball, two, [[drei, [length * 0.8, width * 0.56]]])
    playInto(
      drawing,
      ball,
      three,
      [length - side / 2, side * 0.6],
      [[zwei, [length * 0.6, width * 0.2]]],
    )
    return drawing
  }
  if (task === 'other-colour') {
    drawing.pass(ball, zwei)
    playInto(drawing, ball, three, [length * 0.8, width * 0.48])
    drawing.pass(other, two)
    return drawing
  }
  playInto(drawing, ball, two, [length * 0.42, width * 0.1], [[one, [length * 0.1, width * 0.2]]])
  playInto(drawing, ball, three, [length * 0.84, width * 0.3])
  playInto(drawing, other, zwei, [length * 0.62, width * 0.34])
  return drawing
}

function createBase({ area, each }: ScanSize, sentence: Words3): Base {
  const [length, width] = area
  const team = formatPlayers(each)
  return {
    title: [
      `Scan and pass ${each}+${each}, ${length}×${width} m`,
      `Scannen und passen ${each}+${each}, ${length}×${width} m`,
      `Оглеждане и пас ${each}+${each}, ${length}×${width} м`,
    ],
    aim: [
      'Gather information before the first touch.',
      'Informationen sammeln, bevor der Ball kommt.',
      'Информация преди първото докосване.',
    ],
    setup: join(
      [
        `${length} × ${width} m with markers on the corners. Two teams, ${team[0]} each, with numbers, mixed over the whole area; one ball per team.`,
        `${length} × ${width} m, die Ecken markiert. Zwei Mannschaften, je ${team[1]} mit Nummern, im ganzen Feld verteilt; ein Ball pro Mannschaft.`,
        `${length} × ${width} м с маркери в ъглите. Два отбора, по ${team[2]} с номера, смесени по цялото поле; по една топка на отбор.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'Both balls start on the signal.',
      'Beide Bälle starten auf Signal.',
      'Двете топки тръгват по сигнал.',
    ],
    end: join(
      [
        'A ball outside comes back with a pass from the coach.',
        'Ein Ball im Aus kommt mit einem Pass des Trainers zurück.',
        'Излязла топка се връща с пас от треньора.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Two touches on ${length - 2} × ${width - 2} m.`,
        `Zwei Kontakte auf ${length - 2} × ${width - 2} m.`,
        `Две докосвания на ${length - 2} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      [
        `${length + 3} × ${width + 3} m: more time between two people.`,
        `${length + 3} × ${width + 3} m: mehr Zeit zwischen den Spielern.`,
        `${length + 3} × ${width + 3} м: повече време между играчите.`,
      ],
    ],
    faults: [
      [
        'Eyes on the ball all the time.',
        'Die Augen kleben am Ball.',
        'Погледът е залепен за топката.',
      ],
    ],
  }
}

export const scan = createPassingFamily({
  slug: 'scan-and-pass',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'psychological'],
  sizes,
  tasks: scanTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'free-corner'
      ? { practice_type: 'opposed', phase: 'main_part', intensity: 'high' }
      : {},
})
