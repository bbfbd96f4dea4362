/** Tasks of the escape from the touchline. */
import type { TransitionTask } from '../kit'

export const escapeTasks: readonly TransitionTask[] = [
  {
    key: 'any-exit',
    harder: 0,
    name: ['three ways out', 'drei Auswege', 'три изхода'],
    aim: [
      'Know all exits before the pressure comes.',
      'Alle Auswege kennen, bevor der Druck kommt.',
      'Всички изходи се знаят преди натиска.',
    ],
    rule: [
      'Every exit counts: back one point, up the line two, far side three.',
      'Jeder Ausweg zählt: hinten ein Punkt, vorn an der Linie zwei, ferne Seite drei.',
      'Всеки изход се брои: назад – една точка, напред по линията – две, далечна страна – три.',
    ],
    points: [
      [
        'Protect the ball with the leg nearer to the opponent.',
        'Schütz den Ball mit dem gegnernahen Bein.',
        'Пази топката с по-близкия до противника крак.',
      ],
      [
        'Inside helper: stand so that you see the far side already.',
        'Innerer Helfer: Steh so, dass du die ferne Seite schon siehst.',
        'Вътрешен помощник: стой така, че вече да виждаш далечната страна.',
      ],
    ],
    more: [
      [
        'At most four passes to the exit.',
        'Höchstens vier Pässe bis zum Ausweg.',
        'Най-много четири паса до изхода.',
      ],
    ],
    easier: [
      'Amber starts two seconds later.',
      'Gelb startet zwei Sekunden später.',
      'Жълтите тръгват две секунди по-късно.',
    ],
    scoring: [
      '1, 2 or 3 points by exit; ball won two for amber.',
      '1, 2 oder 3 Punkte je Ausweg; Ballgewinn zwei für Gelb.',
      '1, 2 или 3 точки според изхода; отнемане – две за жълтите.',
    ],
    question: [
      'Which exit do they close first?',
      'Welchen Ausweg schließen sie zuerst?',
      'Кой изход затварят първо?',
    ],
    fault: [
      'Only the way up the line is seen.',
      'Nur der Weg die Linie entlang wird gesehen.',
      'Вижда се само пътят по линията.',
    ],
  },
  {
    key: 'bounce-back',
    harder: 1,
    name: ['back and across', 'zurück und hinüber', 'назад и отсреща'],
    aim: [
      'Leave the trap over the player behind.',
      'Die Falle über den hinteren Spieler verlassen.',
      'Излизане през задния играч.',
    ],
    rule: [
      'A point only when the ball goes back to the player behind and they reach the far side with the second touch at the latest.',
      'Punkt nur, wenn der Ball nach hinten geht und spätestens mit dem zweiten Kontakt von dort auf die ferne Seite.',
      'Точка само ако топката отиде назад и най-късно с второто докосване оттам – на далечната страна.',
    ],
    points: [
      [
        'Player behind: open to the far side before the ball comes.',
        'Hinterer Spieler: zur fernen Seite geöffnet, bevor der Ball kommt.',
        'Заден: отворен към далечната страна, преди топката да дойде.',
      ],
      [
        'Back pass firm and to the far foot, it must go on at once.',
        'Rückpass scharf auf den fernen Fuß, er muss sofort weiter.',
        'Пас назад силно в далечния крак – продължава веднага.',
      ],
    ],
    more: [
      [
        'The player behind plays one-touch.',
        'Der Hintere spielt direkt.',
        'Задният играе от първо.',
      ],
    ],
    easier: ['Three touches behind.', 'Hinten drei Kontakte.', 'Отзад три докосвания.'],
    scoring: [
      'One point per switch over the back, two if one-touch.',
      'Ein Punkt je Verlagerung über hinten, zwei, wenn direkt.',
      'Точка за смяна през задния, две – от първо.',
    ],
    question: [
      'When is backwards the fastest way forwards?',
      'Wann ist zurück der schnellste Weg nach vorn?',
      'Кога назад е най-бързият път напред?',
    ],
    fault: [
      'The player behind stands on one line with the press.',
      'Der Hintere steht auf einer Linie mit dem Presser.',
      'Задният е в една линия с пресиращия.',
    ],
  },
  {
    key: 'up-the-line',
    harder: 1,
    name: ['up the line behind them', 'steil die Linie entlang', 'по линията зад тях'],
    aim: [
      'Use the space that pressing full-backs leave.',
      'Den Raum hinter den herausrückenden Gegnern nutzen.',
      'Използва се мястото зад излезлите противници.',
    ],
    rule: [
      'The exit up the line counts three if the ball is played past the pressing player to the one in front; other exits one.',
      'Der Ausweg nach vorn zählt drei, wenn der Ball am Pressenden vorbei zum Vorderen geht; die anderen zählen einen.',
      'Изходът напред носи три точки, ако топката мине покрай пресиращия до предния; другите – една.',
    ],
    points: [
      [
        'Feint inside, go outside: the first step decides.',
        'Innen antäuschen, außen gehen: Der erste Schritt entscheidet.',
        'Финт навътре, тръгване навън: първата крачка решава.',
      ],
      [
        'Front player: come off the line at the moment of the feint.',
        'Vorderer: Lös dich im Moment der Finte.',
        'Преден: покажи се в мига на финта.',
      ],
    ],
    more: [
      [
        'The front player may be marked by one.',
        'Der Vordere darf von einem gedeckt werden.',
        'Предният може да бъде пазен от един.',
      ],
    ],
    easier: [
      'The front player may move along the whole end.',
      'Der Vordere darf sich auf der ganzen Breite bewegen.',
      'Предният се движи по цялата ширина.',
    ],
    scoring: [
      'Up the line three points, else one.',
      'Linie entlang drei Punkte, sonst einer.',
      'По линията – три точки, иначе една.',
    ],
    question: [
      'What makes the opponent open the line?',
      'Was lässt den Gegner die Linie öffnen?',
      'Какво кара противника да отвори линията?',
    ],
    fault: [
      'Ball straight into the legs of the presser.',
      'Ball genau in die Beine des Pressenden.',
      'Топката право в краката на пресиращия.',
    ],
  },
  {
    key: 'far-in-six',
    harder: 2,
    from: 11,
    name: ['far side in six seconds', 'in sechs Sekunden drüben', 'смяна до шест секунди'],
    aim: [
      'Leave the trap before it closes.',
      'Die Falle verlassen, bevor sie zuschnappt.',
      'Излизане, преди капанът да щракне.',
    ],
    rule: [
      'Six seconds from the first pass to reach the far side; the other exits only help and give no points. After six seconds the ball is amber’s.',
      'Sechs Sekunden ab dem ersten Pass bis zur fernen Seite; die anderen Auswege helfen nur. Danach gehört der Ball Gelb.',
      'Шест секунди от първия пас до далечната страна; другите изходи само помагат. След това топката е за жълтите.',
    ],
    points: [
      [
        'One touch where it is tight, two where it is open.',
        'Ein Kontakt im Engen, zwei im Freien.',
        'Едно докосване в тясното, две на свободно.',
      ],
      [
        'Third player: the pass goes over you before the press turns.',
        'Dritter Spieler: Über dich geht es, bevor das Pressing dreht.',
        'Трети играч: през теб минава, преди пресата да се обърне.',
      ],
    ],
    more: [['Five seconds.', 'Fünf Sekunden.', 'Пет секунди.']],
    easier: ['Eight seconds.', 'Acht Sekunden.', 'Осем секунди.'],
    scoring: [
      'Two points per far exit in time.',
      'Zwei Punkte je rechtzeitigem Ausweg.',
      'Две точки за навременен изход.',
    ],
    question: [
      'Which player was the key to the far side?',
      'Wer war der Schlüssel zur fernen Seite?',
      'Кой беше ключът към далечната страна?',
    ],
    fault: [
      'Hectic long ball without having looked.',
      'Hektischer langer Ball ohne Blick.',
      'Прибързана дълга топка без поглед.',
    ],
  },
]
