/** Four neutral targets stand like the hours of a clock; each team plays round it. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const roundTheClock: Exercise = {
  key: 'round-the-clock',
  sizes: createSizes({
    small: [24, 24],
    large: [32, 32],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 45],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    const clock = board.players('c', [0.5, -0.04], [1.04, 0.5], [0.5, 1.04], [-0.04, 0.5])
    const a = board.players('a', [0.3, 0.3], [0.7, 0.26], [0.72, 0.7], [0.28, 0.72])
    const b = board.players('b', [0.4, 0.44], [0.58, 0.38], [0.6, 0.6], [0.42, 0.62])
    board.start(a(1), 0.72)
    board.pass(clock(1), [b(1), [0.38, 0.34]], [b(2), [0.58, 0.26]], [a(2), [0.74, 0.2]])
    board.pass(a(2), [b(2), [0.66, 0.26]], [b(3), [0.66, 0.52]], [a(3), [0.82, 0.64]])
    board.pass(clock(2), [b(2), [0.74, 0.3]], [b(3), [0.74, 0.56]], [a(4), [0.4, 0.8]])
    board.pass(a(3), [b(3), [0.76, 0.6]], [b(4), [0.5, 0.7]])
    board.pass(
      clock(3),
      [b(3), [0.74, 0.72]],
      [b(4), [0.48, 0.82]],
      [a(4), [0.3, 0.72]],
      [a(1), [0.22, 0.38]],
    )
    board.pass(a(4), [b(4), [0.4, 0.78]], [b(1), [0.34, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Round the clock',
      aim: 'Think one station ahead: while the ball is on its way to one target, prepare the way to the next.',
      setup:
        'Square of {l} × {w} m with a neutral target outside each side: twelve, three, six and nine o’clock. Two teams of four inside.',
      rules: [
        'Green plays clockwise, yellow the other way round.',
        'The target gives the ball back to the same team with at most two touches.',
        'The next hour counts only after at least one pass inside.',
        'After a loss the next win goes on from the last hour reached.',
        'Targets change with a team after each round.',
      ],
      points: [
        'While the ball rolls to three, somebody moves for six.',
        'Receive from the target with the body towards the next hour.',
        'Defenders: you know where they must go. Be there first.',
        'If the next hour is shut, keep the ball, the clock can wait.',
      ],
      harder: ['The direction is changed on the coach’s call.'],
      easier: ['Any hour counts that was not the last one.'],
      scoring: 'A whole round of the clock: three. Each hour: one.',
      question: 'When did you know your next pass, before or after receiving?',
      fault: 'All look at the target with the ball, and nobody has moved on.',
    },
    de: {
      title: 'Rund um die Uhr',
      aim: 'Eine Station vorausdenken: Während der Ball zu einem Ziel rollt, den Weg zum nächsten vorbereiten.',
      setup:
        'Quadrat von {l} × {w} m, an jeder Seite außen ein neutraler Zielspieler: zwölf, drei, sechs und neun Uhr. Innen vier gegen vier.',
      rules: [
        'Grün spielt im Uhrzeigersinn, Gelb dagegen.',
        'Das Ziel gibt den Ball mit höchstens zwei Kontakten demselben Team zurück.',
        'Die nächste Stunde zählt erst nach mindestens einem Pass im Feld.',
        'Nach einem Verlust geht es beim nächsten Gewinn mit der letzten Stunde weiter.',
        'Die Ziele tauschen nach jedem Durchgang mit einem Team.',
      ],
      points: [
        'Rollt der Ball zur Drei, löst sich einer für die Sechs.',
        'Vom Ziel annehmen mit der Brust zur nächsten Stunde.',
        'Verteidiger: Ihr wisst, wohin sie müssen. Seid vorher da.',
        'Ist die nächste Stunde zu, Ball halten, die Uhr wartet.',
      ],
      harder: ['Auf Zuruf wechselt die Richtung.'],
      easier: ['Jede Stunde zählt, nur nicht dieselbe.'],
      scoring: 'Eine ganze Runde: drei. Jede Stunde: einer.',
      question: 'Wann stand dein nächster Pass fest: vor oder nach der Annahme?',
      fault: 'Alle schauen auf das Ziel mit dem Ball, keiner ist schon weiter.',
    },
    bg: {
      title: 'Обиколка на часовника',
      aim: 'Мисъл с една спирка напред: докато топката пътува към една цел, се подготвя пътят към следващата.',
      setup:
        'Квадрат {l} × {w} м с неутрална цел отвън на всяка страна: дванадесет, три, шест и девет часа. Вътре два отбора по четирима.',
      rules: [
        'Зелените играят по часовниковата стрелка, жълтите – обратно.',
        'Целта връща на същия отбор с най-много две докосвания.',
        'Следващият час важи след поне един пас вътре.',
        'След загуба при следващото отнемане се продължава от последния час.',
        'След всяка серия целите се сменят с един от отборите.',
      ],
      points: [
        'Топката пътува към три? Някой вече се освобождава за шест.',
        'Поемай от целта с гърди към следващия час.',
        'Защитници: знаете накъде отиват. Бъдете там преди тях.',
        'Затворен ли е следващият час, пазете топката, часовникът чака.',
      ],
      harder: ['Посоката се сменя по сигнал.'],
      easier: ['Важи всеки час, само да не е същият.'],
      scoring: 'Цяла обиколка – три. Всеки час – една.',
      question: 'Кога знаеше следващия си пас – преди или след поемането?',
      fault: 'Всички гледат целта с топката, а никой не е тръгнал напред.',
    },
  },
}
