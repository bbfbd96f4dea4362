/** A defender carries the ball into midfield and makes one more there. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const carryAndCommit: Exercise = {
  key: 'carry-and-commit',
  sizes: createSizes({
    small: [42, 30],
    large: [54, 38],
    ages: [11, 13],
    level: 3,
    time: [6, 120, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0, 0, 0.3, 1], [0.3, 0, 0.72, 1])
    board.goals('mini', [1, 0.2, 180], [1, 0.5, 180], [1, 0.8, 180])
    const a = board.players(
      'a',
      [0.1, 0.26],
      [0.1, 0.76],
      [0.46, 0.18],
      [0.44, 0.54],
      [0.5, 0.84],
      [0.82, 0.34],
    )
    const b = board.players('b', [0.22, 0.52], [0.46, 0.32], [0.54, 0.5], [0.5, 0.72], [0.86, 0.56])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.18, 0.64]], [b(3), [0.52, 0.58]])
    board.pass(a(1), [b(1), [0.19, 0.44]], [a(4), [0.42, 0.62]])
    board.run(
      [a(1), [0.36, 0.26]],
      [b(1), [0.26, 0.38]],
      [b(2), [0.44, 0.26]],
      [a(3), [0.56, 0.1]],
      [b(3), [0.5, 0.44]],
    )
    board.into(a(3), [0.64, 0.12], [b(2), [0.5, 0.2]], [a(6), [0.86, 0.26]], [b(5), [0.88, 0.42]])
    board.into(a(6), [0.9, 0.22], [b(5), [0.93, 0.36]], [a(2), [0.16, 0.5]])
    board.shoot([1, 0.2])
    return board.drawing
  },
  words: {
    en: {
      title: 'Carry, commit, release',
      aim: 'A free defender carries the ball into midfield until somebody comes, then plays to the one who was left.',
      setup:
        'Pitch of {l} × {w} m in three bands, three mini goals at the far end. Green: two, three, one. Yellow: one, three, one.',
      rules: [
        'In the first band two play against one until somebody is free.',
        'The ball goes into midfield on the dribble only.',
        'The one who carried it stays there: four against three.',
        'From the middle band a pass to the striker opens the mini goals for all.',
        'The second back secures; after a win yellow dribbles over the first line.',
      ],
      points: [
        'Drive at the space beside the presser, with long touches.',
        'Nobody comes? Keep going. Somebody comes? Release at once.',
        'Midfielders: stay away from the carrier, do not bring your opponents.',
        'After the pass go on, you are the one more.',
      ],
      harder: ['A second presser in the first band.'],
      easier: ['Yellow’s midfielders stand still until the line has been crossed.'],
      scoring:
        'Mini goal: two. Midfielder committed and the free one found: one. Yellow over the line: two.',
      question: 'How near did the opponent have to come before you passed?',
      fault: 'The pass comes too early, and the midfield is still three against three.',
    },
    de: {
      title: 'Andribbeln, binden, lösen',
      aim: 'Ein freier Verteidiger dribbelt ins Mittelfeld, bis einer kommt, und spielt zu dem, den dieser verlassen hat.',
      setup:
        'Feld von {l} × {w} m mit drei Streifen, am fernen Ende drei Minitore. Grün: zwei, drei, einer. Gelb: einer, drei, einer.',
      rules: [
        'Im ersten Streifen spielen zwei gegen einen, bis jemand frei ist.',
        'Ins Mittelfeld geht der Ball nur im Dribbling.',
        'Der Dribbler bleibt dort: vier gegen drei.',
        'Ein Pass aus der Mitte zur Spitze öffnet die Minitore für alle.',
        'Der zweite Verteidiger sichert; nach Ballgewinn dribbelt Gelb über die erste Linie.',
      ],
      points: [
        'In den Raum neben dem Anläufer, mit langen Kontakten.',
        'Keiner kommt? Weiter. Einer kommt? Sofort lösen.',
        'Mittelfeld: Abstand zum Dribbler, bringt euren Gegner nicht mit.',
        'Nach dem Pass weitergehen, du bist die Überzahl.',
      ],
      harder: ['Ein zweiter Anläufer im ersten Streifen.'],
      easier: ['Das gelbe Mittelfeld bleibt stehen, bis die Linie überquert ist.'],
      scoring:
        'Minitor: zwei. Gegner gebunden und den Freien gefunden: einer. Gelb über die Linie: zwei.',
      question: 'Wie nah musste der Gegner kommen, bevor du gepasst hast?',
      fault: 'Der Pass kommt zu früh, im Mittelfeld steht es weiter drei gegen drei.',
    },
    bg: {
      title: 'Води, привлечи, подай',
      aim: 'Свободен защитник вкарва топката в средата, докато някой излезе срещу него, и подава на останалия свободен.',
      setup:
        'Поле {l} × {w} м на три ивици, в далечния край три малки врати. Зелени: двама, трима, един. Жълти: един, трима, един.',
      rules: [
        'В първата ивица двама играят срещу един, докато някой се освободи.',
        'В средата топката влиза само с водене.',
        'Който я е вкарал, остава там: четирима срещу трима.',
        'Пас от средата към нападателя отваря малките врати за всички.',
        'Вторият защитник осигурява; след отнемане жълтите водят през първата линия.',
      ],
      points: [
        'Води в пространството до пресиращия, с дълги докосвания.',
        'Никой не идва? Продължавай. Идва? Подай веднага.',
        'Халфове: стойте далеч от водещия, не водете противниците си.',
        'След паса продължи, ти си излишният.',
      ],
      harder: ['Втори пресиращ в първата ивица.'],
      easier: ['Жълтите халфове стоят, докато линията бъде премината.'],
      scoring:
        'Малка врата – две. Привлечен противник и намерен свободен – една. Жълтите през линията – две.',
      question: 'Колко близо трябваше да дойде противникът, преди да подадеш?',
      fault: 'Пасът е твърде рано и в средата пак са трима срещу трима.',
    },
  },
}
