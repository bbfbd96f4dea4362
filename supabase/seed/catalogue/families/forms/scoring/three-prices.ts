/** Three mini goals on each end line, each worth something else. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const threePrices: Exercise = {
  key: 'three-prices',
  sizes: createSizes({
    small: [30, 24],
    large: [40, 32],
    ages: [9, 12],
    level: 2,
    time: [4, 180, 60],
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    for (const y of [0.14, 0.5, 0.86]) board.goals('mini', [0, y, 0], [1, y, 180])
    const a = board.players('a', [0.2, 0.5], [0.42, 0.2], [0.45, 0.8], [0.68, 0.5])
    const b = board.players('b', [0.4, 0.48], [0.62, 0.26], [0.66, 0.72], [0.84, 0.5])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.4, 0.3]], [b(2), [0.54, 0.22]], [b(4), [0.86, 0.34]])
    board.into(a(4), [0.62, 0.4], [b(3), [0.66, 0.58]], [a(3), [0.66, 0.88]])
    board.into(a(3), [0.78, 0.86], [b(3), [0.74, 0.72]], [b(4), [0.9, 0.6]])
    board.shoot([1, 0.86], [b(4), [0.94, 0.7]])
    return board.drawing
  },
  words: {
    en: {
      title: 'Three goals, three prices',
      aim: 'Weigh a safe chance against a dear one, and change the point of attack when the price is guarded.',
      setup:
        'Pitch of {l} × {w} m with three mini goals on each short side. Two teams of four without keepers. Before each round the defending team secretly sets the prices of its goals: one, two and three.',
      rules: [
        'The defenders whisper the prices of their three goals to the coach.',
        'Play freely; after the first goal in a mini goal the coach calls its price.',
        'A known price counts for the rest of the round.',
        'Finishes count only from the attacking half.',
        'After each round both teams set new prices.',
      ],
      points: [
        'Watch where they leave a defender: that is where the dear goal stands.',
        'Pull them to one goal and finish in the next.',
        'Defend the dear goal without telling everybody.',
        'Two points now may be better than three perhaps.',
      ],
      harder: ['Prices may be changed once during the round, with a sign to the coach.'],
      easier: ['Prices are open from the start: the middle one point, the sides two.'],
      scoring: 'The prices of the goals are added; the round goes to the higher sum.',
      question: 'How did you find out which goal was dear?',
      fault: 'Attackers shoot at the nearest goal without a look at the other two.',
    },
    de: {
      title: 'Drei Tore, drei Preise',
      aim: 'Die sichere Chance gegen die wertvolle abwägen und das Angriffsziel wechseln, wenn sie bewacht ist.',
      setup:
        'Feld von {l} × {w} m, auf jeder Schmalseite drei Minitore. Vier gegen vier ohne Torhüter. Vor jedem Durchgang legt jedes Team heimlich fest, welches seiner Tore einen, zwei oder drei Punkte wert ist.',
      rules: [
        'Die Verteidiger flüstern dem Trainer die Preise ihrer drei Tore zu.',
        'Freies Spiel; nach dem ersten Treffer ruft der Trainer den Preis dieses Tores.',
        'Ein bekannter Preis gilt bis zum Ende des Durchgangs.',
        'Tore zählen nur aus der Angriffshälfte.',
        'Nach jedem Durchgang vergeben beide Teams die Preise neu.',
      ],
      points: [
        'Achtet darauf, wo ein Verteidiger stehen bleibt: Dort steht das teure Tor.',
        'Vor ein Tor locken und ins nächste abschließen.',
        'Das teure Tor schützen, ohne es zu verraten.',
        'Zwei sichere Punkte können besser sein als vielleicht drei.',
      ],
      harder: ['Einmal im Durchgang dürfen die Preise per Zeichen getauscht werden.'],
      easier: ['Die Preise sind offen: Mitte ein Punkt, außen zwei.'],
      scoring: 'Die Preise der Treffer werden addiert, die höhere Summe gewinnt.',
      question: 'Wie habt ihr das teure Tor herausgefunden?',
      fault: 'Abschluss aufs nächste Tor, ohne Blick auf die beiden anderen.',
    },
    bg: {
      title: 'Три врати, три цени',
      aim: 'Преценка между сигурния и скъпия шанс и смяна на посоката на атаката, когато скъпото е пазено.',
      setup:
        'Поле {l} × {w} м с по три малки врати на късите страни. Два отбора по четирима без вратари. Преди всяка серия всеки отбор тайно определя коя от неговите врати струва една, две или три точки.',
      rules: [
        'Защитниците прошепват на треньора цените на своите три врати.',
        'Свободна игра; след първия гол в дадена врата треньорът обявява цената ѝ.',
        'Обявената цена важи до края на серията.',
        'Гол се брои само от нападателната половина.',
        'След всяка серия двата отбора определят нови цени.',
      ],
      points: [
        'Гледайте къде оставят защитник: там е скъпата врата.',
        'Привлечете ги пред една врата и завършете в съседната.',
        'Пазете скъпата врата, без да я издавате.',
        'Две сигурни точки може да са повече от три евентуални.',
      ],
      harder: ['Веднъж в серията цените може да се разменят със знак към треньора.'],
      easier: ['Цените са открити: средната – точка, крайните – по две.'],
      scoring: 'Цените на головете се събират, печели по-големият сбор.',
      question: 'Как разбрахте коя е скъпата врата?',
      fault: 'Удря се в най-близката врата, без поглед към другите две.',
    },
  },
}
