/** Shielding the ball with the body in a small square. */
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
import { shieldTasks } from './shielding-words'

const sizes = [
  createFieldSize(4, [4, 4], 2, [6, 8], 1, [6, 30, 45], 2),
  createFieldSize(5, [5, 5], 2, [8, 10], 1, [8, 30, 45], 3),
  createFieldSize(6, [5, 5], 2, [10, 12], 2, [8, 30, 45], 3),
  createFieldSize(3, [7, 7], 4, [9, 12], 2, [8, 30, 40], 3),
  createFieldSize(4, [8, 8], 4, [12, 15], 3, [8, 40, 50], 2),
  createFieldSize(3, [9, 9], 4, [14, 19], 4, [10, 30, 50], 3),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  visitFields(size, (at, index) => {
    for (let pair = 0; pair < size.each / 2; pair += 1) {
      const x = size.each === 2 ? length / 2 : length * (pair === 0 ? 0.3 : 0.66)
      const y = size.each === 2 ? width / 2 : width * (pair === 0 ? 0.32 : 0.68)
      const one = drawing.player('a', [at(x, y)[0], at(x, y)[1]])
      const other = drawing.player('b', at(x - 1, y - 0.35))
      const ball = drawing.ball(one)
      if (task === 'two-balls') drawing.ball(other)
      if (index > 0 || pair > 0) continue
      if (task === 'wall-pass') {
        const helper = drawing.coach([length / 2, -2])
        if (helper) drawing.run(one, at(x + 0.6, y - 0.7))
        drawing.pass(ball, [length / 2, -1.4])
        continue
      }
      drawing.together(() => {
        drawing.run(
          one,
          at(x + 0.7, y + 0.5),
          task === 'break-out' ? at(x + 0.5, width) : at(x + 0.3, y + 1.2),
        )
        drawing.run(other, at(x - 0.2, y + 0.5))
      })
    }
  })
  addBench(drawing, 3)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const pairs = size.each / 2
  const [length] = size.field
  const balls: readonly [string, string, string] =
    task === 'two-balls'
      ? ['Each player has a ball', 'Jeder Spieler hat einen Ball', 'Всеки играч има топка']
      : ['Each pair has one ball', 'Jedes Paar hat einen Ball', 'Всяка двойка има една топка']
  return {
    title: formatFieldsTitle(['Shield the ball', 'Ball abschirmen', 'Прикриване на топката'], size),
    aim: [
      'Keep the ball with the body between opponent and ball.',
      'Den Ball halten: der Körper zwischen Gegner und Ball.',
      'Запазване на топката с тяло между нея и противника.',
    ],
    setup: join(describeFields(size, 3), [
      `${balls[0]}${pairs > 1 ? '; two pairs share a field, so watch the others too' : ''}. Green starts inside, half turned, amber is an arm’s length behind.`,
      `${balls[1]}${pairs > 1 ? '; zwei Paare teilen sich ein Feld, also auch auf die anderen achten' : ''}. Grün beginnt im Feld, halb seitlich, Gelb eine Armlänge dahinter.`,
      `${balls[2]}${pairs > 1 ? '; две двойки делят едно поле, затова внимавай и за другите' : ''}. Зеленият е вътре, полустранично, жълтият е на ръка разстояние зад него.`,
    ]),
    start:
      task === 'two-balls'
        ? [
            'On the signal both attack and defend.',
            'Auf das Signal greifen beide an und verteidigen zugleich.',
            'При сигнала и двамата нападат и пазят.',
          ]
        : [
            'On the signal amber may play; green keeps the ball.',
            'Auf das Signal darf Gelb angreifen; Grün hält den Ball.',
            'При сигнала жълтият атакува, зеленият пази топката.',
          ],
    end: [
      'No pushing with hands and no kicking from behind: a foul ends the go.',
      'Kein Schieben mit den Händen, kein Treten von hinten: Ein Foul beendet den Versuch.',
      'Без бутане с ръце и ритане отзад: нарушението прекратява опита.',
    ],
    point: [
      'Sideways on, knees bent, ball at the far foot.',
      'Seitlich stehen, Knie gebeugt, Ball am fernen Fuß.',
      'Странично, със свити колене, топката е на далечния крак.',
    ],
    more: [
      `Field of ${length - 1} × ${length - 1} m.`,
      `Feld von ${length - 1} × ${length - 1} m.`,
      `Поле ${length - 1} × ${length - 1} м.`,
    ],
    fault: [
      'Back straight against the opponent: they reach round both sides.',
      'Mit dem Rücken gerade zum Gegner: Er kommt an beiden Seiten vorbei.',
      'С гръб точно към противника: той минава и от двете страни.',
    ],
  }
}

export const shielding = createDribblingFamily({
  slug: 'shield-the-ball',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  stage: 'duel',
  intensity: 'high',
  sizes,
  tasks: shieldTasks,
  draw,
  frame: createFrame,
  differs: (_, { key }) => ({ coaches: key === 'wall-pass' ? 2 : 1 }),
})
