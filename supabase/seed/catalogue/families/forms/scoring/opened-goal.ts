/** The goal opens by playing through one of two gates in the attacking half. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const openedGoal: Exercise = {
  key: 'opened-goal',
  sizes: createSizes({
    small: [38, 28],
    large: [50, 36],
    ages: [10, 12],
    level: 3,
    time: [4, 180, 60],
    more: 4,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0], [1, 0.5, 180])
    board.gates([0.3, 0.18, 0.3, 0.34], [0.3, 0.66, 0.3, 0.82])
    board.gates([0.7, 0.18, 0.7, 0.34], [0.7, 0.66, 0.7, 0.82])
    const ours = board.keeper('a', 0.03, 0.5)
    const theirs = board.keeper('b', 0.97, 0.5)
    const a = board.players('a', [0.25, 0.5], [0.44, 0.14], [0.48, 0.72], [0.62, 0.52])
    const b = board.players('b', [0.42, 0.45], [0.58, 0.24], [0.6, 0.66], [0.8, 0.5])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.42, 0.28]], [b(2), [0.54, 0.2]], [a(4), [0.76, 0.18]])
    board.into(a(4), [0.8, 0.3], [b(4), [0.84, 0.42]], [a(3), [0.66, 0.6]], [ours, [0.06, 0.5]])
    board.into(a(3), [0.84, 0.62], [b(3), [0.74, 0.62]], [theirs, [0.97, 0.54]])
    board.shoot([1, 0.42], [theirs, [0.975, 0.53]], [b(4), [0.9, 0.5]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The goal behind the gate',
      aim: 'Find the pass through a gap beside the centre, and finish while the defence still turns.',
      setup:
        'Pitch of {l} × {w} m, a youth goal with keeper at each end, two cone gates 4 to 6 m wide in each half. Two teams of four.',
      rules: [
        'A goal counts after the ball went through a gate of that half.',
        'It may be passed or dribbled through, from the front or back.',
        'Once opened, the goal stays open until the ball is lost or out.',
        'Nobody may stand still in a gate.',
        'The keeper starts each attack and may join in up to the first gates.',
      ],
      points: [
        'One shows in front of the gate, another starts behind it.',
        'Is one gate shut? The other is open: two passes across.',
        'The receiver behind the gate faces goal with the first touch.',
        'Defenders: block the line through the gate, not the gate itself.',
      ],
      harder: ['After the gate only four more touches of the team until the shot.'],
      easier: ['Three gates a half; dribbling through counts double.'],
      scoring: 'Goal within six seconds of the gate: two. Later: one.',
      question: 'Who moved the defender out of the gate, passer or runner?',
      fault: 'The pass comes through the gate, but nobody has started behind it.',
    },
    de: {
      title: 'Erst die Schleuse, dann das Tor',
      aim: 'Den Pass durch die Lücke neben dem Zentrum finden und abschließen, solange die Abwehr sich noch dreht.',
      setup:
        'Feld von {l} × {w} m, an beiden Enden ein Jugendtor mit Torhüter, in jeder Hälfte zwei Hütchentore von 4 bis 6 m Breite als Schleusen. Vier gegen vier.',
      rules: [
        'Ein Tor zählt, wenn der Ball zuvor durch eine Schleuse dieser Hälfte ging.',
        'Passen oder Dribbeln gilt, von vorn wie von hinten.',
        'Einmal geöffnet, bleibt das Tor offen bis zum Ballverlust oder Aus.',
        'In der Schleuse darf niemand stehen bleiben.',
        'Der Torhüter eröffnet und darf bis zu den ersten Schleusen mitspielen.',
      ],
      points: [
        'Einer zeigt sich vor der Schleuse, ein anderer startet dahinter.',
        'Eine ist zu? Dann ist die andere offen: zwei Pässe hinüber.',
        'Hinter der Schleuse geht der erste Kontakt zum Tor.',
        'Verteidiger: die Linie durch die Schleuse zustellen, nicht die Schleuse selbst.',
      ],
      harder: ['Nach der Schleuse hat das Team noch vier Kontakte bis zum Schuss.'],
      easier: ['Drei Schleusen je Hälfte; Durchdribbeln zählt doppelt.'],
      scoring: 'Tor binnen sechs Sekunden nach der Schleuse: zwei Punkte, später: einer.',
      question: 'Wer hat den Verteidiger weggelockt: Passgeber oder Läufer?',
      fault: 'Der Pass kommt durch, aber dahinter ist keiner gestartet.',
    },
    bg: {
      title: 'Първо портата, после вратата',
      aim: 'Намиране на паса през пролуката встрани от центъра и удар, докато защитата още се обръща.',
      setup:
        'Поле {l} × {w} м, в двата края юношеска врата с вратар, във всяка половина две порти от конуси, широки 4–6 м. Два отбора по четирима.',
      rules: [
        'Голът важи, ако преди това топката е минала през порта в същата половина.',
        'Може с пас или с водене, отпред или отзад.',
        'Веднъж отключена, вратата остава отворена до загуба на топката или аут.',
        'В портата никой не може да стои на място.',
        'Вратарят започва всяка атака и може да участва до първите порти.',
      ],
      points: [
        'Един се показва пред портата, друг стартира зад нея.',
        'Едната е затворена? Значи другата е отворена: два паса дотам.',
        'Зад портата първото докосване е към вратата.',
        'Защитници: затваряйте линията през портата, не самата порта.',
      ],
      harder: ['След портата отборът има още четири докосвания до удара.'],
      easier: ['Три порти във всяка половина; воденето през тях носи двойно.'],
      scoring: 'Гол до шест секунди след портата – две точки, по-късно – една.',
      question: 'Кой измести защитника от портата – подаващият или тичащият?',
      fault: 'Пасът минава през портата, но зад нея никой не е тръгнал.',
    },
  },
}
