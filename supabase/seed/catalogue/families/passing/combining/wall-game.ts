/** Combination game on mini goals with own wall players beside the goal attacked. Varied by numbers, ground, walls and combination. */
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
import { wallGameTasks } from './wall-game-words'

interface GameSize extends Size {
  each: 2 | 3 | 4 | 5
  /** Wall players of each team. */
  walls: 1 | 2
}

const sizes: readonly GameSize[] = [
  {
    key: '2v2-1-wall',
    each: 2,
    walls: 1,
    area: [16, 14],
    ages: [8, 11],
    level: 1,
    time: [6, 75, 60],
    point: [
      'Two and a wall: you always have a triangle.',
      'Zwei und eine Wand: Ihr habt immer ein Dreieck.',
      'Двама и стена: винаги имате триъгълник.',
    ],
  },
  {
    key: '2v2-2-walls',
    each: 2,
    walls: 2,
    area: [18, 16],
    ages: [9, 12],
    level: 1,
    time: [6, 75, 60],
    point: [
      'Two walls: look left and right before you decide.',
      'Zwei Wände: links und rechts schauen, dann entscheiden.',
      'Две стени: погледни вляво и вдясно, после реши.',
    ],
  },
  {
    key: '3v3-1-wall',
    each: 3,
    walls: 1,
    area: [22, 18],
    ages: [9, 13],
    level: 2,
    time: [6, 90, 60],
    point: [
      'One stays behind the ball and keeps the way back open.',
      'Einer bleibt hinter dem Ball und hält den Rückweg offen.',
      'Един остава зад топката и пази пътя назад.',
    ],
  },
  {
    key: '3v3-2-walls',
    each: 3,
    walls: 2,
    area: [24, 22],
    ages: [10, 15],
    level: 2,
    time: [5, 120, 60],
    point: [
      'Play to the wall on the side where your runner is free.',
      'Zur Wand auf der Seite spielen, auf der dein Läufer frei ist.',
      'Играй към стената, откъм която тичащият е свободен.',
    ],
  },
  {
    key: '4v4-2-walls',
    each: 4,
    walls: 2,
    area: [30, 26],
    ages: [11, 17],
    level: 2,
    time: [5, 150, 60],
    point: [
      'Diamond: the top point leaves the middle free for the third.',
      'Raute: Die Spitze macht die Mitte für den Dritten frei.',
      'Ромб: върхът освобождава средата за третия.',
    ],
  },
  {
    key: '5v5-2-walls',
    each: 5,
    walls: 2,
    area: [36, 32],
    ages: [13, 19],
    level: 3,
    time: [5, 180, 75],
    point: [
      'Five inside: combine on one side, finish from the other.',
      'Fünf im Feld: auf einer Seite kombinieren, auf der anderen abschließen.',
      'Петима вътре: комбинирай от едната, завърши от другата страна.',
    ],
  },
]

const spots: Record<GameSize['each'], readonly Point[]> = {
  2: [
    [0.34, 0.62],
    [0.5, 0.26],
  ],
  3: [
    [0.24, 0.56],
    [0.46, 0.24],
    [0.52, 0.8],
  ],
  4: [
    [0.2, 0.54],
    [0.42, 0.18],
    [0.44, 0.82],
    [0.62, 0.44],
  ],
  5: [
    [0.2, 0.34],
    [0.2, 0.7],
    [0.44, 0.5],
    [0.6, 0.16],
    [0.6, 0.84],
  ],
}

function draw({ area, each, walls }: GameSize, task: string): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  drawing.goal('mini', [0, width / 2], 0)
  drawing.goal('mini', [length, width / 2], 180)
  const team = spots[each].map(([x, y]) => drawing.player('a', [x * length, y * width]))
  const rivals = spots[each].map(([x, y]) =>
    drawing.player('b', [(x + 0.15) * length, (y < 0.5 ? y + 0.1 : y - 0.1) * width]),
  )
  const wall = drawing.player('a', [length + 0.7, width * 0.22])
  drawing.player('b', [-0.7, width * 0.78])
  if (walls === 2) {
    drawing.player('a', [length + 0.7, width * 0.78])
    drawing.player('b', [-0.7, width * 0.22])
  }
  const [one = '', two = ''] = team
  const ball = drawing.ball(one)
  addBench(drawing, 4)
  const upper = each === 5 ? (team[3] ?? '') : two
  const [ux, uy] = spots[each][each === 5 ? 3 : 1] ?? [0.5, 0.2]
  const [ox, oy] = spots[each][0] ?? [0.2, 0.5]
  playInto(
    drawing,
    ball,
    upper,
    [(ux + 0.05) * length, (uy - 0.06) * width],
    [[rivals[0] ?? '', [(ox + 0.1) * length, oy * width]]],
  )
  const finish: Point = [length * 0.86, width * 0.42]
  if (task === 'swap-with-wall') {
    drawing.pass(ball, wall)
    drawing.together(() => {
      drawing.run(upper, [length + 0.5, width * 0.1])
      drawing.run(wall, [length * 0.84, width * 0.34])
    })
    drawing.shot(ball, [length, width / 2])
    return drawing
  }
  drawing.pass(ball, wall)
  const taker = task === 'one-two' ? upper : each === 2 || each === 5 ? one : (team[2] ?? one)
  playInto(drawing, ball, taker, finish)
  drawing.shot(ball, [length, width / 2])
  return drawing
}

function createBase({ area, each, walls }: GameSize, sentence: Words3): Base {
  const [length, width] = area
  const team = formatPlayers(each)
  const two = walls === 2
  return {
    title: [
      `Wall game ${each}v${each}, ${two ? 'two walls' : 'one wall'} a team`,
      `Wandspiel ${each} gegen ${each}, ${two ? 'zwei Wände' : 'eine Wand'}`,
      `Игра със стени ${each} срещу ${each}, ${two ? 'по две' : 'по една'}`,
    ],
    aim: [
      'Combine with players outside and finish quickly.',
      'Mit Außenstehenden kombinieren und schnell abschließen.',
      'Комбинация с играчи отвън и бързо завършване.',
    ],
    setup: join(
      [
        `${length} × ${width} m with a mini goal on each end line. Inside two teams, ${team[0]} each; ${two ? 'two wall players of each team stand left and right of the goal' : 'one wall player of each team stands beside the goal'} it attacks, behind the line.`,
        `${length} × ${width} m, auf jeder Grundlinie ein Minitor. Im Feld zwei Mannschaften, je ${team[1]}; ${two ? 'zwei Wandspieler jedes Teams stehen links und rechts neben dem Tor' : 'ein Wandspieler jedes Teams steht neben dem Tor'}, das es angreift, hinter der Linie.`,
        `${length} × ${width} м с малка врата на всяка крайна линия. Вътре два отбора, по ${team[2]}; ${two ? 'по две стени на отбор са вляво и вдясно от вратата' : 'по една стена на отбор е до вратата'}, която той напада, зад линията.`,
      ],
      describeSpareBalls(4),
    ),
    start: [
      'The coach plays the first ball in; walls are not attacked and cannot score.',
      'Der Trainer spielt ein; Wände werden nicht angegriffen und erzielen keine Tore.',
      'Треньорът вкарва топката; стените не се нападат и не вкарват.',
    ],
    end: join(
      [
        'After a goal the other team starts from its own end line. Walls change after every round.',
        'Nach einem Tor beginnt der Gegner an seiner Grundlinie. Die Wände wechseln nach jedem Durchgang.',
        'След гол другият отбор започва от своята линия. Стените се сменят след всяка серия.',
      ],
      sentence,
    ),
    points: [],
    progressions: [
      [
        `Three touches inside on ${length - 2} × ${width - 2} m.`,
        `Im Feld drei Kontakte auf ${length - 2} × ${width - 2} m.`,
        `Вътре по три докосвания на ${length - 2} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      [
        'A neutral inside plays with the team in possession.',
        'Ein Joker im Feld spielt mit dem Ballbesitzer.',
        'Неутрален вътре играе с владеещия отбор.',
      ],
    ],
    faults: [
      [
        'The wall stands in the shadow of a defender.',
        'Die Wand steht im Deckungsschatten.',
        'Стената е в сянката на защитник.',
      ],
    ],
  }
}

export const wallGame = createPassingFamily({
  slug: 'game-with-walls',
  topic: 'combination_play',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'conditioned_game',
  corners: ['tactical', 'technical', 'social'],
  intensity: 'high',
  sizes,
  tasks: wallGameTasks,
  draw,
  base: createBase,
})
