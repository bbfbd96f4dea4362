/** One against one over a line: the first aim of every dribble is the space behind the opponent. */
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
import { lineTasks } from './line-words'

const sizes = [
  createFieldSize(4, [9, 6], 2, [6, 8], 1, [5, 60, 60], 2),
  createFieldSize(4, [10, 7], 2, [8, 10], 1, [6, 60, 60], 2),
  createFieldSize(3, [12, 8], 4, [9, 12], 2, [6, 90, 60]),
  createFieldSize(4, [13, 8], 4, [10, 13], 2, [6, 90, 60], 2),
  createFieldSize(3, [14, 9], 4, [12, 15], 3, [6, 90, 75]),
  createFieldSize(2, [16, 10], 6, [14, 19], 4, [5, 120, 90]),
]

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  const isSide = task === 'from-the-side'
  visitFields(size, (at, index) => {
    if (task === 'stop-zone') drawing.gears('marker', [at(length - 2, 0), at(length - 2, width)])
    if (task === 'outer-thirds')
      drawing.gears('marker', [at(length, width / 3), at(length, (width * 2) / 3)])
    const half = size.each / 2
    const attackers = Array.from({ length: half }, (_, place) =>
      drawing.player('a', place === 0 ? at(0.6, y) : at(-0.3, y - 1.8 * (place === 1 ? 1 : -1))),
    )
    const defenders = Array.from({ length: half }, (_, place) =>
      drawing.player(
        'b',
        isSide
          ? at(length * 0.45 - place * 1.4, -0.5)
          : place === 0
            ? at(length - 0.6, y)
            : at(length + 1.3, y + 1.8 * (place === 1 ? 1 : -1)),
      ),
    )
    const [one = ''] = attackers
    const [other = ''] = defenders
    const ball = drawing.ball(isSide ? one : other)
    if (index > 0) return
    if (!isSide) drawing.pass(ball, one)
    drawing.together(() => {
      drawing.run(
        one,
        at(length * 0.42, y),
        at(length * 0.58, y + width * 0.28),
        at(length - (task === 'stop-zone' ? 0.9 : -0.4), y + width * 0.34),
      )
      drawing.run(other, isSide ? at(length * 0.6, y) : at(length * 0.6, y - 0.2))
    })
  })
  addBench(drawing, 4)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const half = size.each / 2
  const [length, width] = size.field
  const isSide = task === 'from-the-side'
  return {
    title: formatFieldTitle(
      ['1v1 over the line', '1 gegen 1 über die Linie', '1 срещу 1 през линията'],
      size,
    ),
    aim: [
      'Take on an opponent and dribble into the space behind.',
      'Einen Gegner angreifen und in den Raum dahinter dribbeln.',
      'Атакуване на противник и влизане с топка в пространството зад него.',
    ],
    setup: join(describeFields(size, 4), [
      `${half === 1 ? 'One attacker' : `${half} attackers`} (green) at one end, ${half === 1 ? 'one defender' : `${half} defenders`} (amber) ${isSide ? 'at the side line, level with the middle' : 'at the other'}; the first of each plays.`,
      `${half === 1 ? 'Ein Angreifer' : `${half} Angreifer`} (grün) an einem Ende, ${half === 1 ? 'ein Verteidiger' : `${half} Verteidiger`} (gelb) ${isSide ? 'an der Seitenlinie auf Höhe der Mitte' : 'am anderen'}; es spielen jeweils die Ersten.`,
      `${half === 1 ? 'Един нападател (зелен)' : `${half} нападатели (зелени)`} на единия край, ${half === 1 ? 'един защитник (жълт)' : `${half} защитници (жълти)`} ${isSide ? 'на страничната линия, на нивото на средата' : 'на другия'}; играят първите.`,
    ]),
    start: isSide
      ? [
          'Green starts with the ball; on the first touch amber may enter.',
          'Grün startet mit Ball; mit dem ersten Kontakt darf Gelb hinein.',
          'Зеленият тръгва с топка; с първото докосване жълтият може да влезе.',
        ]
      : [
          'Amber plays a firm pass along the ground to green and follows it.',
          'Gelb spielt einen festen Flachpass zu Grün und läuft hinterher.',
          'Жълтият подава силно по земята към зеления и тръгва след топката.',
        ],
    end: [
      half === 1
        ? 'The go ends with a score, ball out or, where no counter is played, with the ball won.'
        : 'The go ends with a score, ball out or, where no counter is played, with the ball won; the next pair is already standing ready.',
      half === 1
        ? 'Ende bei Punkt, Aus oder, wenn kein Konter gespielt wird, bei Ballgewinn.'
        : 'Ende bei Punkt, Aus oder, wenn kein Konter gespielt wird, bei Ballgewinn; das nächste Paar steht schon bereit.',
      half === 1
        ? 'Опитът свършва с точка, аут или, ако не се играе контра, с отнемане.'
        : 'Опитът свършва с точка, аут или, ако не се играе контра, с отнемане; следващата двойка вече е готова.',
    ],
    point: [
      `Use the ${width} m of width: pull the defender to one side, go on the other.`,
      `Nutze die ${width} m Breite: den Verteidiger auf eine Seite locken, auf der anderen gehen.`,
      `Използвай ширината от ${width} м: привлечи защитника на едната страна, мини по другата.`,
    ],
    more: [
      `Narrower: ${width - 1} m wide, ${length} m long.`,
      `Schmaler: ${width - 1} m breit, ${length} m lang.`,
      `По-тясно: ${width - 1} м широко, ${length} м дълго.`,
    ],
    fault: [
      'Stopping in front of the defender: without speed no feint helps.',
      'Vor dem Verteidiger stehen bleiben: Ohne Tempo hilft keine Finte.',
      'Спиране пред защитника: без скорост никой финт не помага.',
    ],
  }
}

export const line = createDribblingFamily({
  slug: 'duel-over-line',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'physical', 'psychological'],
  stage: 'duel',
  intensity: 'very_high',
  sizes,
  tasks: lineTasks,
  draw,
  frame: createFrame,
})
