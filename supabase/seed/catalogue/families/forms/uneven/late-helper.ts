/** Three attack two, but after six seconds help comes from behind. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const lateHelper: Exercise = {
  key: 'late-helper',
  sizes: createSizes({
    small: [34, 24],
    large: [44, 30],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 90],
    more: 3,
  }),
  intensity: 'high',
  kind: { topic: 'counter_attack', moment: 'transition_to_attack', phase: 'main_part' },
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [1, 0.5, 180])
    board.goals('mini', [0, 0.3, 0], [0, 0.7, 0])
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players('a', [0.22, 0.5], [0.28, 0.16], [0.28, 0.84])
    const b = board.players('b', [0.6, 0.4], [0.68, 0.58])
    const late = board.players('b', [0.02, 0.1], [0.02, 0.9])
    board.start(a(1))
    board.run(
      [a(1), [0.42, 0.48]],
      [a(2), [0.48, 0.14]],
      [a(3), [0.46, 0.86]],
      [b(1), [0.62, 0.44]],
      [b(2), [0.7, 0.58]],
    )
    board.into(
      a(2),
      [0.64, 0.16],
      [b(1), [0.68, 0.3]],
      [b(2), [0.76, 0.5]],
      [late(1), [0.26, 0.24]],
    )
    board.run(
      [a(2), [0.74, 0.2]],
      [b(1), [0.76, 0.3]],
      [a(3), [0.78, 0.74]],
      [a(1), [0.66, 0.5]],
      [late(1), [0.5, 0.34]],
      [theirs, [0.96, 0.45]],
    )
    board.into(
      a(1),
      [0.78, 0.48],
      [b(2), [0.82, 0.58]],
      [late(1), [0.64, 0.4]],
      [theirs, [0.96, 0.48]],
    )
    board.shoot([1, 0.42], [theirs, [0.965, 0.54]], [late(2), [0.1, 0.84]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Help comes after six seconds',
      aim: 'Use an overload before it is gone; and as defenders win the seconds until help arrives.',
      setup:
        'Pitch of {l} × {w} m: a youth goal with keeper, two mini goals opposite. Three green start in front of the mini goals, two yellow defend, two more yellow wait as helpers in the corners behind green.',
      rules: [
        'Green attacks with the first touch.',
        'After six seconds, counted aloud by the keeper, the first helper may start, after ten the second.',
        'Helpers must run round the ball to get between it and the goal.',
        'Yellow scores in the mini goals after a win.',
        'After each attack green and yellow helpers change.',
      ],
      points: [
        'Straight at the gap between the two, make one of them decide.',
        'Outside players wide and level with the ball, not beyond.',
        'Pass when the defender comes, neither sooner nor later.',
        'Defenders: back, narrow, slow; no tackle before you hear “six”.',
        'Helper: run for the middle of the goal, not for the ball.',
      ],
      harder: ['First helper after four seconds.'],
      easier: ['One helper only.'],
      scoring:
        'Goal before six: three. Later: one. Attack slowed down to ten seconds: one for yellow.',
      question: 'What cost you the most time in the attack?',
      fault: 'The first pass goes sideways, and the second yellow is already there.',
    },
    de: {
      title: 'Hilfe nach sechs Sekunden',
      aim: 'Eine Überzahl nutzen, bevor sie weg ist; und als Verteidiger die Sekunden gewinnen, bis Hilfe da ist.',
      setup:
        'Feld von {l} × {w} m: ein Jugendtor mit Torhüter, gegenüber zwei Minitore. Drei Grüne starten vor den Minitoren, zwei Gelbe verteidigen, zwei weitere Gelbe warten als Helfer in den Ecken hinter Grün.',
      rules: [
        'Grün greift ab dem ersten Kontakt an.',
        'Nach sechs Sekunden, laut vom Torhüter gezählt, startet der erste Helfer, nach zehn der zweite.',
        'Helfer laufen um den Ball herum, bis sie zwischen ihm und dem Tor sind.',
        'Nach Ballgewinn trifft Gelb in die Minitore.',
        'Nach jedem Angriff wechseln Grüne und Helfer.',
      ],
      points: [
        'Gerade in die Lücke zwischen den beiden: Einer muss sich entscheiden.',
        'Außenspieler breit und auf Ballhöhe, nicht davor.',
        'Passen, wenn der Verteidiger kommt, nicht früher, nicht später.',
        'Verteidiger: zurück, eng, langsam; kein Zweikampf vor „sechs“.',
        'Helfer: zur Tormitte laufen, nicht zum Ball.',
      ],
      harder: ['Der erste Helfer kommt nach vier Sekunden.'],
      easier: ['Nur ein Helfer.'],
      scoring: 'Tor vor der Sechs: drei, später: einer. Zehn Sekunden aufgehalten: einer für Gelb.',
      question: 'Was hat euch im Angriff am meisten Zeit gekostet?',
      fault: 'Der erste Pass geht quer, und schon ist der zweite Gelbe da.',
    },
    bg: {
      title: 'Помощ след шест секунди',
      aim: 'Използване на предимството, преди да изчезне; а за защитниците – печелене на секунди до помощта.',
      setup:
        'Поле {l} × {w} м: юношеска врата с вратар, отсреща две малки врати. Трима зелени тръгват пред малките врати, двама жълти защитават, още двама жълти чакат като помощници в ъглите зад зелените.',
      rules: [
        'Зелените атакуват от първото докосване.',
        'След шест секунди, броени на глас от вратаря, тръгва първият помощник, след десет – вторият.',
        'Помощниците заобикалят топката и застават между нея и вратата.',
        'След отнемане жълтите вкарват в малките врати.',
        'След всяка атака зелените и помощниците се сменят.',
      ],
      points: [
        'Право в пролуката между двамата: единият трябва да реши.',
        'Крайните широко и на височината на топката, не пред нея.',
        'Подай, когато защитникът дойде, ни по-рано, ни по-късно.',
        'Защитници: назад, тясно, бавно; без отнемане преди „шест“.',
        'Помощник: тичай към средата на вратата, не към топката.',
      ],
      harder: ['Първият помощник тръгва след четири секунди.'],
      easier: ['Само един помощник.'],
      scoring:
        'Гол преди „шест“ – три, по-късно – една. Забавена до десет секунди атака – точка за жълтите.',
      question: 'Какво ви отне най-много време в атаката?',
      fault: 'Първият пас е напречен и вторият жълт вече е там.',
    },
  },
}
