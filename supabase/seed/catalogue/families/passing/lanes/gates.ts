/** Gate passers: pairs travel and pass through small gates. Varied by space, pairs, gates and the task at the gate. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  formatDecimalComma,
  join,
  createPassingFamily,
  playInto,
  describeSpareBalls,
  addBench,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { gateTasks } from './gates-words'

interface GateSize extends Size {
  pairs: 3 | 4 | 5 | 6
  gates: 5 | 6 | 7 | 8
  /** Metres between the markers of a gate. */
  wide: number
}

const sizes: readonly GateSize[] = [
  {
    key: '3-pairs',
    pairs: 3,
    gates: 5,
    wide: 2,
    area: [17, 13],
    ages: [6, 8],
    level: 1,
    time: [5, 60, 40],
    point: [
      'Eyes up: the pair that sees most gates scores most.',
      'Augen hoch: Wer die meisten Tore sieht, punktet am meisten.',
      'Поглед нагоре: който вижда повече вратички, печели.',
    ],
  },
  {
    key: '4-pairs',
    pairs: 4,
    gates: 6,
    wide: 2,
    area: [18, 14],
    ages: [7, 9],
    level: 1,
    time: [5, 75, 45],
    point: [
      'Push the ball with the inside; it should roll, not jump.',
      'Mit der Innenseite schieben; der Ball soll rollen, nicht hüpfen.',
      'Бутни с вътрешната част; топката да се търкаля.',
    ],
  },
  {
    key: '4-pairs-narrow',
    pairs: 4,
    gates: 7,
    wide: 1.4,
    area: [20, 18],
    ages: [8, 11],
    level: 1,
    time: [6, 75, 45],
    point: [
      'Narrow gates: one calm touch before the pass is worth it.',
      'Enge Tore: Ein ruhiger Kontakt vor dem Pass lohnt sich.',
      'Тесни вратички: едно спокойно докосване преди паса си струва.',
    ],
  },
  {
    key: '5-pairs',
    pairs: 5,
    gates: 7,
    wide: 1.6,
    area: [24, 20],
    ages: [9, 12],
    level: 2,
    time: [6, 75, 45],
    point: [
      'Use the edges: most pairs fight for the middle.',
      'Nutzt den Rand: In der Mitte drängen sich die meisten.',
      'Ползвайте края: в средата е най-тясно.',
    ],
  },
  {
    key: '6-pairs',
    pairs: 6,
    gates: 8,
    wide: 1.6,
    area: [28, 22],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 45],
    point: [
      'Six balls cross: pass only when the lane is empty.',
      'Sechs Bälle kreuzen: erst passen, wenn die Bahn frei ist.',
      'Шест топки се кръстосват: подай, когато пътят е чист.',
    ],
  },
]

const spots: readonly Point[] = [
  [0.2, 0.25],
  [0.5, 0.2],
  [0.8, 0.3],
  [0.3, 0.72],
  [0.7, 0.75],
  [0.5, 0.5],
  [0.1, 0.55],
  [0.92, 0.6],
]

function draw({ area, pairs, gates, wide }: GateSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const centres = spots.slice(0, gates).map(([x, y]): Point => [x * length, y * width])
  for (const [x, y] of centres)
    drawing.gears('cone', [
      [x, y - wide / 2],
      [x, y + wide / 2],
    ])
  const away = 1.7
  const duo = centres.slice(0, pairs).map(([x, y], index) => {
    const lift = index === 5 ? 0.4 : 0
    return {
      one: drawing.player('a', [x - away, y + lift]),
      two: drawing.player('a', [x + away, y - lift]),
      at: [x, y] as const,
    }
  })
  if (task === 'gate-keepers') {
    for (const at of centres.slice(pairs + 1)) drawing.player('b', at)
  }
  const balls = duo.map(({ one }) => drawing.ball(one))
  addBench(drawing, 2)
  const [first] = duo
  const [ball = ''] = balls
  if (!first) return drawing
  const [x, y] = first.at
  drawing.pass(ball, first.two)
  if (task === 'back-through') {
    drawing.pass(ball, first.one)
    drawing.run(first.one, [x - 0.6, y - wide - 0.2], [length * 0.36, y - wide * 0.3])
    return drawing
  }
  const [freeX, freeY] = centres[pairs] ?? [0, 0]
  drawing.together(() => {
    drawing.run(first.two, [freeX - 2, freeY])
    drawing.run(first.one, [x - 0.2, y + wide * 1.1], [freeX + 1.4, freeY + 1])
  })
  playInto(drawing, ball, first.one, [freeX + 2.2, freeY])
  return drawing
}

function createBase({ area, pairs, gates, wide }: GateSize, sentence: Words3, task: string): Base {
  const hasClosers = task === 'gate-keepers'
  const [length, width] = area
  return {
    title: [
      `Gate passers, ${pairs} pairs, ${gates} gates`,
      `Torpässe, ${pairs} Paare, ${gates} Tore`,
      `${gates} вратички, ${pairs} двойки`,
    ],
    aim: [
      'Pass accurately to a partner who moves.',
      'Genau zum Partner in Bewegung passen.',
      'Точен пас към партньор в движение.',
    ],
    setup: join(
      [
        `${length} × ${width} m with ${gates} gates of two cones, ${wide} m wide, spread over the area. ${pairs} pairs, one ball each${hasClosers ? `; ${gates - pairs - 1} gate closers without a ball` : ''}.`,
        `${length} × ${width} m, darin verteilt ${gates} Hütchentore, ${formatDecimalComma(wide)} m breit. ${pairs} Paare mit je einem Ball${hasClosers ? `; ${gates - pairs - 1} Torschließer ohne Ball` : ''}.`,
        `${length} × ${width} м с ${gates} вратички от по два конуса, широки ${formatDecimalComma(wide)} м. ${pairs} двойки с по една топка${hasClosers ? `; пазачи без топка: ${gates - pairs - 1}` : ''}.`,
      ],
      describeSpareBalls(2),
    ),
    start: [
      'All pairs start together on the signal.',
      'Alle Paare starten gleichzeitig auf Signal.',
      'Всички двойки тръгват едновременно по сигнал.',
    ],
    end: join(
      [
        'New partners after two rounds.',
        'Nach zwei Durchgängen neue Paare.',
        'След две серии – нови двойки.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Remove two of the ${gates} gates: looking becomes harder.`,
        `Zwei der ${gates} Tore entfernen: Das Suchen wird schwerer.`,
        `Махнете две от вратичките (сега ${gates}): търсенето е по-трудно.`,
      ],
    ],
    regressions: [
      [
        `Enlarge to ${length + 4} × ${width + 3} m.`,
        `Auf ${length + 4} × ${width + 3} m vergrößern.`,
        `Увеличете на ${length + 4} × ${width + 3} м.`,
      ],
    ],
    faults: [
      [
        'The ball is kicked ahead and both chase it.',
        'Der Ball wird vorgeschlagen und beide rennen hinterher.',
        'Топката се рита напред и двамата я гонят.',
      ],
    ],
  }
}

export const gates = createPassingFamily({
  slug: 'gate-passers',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'social'],
  sizes,
  tasks: gateTasks,
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'gate-keepers' ? { practice_type: 'passive_opposition', intensity: 'high' } : {},
})
