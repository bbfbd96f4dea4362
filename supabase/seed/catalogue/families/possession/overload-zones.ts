/** Numbers-up zones: in each zone the team with the ball has one more; the ball travels between zones. */
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
import { overloadTasks } from './overload-words'

interface Size {
  own: number
  against: number
  /** Zones along the length and across. */
  grid: readonly [number, number]
  zone: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { own: 2, against: 1, grid: [2, 1], zone: [9, 9], ages: [8, 12], level: 1 },
  { own: 3, against: 2, grid: [2, 1], zone: [13, 14], ages: [10, 16], level: 2 },
  { own: 2, against: 1, grid: [2, 2], zone: [10, 9], ages: [10, 16], level: 2 },
  { own: 3, against: 2, grid: [3, 1], zone: [12, 14], ages: [12, 19], level: 3 },
  { own: 4, against: 3, grid: [2, 1], zone: [17, 20], ages: [13, 19], level: 3 },
]

type Place = readonly [number, number]

const own: Record<number, readonly Place[]> = {
  2: [
    [0.3, 0.2],
    [0.68, 0.8],
  ],
  3: [
    [0.22, 0.2],
    [0.82, 0.3],
    [0.42, 0.86],
  ],
  4: [
    [0.2, 0.16],
    [0.8, 0.2],
    [0.8, 0.84],
    [0.2, 0.84],
  ],
}
const against: Record<number, readonly Place[]> = {
  1: [[0.42, 0.56]],
  2: [
    [0.46, 0.44],
    [0.62, 0.66],
  ],
  3: [
    [0.4, 0.36],
    [0.62, 0.48],
    [0.46, 0.7],
  ],
}

function draw({ own: more, against: less, grid, zone }: Size, key: string): Sketch {
  const [columns, rows] = grid
  const [long, wide] = zone
  const drawing = createSketch([columns * long, rows * wide])
  drawing.corners('cone')
  for (let line = 1; line < columns; line += 1) {
    drawing.gears('marker', [
      [line * long, 0],
      [line * long, rows * wide],
    ])
  }
  if (rows > 1) {
    drawing.gears('marker', [
      [0, wide],
      [long, wide],
      [columns * long, wide],
    ])
  }
  const teams = Array.from({ length: columns * rows }, (_, index) => {
    const left = (index % columns) * long
    const top = Math.floor(index / columns) * wide
    drawing.zone([left, top], [left + long, top + wide])
    const toPlace = ([x, y]: Place): Place => [left + x * long, top + y * wide]
    return {
      mine: (own[more] ?? []).map((place) => drawing.player('a', toPlace(place))),
      theirs: (against[less] ?? []).map((place) => drawing.player('b', toPlace(place))),
    }
  })
  const [here, there] = teams
  const [one = '', two = ''] = here?.mine ?? []
  const receiver = there?.mine[0] ?? ''
  const next = there?.mine[more > 3 ? 3 : 1] ?? ''
  const ball = drawing.ball(more === 2 ? two : one)
  addBench(drawing, 4)
  playWhile(drawing, ball, more === 2 ? one : two, [
    [here?.theirs[0] ?? '', [long * 0.4, wide * (more === 2 ? 0.36 : 0.3)]],
  ])
  drawing.pass(ball, receiver)
  if (key === 'follow-the-ball') {
    drawing.run(more === 2 ? one : two, [long * 1.12, wide * (more === 2 ? 0.5 : 0.55)])
    return drawing
  }
  drawing.pass(ball, next)
  return drawing
}

function createBase({ own: more, against: less, grid, zone }: Size, sentence: Words3): Base {
  const count = grid[0] * grid[1]
  const [long, wide] = zone
  return {
    title: [
      `${count} zones of ${more}v${less}`,
      `${count} Zonen mit ${more} gegen ${less}`,
      `${count} зони с ${more} срещу ${less}`,
    ],
    aim: [
      'Play with one more in every zone.',
      'In jeder Zone mit einem mehr spielen.',
      'Във всяка зона се играе с един повече.',
    ],
    setup: [
      `${count} zones of ${long} × ${wide} m${count === 4 ? ' as a square of four' : ' in a row'}. In each zone ${more} players of the big team against ${less === 1 ? 'one' : less}. Four spare balls beside the coach.`,
      `${count} Zonen von ${long} × ${wide} m${count === 4 ? ' als Viererfeld' : ' nebeneinander'}. In jeder Zone ${more} Spieler des großen Teams gegen ${less === 1 ? 'einen' : less}. Vier Ersatzbälle beim Trainer.`,
      `${count} зони ${long} × ${wide} м${count === 4 ? ' като голям квадрат' : ' една до друга'}. Във всяка ${more} играчи от големия отбор срещу ${less === 1 ? 'един' : less}. Четири резервни топки до треньора.`,
    ],
    start: [
      'The coach plays into a zone.',
      'Der Trainer spielt in eine Zone.',
      'Треньорът подава в една зона.',
    ],
    end: [
      `Defenders who win it try to play to a team-mate in another zone: a point for them, then the coach starts again. Change the defenders after each round. ${sentence[0]}`,
      `Gewinnen die Verteidiger den Ball, spielen sie zu einem Mitspieler in einer anderen Zone: Punkt für sie, dann beginnt der Trainer neu. Nach jedem Durchgang neue Verteidiger. ${sentence[1]}`,
      `При отнемане защитниците подават на съотборник в друга зона: точка за тях, после треньорът започва отново. След всяка серия нови защитници. ${sentence[2]}`,
    ],
    points: [
      more === 2
        ? [
            'Two against one: draw the defender onto you, then pass past the standing leg.',
            'Zwei gegen eins: ihn auf dich ziehen, dann am Standbein vorbeipassen.',
            'Двама срещу един: привлечи го, после подай покрай опорния му крак.',
          ]
        : more === 3
          ? [
              'Three against two: a triangle with a tip, so that there are two ways always.',
              'Drei gegen zwei: Dreieck mit Spitze, dann gibt es immer zwei Wege.',
              'Трима срещу двама: триъгълник с връх, винаги два пътя.',
            ]
          : [
              'Four against three: a diamond as wide as the zone, the furthest is free.',
              'Vier gegen drei: eine Raute so breit wie die Zone, der Fernste ist frei.',
              'Четирима срещу трима: ромб, широк колкото зоната, свободен е най-далечният.',
            ],
      count > 2
        ? [
            `With ${count} zones you have a choice: look at two before you receive.`,
            `Bei ${count} Zonen hast du die Wahl: zwei vor der Annahme anschauen.`,
            `При ${count} зони имаш избор: погледни две, преди да поемеш.`,
          ]
        : [
            'Waiting zone: never stand still, shift with the ball.',
            'Wartende Zone: nie stehen, mit dem Ball verschieben.',
            'Чакащата зона: не стой, мести се с топката.',
          ],
    ],
    progressions: [
      [
        `Zones of ${long - 1} × ${wide - 1} m.`,
        `Zonen von ${long - 1} × ${wide - 1} m.`,
        `Зони ${long - 1} × ${wide - 1} м.`,
      ],
    ],
    regressions: [
      [
        'The defenders may only intercept, not tackle.',
        'Die Verteidiger dürfen nur abfangen, nicht in den Zweikampf.',
        'Защитниците само пресичат пасове, без единоборство.',
      ],
    ],
    faults: [
      [
        'Pass too early, before a defender is committed.',
        'Pass zu früh, bevor ein Verteidiger gebunden ist.',
        'Пасът е прекалено рано, преди защитник да е ангажиран.',
      ],
    ],
  }
}

export const overloadZones = createFamily({
  slug: 'numbers-up-zones',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'positional_game',
  corners: ['technical', 'tactical'],
  variants: combine({ size: sizes, task: overloadTasks }),
  key: ({ size, task }) => `${size.grid[0] * size.grid[1]}x${size.own}v${size.against}-${task.key}`,
  exercise({ size, task }) {
    const all = (size.own + size.against) * size.grid[0] * size.grid[1]
    const time =
      size.own > 3
        ? createRounds(5, 150, 60)
        : size.own > 2
          ? createRounds(6, 120, 45)
          : createRounds(6, 75, 45)
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.own > 2 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
