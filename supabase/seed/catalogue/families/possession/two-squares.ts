/** Two-square rondo: the ball is kept in one square and switched to the other; the hunters have to follow. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  listPointsOnSides,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { twoSquaresTasks } from './two-squares-words'

interface Size {
  each: number
  hunters: number
  side: number
  gap: number
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { each: 3, hunters: 1, side: 7, gap: 3, ages: [9, 13], level: 1 },
  { each: 3, hunters: 2, side: 9, gap: 4, ages: [10, 15], level: 2 },
  { each: 4, hunters: 2, side: 9, gap: 6, ages: [10, 17], level: 2 },
  { each: 5, hunters: 3, side: 11, gap: 8, ages: [12, 19], level: 3 },
  { each: 6, hunters: 4, side: 13, gap: 10, ages: [14, 19], level: 4 },
]

function draw({ each, hunters, side, gap }: Size, key: string): Sketch {
  const isSplitUp = key === 'fresh-hunters'
  const length = 2 * side + gap
  const drawing = createSketch([length, side])
  const right = side + gap
  drawing.corners('marker', [0, 0], [side, side])
  drawing.corners('marker', [right, 0], [length, side])
  drawing.zone([0, 0], [side, side])
  drawing.zone([right, 0], [length, side])
  const left = listPointsOnSides(each, [0.3, 0.3], [side - 0.3, side - 0.3]).map((at) =>
    drawing.player('a', at),
  )
  const far = listPointsOnSides(each, [right + 0.3, 0.3], [length - 0.3, side - 0.3]).map((at) =>
    drawing.player('a', at),
  )
  const middle: [number, number] = [side * 0.46, side * 0.52]
  const waiting = isSplitUp ? Math.floor(hunters / 2) : 0
  const here = hunters - waiting
  const chase =
    here === 1 ? [drawing.player('b', middle)] : drawing.ring('b', here, middle, side * 0.16)
  if (waiting > 0) {
    drawing.row(
      'b',
      waiting,
      [right + side * 0.5, side * (waiting > 1 ? 0.4 : 0.5)],
      [right + side * 0.5, side * 0.7],
    )
  }
  const [one = '', two = ''] = left
  const [hunter = ''] = chase
  const receiver = far[0] ?? ''
  const last = far.at(-1) ?? ''
  const ball = drawing.ball(left.at(-1) ?? '')
  addBench(drawing, 4)
  drawing.pass(ball, one)
  if (key === 'gap-player') {
    drawing.together(() => {
      drawing.run(two, [side + gap / 2, side * 0.35])
      drawing.pass(ball, two)
    })
    drawing.pass(ball, last)
    return drawing
  }
  drawing.together(() => {
    drawing.run(hunter, [side * 0.62, side * 0.3])
    drawing.pass(ball, two)
  })
  drawing.pass(ball, receiver, { kind: gap > 5 ? 'driven' : 'ground' })
  drawing.together(() => {
    if (!isSplitUp) drawing.run(hunter, [right + side * 0.15, side * 0.4])
    drawing.pass(ball, last)
  })
  return drawing
}

function createBase({ each, hunters, side, gap }: Size, sentence: Words3): Base {
  const one = hunters === 1
  return {
    title: [
      `Two-square rondo ${each}+${each} v ${hunters}`,
      `Zwei-Quadrate-Rondo ${each}+${each} gegen ${hunters}`,
      `Рондо в два квадрата ${each}+${each} срещу ${hunters}`,
    ],
    aim: [
      'Keep the ball in a tight square and switch it to the free one.',
      'Den Ball eng behaupten und ins freie Quadrat verlagern.',
      'Топката се пази в тясно и се прехвърля в свободния квадрат.',
    ],
    setup: [
      `Two squares of ${side} × ${side} m, ${gap} m apart. In each square ${each} players of the passing team; ${one ? 'one hunter' : `${hunters} hunters`} in bibs. Four spare balls with the coach in the middle.`,
      `Zwei Quadrate von ${side} × ${side} m mit ${gap} m Abstand. In jedem Quadrat ${each} Spieler der Passmannschaft; ${one ? 'ein Jäger' : `${hunters} Jäger`} mit Leibchen. Vier Ersatzbälle beim Trainer in der Mitte.`,
      `Два квадрата ${side} × ${side} м на ${gap} м един от друг. Във всеки по ${each} играчи от владеещия отбор; ${one ? 'един преследвач' : `${hunters} преследвачи`} с потници. Четири резервни топки до треньора в средата.`,
    ],
    start: [
      `The coach plays into one square, ${one ? 'the hunter goes' : 'the hunters go'} there.`,
      `Der Trainer spielt in ein Quadrat, dort ${one ? 'startet der Jäger' : 'starten die Jäger'}.`,
      `Треньорът подава в единия квадрат, ${one ? 'преследвачът влиза' : 'преследвачите влизат'} там.`,
    ],
    end: [
      `When the ball is lost or out, the coach starts in the other square. After each round ${one ? 'another player hunts' : `${hunters} others hunt`}. ${sentence[0]}`,
      `Bei Verlust oder Aus beginnt der Trainer im anderen Quadrat neu. Nach jedem Durchgang ${one ? 'jagt ein anderer' : `jagen ${hunters} andere`}. ${sentence[1]}`,
      `При загуба или аут треньорът започва в другия квадрат. След всяка серия ${one ? 'преследва друг' : `преследват други ${hunters}`}. ${sentence[2]}`,
    ],
    points: [
      gap > 5
        ? [
            `${gap} m are to be bridged: make room with a touch before you strike.`,
            `${gap} m sind zu überbrücken: mit einem Kontakt Platz schaffen, dann spielen.`,
            `Трябва да минеш ${gap} м: отвори си място с докосване и тогава подай.`,
          ]
        : [
            'Short distance: play over as soon as your hips are open.',
            'Kurzer Weg: hinüberspielen, sobald deine Hüfte offen ist.',
            'Късо разстояние: прехвърли, щом тазът ти е отворен.',
          ],
      one
        ? [
            'Draw the hunter to the outer side, so that the inner one is free.',
            'Den Jäger nach außen locken, damit innen frei wird.',
            'Изтегли преследвача навън, за да се отвори вътрешната страна.',
          ]
        : [
            `Hunters: sprint over together, the first slows the ball, the other ${hunters - 1 > 1 ? 'ones close' : 'one closes'}.`,
            'Jäger: gemeinsam hinübersprinten, der Erste bremst, der Rest schließt.',
            'Преследвачи: спринт заедно, първият забавя, останалите затварят.',
          ],
    ],
    progressions: [
      [
        `The squares stand ${gap + 3} m apart.`,
        `Die Quadrate stehen ${gap + 3} m auseinander.`,
        `Квадратите са на ${gap + 3} м.`,
      ],
    ],
    regressions: [
      [
        `Squares of ${side + 1} × ${side + 1} m.`,
        `Quadrate von ${side + 1} × ${side + 1} m.`,
        `Квадрати ${side + 1} × ${side + 1} м.`,
      ],
    ],
    faults: [
      [
        'Players of the free square stand in a line behind each other.',
        'Im freien Quadrat stehen alle hintereinander.',
        'В свободния квадрат всички са един зад друг.',
      ],
    ],
  }
}

export const twoSquares = createFamily({
  slug: 'two-square-rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'rondo',
  corners: ['technical', 'tactical', 'physical'],
  variants: combine({ size: sizes, task: twoSquaresTasks }).filter(
    ({ size, task }) => task.key !== 'fresh-hunters' || size.hunters > 1,
  ),
  key: ({ size, task }) => `${size.each}-${size.each}-v${size.hunters}-${task.key}`,
  exercise({ size, task }) {
    const time = size.hunters > 2 ? createRounds(6, 90, 60) : createRounds(7, 75, 45)
    const all = size.each * 2 + size.hunters
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.hunters > 1 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
