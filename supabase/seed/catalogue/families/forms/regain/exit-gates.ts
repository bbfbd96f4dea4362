/** Possession in a ground with four exits for those who win the ball. */
import type { Exercise } from '../../grown/kit'
import { createBoard } from '../board'
import { createSizes } from '../create-sizes'

export const exitGates: Exercise = {
  key: 'exit-gates',
  sizes: createSizes({
    small: [28, 24],
    large: [38, 32],
    ages: [11, 13],
    level: 3,
    time: [6, 90, 60],
    more: 2,
  }),
  intensity: 'high',
  draw(size) {
    const board = createBoard(size)
    board.gates([0.3, 0, 0.44, 0], [0.56, 1, 0.7, 1], [0, 0.3, 0, 0.46], [1, 0.54, 1, 0.7])
    const a = board.players('a', [0.24, 0.34], [0.48, 0.2], [0.5, 0.74], [0.74, 0.5], [0.26, 0.72])
    const b = board.players('b', [0.4, 0.4], [0.58, 0.36], [0.6, 0.62], [0.38, 0.6])
    board.start(a(1))
    board.pass(a(2), [b(1), [0.38, 0.3]], [b(2), [0.52, 0.3]], [a(4), [0.7, 0.42]])
    board.into(b(2), [0.52, 0.3], [a(3), [0.5, 0.58]])
    board.run(
      [b(2), [0.6, 0.4]],
      [a(4), [0.66, 0.46]],
      [a(2), [0.53, 0.3]],
      [a(3), [0.54, 0.54]],
      [b(3), [0.72, 0.64]],
    )
    board.into(b(3), [0.8, 0.6], [a(4), [0.78, 0.54]], [a(3), [0.66, 0.62]], [a(5), [0.42, 0.6]])
    board.into(a(4), [0.78, 0.54])
    return board.drawing
  },
  words: {
    en: {
      title: 'Close the four exits',
      aim: 'React to the loss with a net: the nearest slows the ball, two close in, one shuts the exit ahead.',
      setup:
        'Ground of {l} × {w} m with a cone gate in each side. Five green keep the ball against four yellow.',
      rules: [
        'Five green keep the ball; eight passes are a point.',
        'After a win yellow has six seconds to leave through any gate with the ball.',
        'Green counter-presses until the ball is won back or gone.',
        'Ball won back? Play goes on at once without a stop.',
        'After each round one green changes with a yellow.',
      ],
      points: [
        'The one who lost it runs first, in the first half second.',
        'Do not dive in: slow the ball, the others need two steps.',
        'The furthest player runs to the gate, not to the ball.',
        'While in possession stand so that three are near the ball at any loss.',
      ],
      harder: ['Yellow may pass through the gate to the coach, too.'],
      easier: ['Two gates only, on opposite sides.'],
      scoring: 'Regain within six seconds: two. Eight passes: one. Yellow out through a gate: two.',
      question: 'Who had to go to the gate, and how did you agree on it?',
      fault: 'All five rush to the ball, and behind them the gate is open.',
    },
    de: {
      title: 'Vier Ausgänge schließen',
      aim: 'Auf den Verlust mit einem Netz reagieren: Der Nächste bremst, zwei ziehen zu, einer schließt den Ausgang.',
      setup:
        'Feld von {l} × {w} m mit einem Hütchentor auf jeder Seite. Fünf Grüne halten den Ball gegen vier Gelbe.',
      rules: [
        'Fünf Grüne halten den Ball, acht Pässe geben einen Punkt.',
        'Nach Ballgewinn hat Gelb sechs Sekunden, um mit dem Ball durch ein Tor zu entkommen.',
        'Grün geht ins Gegenpressing, bis der Ball zurück oder weg ist.',
        'Zurückerobert? Es geht ohne Pause weiter.',
        'Nach jedem Durchgang tauscht ein Grüner mit einem Gelben.',
      ],
      points: [
        'Wer verloren hat, läuft zuerst, in der ersten halben Sekunde.',
        'Nicht hineinspringen: bremsen, die anderen brauchen zwei Schritte.',
        'Der Entfernteste läuft zum Ausgang statt zum Ball.',
        'Schon im Ballbesitz so stehen, dass bei Verlust drei in der Nähe sind.',
      ],
      harder: ['Gelb darf auch durch ein Tor zum Trainer passen.'],
      easier: ['Nur zwei Ausgänge auf gegenüberliegenden Seiten.'],
      scoring: 'Rückeroberung binnen sechs Sekunden: zwei. Acht Pässe: einer. Gelb entkommt: zwei.',
      question: 'Wer musste zum Ausgang, und wie habt ihr das geklärt?',
      fault: 'Alle fünf stürzen zum Ball, dahinter ist der Ausgang offen.',
    },
    bg: {
      title: 'Затвори четирите изхода',
      aim: 'Реакция на загубата с мрежа: най-близкият забавя, двама стягат, един затваря изхода.',
      setup:
        'Поле {l} × {w} м с порта от конуси на всяка страна. Петима зелени пазят топката срещу четирима жълти.',
      rules: [
        'Петимата зелени пазят топката, осем паса носят точка.',
        'След отнемане жълтите имат шест секунди да излязат с топката през порта.',
        'Зелените контрапресират, докато си върнат топката или тя излезе.',
        'Върната топка? Продължава се без спиране.',
        'След всяка серия един зелен се сменя с жълт.',
      ],
      points: [
        'Който загуби, тръгва пръв, в първата половин секунда.',
        'Не се хвърляй: забави, на другите им трябват две крачки.',
        'Най-далечният тича към изхода, не към топката.',
        'Още при владеене стойте така, че при загуба трима да са близо.',
      ],
      harder: ['Жълтите могат и да подадат през порта към треньора.'],
      easier: ['Само два изхода, на срещуположни страни.'],
      scoring: 'Отнемане до шест секунди – две. Осем паса – една. Жълтите излизат – две.',
      question: 'Кой трябваше да отиде до изхода и как се разбрахте?',
      fault: 'И петимата се втурват към топката, а зад тях изходът е открит.',
    },
  },
}
