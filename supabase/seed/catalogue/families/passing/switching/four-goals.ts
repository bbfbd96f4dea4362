/** Switching game on four mini goals. Varied by numbers, width and what makes a goal count. */
import { createSketch, type Sketch } from '../../../create-sketch'
import {
  addBench,
  join,
  createPassingFamily,
  playInto,
  formatPlayers,
  describeSpareBalls,
  type Base,
  type Point,
  type Size,
  type Words3,
} from '../kit'
import { fourGoalsTasks } from './four-goals-words'

interface GoalsSize extends Size {
  each: 3 | 4 | 5 | 6 | 7
  /** One neutral plays with the team in possession. */
  hasNeutral?: boolean
}

const sizes: readonly GoalsSize[] = [
  {
    key: '3v3',
    each: 3,
    area: [22, 20],
    ages: [7, 10],
    level: 1,
    time: [6, 90, 60],
    point: [
      'Three are a triangle: one with the ball, one wide, one behind.',
      'Drei sind ein Dreieck: einer am Ball, einer breit, einer dahinter.',
      'Трима са триъгълник: с топка, широко, отзад.',
    ],
  },
  {
    key: '4v4',
    each: 4,
    area: [26, 28],
    ages: [9, 13],
    level: 2,
    time: [5, 150, 60],
    point: [
      'Play as a diamond: the left and the right point hold the width.',
      'Spielt als Raute: Links und rechts halten die Breite.',
      'Играйте в ромб: левият и десният държат широчината.',
    ],
  },
  {
    key: '4v4-plus-1',
    each: 4,
    hasNeutral: true,
    area: [28, 30],
    ages: [10, 15],
    level: 2,
    time: [5, 150, 60],
    point: [
      'The neutral is the quickest way to the other side.',
      'Der Joker ist der schnellste Weg auf die andere Seite.',
      'Неутралният е най-бързият път към другата страна.',
    ],
  },
  {
    key: '5v5',
    each: 5,
    area: [32, 36],
    ages: [11, 16],
    level: 2,
    time: [5, 180, 60],
    point: [
      'Two behind, one in the middle, two wide: the middle one turns play.',
      'Zwei hinten, einer zentral, zwei breit: Der Zentrale dreht das Spiel.',
      'Двама отзад, един в центъра, двама широко: центърът обръща.',
    ],
  },
  {
    key: '6v6',
    each: 6,
    area: [40, 42],
    ages: [13, 19],
    level: 3,
    time: [4, 240, 90],
    point: [
      'Shift the opponent: three quick passes on one side before the long one.',
      'Den Gegner verschieben: drei schnelle Pässe, dann der lange.',
      'Измествайте съперника: три бързи паса, после дългият.',
    ],
  },
  {
    key: '7v7',
    each: 7,
    area: [48, 48],
    ages: [14, 19],
    level: 3,
    time: [4, 300, 90],
    point: [
      'Full-backs high only on the far side; near the ball stay to secure.',
      'Außenverteidiger ballfern hoch, ballnah absichern.',
      'Далечният бек е високо, близкият осигурява.',
    ],
  },
]

const spots: Record<GoalsSize['each'], readonly Point[]> = {
  3: [
    [0.28, 0.4],
    [0.5, 0.14],
    [0.56, 0.78],
  ],
  4: [
    [0.22, 0.5],
    [0.5, 0.14],
    [0.48, 0.86],
    [0.68, 0.42],
  ],
  5: [
    [0.2, 0.3],
    [0.2, 0.7],
    [0.46, 0.46],
    [0.64, 0.12],
    [0.66, 0.88],
  ],
  6: [
    [0.2, 0.24],
    [0.16, 0.5],
    [0.2, 0.78],
    [0.62, 0.1],
    [0.56, 0.48],
    [0.64, 0.9],
  ],
  7: [
    [0.2, 0.24],
    [0.14, 0.5],
    [0.2, 0.78],
    [0.42, 0.4],
    [0.46, 0.66],
    [0.66, 0.1],
    [0.68, 0.9],
  ],
}

function draw({ area, each, hasNeutral }: GoalsSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  for (const y of [0.16, 0.84]) {
    drawing.goal('mini', [0, width * y], 0)
    drawing.goal('mini', [length, width * y], 180)
  }
  if (task === 'switch-first')
    drawing.gears(
      'marker',
      [0.12, 0.31, 0.5, 0.69, 0.88].map((x): Point => [length * x, width / 2]),
    )
  const places = spots[each]
  const team = places.map(([x, y]) => drawing.player('a', [x * length, y * width]))
  const rivals = places.map(([x, y]) =>
    drawing.player('b', [(x + 0.12) * length, (y < 0.5 ? y + 0.09 : y - 0.07) * width]),
  )
  if (hasNeutral) drawing.player('c', [length * 0.4, width * 0.62])
  const [back = ''] = team
  const upper = team[each === 3 || each === 4 ? 1 : each === 5 ? 3 : each === 6 ? 3 : 5] ?? ''
  const lower = team[each === 3 || each === 4 ? 2 : each - 1] ?? ''
  const ball = drawing.ball(back)
  addBench(drawing, 4)
  const [x, y] = places[0] ?? [0.2, 0.4]
  const deep: Point = [(x - 0.06) * length, (y + 0.03) * width]
  drawing.together(() => {
    drawing.run(rivals[0] ?? '', [(x + 0.06) * length, y * width])
    drawing.run(back, deep)
  })
  drawing.pass(ball, upper)
  const switcher = each > 4 ? (team[1] ?? '') : back
  const [sx, sy] =
    switcher === back
      ? [deep[0] + 0.03 * length, deep[1] + 0.12 * width]
      : [(places[1]?.[0] ?? 0.2) * length, (places[1]?.[1] ?? 0.5) * width - 0.04 * width]
  playInto(drawing, ball, switcher, [sx, sy])
  if (task === 'diagonal-goals') {
    drawing.shot(ball, [0, width * 0.84])
    return drawing
  }
  const end: Point = [length * 0.74, width * 0.9]
  playInto(drawing, ball, lower, end)
  if (task === 'first-time-finish') {
    const far = upper
    const arrive: Point = [length * 0.9, width * 0.24]
    playInto(drawing, ball, far, arrive)
    drawing.shot(ball, [length, width * 0.16])
    return drawing
  }
  drawing.shot(ball, [length, width * 0.84])
  return drawing
}

function createBase({ area, each, hasNeutral }: GoalsSize, sentence: Words3): Base {
  const [length, width] = area
  const team = formatPlayers(each)
  const plus = hasNeutral ? '+1' : ''
  return {
    title: [
      `Four goals ${each}v${each}${plus}`,
      `Vier Tore ${each} gegen ${each}${plus}`,
      `Четири врати ${each} срещу ${each}${plus}`,
    ],
    aim: [
      'Change the point of attack in a game.',
      'Im Spiel den Angriffspunkt wechseln.',
      'Смяна на посоката на атаката в игра.',
    ],
    setup: join(
      [
        `${length} × ${width} m with cones on the corners. On each end line two mini goals near the corners. Two teams, ${team[0]} each${hasNeutral ? ', and one neutral (blue)' : ''}.`,
        `${length} × ${width} m, Hütchen an den Ecken. Auf jeder Grundlinie zwei Minitore nahe den Ecken. Zwei Mannschaften, je ${team[1]}${hasNeutral ? ', dazu ein Joker (blau)' : ''}.`,
        `${length} × ${width} м с конуси в ъглите. На всяка крайна линия две малки врати близо до ъглите. Два отбора, по ${team[2]}${hasNeutral ? ', и един неутрален (син)' : ''}.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The coach brings the first ball in, the teams start in turn.',
      'Der Trainer bringt den ersten Ball, die Teams beginnen abwechselnd.',
      'Треньорът вкарва първата топка, отборите започват поред.',
    ],
    end: join(
      [
        'Ball out: dribble or pass in.',
        'Ins Aus: eindribbeln oder einpassen.',
        'Аут: вкарване с водене или пас.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `${hasNeutral ? 'The neutral has one touch' : 'Three touches each'} on ${length - 2} × ${width - 2} m.`,
        `${hasNeutral ? 'Der Joker spielt direkt' : 'Drei Kontakte'} auf ${length - 2} × ${width - 2} m.`,
        `${hasNeutral ? 'Неутралният играе от първо' : 'По три докосвания'} на ${length - 2} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      hasNeutral
        ? ['A second neutral.', 'Ein zweiter Joker.', 'Втори неутрален.']
        : [
            'A neutral plays with the team in possession.',
            'Ein Joker spielt mit dem Ballbesitzer.',
            'Неутрален играе с владеещия отбор.',
          ],
    ],
    faults: [
      [
        'Both wide players come to the ball.',
        'Beide Äußeren kommen zum Ball.',
        'Двамата крайни идват към топката.',
      ],
    ],
  }
}

export const fourGoals = createPassingFamily({
  slug: 'switching-four-goals',
  topic: 'switching_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['tactical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: fourGoalsTasks,
  draw,
  base: createBase,
})
