/** One against one with two gates to choose from: the attacker decides late, the defender must guess. */
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
import { twoGatesTasks } from './two-gates-words'

const sizes = [
  createFieldSize(4, [9, 8], 2, [6, 8], 1, [5, 60, 60], 2),
  createFieldSize(5, [10, 9], 2, [8, 10], 1, [6, 60, 60], 3),
  createFieldSize(3, [12, 10], 4, [9, 12], 2, [6, 90, 60], 2),
  createFieldSize(4, [12, 11], 4, [10, 13], 2, [6, 90, 60], 2),
  createFieldSize(3, [14, 12], 4, [12, 15], 3, [6, 90, 75], 2),
  createFieldSize(2, [16, 14], 6, [14, 19], 4, [5, 120, 90], 1),
]

const gate = 2

function draw(size: FieldSize, task: string): Sketch {
  const drawing = createMarkedFields(size)
  const [length, width] = size.field
  const y = width / 2
  visitFields(size, (at, index) => {
    drawing.gears('cone', [at(length, gate), at(length, width - gate)])
    if (task === 'four-gates') drawing.gears('cone', [at(0, gate), at(0, width - gate)])
    const half = size.each / 2
    const attackers = Array.from({ length: half }, (_, place) =>
      drawing.player('a', place === 0 ? at(0.8, y) : at(-0.4, y + (place === 1 ? -1.4 : 1.4))),
    )
    const defenders = Array.from({ length: half }, (_, place) =>
      drawing.player(
        'b',
        place === 0 ? at(length * 0.68, y) : at(length + 0.5, y + (place === 1 ? -1.2 : 1.2)),
      ),
    )
    const [one = ''] = attackers
    const [other = ''] = defenders
    drawing.ball(one)
    if (index > 0) return
    drawing.together(() => {
      drawing.run(
        one,
        at(length * 0.3, y + 0.2),
        at(length * 0.46, y - 1.4),
        at(length * 0.62, y + 1),
        at(length + 0.5, width - gate / 2),
      )
      drawing.run(other, at(length * 0.66, y - 1.5), at(length * 0.82, y + 0.4))
    })
  })
  addBench(drawing, 4)
  return drawing
}

function createFrame(size: FieldSize, task: string): Frame {
  const half = size.each / 2
  const [length, width] = size.field
  const isFour = task === 'four-gates'
  return {
    title: formatFieldTitle(
      ['1v1 with two gates', '1 gegen 1 auf zwei Tore', '1 срещу 1 с две вратички'],
      size,
    ),
    aim: [
      'Move the defender towards one gate and use the other.',
      'Den Verteidiger zu einem Tor bewegen und das andere nutzen.',
      'Преместване на защитника към едната вратичка и минаване през другата.',
    ],
    setup: join(describeFields(size, 4), [
      `A gate of ${gate} m in ${isFour ? 'all four corners' : 'both corners of the far line'}. ${half === 1 ? 'One attacker starts' : `${half} attackers start`} with a ball on the near line; the defender ${half === 1 ? '' : 'on turn '}waits in the far third.`,
      `Je ein Dribbeltor von ${gate} m in ${isFour ? 'allen vier Ecken' : 'beiden Ecken der hinteren Linie'}. ${half === 1 ? 'Ein Angreifer startet' : `${half} Angreifer starten nacheinander`} mit Ball an der vorderen Linie; der Verteidiger ${half === 1 ? '' : 'an der Reihe '}wartet im hinteren Drittel.`,
      `Вратичка от ${gate} м ${isFour ? 'във всеки от четирите ъгъла' : 'в двата ъгъла на далечната линия'}. ${half === 1 ? 'Един нападател тръгва' : `${half} нападатели тръгват един след друг`} с топка от близката линия; защитникът ${half === 1 ? '' : 'на ред '}чака в последната третина.`,
    ]),
    start: [
      'Green starts the duel with the first touch; from then on amber may move.',
      'Grün eröffnet mit dem ersten Kontakt; ab dann darf sich Gelb bewegen.',
      'Зеленият започва с първото докосване; от този миг жълтият може да се движи.',
    ],
    end: [
      half === 1
        ? 'A go ends with a gate, ball out or, where no counter is played, with the ball won.'
        : 'A go ends with a gate, ball out or, where no counter is played, with the ball won; then the next two.',
      half === 1
        ? 'Ende bei Tor, Aus oder, wenn kein Konter gespielt wird, bei Ballgewinn.'
        : 'Ende bei Tor, Aus oder, wenn kein Konter gespielt wird, bei Ballgewinn; dann die nächsten zwei.',
      half === 1
        ? 'Край при вратичка, аут или, ако не се играе контра, при отнемане.'
        : 'Край при вратичка, аут или, ако не се играе контра, при отнемане; после следващите двама.',
    ],
    point: [
      `The gates are ${width - 2 * gate} m apart: make the defender run that way for nothing.`,
      `Zwischen den Toren liegen ${width - 2 * gate} m: Lass den Verteidiger sie umsonst laufen.`,
      `Между вратичките има ${width - 2 * gate} м: накарай защитника да ги пробяга напразно.`,
    ],
    more: [
      `Field only ${length - 2} m long: less time to decide.`,
      `Feld nur ${length - 2} m lang: weniger Zeit zum Entscheiden.`,
      `Поле само ${length - 2} м дълго: по-малко време за решение.`,
    ],
    fault: [
      'The attacker looks at the chosen gate and tells everything.',
      'Der Angreifer schaut auf sein Tor und verrät alles.',
      'Нападателят гледа избраната вратичка и се издава.',
    ],
  }
}

export const twoGates = createDribblingFamily({
  slug: 'duel-two-gates',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  stage: 'duel',
  intensity: 'very_high',
  sizes,
  tasks: twoGatesTasks,
  draw,
  frame: createFrame,
})
