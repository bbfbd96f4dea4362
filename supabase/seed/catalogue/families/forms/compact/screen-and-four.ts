/** Four at the back and two screening against waves of six. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const screenAndFour: Exercise = {
  key: 'screen-and-four',
  sizes: createSizes({
    small: [40, 40],
    large: [50, 54],
    ages: [13, 15],
    level: 3,
    time: [6, 150, 60],
    more: 2,
  }),
  intensity: 'medium',
  kind: { topic: 'defending_group', practice_type: 'phase_of_play' },
  draw(size) {
    const board = createBoard(size)
    board.goals(size.key === 'small' ? 'youth' : 'full', [1, 0.5, 180])
    board.goals('mini', [0, 0.3, 0], [0, 0.7, 0])
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players(
      'a',
      [0.2, 0.36],
      [0.2, 0.64],
      [0.44, 0.1],
      [0.52, 0.5],
      [0.44, 0.9],
      [0.66, 0.42],
    )
    const b = board.players(
      'b',
      [0.46, 0.38],
      [0.46, 0.6],
      [0.7, 0.2],
      [0.74, 0.4],
      [0.74, 0.58],
      [0.7, 0.8],
    )
    board.start(a(1))
    board.pass(
      a(2),
      [b(1), [0.44, 0.46]],
      [b(2), [0.42, 0.64]],
      [a(4), [0.5, 0.4]],
      [theirs, [0.95, 0.52]],
    )
    board.pass(
      a(5),
      [b(6), [0.6, 0.84]],
      [b(2), [0.5, 0.72]],
      [b(1), [0.52, 0.56]],
      [b(5), [0.74, 0.66]],
      [b(4), [0.75, 0.52]],
      [b(3), [0.74, 0.36]],
      [theirs, [0.95, 0.54]],
    )
    board.pass(a(2), [b(6), [0.66, 0.78]], [b(2), [0.44, 0.64]], [b(1), [0.46, 0.48]])
    board.into(a(4), [0.54, 0.42], [b(1), [0.51, 0.5]], [b(4), [0.66, 0.44]])
    board.into(b(4), [0.6, 0.42])
    board.loft(b(2), [0.26, 0.6], [a(1), [0.18, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Two screens before four',
      aim: 'Coordinate back four and holding pair: who blocks, who steps out, who fills the hole.',
      setup:
        'Half pitch of {l} × {w} m, a goal with keeper, two mini goals at halfway. Yellow: back four, two screening midfielders. Green: six from two builders to one striker.',
      rules: [
        'Green attacks; every attack starts with one of the two at the back.',
        'The screens may not be drawn apart by more than ten metres.',
        'If a pass goes between them, the nearest centre back steps out.',
        'The hole behind the one who steps out is filled from the side, not from the front.',
        'After a win: three yellow passes or a mini goal.',
      ],
      points: [
        'Screens: over the shoulder every two seconds, where is the ten?',
        'Step out only when the ball is on its way.',
        'Full-backs narrow when the ball is central.',
        'One commands from behind: short words, early.',
      ],
      harder: ['A seventh green joins from the back.'],
      easier: ['The striker stays on one half.'],
      scoring: 'Goal: two for green. Win between the lines: two; mini goal: one for yellow.',
      question: 'Who filled the hole, and who told them?',
      fault: 'Centre back and screen both go to the same ball.',
    },
    de: {
      title: 'Doppelsechs vor der Viererkette',
      aim: 'Kette und Doppelsechs abstimmen: Wer stellt zu, wer rückt heraus, wer füllt die Lücke?',
      setup:
        'Feld von {l} × {w} m, ein Tor mit Torhüter, zwei Minitore an der Mittellinie. Gelb: Viererkette und zwei Sechser. Grün: sechs, von zwei Aufbauspielern bis zur Spitze.',
      rules: [
        'Grün greift an; jeder Angriff beginnt bei einem der beiden Hinteren.',
        'Die Sechser lassen sich nicht weiter als zehn Meter auseinanderziehen.',
        'Geht ein Pass zwischen ihnen durch, rückt der nächste Innenverteidiger heraus.',
        'Die Lücke dahinter wird von der Seite gefüllt, nicht von vorn.',
        'Nach Ballgewinn: drei gelbe Pässe oder ein Minitor.',
      ],
      points: [
        'Sechser: alle zwei Sekunden Schulterblick, wo ist der Zehner?',
        'Herausrücken erst, wenn der Ball unterwegs ist.',
        'Außenverteidiger rücken ein, wenn der Ball zentral ist.',
        'Einer kommandiert von hinten: kurz und früh.',
      ],
      harder: ['Ein siebter Grüner rückt von hinten nach.'],
      easier: ['Die Spitze bleibt auf einer Feldseite.'],
      scoring: 'Tor: zwei für Grün. Ballgewinn zwischen den Linien: zwei, Minitor: einer für Gelb.',
      question: 'Wer hat die Lücke gefüllt, und wer hat es angesagt?',
      fault: 'Innenverteidiger und Sechser gehen zum selben Ball.',
    },
    bg: {
      title: 'Двама опорни пред четирима',
      aim: 'Съгласуване на линията и опорните: кой затваря, кой излиза, кой запълва мястото.',
      setup:
        'Поле {l} × {w} м, врата с вратар и две малки врати на централната линия. Жълти: четирима защитници и двама опорни. Зелени: шестима, от двама отзад до един нападател.',
      rules: [
        'Зелените атакуват; всяка атака тръгва от един от двамата отзад.',
        'Опорните не се раздалечават на повече от десет метра.',
        'Мине ли пас между тях, излиза най-близкият централен защитник.',
        'Мястото зад него се запълва отстрани, не отпред.',
        'След отнемане: три жълти паса или малка врата.',
      ],
      points: [
        'Опорни: на всеки две секунди поглед през рамо – къде е десетката?',
        'Излизай чак когато топката е тръгнала.',
        'Бековете се прибират, когато топката е в центъра.',
        'Един командва отзад: кратко и рано.',
      ],
      harder: ['Отзад се включва седми зелен.'],
      easier: ['Нападателят остава в едната половина на ширината.'],
      scoring:
        'Гол – две за зелените. Отнемане между линиите – две, малка врата – една за жълтите.',
      question: 'Кой запълни мястото и кой му каза?',
      fault: 'Централен защитник и опорен излизат към една и съща топка.',
    },
  },
}
