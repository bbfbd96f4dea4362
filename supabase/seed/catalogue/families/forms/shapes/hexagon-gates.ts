/** Possession in a hexagon whose six sides are gates. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

const corners = [
  [0.27, 0.02],
  [0.73, 0.02],
  [0.98, 0.5],
  [0.73, 0.98],
  [0.27, 0.98],
  [0.02, 0.5],
] as const

export const hexagonGates: Exercise = {
  key: 'hexagon-gates',
  sizes: createSizes({
    small: [22, 20],
    large: [30, 26],
    ages: [10, 13],
    level: 2,
    time: [6, 90, 45],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size, false)
    board.drawing.gears(
      'cone',
      corners.map(([x, y]) => board.at(x, y)),
    )
    const a = board.players('a', [0.34, 0.3], [0.68, 0.32], [0.64, 0.7], [0.34, 0.7])
    const b = board.players('b', [0.44, 0.4], [0.58, 0.44], [0.5, 0.64])
    const gate = board.players('c', [0.5, -0.05], [0.9, 0.24], [0.12, 0.78])
    board.start(a(1), 0.84)
    board.pass(gate(1), [b(1), [0.4, 0.26]], [a(2), [0.74, 0.36]], [b(2), [0.6, 0.3]])
    board.pass(a(2), [b(2), [0.66, 0.36]], [a(3), [0.66, 0.78]], [gate(3), [0.3, 1.03]])
    board.pass(a(4), [b(3), [0.46, 0.64]], [a(1), [0.22, 0.42]], [b(2), [0.62, 0.5]])
    board.into(gate(3), [0.44, 1.03], [a(3), [0.58, 0.84]], [b(3), [0.42, 0.76]])
    board.pass(a(3), [a(4), [0.24, 0.62]], [b(2), [0.6, 0.66]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Hexagon with six doors',
      aim: 'Keep the ball with an eye for the next open side: six directions demand constant scanning.',
      setup:
        'Hexagon of cones in {l} × {w} m; each of its six sides is a door. Inside four against three, outside three runners in a third colour who help those in possession and may change doors.',
      rules: [
        'The four play through a door to an outside runner and get the ball back through the same door.',
        'A runner must move to another door after each pass.',
        'The same door may not be used twice in a row.',
        'The three defenders score by dribbling out through any door.',
        'Whoever lost the ball changes with a defender; runners change each round.',
      ],
      points: [
        'Before you receive know two doors: the nearest and the opposite.',
        'Runners: get there before the ball carrier looks up.',
        'Three stay wide apart, one offers inside.',
        'Defenders: close the doors behind the ball and force play to one corner.',
      ],
      harder: ['Runners have one touch, and the ball must come back to another player.'],
      easier: ['Two defenders instead of three.'],
      scoring:
        'A door there and back: one. Three different doors in a row: three. Dribbling out: two.',
      question: 'Which door could you not see, and how would you have to stand to see it?',
      fault: 'Runners stay at their door and wait to be found.',
    },
    de: {
      title: 'Sechseck mit sechs Türen',
      aim: 'Ballbesitz mit Blick für die nächste offene Seite: Sechs Richtungen verlangen ständiges Umschauen.',
      setup:
        'Sechseck aus Hütchen in {l} × {w} m, jede der sechs Seiten ist eine Tür. Innen vier gegen drei, außen drei Läufer in dritter Farbe, die dem ballbesitzenden Team helfen und die Tür wechseln dürfen.',
      rules: [
        'Die vier spielen durch eine Tür nach außen und bekommen den Ball dort zurück.',
        'Nach jedem Pass muss der Läufer zu einer anderen Tür.',
        'Dieselbe Tür gilt nicht zweimal nacheinander.',
        'Die drei Verteidiger punkten, wenn sie durch eine Tür hinausdribbeln.',
        'Wer den Ball verliert, tauscht mit einem Verteidiger; Läufer wechseln je Durchgang.',
      ],
      points: [
        'Vor der Annahme zwei Türen kennen: die nächste und die gegenüber.',
        'Läufer: da sein, bevor der Ballführende aufschaut.',
        'Drei bleiben weit auseinander, einer bietet sich innen an.',
        'Verteidiger: Türen hinter dem Ball schließen, in eine Ecke lenken.',
      ],
      harder: ['Läufer spielen direkt, und der Ball muss zu einem anderen Spieler zurück.'],
      easier: ['Nur zwei Verteidiger.'],
      scoring:
        'Tür hin und zurück: ein Punkt. Drei verschiedene in Folge: drei. Hinausdribbeln: zwei.',
      question: 'Welche Tür hast du nicht gesehen, und wie hättest du dafür stehen müssen?',
      fault: 'Die Läufer bleiben an ihrer Tür und warten.',
    },
    bg: {
      title: 'Шестоъгълник с шест врати',
      aim: 'Владеене с поглед към следващата открита страна: шест посоки изискват постоянно оглеждане.',
      setup:
        'Шестоъгълник от конуси в {l} × {w} м, всяка от шестте страни е врата. Вътре четирима срещу трима, отвън трима бегачи в трети цвят, които помагат на владеещите и могат да сменят вратата.',
      rules: [
        'Четиримата подават през врата на бегач отвън и получават топката обратно през нея.',
        'След всеки пас бегачът отива на друга врата.',
        'Една и съща врата не важи два пъти подред.',
        'Тримата защитници печелят точка, като изведат топката през врата.',
        'Който загуби топката, се сменя със защитник; бегачите се сменят всяка серия.',
      ],
      points: [
        'Преди да приемеш, знай две врати: най-близката и отсрещната.',
        'Бегачи: бъдете там, преди водещият да погледне.',
        'Трима са далеч един от друг, един се показва вътре.',
        'Защитници: затваряйте вратите зад топката и насочвайте към ъгъл.',
      ],
      harder: ['Бегачите играят от първо и връщат на друг играч.'],
      easier: ['Само двама защитници.'],
      scoring: 'Врата и обратно – точка. Три различни подред – три. Изведена топка – две.',
      question: 'Коя врата не видя и как трябваше да застанеш, за да я видиш?',
      fault: 'Бегачите стоят до своята врата и чакат.',
    },
  },
}
