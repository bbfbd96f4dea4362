/** Rondo with targets: keep it in the middle and take it from the player at one end to the one at the other. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  formatDefenders,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { targetRondoTasks } from './target-rondo-words'

interface Size {
  inner: number
  hunters: number
  area: readonly [number, number]
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { inner: 2, hunters: 1, area: [12, 8], ages: [8, 12], level: 1 },
  { inner: 3, hunters: 2, area: [15, 10], ages: [10, 16], level: 2 },
  { inner: 4, hunters: 2, area: [16, 11], ages: [10, 17], level: 2 },
  { inner: 4, hunters: 3, area: [18, 12], ages: [12, 19], level: 3 },
  { inner: 5, hunters: 3, area: [20, 13], ages: [12, 19], level: 3 },
  { inner: 6, hunters: 4, area: [24, 15], ages: [14, 19], level: 3 },
]

const inPlace: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0.4, 0.12],
    [0.6, 0.88],
  ],
  3: [
    [0.3, 0.1],
    [0.8, 0.25],
    [0.45, 0.92],
  ],
  4: [
    [0.28, 0.08],
    [0.74, 0.08],
    [0.28, 0.92],
    [0.74, 0.92],
  ],
  5: [
    [0.28, 0.06],
    [0.76, 0.08],
    [0.26, 0.94],
    [0.76, 0.92],
    [0.54, 0.55],
  ],
  6: [
    [0.24, 0.06],
    [0.78, 0.06],
    [0.24, 0.94],
    [0.78, 0.94],
    [0.4, 0.56],
    [0.64, 0.62],
  ],
}

const against: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.34, 0.52]],
  2: [
    [0.38, 0.42],
    [0.6, 0.56],
  ],
  3: [
    [0.3, 0.42],
    [0.54, 0.3],
    [0.62, 0.76],
  ],
  4: [
    [0.26, 0.4],
    [0.5, 0.32],
    [0.5, 0.8],
    [0.78, 0.42],
  ],
}

function draw({ inner, hunters, area }: Size): Sketch {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const toPlace = ([x, y]: readonly [number, number]): [number, number] => [x * length, y * width]
  const targets = [
    drawing.player('c', [-0.4, width / 2]),
    drawing.player('c', [length + 0.4, width / 2]),
  ]
  const own = (inPlace[inner] ?? []).map((place) => drawing.player('a', toPlace(place)))
  const chase = (against[hunters] ?? []).map((place) => drawing.player('b', toPlace(place)))
  const [start = '', goal = ''] = targets
  const [first = '', second = ''] = own
  const [hunter = ''] = chase
  const ball = drawing.ball(start)
  addBench(drawing, 4)
  drawing.together(() => {
    drawing.run(hunter, toPlace([0.34, 0.28]))
    drawing.pass(ball, first)
  })
  drawing.pass(ball, inner === 2 ? (own[1] ?? '') : second)
  drawing.pass(ball, goal)
  return drawing
}

function createBase({ inner, hunters, area }: Size, sentence: Words3): Base {
  const [length, width] = area
  const chase = formatDefenders(hunters)
  const one = hunters === 1
  return {
    title: [
      `Rondo ${inner}v${hunters} with two targets`,
      `Zielrondo ${inner} gegen ${hunters}`,
      `Рондо с цели ${inner} срещу ${hunters}`,
    ],
    aim: [
      'Keep the ball with a direction.',
      'Ballbesitz mit einer Richtung.',
      'Владеене с посока.',
    ],
    setup: [
      `Rectangle of ${length} × ${width} m. One target (blue) behind each short side, ${inner} passers and ${chase[0]} inside. Four spare balls beside the coach.`,
      `Rechteck von ${length} × ${width} m. Hinter jeder Schmalseite ein Zielspieler (blau), im Feld ${inner} Passspieler und ${chase[1]}. Vier Ersatzbälle beim Trainer.`,
      `Правоъгълник ${length} × ${width} м. Зад всяка къса страна по един краен играч (син), вътре ${inner} подаващи и ${chase[2]}. Четири резервни топки до треньора.`,
    ],
    start: [
      'A target starts. Inside everyone moves freely, the targets along their side.',
      'Ein Zielspieler beginnt. Innen bewegen sich alle frei, die Zielspieler auf ihrer Seite.',
      'Започва краен играч. Вътре движението е свободно, крайните са по своята страна.',
    ],
    end: [
      `${one ? 'A defender who wins it' : 'Defenders who win it'} may keep it for three seconds or play it out: a point for them. Then a target starts again; new ${one ? 'defender' : 'defenders'} each round. ${sentence[0]}`,
      `Ballgewinn und drei Sekunden Ballbesitz oder ein Pass hinaus bringt der Verteidigung einen Punkt. Danach beginnt ein Zielspieler; jede Runde ${one ? 'ein neuer Verteidiger' : 'neue Verteidiger'}. ${sentence[1]}`,
      `Отнемане и три секунди владеене или пас навън носи точка на защитата. После започва краен играч; във всяка серия ${one ? 'нов защитник' : 'нови защитници'}. ${sentence[2]}`,
    ],
    points: [
      inner < 4
        ? [
            `With ${inner} inside each step counts: show on both sides of the defender, never behind.`,
            `Zu ${inner === 2 ? 'zweit' : 'dritt'} zählt jeder Schritt: neben dem Verteidiger zeigen, nie dahinter.`,
            `Когато сте само ${inner === 2 ? 'двама' : 'трима'}, всяка крачка е важна: покажи се до защитника, не зад него.`,
          ]
        : inner === 4
          ? [
              'Four make a square: two near the ball, two near the far target.',
              'Zu viert ein Viereck: zwei beim Ball, zwei beim fernen Ziel.',
              'Четиримата са четириъгълник: двама при топката, двама при далечния край.',
            ]
          : [
              'Someone is always between the lines in the middle, side-on.',
              'Einer ist immer zwischen den Linien in der Mitte, seitlich offen.',
              'Винаги има един между линиите в средата, странично отворен.',
            ],
      [
        'Target: slide along the side until the line is open, and ask for it.',
        'Zielspieler: auf der Linie wandern, bis der Weg offen ist, und fordern.',
        'Краен: движи се по линията, докато се отвори път, и искай топката.',
      ],
    ],
    progressions: [
      [
        `Field of ${length} × ${width - 2} m.`,
        `Feld von ${length} × ${width - 2} m.`,
        `Поле ${length} × ${width - 2} м.`,
      ],
    ],
    regressions: [
      [
        'A second target at each end.',
        'An jedem Ende ein zweiter Zielspieler.',
        'По още един краен играч от всяка страна.',
      ],
    ],
    faults: [
      [
        'Sideways passes without a look forward.',
        'Querpässe ohne Blick nach vorn.',
        'Странични пасове без поглед напред.',
      ],
    ],
  }
}

export const targetRondo = createFamily({
  slug: 'target-rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'rondo',
  corners: ['technical', 'tactical'],
  variants: combine({ size: sizes, task: targetRondoTasks }).filter(
    ({ size, task }) => size.inner > 2 || task.harder === 0 || task.key === 'swap-in',
  ),
  key: ({ size, task }) => `${size.inner}v${size.hunters}-${task.key}`,
  exercise({ size, task }) {
    const time = size.inner < 3 ? createRounds(6, 60, 45) : createRounds(6, 90, 45)
    const all = size.inner + size.hunters + 2
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.hunters > 2 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 1],
      sketch: draw(size),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
