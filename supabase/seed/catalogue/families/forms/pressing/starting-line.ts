/** The press starts when the ball crosses an agreed line. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const startingLine: Exercise = {
  key: 'starting-line',
  sizes: createSizes({
    small: [46, 36],
    large: [62, 46],
    ages: [12, 14],
    level: 3,
    time: [5, 180, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.goals('youth', [0, 0.5, 0])
    board.goals('mini', [1, 0.2, 180], [1, 0.8, 180])
    board.zones([0, 0, 0.33, 1], [0.33, 0, 0.66, 1])
    const ours = board.keeper('a', 0.04, 0.5)
    const a = board.players(
      'a',
      [0.16, 0.24],
      [0.16, 0.76],
      [0.34, 0.08],
      [0.36, 0.5],
      [0.34, 0.92],
      [0.62, 0.5],
    )
    const b = board.players(
      'b',
      [0.38, 0.36],
      [0.38, 0.66],
      [0.52, 0.24],
      [0.5, 0.52],
      [0.52, 0.78],
      [0.68, 0.6],
    )
    board.start(ours)
    board.pass(a(1), [b(1), [0.3, 0.34]], [b(2), [0.32, 0.56]], [b(3), [0.46, 0.2]])
    board.pass(
      a(3),
      [b(1), [0.28, 0.24]],
      [b(3), [0.4, 0.12]],
      [b(4), [0.4, 0.4]],
      [b(2), [0.24, 0.44]],
      [b(5), [0.46, 0.56]],
    )
    board.into(a(4), [0.34, 0.34], [b(4), [0.39, 0.36]], [b(2), [0.28, 0.46]])
    board.pass(b(4))
    board.pass(b(2), [ours, [0.06, 0.48]], [a(2), [0.14, 0.64]])
    board.shoot([0, 0.42], [ours, [0.03, 0.52]])
    return board.drawing
  },
  words: {
    en: {
      title: 'The line that starts the press',
      aim: 'Start pressing together: all know the line at which the press begins, and nobody goes before or after it.',
      setup:
        'Pitch of {l} × {w} m in three bands. Green with a keeper, two backs, three midfielders and a striker builds up from a youth goal; six yellow defend two mini goals.',
      rules: [
        'Yellow agrees on a line: first band, halfway or last band.',
        'Until the ball crosses that line yellow only shifts and stays compact.',
        'When it is crossed the nearest presses at full pace and all push up ten steps.',
        'Green scores in the mini goals; yellow scores in the youth goal within eight seconds of the win.',
        'After three attacks yellow chooses another line.',
      ],
      points: [
        'One voice gives the start, and everybody moves with it.',
        'Press on a curve so that the way back is closed.',
        'Second line: step up to your opponent while the ball travels.',
        'Not won within six seconds? Drop to the line and wait again.',
      ],
      harder: ['Green is told the line and tries to lure yellow across it.'],
      easier: ['The press starts always at the first line.'],
      scoring: 'Win within six seconds: one; with a goal three. Green’s mini goal: two.',
      question: 'Who was last to start, and what happened in their area?',
      fault: 'The striker presses alone while the line behind stands still.',
    },
    de: {
      title: 'Die Linie, die das Pressing startet',
      aim: 'Gemeinsam ins Pressing gehen: Alle kennen die Linie, und niemand startet davor oder danach.',
      setup:
        'Feld von {l} × {w} m mit drei Streifen. Grün baut mit Torhüter, zwei Verteidigern, drei Mittelfeldspielern und einer Spitze vom Jugendtor auf; sechs Gelbe verteidigen zwei Minitore.',
      rules: [
        'Gelb vereinbart eine Linie: vorn, Mitte oder hinten.',
        'Bis der Ball sie überquert, verschiebt Gelb nur und bleibt kompakt.',
        'Dann läuft der Nächste voll an, und alle rücken zehn Schritte nach.',
        'Grün trifft in die Minitore, Gelb binnen acht Sekunden nach Ballgewinn ins Jugendtor.',
        'Nach drei Angriffen wählt Gelb eine andere Linie.',
      ],
      points: [
        'Eine Stimme gibt den Start, alle gehen mit.',
        'Im Bogen anlaufen, damit der Rückweg zu ist.',
        'Zweite Reihe: zum Gegner rücken, solange der Ball rollt.',
        'Nach sechs Sekunden kein Ball? Zurück hinter die Linie und neu warten.',
      ],
      harder: ['Grün kennt die Linie und versucht zu locken.'],
      easier: ['Das Pressing beginnt immer an der vordersten Linie.'],
      scoring:
        'Ballgewinn binnen sechs Sekunden: ein Punkt, mit Tor: drei. Minitor für Grün: zwei.',
      question: 'Wer startete als Letzter, und was geschah in dessen Raum?',
      fault: 'Die Spitze läuft allein an, die Reihe dahinter bleibt stehen.',
    },
    bg: {
      title: 'Линията, която пуска пресата',
      aim: 'Общо начало на пресата: всички знаят линията и никой не тръгва преди или след нея.',
      setup:
        'Поле {l} × {w} м на три ивици. Зелените с вратар, двама защитници, трима халфове и нападател изнасят от юношеска врата; шестима жълти пазят две малки врати.',
      rules: [
        'Жълтите уговарят линия: предна, средна или задна.',
        'Докато топката не я премине, жълтите само се местят и са сбити.',
        'Тогава най-близкият пресира на пълна скорост и всички се изнасят десет крачки.',
        'Зелените вкарват в малките врати, жълтите – в юношеската до осем секунди след отнемане.',
        'След три атаки жълтите избират друга линия.',
      ],
      points: [
        'Един глас дава начало и всички тръгват.',
        'Пресирай в дъга, за да е затворен пътят назад.',
        'Втора линия: излез към противника, докато топката пътува.',
        'Няма отнемане до шест секунди? Назад зад линията и ново изчакване.',
      ],
      harder: ['Зелените знаят линията и опитват да подмамят.'],
      easier: ['Пресата винаги започва от най-предната линия.'],
      scoring: 'Отнемане до шест секунди – точка, с гол – три. Малка врата за зелените – две.',
      question: 'Кой тръгна последен и какво стана в неговата зона?',
      fault: 'Нападателят пресира сам, а линията зад него стои.',
    },
  },
}
