/** Four windows between the lines: who receives in one of them turns and goes for goal. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const halfSpaceWindows: Exercise = {
  key: 'half-space-windows',
  sizes: createSizes({
    small: [40, 36],
    large: [52, 48],
    ages: [12, 14],
    level: 3,
    time: [6, 150, 60],
    more: 2,
  }),
  intensity: 'high',
  kind: { practice_type: 'phase_of_play' },
  draw(size) {
    const board = createBoard(size)
    board.zones([0.54, 0.2, 0.74, 0.4], [0.54, 0.6, 0.74, 0.8])
    board.goals('youth', [1, 0.5, 180])
    board.goals('mini', [0, 0.25, 0], [0, 0.75, 0])
    const theirs = board.keeper('b', 0.96, 0.5)
    const a = board.players(
      'a',
      [0.2, 0.4],
      [0.24, 0.68],
      [0.56, 0.06],
      [0.5, 0.34],
      [0.5, 0.7],
      [0.58, 0.94],
      [0.76, 0.5],
    )
    const b = board.players(
      'b',
      [0.42, 0.3],
      [0.42, 0.52],
      [0.42, 0.7],
      [0.76, 0.24],
      [0.8, 0.42],
      [0.8, 0.6],
      [0.76, 0.78],
    )
    board.start(a(2))
    board.pass(a(1), [b(2), [0.36, 0.46]], [b(3), [0.4, 0.62]], [a(4), [0.56, 0.26]])
    board.run(
      [a(1), [0.28, 0.38]],
      [b(1), [0.36, 0.28]],
      [b(2), [0.36, 0.46]],
      [a(3), [0.64, 0.05]],
      [b(4), [0.74, 0.16]],
    )
    board.into(a(4), [0.6, 0.32], [b(5), [0.72, 0.38]], [b(1), [0.42, 0.26]], [a(7), [0.82, 0.5]])
    board.into(
      a(7),
      [0.88, 0.36],
      [b(5), [0.76, 0.38]],
      [b(6), [0.88, 0.52]],
      [theirs, [0.96, 0.44]],
    )
    board.shoot([1, 0.55], [theirs, [0.965, 0.43]], [b(6), [0.92, 0.44]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Windows between the lines',
      aim: 'Get a player into the half-space at the right moment, and decide with the first touch: turn, lay off or play on.',
      setup:
        'Pitch of {l} × {w} m: a youth goal with keeper, two mini goals opposite. Between the two yellow lines lie two windows. Green: two behind, two wide, two insides, one striker. Yellow: three and four.',
      rules: [
        'Attacks start with the two at the back.',
        'Nobody of green waits in a window; one comes in as the pass is played.',
        'A ball received in a window opens the goal; without it goals count one only.',
        'The nearest yellow centre back may step out into the window.',
        'After a win yellow counters on the mini goals.',
      ],
      points: [
        'Commit a presser by driving before you pass.',
        'Wide players stay high and wide, they hold the window open.',
        'Enter from behind the midfielder’s back, half turned.',
        'Did the centre back step out? Then the striker runs into that gap.',
      ],
      harder: ['Yellow defends with four and four.'],
      easier: ['Two yellow only in the first line.'],
      scoring: 'Goal through a window: three. Other goal: one. Mini goal: two.',
      question: 'What did the defender behind you do, and what did that open?',
      fault: 'The inside player stands in the window from the start, in the cover shadow.',
    },
    de: {
      title: 'Fenster zwischen den Linien',
      aim: 'Im richtigen Moment einen Spieler in den Halbraum bringen; der erste Kontakt entscheidet: aufdrehen, klatschen oder weiter.',
      setup:
        'Feld von {l} × {w} m: ein Jugendtor mit Torhüter, gegenüber zwei Minitore. Zwischen den beiden gelben Reihen liegen zwei Fenster. Grün: zwei hinten, zwei außen, zwei Achter, eine Spitze. Gelb: drei und vier.',
      rules: [
        'Angriffe beginnen bei den beiden hinteren Spielern.',
        'Im Fenster wartet niemand; einer kommt hinein, wenn der Pass gespielt wird.',
        'Annahme im Fenster öffnet das Tor, sonst zählt ein Treffer nur einfach.',
        'Der nächste gelbe Innenverteidiger darf ins Fenster herausrücken.',
        'Nach Ballgewinn kontert Gelb auf die Minitore.',
      ],
      points: [
        'Vor dem Pass andribbeln und einen Gegner binden.',
        'Außen hoch und breit bleiben, das hält das Fenster offen.',
        'Aus dem Rücken des Mittelfelds kommen, halb offen.',
        'Innenverteidiger herausgerückt? Die Spitze läuft in die Lücke.',
      ],
      harder: ['Gelb verteidigt mit vier und vier.'],
      easier: ['Vorn nur zwei Gelbe.'],
      scoring: 'Tor über ein Fenster: drei. Anderes Tor: einer. Minitor: zwei.',
      question: 'Was tat der Verteidiger hinter dir, und was wurde dadurch frei?',
      fault: 'Der Achter steht von Anfang an im Fenster, im Deckungsschatten.',
    },
    bg: {
      title: 'Прозорци между линиите',
      aim: 'Навременно влизане в полупространството и решение с първото докосване: обръщане, връщане или пас напред.',
      setup:
        'Поле {l} × {w} м: юношеска врата с вратар, отсреща две малки врати. Между двете жълти линии има два прозореца. Зелени: двама отзад, двама крайни, двама вътрешни, един нападател. Жълти: трима и четирима.',
      rules: [
        'Атаките започват от двамата отзад.',
        'Никой не чака в прозорец; един влиза, щом пасът тръгне.',
        'Топка, приета в прозорец, отваря вратата, иначе голът носи само една.',
        'Най-близкият жълт централен може да излезе в прозореца.',
        'След отнемане жълтите контрират към малките врати.',
      ],
      points: [
        'Преди паса тръгни с топката и привлечи противник.',
        'Крайните са високо и широко, така прозорецът стои отворен.',
        'Влизай зад гърба на халфа, полуобърнат.',
        'Централният излезе? Нападателят тръгва в пролуката.',
      ],
      harder: ['Жълтите защитават с четирима и четирима.'],
      easier: ['Отпред има само двама жълти.'],
      scoring: 'Гол през прозорец – три. Друг гол – една. Малка врата – две.',
      question: 'Какво направи защитникът зад теб и какво се отвори?',
      fault: 'Вътрешният стои от самото начало в прозореца, в сянката.',
    },
  },
}
