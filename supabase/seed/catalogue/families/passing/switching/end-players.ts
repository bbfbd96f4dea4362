/** Switching game with neutrals on the sides. Varied by numbers, width and how the ball has to change sides. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  createPassingFamily,
  playInto,
  playWhile,
  formatPlayers,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { endTasks } from './end-players-words'

interface EndSize extends Size {
  each: 2 | 3 | 4 | 5 | 6
  /** Neutrals on each side line. */
  wide: 1 | 2
}

const sizes: readonly EndSize[] = [
  {
    key: '2v2-plus-2',
    each: 2,
    wide: 1,
    area: [16, 20],
    ages: [8, 10],
    level: 1,
    time: [6, 75, 45],
    point: [
      'Two in the middle: one helps short, one goes far.',
      'Zwei in der Mitte: einer hilft kurz, einer geht weit.',
      'Двама в средата: единият близо, другият далеч.',
    ],
  },
  {
    key: '3v3-plus-2',
    each: 3,
    wide: 1,
    area: [22, 26],
    ages: [9, 12],
    level: 2,
    time: [5, 120, 60],
    point: [
      'Build a triangle with the side that has the ball.',
      'Mit der Ballseite ein Dreieck bilden.',
      'Направете триъгълник с края, който има топката.',
    ],
  },
  {
    key: '4v4-plus-2',
    each: 4,
    wide: 1,
    area: [26, 32],
    ages: [10, 15],
    level: 2,
    time: [5, 150, 60],
    point: [
      'One stays as pivot behind the ball: the switch goes over that player.',
      'Einer bleibt als Drehpunkt hinter dem Ball: Über ihn läuft der Wechsel.',
      'Един остава зад топката като опора: смяната минава през него.',
    ],
  },
  {
    key: '4v4-plus-4',
    each: 4,
    wide: 2,
    area: [32, 36],
    ages: [12, 17],
    level: 2,
    time: [5, 180, 60],
    point: [
      'Two outside on each side: use the deeper one to switch.',
      'Zwei auf jeder Seite: über den Tieferen verlagern.',
      'По двама отстрани: смени през по-дълбокия.',
    ],
  },
  {
    key: '5v5-plus-2',
    each: 5,
    wide: 1,
    area: [32, 38],
    ages: [13, 19],
    level: 3,
    time: [5, 180, 60],
    point: [
      'Five in a 2-1-2: the central one turns the game.',
      'Fünf im 2-1-2: Der Zentrale dreht das Spiel.',
      'Петима в 2-1-2: централният обръща играта.',
    ],
  },
  {
    key: '6v6-plus-4',
    each: 6,
    wide: 2,
    area: [40, 44],
    ages: [14, 19],
    level: 3,
    time: [4, 240, 90],
    point: [
      'Six in two lines of three: move the lines apart, then across.',
      'Sechs in zwei Dreierketten: Linien auseinander, dann quer.',
      'Шестима в две тройки: раздалечете линиите, после напречно.',
    ],
  },
]

const spots: Record<EndSize['each'], readonly Point[]> = {
  2: [
    [0.34, 0.32],
    [0.42, 0.66],
  ],
  3: [
    [0.3, 0.26],
    [0.28, 0.68],
    [0.6, 0.46],
  ],
  4: [
    [0.3, 0.22],
    [0.2, 0.5],
    [0.32, 0.78],
    [0.62, 0.46],
  ],
  5: [
    [0.26, 0.24],
    [0.24, 0.74],
    [0.42, 0.48],
    [0.7, 0.2],
    [0.72, 0.76],
  ],
  6: [
    [0.22, 0.2],
    [0.18, 0.5],
    [0.22, 0.8],
    [0.6, 0.2],
    [0.5, 0.48],
    [0.6, 0.8],
  ],
}

function draw({ area, each, wide }: EndSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const places = spots[each]
  const team = places.map(([x, y]) => drawing.player('a', [x * length, y * width]))
  const rivals = places.map(([x, y], index) =>
    drawing.player('b', [
      Math.min(0.9, x + 0.11) * length,
      (y + (index % 2 === 0 ? 0.06 : -0.05)) * width,
    ]),
  )
  const along = wide === 1 ? [0.45] : [0.3, 0.7]
  const [left = ''] = along.map((x) => drawing.player('c', [x * length, -0.8]))
  const [right = ''] = along.map((x) => drawing.player('c', [x * length, width + 0.8]))
  if (task === 'finish-far') {
    drawing.goal('mini', [0, width / 2], 0)
    drawing.goal('mini', [length, width / 2], 180)
  }
  const [one = '', two = ''] = team
  const [rival = ''] = rivals
  const ball = drawing.ball(left)
  addBench(drawing, 4, length * 0.85)
  const [x1, y1] = places[0] ?? [0.3, 0.25]
  const [x2, y2] = places[1] ?? [0.3, 0.7]
  playInto(
    drawing,
    ball,
    one,
    [(x1 - 0.06) * length, (y1 - 0.08) * width],
    [[rival, [(x1 + 0.03) * length, (y1 - 0.03) * width]]],
  )
  if (task === 'long-switch') {
    drawing.pass(ball, right, { kind: 'lofted' })
    return drawing
  }
  playInto(drawing, ball, two, [(x2 - 0.05) * length, (y2 + 0.01) * width])
  if (task === 'swap-in') {
    playWhile(drawing, ball, right, [])
    drawing.together(() => {
      drawing.run(two, [x2 * length * 0.9, width + 0.6])
      drawing.run(right, [length * 0.56, width * 0.78])
    })
    return drawing
  }
  drawing.pass(ball, right)
  if (task === 'finish-far') {
    const last = team[each - 1] ?? one
    const from: Point = [length * 0.8, width * 0.6]
    if (last !== two) {
      playInto(drawing, ball, last, from)
    } else {
      playInto(drawing, ball, one, from)
    }
    drawing.shot(ball, [length, width / 2])
  }
  return drawing
}

function createBase({ area, each, wide }: EndSize, sentence: Words3): Base {
  const [length, width] = area
  const team = formatPlayers(each)
  const two = wide === 2
  return {
    title: [
      `Switching game ${each}v${each}+${wide * 2}`,
      `Verlagern ${each} gegen ${each}+${wide * 2}`,
      `Прехвърляне ${each} срещу ${each}+${wide * 2}`,
    ],
    aim: [
      'Use the whole width in possession.',
      'Im Ballbesitz die ganze Breite nutzen.',
      'С топка се използва цялата широчина.',
    ],
    setup: join(
      [
        `${length} m long and ${width} m wide, cones on the corners. Two teams, ${team[0]} each; on both side lines ${two ? 'two neutrals' : 'one neutral'} (blue). The ball starts at a neutral.`,
        `${length} m lang und ${width} m breit, Hütchen an den Ecken. Zwei Mannschaften, je ${team[1]}; an beiden Seitenlinien ${two ? 'je zwei Joker' : 'je ein Joker'} (blau). Der Ball beginnt bei einem Joker.`,
        `Дължина ${length} и широчина ${width} м, конуси в ъглите. Два отбора, по ${team[2]}; на двете странични линии ${two ? 'по двама неутрални' : 'по един неутрален'} (сини). Топката започва от неутрален.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'A neutral brings the ball in.',
      'Ein Joker bringt den Ball ins Spiel.',
      'Неутрален вкарва топката.',
    ],
    end: join(
      [
        'Ball out: the coach plays to the nearest neutral, for the other team. Neutrals change after every round and are not attacked on their line.',
        'Ball im Aus: Der Trainer spielt zum nächsten Joker, für den Gegner. Die Joker wechseln nach jedem Durchgang und werden auf der Linie nicht angegriffen.',
        'Аут: треньорът подава на най-близкия неутрален за другия отбор. Неутралните се сменят след всяка серия и не се нападат на линията.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `${width + 4} m wide: the way across gets longer.`,
        `${width + 4} m breit: Der Weg hinüber wird länger.`,
        `Широчина ${width + 4} м: пътят е по-дълъг.`,
      ],
    ],
    regressions: [
      [
        `One neutral more inside: ${each}v${each}+${wide * 2 + 1}.`,
        `Ein Joker mehr im Feld: ${each} gegen ${each}+${wide * 2 + 1}.`,
        `Още един неутрален вътре: ${each} срещу ${each}+${wide * 2 + 1}.`,
      ],
    ],
    faults: [
      [
        'The ball stays on one side until it is lost.',
        'Der Ball bleibt auf einer Seite, bis er weg ist.',
        'Топката стои в една страна до загубата ѝ.',
      ],
    ],
  }
}

export const endPlayers = createPassingFamily({
  slug: 'switching-side-neutrals',
  topic: 'switching_play',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'technical'],
  intensity: 'high',
  sizes,
  tasks: endTasks,
  draw,
  base: createBase,
})
