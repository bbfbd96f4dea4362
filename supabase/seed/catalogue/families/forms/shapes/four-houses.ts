/** Four corner squares: each team must visit all of them. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const fourHouses: Exercise = {
  key: 'four-houses',
  sizes: createSizes({
    small: [24, 22],
    large: [34, 30],
    ages: [9, 12],
    level: 2,
    time: [5, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.2, 0.2], [0.8, 0, 1, 0.2], [0.8, 0.8, 1, 1], [0, 0.8, 0.2, 1])
    const a = board.players('a', [0.3, 0.5], [0.5, 0.2], [0.55, 0.8], [0.8, 0.45])
    const b = board.players('b', [0.42, 0.42], [0.6, 0.3], [0.62, 0.66], [0.82, 0.6])
    const joker = board.players('c', [0.48, 0.56])
    board.start(a(1))
    board.pass(joker(1), [b(1), [0.36, 0.48]], [b(3), [0.56, 0.6]], [a(2), [0.64, 0.12]])
    board.into(a(2), [0.88, 0.1], [b(2), [0.74, 0.22]], [a(4), [0.84, 0.4]])
    board.pass(
      a(4),
      [b(2), [0.84, 0.2]],
      [b(4), [0.8, 0.5]],
      [joker(1), [0.6, 0.5]],
      [a(3), [0.72, 0.84]],
    )
    board.pass(joker(1), [b(4), [0.76, 0.46]], [b(3), [0.62, 0.66]])
    board.into(a(3), [0.89, 0.9], [b(3), [0.76, 0.78]], [a(1), [0.24, 0.66]])
    return board.drawing
  },
  words: {
    en: {
      title: 'A visit to all four houses',
      aim: 'Plan possession: choose the next target by where the defenders are not, and change direction early.',
      setup:
        'Square of {l} × {w} m with a house in each corner, a fifth of the side long. Two teams of four, one joker with the team in possession.',
      rules: [
        'A house is visited when a team-mate receives the ball inside it.',
        'Defenders do not enter the houses; nobody stays there longer than three seconds.',
        'Each team visits all four in any order; the coach reads the list aloud.',
        'The list is kept when the ball is lost and goes on after the next win.',
        'The joker cannot visit a house.',
      ],
      points: [
        'Look diagonally first: that house is the furthest from the defenders.',
        'Arrive in the house with the ball, not before it.',
        'Out of the house with the first pass, before the three seconds bite.',
        'Defenders: guard the house that is still missing.',
      ],
      harder: ['The houses must be visited in a circle.'],
      easier: ['Two jokers, or the house may be reached on the dribble.'],
      scoring:
        'Four different houses: three points and a new list. Two in a row without a loss: one extra.',
      question: 'How did you choose the next house?',
      fault: 'The team goes for the house next door, where all the defenders are.',
    },
    de: {
      title: 'Besuch in vier Häusern',
      aim: 'Ballbesitz planen: das nächste Ziel danach wählen, wo keine Verteidiger sind, und früh die Richtung wechseln.',
      setup:
        'Feld von {l} × {w} m, in jeder Ecke ein Haus, ein Fünftel der Seite lang. Vier gegen vier mit einem Joker für das ballbesitzende Team.',
      rules: [
        'Ein Haus ist besucht, wenn ein Mitspieler darin den Ball annimmt.',
        'Verteidiger betreten die Häuser nicht; länger als drei Sekunden bleibt niemand.',
        'Jedes Team besucht alle vier in freier Reihenfolge; der Trainer führt laut Buch.',
        'Bei Ballverlust bleibt die Liste stehen und geht nach dem nächsten Gewinn weiter.',
        'Der Joker kann kein Haus besuchen.',
      ],
      points: [
        'Zuerst diagonal schauen: Dieses Haus ist am weitesten vom Gegner entfernt.',
        'Mit dem Ball im Haus ankommen, nicht vorher.',
        'Mit dem ersten Pass wieder hinaus, bevor die drei Sekunden um sind.',
        'Verteidiger: das Haus bewachen, das noch fehlt.',
      ],
      harder: ['Die Häuser müssen reihum besucht werden.'],
      easier: ['Zwei Joker, oder das Haus darf auch dribbelnd erreicht werden.'],
      scoring:
        'Vier verschiedene Häuser: drei Punkte und neue Liste. Zwei in Folge ohne Verlust: einer extra.',
      question: 'Wonach habt ihr das nächste Haus ausgesucht?',
      fault: 'Das Team will ins Nachbarhaus, wo alle Verteidiger sind.',
    },
    bg: {
      title: 'На гости в четирите къщи',
      aim: 'Планиране на владеенето: избор на следваща цел там, където няма защитници, и ранна смяна на посоката.',
      setup:
        'Поле {l} × {w} м с къща във всеки ъгъл, дълга една пета от страната. Два отбора по четирима и жокер за владеещия отбор.',
      rules: [
        'Къщата е посетена, когато съотборник приеме топката вътре.',
        'Защитниците не влизат в къщите; никой не стои в тях повече от три секунди.',
        'Всеки отбор посещава и четирите в избран ред; треньорът отбелязва на глас.',
        'При загуба списъкът се пази и продължава след следващото отнемане.',
        'Жокерът не може да посещава къщи.',
      ],
      points: [
        'Първо гледай по диагонал: онази къща е най-далеч от защитниците.',
        'Влез в къщата заедно с топката, не преди нея.',
        'Излез с първия пас, преди да изтекат трите секунди.',
        'Защитници: пазете къщата, която още липсва.',
      ],
      harder: ['Къщите се посещават в кръг.'],
      easier: ['Двама жокери или в къщата може да се влезе и с водене.'],
      scoring:
        'Четири различни къщи – три точки и нов списък. Две подред без загуба – една допълнителна.',
      question: 'Как избрахте следващата къща?',
      fault: 'Отборът търси съседната къща, където са всички защитници.',
    },
  },
}
