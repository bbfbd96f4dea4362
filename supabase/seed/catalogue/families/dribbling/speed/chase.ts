/** Speed with the ball and somebody behind: chases in lanes with a finish at the end. */
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
  type Words3,
} from '../kit'
import { chaseTasks } from './chase-words'

const sizes = [
  createFieldSize(4, [14, 5], 2, [6, 8], 1, [6, 40, 50]),
  createFieldSize(5, [18, 5], 2, [8, 10], 1, [6, 40, 60]),
  createFieldSize(3, [20, 6], 4, [9, 12], 2, [6, 60, 60]),
  createFieldSize(4, [22, 6], 4, [10, 13], 2, [6, 60, 75]),
  createFieldSize(3, [26, 8], 4, [12, 15], 3, [6, 60, 90]),
  createFieldSize(3, [32, 8], 4, [14, 19], 4, [6, 60, 120]),
]

/** Metres the dribbler is ahead. */
const getLead = ({ ages }: FieldSize) => (ages[0] < 9 ? 3 : 2)

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const lead = getLead(size)
  const isSide = task === 'from-the-side'
  const x = lead + 0.8
  visitFields(size, (at, index) => {
    drawing.goal('mini', at(length, y), 180)
    if (task === 'turn-home')
      drawing.gears('marker', [at(length * 0.65, 0), at(length * 0.65, width)])
    const one = drawing.player('a', at(x, y))
    const other = drawing.player('b', isSide ? at(x + 1, 0.2) : at(0.8, y - 0.8))
    if (size.each > 2) {
      drawing.ball(drawing.player('a', at(-0.9, y + 0.7)))
      drawing.player('b', at(-0.9, y - 0.9))
    }
    const ball = drawing.ball(one)
    if (index > 0) return
    if (task === 'turn-home') {
      drawing.together(() => {
        drawing.run(one, at(length * 0.68, y), at(length * 0.68, y + 1.2), at(2, y + 1.4))
        drawing.run(other, at(length * 0.6, y - 0.8))
      })
      return
    }
    drawing.together(() => {
      if (task === 'cut-across')
        drawing.run(one, at(length * 0.4, y), at(length * 0.6, y - 1.1), at(length - 4, y - 0.3))
      else drawing.run(one, at(length - 4, y))
      drawing.run(
        other,
        isSide
          ? at(length * 0.5, y - 0.9)
          : at(length * 0.6, y + (task === 'cut-across' ? 0.6 : -0.9)),
      )
    })
    drawing.shot(ball, at(length, y))
  })
  addBench(drawing, 3)
  return drawing
}

function describePlaces(size: FieldSize, task: string): Words3 {
  const lead = getLead(size)
  return task === 'from-the-side'
    ? [
        'The dribbler (green) starts in the middle, the chaser (amber) level at the side line, a step ahead.',
        'Der Dribbler (grün) startet in der Mitte, der Jäger (gelb) einen Schritt voraus an der Seitenlinie.',
        'Водещият (зелен) започва в средата, гонещият (жълт) – на страничната линия, една крачка напред.',
      ]
    : [
        `The dribbler (green) starts ${lead} m ahead of the chaser (amber).`,
        `Der Dribbler (grün) startet ${lead} m vor dem Jäger (gelb).`,
        `Водещият (зелен) тръгва ${lead} м пред гонещия (жълт).`,
      ]
}

function createFrame(size: FieldSize, task: string): Frame {
  const lead = getLead(size)
  const [length] = size.field
  return {
    title: formatFieldTitle(['Chase with the ball', 'Jagd mit Ball', 'Гонитба с топка'], size),
    aim: [
      'Run at full speed with the ball and somebody on the heels.',
      'Mit Ball volles Tempo laufen, den Jäger auf den Fersen.',
      'Пълна скорост с топка и преследвач по петите.',
    ],
    setup: join(
      describeFields(size, 3),
      [
        'A mini goal at the end of each lane.',
        'Am Ende jeder Bahn ein Minitor.',
        'В края на всеки коридор малка врата.',
      ],
      describePlaces(size, task),
      size.each > 2
        ? [
            'The second pair stands behind.',
            'Das zweite Paar steht dahinter.',
            'Втората двойка е отзад.',
          ]
        : ['Nobody waits.', 'Keiner wartet.', 'Никой не чака.'],
    ),
    start: [
      'The dribbler starts when ready; the chaser may go on the first touch.',
      'Der Dribbler startet, wann er will; der Jäger darf mit dem ersten Kontakt los.',
      'Водещият тръгва, когато реши; гонещият – с първото докосване.',
    ],
    end: [
      'No tackle from behind: the chaser must get beside or in front. Change jobs after each run, walk back.',
      'Kein Tackling von hinten: Der Jäger muss neben oder vor den Ball. Nach jedem Lauf Rollen tauschen, zurück gehen.',
      'Без влизане отзад: гонещият трябва да излезе отстрани или отпред. След всяко бягане ролите се сменят, връщане ходом.',
    ],
    point: [
      `Touch with the laces every third or fourth step: about ${Math.round(length / 4)} touches on this lane.`,
      `Kontakt mit dem Spann bei jedem dritten oder vierten Schritt: auf dieser Bahn etwa ${Math.round(length / 4)}.`,
      `Докосване с горната част на всяка трета-четвърта крачка: около ${Math.round(length / 4)} за коридора.`,
    ],
    more: [
      `Only ${lead - 1} m of lead.`,
      `Nur ${lead - 1} m Vorsprung.`,
      `Само ${lead - 1} м преднина.`,
    ],
    fault: [
      'Looking back: every look costs a step, listen instead.',
      'Umdrehen: Jeder Blick zurück kostet einen Schritt, lieber hören.',
      'Обръщане назад: всеки поглед струва крачка, по-добре слушай.',
    ],
  }
}

export const chase = createDribblingFamily({
  slug: 'chase-with-ball',
  topic: 'speed',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['physical', 'technical', 'psychological'],
  stage: 'race',
  intensity: 'very_high',
  sizes,
  tasks: chaseTasks,
  draw,
  frame: createFrame,
})
