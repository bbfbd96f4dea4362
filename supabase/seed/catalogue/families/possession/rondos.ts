/** Rondos in a square: many keep the ball from few. Varied by numbers and what the pass must do. */
import { combine, createFamily } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  formatDefenders,
  listPointsOnSides,
  formatPlayers,
  createRounds,
  createWords,
  type Base,
  type Words3,
} from './kit'
import { rondoTasks } from './rondo-words'

interface Size {
  outside: number
  inside: number
  side: number
  ages: readonly [number, number]
  level: number
  point: Words3
}

const sizes: readonly Size[] = [
  {
    outside: 4,
    inside: 1,
    side: 8,
    ages: [7, 12],
    level: 1,
    point: [
      'Be the left or right helper of the ball: one step along your side opens the way.',
      'Sei links oder rechts Helfer des Balls: Ein Schritt auf deiner Seite öffnet den Weg.',
      'Бъди помощник отляво или отдясно: една крачка по страната отваря пътя.',
    ],
  },
  {
    outside: 3,
    inside: 1,
    side: 7,
    ages: [8, 13],
    level: 2,
    point: [
      'With three outside someone always has to travel: run to the empty side.',
      'Zu dritt muss immer einer wandern: auf die leere Seite laufen.',
      'Когато сте трима, един винаги се мести: тичай към празната страна.',
    ],
  },
  {
    outside: 5,
    inside: 2,
    side: 10,
    ages: [9, 19],
    level: 2,
    point: [
      'Play round until the two stand in one line, then past them.',
      'Außen herum, bis die zwei auf einer Linie stehen, dann vorbei.',
      'Въртете, докато двамата застанат в една линия, после покрай тях.',
    ],
  },
  {
    outside: 4,
    inside: 2,
    side: 9,
    ages: [10, 19],
    level: 3,
    point: [
      'The one opposite is the most important: stay in sight between the two hunters.',
      'Der Gegenüber ist der Wichtigste: zwischen den beiden Jägern sichtbar bleiben.',
      'Срещуположният е най-важен: покажи се между двамата.',
    ],
  },
  {
    outside: 6,
    inside: 3,
    side: 12,
    ages: [12, 19],
    level: 3,
    point: [
      'Two press, one covers: look for the side the third one has left.',
      'Zwei pressen, einer sichert: die Seite suchen, die der Dritte verlassen hat.',
      'Двама пресират, един покрива: търси страната, която третият е оставил.',
    ],
  },
  {
    outside: 8,
    inside: 4,
    side: 13,
    ages: [14, 19],
    level: 3,
    point: [
      'Pin two with a pass in the corner, then leave it over the far side.',
      'Zwei in der Ecke binden, dann über die ferne Seite heraus.',
      'Задръж двама в ъгъла, после излез през далечната страна.',
    ],
  },
]

function draw({ outside, inside, side }: Size, isSplit: boolean): Sketch {
  const drawing = createSketch([side, side])
  const middle = side / 2
  drawing.corners('marker')
  const ring = listPointsOnSides(outside, [0.35, 0.35], [side - 0.35, side - 0.35]).map((at) =>
    drawing.player('a', at),
  )
  const hunters =
    isSplit && outside === 5
      ? [drawing.player('b', [middle, side * 0.32]), drawing.player('b', [side * 0.7, side * 0.82])]
      : inside === 1
        ? [drawing.player('b', [middle, middle])]
        : drawing.ring('b', inside, [middle, middle], inside < 4 ? side * 0.18 : side * 0.22)
  const [one = '', two = '', three = '', four = ''] = ring
  const [hunter = ''] = hunters
  const opposite = ring[1 + Math.floor(outside / 2)]
  const ball = drawing.ball(one)
  addBench(drawing, 3)
  drawing.pass(ball, two)
  if (isSplit && opposite) {
    drawing.pass(ball, opposite)
    return drawing
  }
  drawing.together(() => {
    drawing.run(hunter, [side * 0.72, middle - side * 0.12])
    drawing.pass(ball, three)
  })
  if (four) drawing.pass(ball, four)
  return drawing
}

function createBase({ outside, inside, side, point }: Size, sentence: Words3): Base {
  const out = formatPlayers(outside)
  const hunters = formatDefenders(inside)
  const one = inside === 1
  return {
    title: [
      `Rondo ${outside}v${inside}`,
      `Rondo ${outside} gegen ${inside}`,
      `Рондо ${outside} срещу ${inside}`,
    ],
    aim: [
      'Keep the ball under pressure in a small space.',
      'Den Ball unter Druck auf engem Raum behaupten.',
      'Запазване на топката под натиск в малко пространство.',
    ],
    setup: [
      `Square of ${side} × ${side} m with markers on the corners: ${out[0]} on the sides, ${hunters[0]} in the middle. One ball in play, three spare ones beside the coach.`,
      `Quadrat von ${side} × ${side} m, die Ecken markiert: ${out[1]} an den Seiten, ${hunters[1]} in der Mitte. Ein Ball im Spiel, drei Ersatzbälle beim Trainer.`,
      `Квадрат ${side} × ${side} м с маркери в ъглите: ${out[2]} по страните, ${hunters[2]} в средата. Една топка в игра, три резервни до треньора.`,
    ],
    start: [
      'The outside keeps the ball; the first pass is free.',
      'Außen wird der Ball gehalten; der erste Pass ist frei.',
      'Външните пазят топката; първото подаване е свободно.',
    ],
    end: [
      `${one ? 'Whoever wins it changes' : 'Whoever wins it or touches it out changes'} places with the one who lost it; the coach plays the next ball in. ${sentence[0]}`,
      `Wer ihn gewinnt${one ? '' : ' oder ins Aus lenkt'}, tauscht mit dem, der ihn verloren hat; der Trainer bringt den nächsten Ball. ${sentence[1]}`,
      `Който я отнеме${one ? '' : ' или отклони'}, се сменя с този, който я е загубил; треньорът вкарва следващата топка. ${sentence[2]}`,
    ],
    points: [
      point,
      [
        'Move along your side after each pass: never hide behind a defender.',
        'Nach jedem Pass auf der eigenen Seite bewegen, nie im Deckungsschatten stehen.',
        'След всяко подаване се движи по своята страна; не стой зад защитник.',
      ],
    ],
    progressions: [
      [
        `Square of ${side - 1} × ${side - 1} m.`,
        `Quadrat von ${side - 1} × ${side - 1} m.`,
        `Квадрат ${side - 1} × ${side - 1} м.`,
      ],
    ],
    regressions: [
      [
        `Square of ${side + 2} × ${side + 2} m.`,
        `Quadrat von ${side + 2} × ${side + 2} m.`,
        `Квадрат ${side + 2} × ${side + 2} м.`,
      ],
    ],
    faults: one
      ? [
          [
            'Pass too soft: the defender gets there. Play it firmly.',
            'Pass zu weich: Der Verteidiger ist da. Scharf spielen.',
            'Слаб пас: защитникът го стига. Подавай по-силно.',
          ],
        ]
      : [
          [
            'Defenders chase side by side: one goes, the other closes the pass behind.',
            'Verteidiger laufen nebeneinander: Einer geht, der andere schließt den Pass dahinter.',
            'Защитниците гонят заедно: единият излиза, другият затваря паса зад него.',
          ],
        ],
  }
}

const square = createFamily({
  slug: 'rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'rondo',
  corners: ['technical', 'tactical'],
  variants: combine({ size: sizes, task: rondoTasks }).filter(
    ({ size, task }) => size.ages[0] > 7 || task.harder < 2,
  ),
  key: ({ size, task }) => `${size.outside}v${size.inside}-${task.key}`,
  exercise({ size, task }) {
    const young = size.ages[0] < 9
    const time = young
      ? createRounds(6, 60, 30)
      : size.inside > 2
        ? createRounds(6, 90, 45)
        : createRounds(7, 75, 30)
    const all = size.outside + size.inside
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: size.inside > 1 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 1],
      sketch: draw(size, task.key === 'split'),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})

export const rondos = [square]
