/** A dragon lives in the middle band and takes balls from both teams. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const dragonValley: Exercise = {
  key: 'dragon-valley',
  sizes: createSizes({
    small: [26, 18],
    large: [32, 22],
    ages: [7, 9],
    olderAges: [10, 11],
    level: 1,
    time: [5, 120, 60],
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.zones([0.4, 0, 0.6, 1])
    board.goals('mini', [0, 0.3, 0], [0, 0.7, 0], [1, 0.3, 180], [1, 0.7, 180])
    const a = board.players('a', [0.2, 0.4], [0.3, 0.16], [0.28, 0.8])
    const b = board.players('b', [0.7, 0.3], [0.78, 0.56], [0.68, 0.78])
    const dragon = board.players('c', [0.5, 0.46])
    board.start(a(1))
    board.run([a(1), [0.36, 0.36]], [dragon(1), [0.46, 0.36]], [b(1), [0.64, 0.28]])
    board.pass(a(3), [dragon(1), [0.46, 0.62]], [b(3), [0.64, 0.8]], [a(2), [0.36, 0.14]])
    board.run(
      [a(3), [0.38, 0.86]],
      [dragon(1), [0.48, 0.74]],
      [a(2), [0.62, 0.1]],
      [b(1), [0.68, 0.18]],
    )
    board.into(a(1), [0.36, 0.5], [dragon(1), [0.48, 0.62]])
    board.into(
      a(2),
      [0.72, 0.16],
      [dragon(1), [0.5, 0.48]],
      [b(1), [0.78, 0.24]],
      [b(2), [0.86, 0.46]],
    )
    board.shoot([1, 0.3], [b(2), [0.94, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Through Dragon Valley',
      aim: 'Look ahead before you cross a dangerous zone: dribble past, pass round or wait for the gap.',
      setup:
        'Pitch of {l} × {w} m with a valley across the middle and two mini goals on each end line. Two teams of three; one dragon in a third colour lives in the valley.',
      rules: [
        'A match of three against three; to get forward the ball must cross the valley.',
        'The dragon takes the ball from anybody in the valley, but never leaves it.',
        'A ball the dragon wins goes to the team that did not lose it.',
        'Players without the ball may cross the valley as they like.',
        'A new dragon after every round.',
      ],
      points: [
        'Where is the dragon? Go where it is not.',
        'Bring the dragon to you, then pass to the other side.',
        'Fast through the valley, no stop inside.',
        'A friend already over there makes the crossing easy.',
      ],
      harder: ['Two dragons, or goals count only after a pass over the valley.'],
      easier: ['The dragon walks.'],
      scoring: 'Goal: two. Crossing on the dribble past the dragon: one.',
      question: 'How did you trick the dragon?',
      fault: 'Everybody waits before the valley and nobody is on the other side.',
    },
    de: {
      title: 'Durchs Drachental',
      aim: 'Vorausschauen, bevor es gefährlich wird: vorbeidribbeln, herumspielen oder auf die Lücke warten.',
      setup:
        'Feld von {l} × {w} m mit einem Tal quer durch die Mitte und zwei Minitoren auf jeder Grundlinie. Zwei Dreierteams; im Tal wohnt ein Drache in dritter Farbe.',
      rules: [
        'Drei gegen drei; nach vorn geht es nur durch das Tal.',
        'Der Drache nimmt im Tal jedem den Ball weg, verlässt es aber nie.',
        'Was er erobert, bekommt das Team, das den Ball nicht verloren hat.',
        'Ohne Ball darf jeder das Tal durchqueren.',
        'Nach jedem Durchgang gibt es einen neuen Drachen.',
      ],
      points: [
        'Wo ist der Drache? Geh dorthin, wo er nicht ist.',
        'Lock den Drachen an, dann pass auf die andere Seite.',
        'Schnell durchs Tal, drinnen nicht anhalten.',
        'Ist schon ein Freund drüben, wird es leicht.',
      ],
      harder: ['Zwei Drachen, oder Tore zählen nur nach einem Pass über das Tal.'],
      easier: ['Der Drache geht nur.'],
      scoring: 'Tor: zwei. Am Drachen vorbeigedribbelt: einer.',
      question: 'Wie habt ihr den Drachen ausgetrickst?',
      fault: 'Alle warten vor dem Tal, drüben ist niemand.',
    },
    bg: {
      title: 'През Долината на дракона',
      aim: 'Поглед напред преди опасното място: дрибъл покрай, пас около или изчакване на пролуката.',
      setup:
        'Поле {l} × {w} м с долина през средата и по две малки врати на крайните линии. Два отбора по трима; в долината живее дракон в трети цвят.',
      rules: [
        'Мач трима срещу трима; напред се минава само през долината.',
        'Драконът отнема топката от всеки в долината, но никога не излиза от нея.',
        'Отнетото от него получава отборът, който не е загубил топката.',
        'Без топка всеки може да минава през долината.',
        'След всяка серия има нов дракон.',
      ],
      points: [
        'Къде е драконът? Мини там, където го няма.',
        'Привлечи дракона, после подай на другата страна.',
        'Бързо през долината, не спирай вътре.',
        'Ако приятел вече е отсреща, минаването е лесно.',
      ],
      harder: ['Два дракона или гол важи само след пас над долината.'],
      easier: ['Драконът само ходи.'],
      scoring: 'Гол – две. Водене покрай дракона – една.',
      question: 'Как надхитрихте дракона?',
      fault: 'Всички чакат пред долината и отсреща няма никой.',
    },
  },
}
