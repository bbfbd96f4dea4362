/** Turning with the ball in lanes: out, turn in the zone, back with speed. */
import type { Sketch } from '../../../create-sketch'
import {
  addBench,
  createDribblingFamily,
  createFieldSize,
  formatFieldsTitle,
  describeFields,
  join,
  createMarkedFields,
  visitFields,
  type FieldSize,
  type Frame,
} from '../kit'
import { turnTasks } from './turns-words'

const sizes = [
  createFieldSize(4, [10, 4], 2, [6, 8], 1, [6, 40, 40]),
  createFieldSize(5, [12, 4], 2, [8, 10], 1, [6, 45, 45]),
  createFieldSize(6, [12, 4], 2, [9, 12], 2, [7, 45, 45]),
  createFieldSize(4, [14, 5], 3, [10, 13], 2, [6, 60, 40]),
  createFieldSize(5, [16, 5], 3, [12, 15], 3, [6, 60, 60]),
  createFieldSize(4, [18, 6], 4, [14, 19], 4, [6, 60, 60]),
]

/** Metres from the far line where the turning zone begins. */
const zone = 3

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const middle = width / 2
  visitFields(size, (at, lane) => {
    drawing.gears('marker', [at(length - zone, 0), at(length - zone, width)])
    const first = drawing.player('a', at(0.8, middle))
    drawing.ball(first)
    const others = Array.from({ length: size.each - 1 }, (_, index) =>
      drawing.player('a', at(-0.9 - index * 1.2, middle)),
    )
    if (lane > 1) return
    const far = length - 1.4
    drawing.run(first, at(length - zone, middle), at(far, middle - 0.2))
    if (task === 'shadow' && others[0]) {
      drawing.together(() => {
        drawing.run(first, at(far, middle + 1), at(length * 0.4, middle + 1))
        drawing.run(others[0] ?? '', at(length * 0.55, middle - 0.3))
      })
    } else {
      drawing.run(first, at(far - 0.3, middle + 1), at(2.4, middle + 1))
    }
  })
  addBench(drawing, 2)
  return drawing
}

function createFrame(size: FieldSize): Frame {
  const { each, field } = size
  const many = each - 1
  return {
    title: formatFieldsTitle(['Turn and go', 'Drehen und weg', 'Завъртане и тръгване'], size),
    aim: [
      'Brake, turn and leave with the ball faster than one came.',
      'Bremsen, drehen und mit dem Ball schneller weg, als man kam.',
      'Спиране, завъртане и тръгване с топка по-бързо от идването.',
    ],
    setup: join(describeFields(size, 2), [
      `The last ${zone} m are the turning zone. One ball per lane; the first starts with it on the line, ${many === 1 ? 'the partner stands' : `${many} stand`} behind.`,
      `Die letzten ${zone} m sind die Wendezone. Ein Ball je Bahn; der Erste startet damit an der Linie, ${many === 1 ? 'der Partner steht' : `${many} stehen`} dahinter.`,
      `Последните ${zone} м са зона за завъртане. По една топка на коридор; първият е с нея на линията, ${many === 1 ? 'партньорът е' : `${many} стоят`} зад него.`,
    ]),
    start: [
      'Dribble into the zone, turn there, dribble back and leave the ball to the next with the sole.',
      'In die Zone dribbeln, dort drehen, zurückdribbeln und dem Nächsten den Ball mit der Sohle übergeben.',
      'Водене до зоната, завъртане там, връщане и предаване на топката на следващия с подметка.',
    ],
    end: [
      'A ball out of the lane is fetched and the run goes on.',
      'Verlässt der Ball die Bahn, holt man ihn und macht weiter.',
      'Излезе ли топката от коридора, взема се и се продължава.',
    ],
    point: [
      'Two short steps before the turn, then the ball between you and the opponent.',
      'Zwei kurze Schritte vor der Drehung, dann der Körper zwischen Ball und Gegner.',
      'Две къси крачки преди завъртането, после тялото е между топката и противника.',
    ],
    more: [
      `The turning zone shrinks to ${zone - 1} m.`,
      `Die Wendezone wird nur ${zone - 1} m lang.`,
      `Зоната за завъртане става ${zone - 1} м.`,
    ],
    fault: [
      `Running past the ${field[0]} m line because nobody braked: slow down before the zone.`,
      `Über die Linie bei ${field[0]} m hinaus, weil zu spät gebremst: vor der Zone abbremsen.`,
      `Излизане зад линията на ${field[0]} м заради късно спиране: забави преди зоната.`,
    ],
  }
}

export const turns = createDribblingFamily({
  slug: 'turn-and-go',
  topic: 'ball_mastery',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  stage: 'solo',
  intensity: 'medium',
  sizes,
  tasks: turnTasks,
  draw,
  frame: createFrame,
  differs: (_, { key }) =>
    key === 'shadow' ? { practice_type: 'passive_opposition', intensity: 'high' } : {},
})
