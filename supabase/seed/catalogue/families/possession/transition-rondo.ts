/** Transition rondo: two teams with a field each; hunters go over, and what they win goes home. */
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
import { transitionRondoTasks } from './transition-rondo-words'

interface Size {
  team: number
  hunters: number
  side: number
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { team: 4, hunters: 1, side: 9, ages: [9, 12], level: 1 },
  { team: 4, hunters: 2, side: 10, ages: [10, 17], level: 2 },
  { team: 5, hunters: 2, side: 11, ages: [11, 19], level: 2 },
  { team: 6, hunters: 3, side: 14, ages: [12, 19], level: 3 },
  { team: 8, hunters: 4, side: 16, ages: [14, 19], level: 3 },
]

function draw({ team, hunters, side }: Size): Sketch {
  const length = side * 2
  const drawing = createSketch([length, side])
  drawing.corners('cone')
  drawing.gears('marker', [
    [side, 0],
    [side, side],
  ])
  drawing.zone([0, 0], [side, side])
  const own = listPointsOnSides(team, [0.6, 0.6], [side - 0.8, side - 0.6]).map((at) =>
    drawing.player('a', at),
  )
  const middle: [number, number] = [side * 0.48, side * 0.5]
  const over =
    hunters === 1 ? [drawing.player('b', middle)] : drawing.ring('b', hunters, middle, side * 0.18)
  const waiting = listPointsOnSides(
    Math.max(3, team - hunters),
    [side + 1.2, 1],
    [length - 0.8, side - 1],
  )
    .slice(0, team - hunters)
    .map((at) => drawing.player('b', at))
  const [one = '', two = '', three = ''] = own
  const [hunter = ''] = over
  const home = waiting[0] ?? ''
  const ball = drawing.ball(own.at(-1) ?? '')
  addBench(drawing, 4)
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(hunter, [side * 0.66, side * 0.34])
    drawing.pass(ball, two)
  })
  drawing.pass(ball, three)
  drawing.run(home, [side + 2, side * 0.3])
  return drawing
}

function createBase({ team, hunters, side }: Size, sentence: Words3): Base {
  const stay = team - hunters
  const one = hunters === 1
  return {
    title: [
      `Two-field rondo ${team}v${hunters}`,
      `Umschaltrondo ${team} gegen ${hunters}`,
      `Рондо с преход ${team} срещу ${hunters}`,
    ],
    aim: [
      'Keep, lose, win and move on without a break.',
      'Halten, verlieren, gewinnen und ohne Pause weiterspielen.',
      'Пазене, загуба, отнемане и продължение без пауза.',
    ],
    setup: [
      `Two fields of ${side} × ${side} m side by side, middle line marked. Two teams of ${team}, each at home in one field. The team without the ball sends ${one ? 'one hunter' : `${hunters} hunters`} over, ${stay} wait at home. Four spare balls with the coach at the middle line.`,
      `Zwei Felder von ${side} × ${side} m nebeneinander, Mittellinie markiert. Zwei Teams zu ${team}, jedes in einem Feld zu Hause. Das Team ohne Ball schickt ${one ? 'einen Jäger' : `${hunters} Jäger`} hinüber, ${stay} warten daheim. Vier Ersatzbälle beim Trainer an der Mittellinie.`,
      `Две съседни полета ${side} × ${side} м, средната линия е маркирана. Два отбора по ${team}, всеки със свое поле. Отборът без топка праща ${one ? 'един преследвач' : `${hunters} преследвачи`}, останалите ${stay} чакат у дома. Четири резервни топки до треньора на средната линия.`,
    ],
    start: [
      `The team with the ball keeps it in its field against ${one ? 'the hunter' : `the ${hunters} hunters`}.`,
      `Das Team mit Ball behauptet ihn in seinem Feld gegen ${one ? 'den Jäger' : `die ${hunters} Jäger`}.`,
      `Владеещите пазят топката в своето поле срещу ${one ? 'преследвача' : `${hunters} преследвачи`}.`,
    ],
    end: [
      `When the ball has gone over, the other team sends ${one ? 'its hunter' : `its ${hunters} hunters`}. Out of play: the coach gives the next ball to the other team. ${sentence[0]}`,
      `Ist der Ball drüben, schickt das andere Team ${one ? 'seinen Jäger' : `seine ${hunters} Jäger`}. Im Aus: Das andere Team bekommt den nächsten Ball vom Trainer. ${sentence[1]}`,
      `Щом топката мине, другият отбор праща ${one ? 'своя преследвач' : `своите ${hunters} преследвачи`}. При аут треньорът дава топка на другия отбор. ${sentence[2]}`,
    ],
    points: [
      one
        ? [
            'One hunter: run at the ball in a curve, so that only one side is open.',
            'Ein Jäger: im Bogen anlaufen, damit nur eine Seite offen bleibt.',
            'Един преследвач: тичай в дъга, за да остане отворена само едната страна.',
          ]
        : hunters === 2
          ? [
              'Two hunters: one forces the direction, one waits for that pass.',
              'Zwei Jäger: Einer lenkt, der andere lauert auf diesen Pass.',
              'Двама преследвачи: единият насочва, другият дебне този пас.',
            ]
          : [
              `${hunters} hunters: a chain that moves with the ball, never on one line with it.`,
              `${hunters} Jäger: eine Kette, die mit dem Ball verschiebt, nie auf einer Linie mit ihm.`,
              `${hunters} преследвачи: верига, която се мести с топката, никога на една линия с нея.`,
            ],
      [
        'Passing team: wide when you have it, narrow the moment you lose it.',
        'Ballbesitz: breit, solange ihr ihn habt, eng im Moment des Verlusts.',
        'Владеещи: широко с топка, тясно в мига на загубата.',
      ],
    ],
    progressions: [
      [
        `Fields of ${side - 1} × ${side - 1} m.`,
        `Felder von ${side - 1} × ${side - 1} m.`,
        `Полета ${side - 1} × ${side - 1} м.`,
      ],
    ],
    regressions: [
      [
        `Fields of ${side + 2} × ${side + 2} m.`,
        `Felder von ${side + 2} × ${side + 2} m.`,
        `Полета ${side + 2} × ${side + 2} м.`,
      ],
    ],
    faults: [
      [
        'The waiting ones watch: nobody is ready when the ball comes home.',
        'Die Wartenden schauen zu: Keiner ist bereit, wenn der Ball heimkommt.',
        'Чакащите гледат: никой не е готов, когато топката дойде.',
      ],
    ],
  }
}

export const transitionRondo = createFamily({
  slug: 'transition-rondo',
  topic: 'possession',
  moment: 'transition_to_attack',
  phase: 'main_part',
  practice_type: 'rondo',
  corners: ['tactical', 'physical', 'psychological'],
  variants: combine({ size: sizes, task: transitionRondoTasks }).filter(
    ({ size, task }) =>
      size.hunters > 1 || task.key === 'bring-home' || task.key === 'five-seconds',
  ),
  key: ({ size, task }) => `${size.team}v${size.hunters}-${task.key}`,
  exercise({ size, task }) {
    const time = size.hunters > 2 ? createRounds(5, 120, 60) : createRounds(6, 90, 60)
    const all = size.team * 2
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      moment: task.key === 'five-seconds' ? 'transition_to_defence' : 'transition_to_attack',
      intensity: 'high',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 2],
      sketch: draw(size),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
