/** Positional play with lines of height that each must be taken. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const threeHeights: Exercise = {
  key: 'three-heights',
  sizes: createSizes({
    small: [32, 30],
    large: [42, 38],
    ages: [12, 14],
    level: 3,
    time: [5, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.33, 1], [0.67, 0, 1, 1])
    const a = board.players(
      'a',
      [0.12, 0.32],
      [0.12, 0.7],
      [0.48, 0.1],
      [0.44, 0.5],
      [0.52, 0.9],
      [0.84, 0.36],
      [0.86, 0.68],
    )
    const b = board.players('b', [0.26, 0.44], [0.4, 0.26], [0.54, 0.6], [0.76, 0.3], [0.76, 0.66])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.22, 0.56]], [b(3), [0.5, 0.66]], [a(4), [0.4, 0.6]])
    board.pass(a(1), [b(1), [0.22, 0.42]], [a(4), [0.42, 0.5]], [b(2), [0.42, 0.3]])
    board.pass(a(3), [b(2), [0.46, 0.18]], [b(4), [0.72, 0.26]], [a(4), [0.52, 0.42]])
    board.into(a(4), [0.56, 0.3], [b(2), [0.46, 0.2]], [b(3), [0.56, 0.48]], [a(7), [0.86, 0.6]])
    board.into(a(7), [0.86, 0.54], [b(5), [0.8, 0.6]], [b(4), [0.74, 0.36]])
    board.pass(a(6), [b(4), [0.78, 0.46]], [b(5), [0.82, 0.62]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Three heights, one always free',
      aim: 'Occupy three heights at all times, and find the player who is free because two defenders went to one.',
      setup:
        'Field of {l} × {w} m in three bands. Seven green: two, three, two. Five yellow: one, two, two. Each band is a height.',
      rules: [
        'Green may change places, but each band must hold at least two of them at every pass.',
        'From the first to the last band and back is an attack.',
        'Yellow moves freely over all bands.',
        'A pass that misses out the middle counts only after a pass back from there.',
        'After a win yellow dribbles over any side line.',
      ],
      points: [
        'Ask: who comes to me? Whoever they left is free.',
        'Come down into the ball’s band? Then somebody goes up for you.',
        'Pass to the far foot, so that the next height is open.',
        'Middle: never two of three in one vertical line.',
      ],
      harder: ['A sixth yellow player, or two touches in the middle band.'],
      easier: ['One yellow fewer; the bands need only one green each.'],
      scoring: 'There and back: two. Last band reached with the free player in the middle: one.',
      question: 'Which defender had to decide between two of you?',
      fault: 'All come towards the ball, and the highest band is empty.',
    },
    de: {
      title: 'Drei Höhen, einer ist frei',
      aim: 'Immer drei Höhen besetzen und den finden, der frei ist, weil zwei Gegner zu einem gegangen sind.',
      setup:
        'Feld von {l} × {w} m mit drei Streifen. Sieben Grüne: zwei, drei, zwei. Fünf Gelbe: einer, zwei, zwei. Jeder Streifen ist eine Höhe.',
      rules: [
        'Grün darf Plätze tauschen, doch bei jedem Pass sind in jedem Streifen mindestens zwei Grüne.',
        'Vom ersten in den letzten Streifen und zurück ist ein Angriff.',
        'Gelb bewegt sich frei in allen Streifen.',
        'Ein Pass über die Mitte hinweg zählt erst nach einem Rückpass von dort.',
        'Nach Ballgewinn dribbelt Gelb über irgendeine Seitenlinie.',
      ],
      points: [
        'Wer kommt zu mir? Wen er verlassen hat, ist frei.',
        'Du lässt dich fallen? Dann geht jemand für dich hoch.',
        'Auf den ballfernen Fuß passen, so ist die nächste Höhe offen.',
        'Mitte: nie zwei von dreien auf einer Längslinie.',
      ],
      harder: ['Ein sechster Gelber, oder in der Mitte zwei Kontakte.'],
      easier: ['Ein Gelber weniger; je Streifen genügt ein Grüner.'],
      scoring: 'Hin und zurück: zwei. Letzter Streifen über den Freien in der Mitte: einer.',
      question: 'Welcher Verteidiger musste sich zwischen zwei von euch entscheiden?',
      fault: 'Alle kommen zum Ball, der höchste Streifen ist leer.',
    },
    bg: {
      title: 'Три височини, един е свободен',
      aim: 'Постоянно заемане на три височини и намиране на този, който е свободен, защото двама са отишли при един.',
      setup:
        'Поле {l} × {w} м на три ивици. Седем зелени: двама, трима, двама. Петима жълти: един, двама, двама. Всяка ивица е височина.',
      rules: [
        'Зелените могат да сменят местата, но при всеки пас във всяка ивица има поне двама от тях.',
        'От първата до последната ивица и обратно е една атака.',
        'Жълтите се движат свободно навсякъде.',
        'Пас, прескочил средата, се брои чак след пас назад оттам.',
        'След отнемане жълтите извеждат топката през странична линия.',
      ],
      points: [
        'Кой идва към мен? Когото е оставил, той е свободен.',
        'Слизаш към топката? Тогава някой се качва вместо теб.',
        'Подай в далечния крак, така следващата височина е отворена.',
        'Средата: никога двама от тримата на една надлъжна линия.',
      ],
      harder: ['Шести жълт или две докосвания в средната ивица.'],
      easier: ['Един жълт по-малко; стига по един зелен в ивица.'],
      scoring: 'Натам и обратно – две. Последна ивица през свободния в средата – една.',
      question: 'Кой защитник трябваше да избира между двама от вас?',
      fault: 'Всички идват към топката и най-високата ивица е празна.',
    },
  },
}
