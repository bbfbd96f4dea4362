/** Travelling rondo: after some passes the whole rondo breaks into the next field, up to the end. */
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
import { travellingTasks } from './travelling-rondo-words'

interface Size {
  own: number
  hunters: number
  fields: number
  side: number
  ages: readonly [number, number]
  level: number
}

const sizes: readonly Size[] = [
  { own: 3, hunters: 1, fields: 2, side: 8, ages: [8, 12], level: 1 },
  { own: 4, hunters: 1, fields: 3, side: 9, ages: [9, 13], level: 1 },
  { own: 4, hunters: 2, fields: 3, side: 10, ages: [10, 16], level: 2 },
  { own: 5, hunters: 2, fields: 3, side: 11, ages: [10, 18], level: 2 },
  { own: 6, hunters: 3, fields: 3, side: 13, ages: [12, 19], level: 3 },
  { own: 7, hunters: 4, fields: 4, side: 14, ages: [14, 19], level: 3 },
]

function draw({ own, hunters, fields, side }: Size, key: string): Sketch {
  const length = side * fields
  const drawing = createSketch([length, side])
  drawing.corners('cone')
  for (let line = 1; line < fields; line += 1) {
    drawing.gears('marker', [
      [line * side, 0],
      [line * side, side],
    ])
  }
  drawing.zone([side, 0], [2 * side, side])
  const group = listPointsOnSides(own, [0.6, 0.6], [side - 0.8, side - 0.6]).map((at) =>
    drawing.player('a', at),
  )
  const middle: [number, number] = [side * 0.47, side * 0.54]
  const chase =
    hunters === 1
      ? [drawing.player('b', middle)]
      : drawing.ring('b', hunters, middle, side * (hunters > 3 ? 0.2 : 0.16))
  const [one = '', two = ''] = group
  const last = group.at(-1) ?? ''
  const ball = drawing.ball(last)
  addBench(drawing, 3)
  if (key === 'dribble-in') {
    drawing.together(() => {
      drawing.run(chase[0] ?? '', [side * 0.36, side * 0.36])
      drawing.pass(ball, one)
    })
    drawing.pass(ball, two)
    drawing.together(() => {
      drawing.run(two, [side * 1.45, side * 0.5])
      drawing.run(one, [side * 1.6, side * 0.15])
    })
    drawing.pass(ball, one)
    return drawing
  }
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(two, [side * 1.5, side * 0.3])
    drawing.pass(ball, two)
  })
  drawing.run(one, [side * 1.3, side * 0.1])
  return drawing
}

function createBase({ own, hunters, fields, side }: Size, sentence: Words3): Base {
  const group = formatPlayers(own)
  const chase = formatDefenders(hunters)
  const one = hunters === 1
  return {
    title: [
      `Travelling rondo ${own}v${hunters}`,
      `Wander-Rondo ${own} gegen ${hunters}`,
      `Пътуващо рондо ${own} срещу ${hunters}`,
    ],
    aim: [
      'Keep the ball as a group and move forward together.',
      'Als Gruppe den Ball halten und gemeinsam vorrücken.',
      'Групата пази топката и напредва заедно.',
    ],
    setup: [
      `${fields} fields of ${side} × ${side} m in a row. In the first one ${group[0]} against ${chase[0]}. Three spare balls beside the coach.`,
      `${fields} Felder von ${side} × ${side} m hintereinander. Im ersten ${group[1]} gegen ${one ? 'einen Verteidiger' : chase[1]}. Drei Ersatzbälle beim Trainer.`,
      `${fields} полета ${side} × ${side} м едно след друго. В първото ${group[2]} срещу ${chase[2]}. Три резервни топки до треньора.`,
    ],
    start: [
      'The rondo starts in the first field.',
      'Das Rondo beginnt im ersten Feld.',
      'Рондото започва в първото поле.',
    ],
    end: [
      `The ${one ? 'defender follows' : 'defenders follow'} and the rondo goes on there; from the last field it comes back. Ball lost: the one who lost it ${one ? 'defends' : 'and the next one defend'}, start in the field of the loss. ${sentence[0]}`,
      `${one ? 'Der Verteidiger folgt' : 'Die Verteidiger folgen'}, dort geht das Rondo weiter; vom letzten Feld kommt es zurück. Bei Verlust ${one ? 'verteidigt, wer ihn verursacht hat' : 'verteidigen der Verursacher und der Nächste'}; neu beginnt man im Feld des Verlusts. ${sentence[1]}`,
      `${one ? 'Защитникът следва' : 'Защитниците следват'} и рондото продължава там; от последното поле се връща. При загуба ${one ? 'защитник става виновникът' : 'в защита влизат виновникът и следващият'}; ново начало в същото поле. ${sentence[2]}`,
    ],
    points: [
      own < 5
        ? [
            `With ${own === 3 ? 'three' : 'four'}, the one furthest from the ball is the next runner.`,
            `Zu ${own === 3 ? 'dritt' : 'viert'} ist der Ballfernste der nächste Läufer.`,
            `Когато сте ${own === 3 ? 'трима' : 'четирима'}, най-далечният от топката е следващият бягащ.`,
          ]
        : [
            `Two secure the ball, the others of the ${own} are already half turned to the next field.`,
            `Zwei sichern den Ball, die anderen der ${own} stehen schon halb zum nächsten Feld.`,
            `Двама пазят топката, другите от тези ${own} вече са полуобърнати напред.`,
          ],
      fields > 3
        ? [
            'Save the long run: not everyone needs to sprint in every field.',
            'Kräfte einteilen: Nicht jeder muss in jedem Feld sprinten.',
            'Разпределяйте силите: не всеки спринтира във всяко поле.',
          ]
        : [
            'Stop the run so that you can receive side-on.',
            'Den Lauf abstoppen, um seitlich anzunehmen.',
            'Спри бягането, за да поемеш странично.',
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
        one ? 'The defender walks for the first round.' : 'One defender less.',
        one ? 'In der ersten Runde geht der Verteidiger nur.' : 'Ein Verteidiger weniger.',
        one ? 'В първата серия защитникът само ходи.' : 'Един защитник по-малко.',
      ],
    ],
    faults: [
      [
        'The pass comes when the runner is already standing with the back to it.',
        'Der Pass kommt, wenn der Läufer schon steht und ihm den Rücken zeigt.',
        'Пасът идва, когато бягащият вече стои с гръб.',
      ],
    ],
  }
}

export const travellingRondo = createFamily({
  slug: 'travelling-rondo',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'rondo',
  corners: ['technical', 'tactical', 'social'],
  variants: combine({ size: sizes, task: travellingTasks }).filter(
    ({ size, task }) => (size.own > 3 || task.harder === 0) && (size.own < 7 || task.harder > 0),
  ),
  key: ({ size, task }) => `${size.own}v${size.hunters}-${task.key}`,
  exercise({ size, task }) {
    const time = size.hunters > 2 ? createRounds(5, 120, 60) : createRounds(6, 75, 45)
    const all = size.own + size.hunters
    return {
      level: toLevel(size.level + task.harder),
      ages: [size.ages[0] + task.harder, size.ages[1]],
      intensity: task.key === 'against-time' || size.hunters > 2 ? 'high' : 'medium',
      minutes: time.minutes,
      intervals: time.intervals,
      players: [all, all + 1],
      sketch: draw(size, task.key),
      words: createWords(createBase(size, time.sentence), task),
    }
  },
})
