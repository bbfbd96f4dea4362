/** Feints in front of a cone: two meet in the middle, both feint and pass each other on the right side. */
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
} from '../kit'
import { feintTasks } from './feints-words'

const sizes = [
  createFieldSize(4, [9, 4], 2, [6, 8], 1, [6, 40, 40]),
  createFieldSize(5, [10, 5], 2, [8, 10], 1, [6, 45, 40]),
  createFieldSize(3, [12, 5], 4, [9, 12], 2, [7, 60, 30]),
  createFieldSize(4, [12, 6], 4, [10, 13], 2, [7, 60, 40]),
  createFieldSize(3, [14, 6], 6, [12, 15], 3, [6, 75, 45]),
  createFieldSize(4, [16, 6], 4, [14, 19], 4, [8, 45, 45]),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const [x, y] = [length / 2, width / 2]
  visitFields(size, (at, lane) => {
    drawing.gear('cone', at(x, y))
    const half = size.each / 2
    const left = Array.from({ length: half }, (_, index) =>
      drawing.player('a', at(0.8 - index * 1.7, y + 0.4)),
    )
    const right = Array.from({ length: half }, (_, index) =>
      drawing.player('b', at(length - 0.8 + index * 1.9, y - 0.4)),
    )
    for (const one of [left[0], right[0]]) if (one) drawing.ball(one)
    if (lane > 1) return
    const out = task === 'double-touch' ? 1.5 : 1.1
    drawing.together(() => {
      drawing.run(
        left[0] ?? '',
        at(x - 1.3, y + 0.2),
        at(x - 0.4, y + out),
        at(length - 1.8, y + 0.7),
      )
      drawing.run(right[0] ?? '', at(x + 1.3, y - 0.2), at(x + 0.4, y - out), at(1.8, y - 0.7))
    })
  })
  addBench(drawing, 2)
  return drawing
}

function createFrame(size: FieldSize): Frame {
  const half = size.each / 2
  const [length] = size.field
  return {
    title: formatFieldTitle(['Feint at the cone', 'Finte am Hütchen', 'Финт пред конуса'], size),
    aim: [
      'Learn a feint that sends the opponent the wrong way.',
      'Eine Finte lernen, die den Gegner in die falsche Richtung schickt.',
      'Усвояване на финт, който праща противника в грешната посока.',
    ],
    setup: join(describeFields(size, 2), [
      `A cone in the middle of each field. ${half === 1 ? 'One player' : `${half} players`} at each end, two balls per field: the first at each end has one.`,
      `In der Mitte jedes Feldes ein Hütchen. An jedem Ende ${half === 1 ? 'ein Spieler' : `${half} Spieler`}, zwei Bälle je Feld: Die beiden Ersten haben je einen.`,
      `В средата на всяко поле има конус. На всеки край ${half === 1 ? 'е един играч' : `са по ${half} играчи`}, на всяко поле има две топки: първите двама са с топка.`,
    ]),
    start: [
      'Both set off together, meet at the cone, feint and pass it on the same side, each on their own right; next time on the left.',
      'Beide starten zugleich, treffen sich am Hütchen, täuschen und gehen beide rechts vorbei; beim nächsten Mal links.',
      'Двамата тръгват едновременно, срещат се при конуса, правят финт и минават отдясно; следващия път – отляво.',
    ],
    end: [
      'At the far end the ball goes to the next one, or you turn and start again.',
      'Am anderen Ende übernimmt der Nächste den Ball, oder man dreht und startet neu.',
      'На другия край топката поема следващият или се завива и се започва отново.',
    ],
    point: [
      'Start the feint two steps before the cone, not on top of it.',
      'Die Finte zwei Schritte vor dem Hütchen beginnen, nicht erst dort.',
      'Започни финта две крачки преди конуса, не върху него.',
    ],
    more: [
      `The last ${Math.round(length / 3)} m are a sprint with the ball.`,
      `Die letzten ${Math.round(length / 3)} m sind ein Sprint mit Ball.`,
      `Последните ${Math.round(length / 3)} м са спринт с топката.`,
    ],
    fault: [
      'No change of pace after the feint: the opponent would be back again.',
      'Kein Tempowechsel nach der Finte: Der Gegner wäre wieder da.',
      'Без смяна на темпото след финта противникът пак е там.',
    ],
  }
}

export const feints = createDribblingFamily({
  slug: 'feint-at-cone',
  topic: 'ball_mastery',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  stage: 'solo',
  intensity: 'medium',
  sizes,
  tasks: feintTasks,
  draw,
  frame: createFrame,
})
