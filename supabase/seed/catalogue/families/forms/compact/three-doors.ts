/** Four guard three doors: one door is always left to the far side. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const threeDoors: Exercise = {
  key: 'three-doors',
  sizes: createSizes({
    small: [26, 30],
    large: [34, 40],
    ages: [9, 12],
    level: 2,
    time: [6, 90, 45],
    more: 2,
  }),
  intensity: 'medium',
  kind: { topic: 'defending_group' },
  draw(size) {
    const board = createBoard(size)
    board.gates([0.7, 0.08, 0.7, 0.26], [0.7, 0.41, 0.7, 0.59], [0.7, 0.74, 0.7, 0.92])
    board.zones([0.7, 0, 1, 1])
    const a = board.players(
      'a',
      [0.16, 0.14],
      [0.12, 0.5],
      [0.16, 0.86],
      [0.36, 0.36],
      [0.36, 0.68],
    )
    const b = board.players('b', [0.58, 0.2], [0.58, 0.42], [0.58, 0.6], [0.58, 0.8])
    const end = board.players('a', [0.92, 0.5])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.56, 0.28]], [b(2), [0.54, 0.46]], [b(3), [0.56, 0.6]])
    board.pass(
      a(3),
      [b(4), [0.5, 0.82]],
      [b(3), [0.56, 0.68]],
      [b(2), [0.58, 0.54]],
      [b(1), [0.6, 0.38]],
      [end(1), [0.9, 0.72]],
    )
    board.pass(a(5), [b(3), [0.47, 0.66]], [b(4), [0.52, 0.78]], [b(2), [0.56, 0.52]])
    board.pass(a(2), [b(3), [0.54, 0.6]], [b(4), [0.56, 0.76]], [b(1), [0.58, 0.3]])
    board.pass(
      a(1),
      [b(1), [0.5, 0.2]],
      [b(2), [0.55, 0.36]],
      [b(3), [0.57, 0.5]],
      [b(4), [0.6, 0.64]],
      [end(1), [0.9, 0.24]],
    )
    return board.drawing
  },
  words: {
    en: {
      title: 'Three doors, four guards',
      aim: 'Defend spaces as a group of four: guard the doors near the ball, leave the far one, and move at the switch.',
      setup:
        'Pitch of {l} × {w} m. Three cone doors stand in a row before an end zone with one green receiver. Five green pass in front of them, four yellow guard.',
      rules: [
        'Green circulates and plays through a door to the receiver on the ground.',
        'The guards stand in front of the doors, never in them.',
        'One guard steps to the ball, the others cover the next doors.',
        'A won ball is dribbled over the opposite line.',
        'The receiver becomes a passer after each pass; guards change after the round.',
      ],
      points: [
        'Stand between the ball and the middle of the door.',
        'Step out? Then your neighbour takes half of your door.',
        'Leave the far door; but run as soon as the switch leaves the foot.',
        'The middle two talk, they see everything.',
      ],
      harder: ['A second receiver, and the far door counts three.'],
      easier: ['Green needs two touches each.'],
      scoring: 'Pass through a door: one for green. Win: one, over the line: two for yellow.',
      question: 'Which door did you leave open, and when was that right?',
      fault: 'Every guard stays at one door, so that nobody goes to the ball.',
    },
    de: {
      title: 'Drei Türen, vier Wächter',
      aim: 'Zu viert Räume verteidigen: ballnahe Türen bewachen, die ferne aufgeben und bei der Verlagerung rechtzeitig laufen.',
      setup:
        'Feld von {l} × {w} m. Drei Hütchentüren stehen nebeneinander vor einer Endzone mit einem grünen Empfänger. Fünf Grüne passen davor, vier Gelbe bewachen.',
      rules: [
        'Grün lässt den Ball laufen und spielt flach durch eine Tür zum Empfänger.',
        'Die Wächter stehen vor den Türen, nie darin.',
        'Einer rückt zum Ball, die anderen sichern die nächsten Türen.',
        'Nach Ballgewinn wird über die Linie gegenüber gedribbelt.',
        'Nach jedem Treffer wechselt der Empfänger; die Wächter nach dem Durchgang.',
      ],
      points: [
        'Zwischen Ball und Türmitte stehen.',
        'Du rückst heraus? Dann übernimmt der Nachbar die halbe Tür.',
        'Die ferne Tür aufgeben, aber loslaufen, sobald der Ball den Fuß verlässt.',
        'Die beiden in der Mitte sprechen, sie sehen alles.',
      ],
      harder: ['Ein zweiter Empfänger; die ferne Tür zählt drei.'],
      easier: ['Grün braucht je zwei Kontakte.'],
      scoring:
        'Pass durch eine Tür: einer für Grün. Ballgewinn: einer, über die Linie: zwei für Gelb.',
      question: 'Welche Tür habt ihr offen gelassen, und wann war das richtig?',
      fault: 'Jeder bleibt an einer Tür, zum Ball geht niemand.',
    },
    bg: {
      title: 'Три врати, четирима пазачи',
      aim: 'Групова защита на пространства: пазене на близките врати, отстъпване на далечната и навременно движение при прехвърляне.',
      setup:
        'Поле {l} × {w} м. Три врати от конуси са в редица пред крайна зона с един зелен приемащ. Пред тях си подават петима зелени, пазят четирима жълти.',
      rules: [
        'Зелените движат топката и подават по земята през врата към приемащия.',
        'Пазачите стоят пред вратите, никога в тях.',
        'Един излиза към топката, другите осигуряват съседните врати.',
        'Отнетата топка се извежда през отсрещната линия.',
        'Приемащият се сменя след всяка точка, пазачите – след серията.',
      ],
      points: [
        'Застани между топката и средата на вратата.',
        'Излизаш? Тогава съседът поема половината от вратата ти.',
        'Оставете далечната, но тръгвайте, щом топката напусне крака.',
        'Средните двама говорят, те виждат всичко.',
      ],
      harder: ['Втори приемащ; далечната врата носи три.'],
      easier: ['Зелените правят по две докосвания.'],
      scoring:
        'Пас през врата – точка за зелените. Отнемане – една, през линията – две за жълтите.',
      question: 'Коя врата оставихте и кога беше правилно?',
      fault: 'Всеки стои пред една врата и към топката не излиза никой.',
    },
  },
}
