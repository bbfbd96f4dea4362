/** Tasks of the break that the keeper starts. */
import type { TransitionTask } from '../kit'

export const keeperBreakTasks: readonly TransitionTask[] = [
  {
    key: 'roll-out',
    harder: 0,
    name: ['roll to the side', 'Abrollen zur Seite', 'търкаляне встрани'],
    aim: [
      'The first ball goes safely to the side.',
      'Der erste Ball geht sicher auf die Seite.',
      'Първата топка отива сигурно встрани.',
    ],
    rule: [
      'The keeper rolls the ball along the ground to a player at the side within three seconds.',
      'Der Torwart rollt den Ball innerhalb von drei Sekunden flach zu einem Spieler auf der Seite.',
      'Вратарят до три секунди търкаля топката към играч отстрани.',
    ],
    points: [
      [
        'Outlet: run to the line at the catch, open towards the pitch.',
        'Anspielstation: mit dem Fangen an die Linie, offen zum Feld.',
        'Приемащ: при хващането към линията, с лице към полето.',
      ],
      [
        'Keeper: low knee, let it leave the hand close to the ground, in front of the runner.',
        'Torwart: tief gehen, Ball am Boden loslassen, vor den Läufer.',
        'Вратар: ниско коляно, пусни до земята, пред тичащия.',
      ],
    ],
    more: [
      [
        'Two seconds, the first touch goes forward.',
        'Zwei Sekunden, der erste Kontakt geht nach vorn.',
        'Две секунди, първото докосване е напред.',
      ],
    ],
    easier: [
      'Six seconds for the keeper.',
      'Sechs Sekunden für den Torwart.',
      'Шест секунди за вратаря.',
    ],
    scoring: [
      'Goal two points, ball safely over halfway one.',
      'Tor zwei Punkte, Ball sicher über die Mitte einer.',
      'Гол – две точки, топка сигурно през средата – една.',
    ],
    question: [
      'Which side was open, and who told the keeper?',
      'Welche Seite war offen, und wer hat es dem Torwart gesagt?',
      'Коя страна беше свободна и кой каза на вратаря?',
    ],
    fault: [
      'Rolled behind the runner who has to stop.',
      'In den Rücken gerollt, der Läufer muss stoppen.',
      'Търкаляне зад тичащия, той спира.',
    ],
  },
  {
    key: 'long-throw',
    harder: 1,
    name: [
      'long throw over the first line',
      'langer Abwurf nach vorn',
      'хвърляне над първата линия',
    ],
    aim: [
      'Beat several opponents with one throw.',
      'Mit einem Abwurf mehrere Gegner überspielen.',
      'С едно хвърляне се преодоляват няколко противници.',
    ],
    rule: [
      'The ball must be thrown over the player who shot; a direct catch by foot past the middle counts as a point.',
      'Der Abwurf muss über den Schützen hinweg; wird er jenseits der Mitte kontrolliert, ist das ein Punkt.',
      'Топката се хвърля над стрелеца; овладяна отвъд средата носи точка.',
    ],
    points: [
      [
        'Keeper: straight arm, throw with hip and shoulder, follow the ball.',
        'Torwart: gestreckter Arm, aus Hüfte und Schulter werfen, nachgehen.',
        'Вратар: изпъната ръка, хвърли с бедро и рамо, последвай.',
      ],
      [
        'Runner: curve the run so that you see ball and goal.',
        'Läufer: im Bogen laufen, Ball und Tor im Blick.',
        'Тичащ: по дъга, за да виждаш и топката, и вратата.',
      ],
    ],
    more: [
      [
        'The receiver has two touches to the next pass.',
        'Der Empfänger hat zwei Kontakte bis zum Pass.',
        'Приелият има две докосвания до паса.',
      ],
    ],
    easier: [
      'A throw along the ground is allowed.',
      'Flacher Abwurf erlaubt.',
      'Разрешено е и ниско хвърляне.',
    ],
    scoring: [
      'Throw controlled past the middle one point, goal two.',
      'Abwurf hinter der Mitte kontrolliert ein Punkt, Tor zwei.',
      'Овладяно отвъд средата – точка, гол – две.',
    ],
    question: [
      'When is the long throw better than the roll?',
      'Wann ist der weite Abwurf besser als das Abrollen?',
      'Кога дългото хвърляне е по-добро?',
    ],
    fault: [
      'High and slow: the opponents are back under the ball.',
      'Hoch und langsam: Die Gegner stehen schon unter dem Ball.',
      'Високо и бавно: противниците вече са под топката.',
    ],
  },
  {
    key: 'two-passes',
    harder: 1,
    name: ['two passes over halfway', 'zwei Pässe über die Mitte', 'два паса през средата'],
    aim: [
      'Use the third player to get past the press.',
      'Mit dem dritten Spieler den Druck überspielen.',
      'С третия играч се излиза от натиска.',
    ],
    rule: [
      'Keeper to one, that one first-time to a third player facing forward, and the ball must be over halfway with at most two passes.',
      'Torwart zu einem, der direkt zu einem Dritten mit Blick nach vorn: Mit höchstens zwei Pässen ist der Ball über der Mitte.',
      'Вратар към един, той от първо към трети с лице напред: с най-много два паса топката минава средата.',
    ],
    points: [
      [
        'Come short with speed, lay it off and turn away.',
        'Komm kurz mit Tempo, leg ab und dreh weg.',
        'Ела близо с темпо, върни и се завърти.',
      ],
      [
        'Third one: run when the first pass travels.',
        'Der Dritte läuft, wenn der erste Pass unterwegs ist.',
        'Третият тръгва, докато първият пас се движи.',
      ],
    ],
    more: [['Both passes one-touch.', 'Beide Pässe direkt.', 'И двата паса от първо.']],
    easier: ['Three passes.', 'Drei Pässe.', 'Три паса.'],
    scoring: [
      'Over halfway in two passes one point, goal two.',
      'Mit zwei Pässen über die Mitte ein Punkt, Tor zwei.',
      'През средата с два паса – точка, гол – две.',
    ],
    question: [
      'Who is the third player when the ball goes to the side?',
      'Wer ist der Dritte, wenn der Ball auf die Seite geht?',
      'Кой е третият, когато топката е встрани?',
    ],
    fault: [
      'First receiver turns into the opponent instead of laying off.',
      'Der Erste dreht in den Gegner statt abzulegen.',
      'Първият се обръща в противника вместо да върне.',
    ],
  },
  {
    key: 'fast-or-slow',
    harder: 2,
    from: 11,
    name: ['the keeper chooses fast or slow', 'schnell oder ruhig', 'бързо или спокойно'],
    aim: [
      'Recognise whether the break is on.',
      'Erkennen, ob der Konter möglich ist.',
      'Разпознава се дали контрата е възможна.',
    ],
    rule: [
      'If a runner is free past the middle, the keeper starts fast: goal in ten seconds counts double. If not, the keeper puts the ball down, the opponents drop to halfway, and green builds up.',
      'Ist jenseits der Mitte einer frei, geht es schnell: Tor in zehn Sekunden zählt doppelt. Wenn nicht, legt der Torwart den Ball ab, der Gegner geht bis zur Mitte zurück, und Grün baut auf.',
      'Ако някой е свободен отвъд средата – бързо: гол до десет секунди е двоен. Ако не, вратарят слага топката, противникът се връща до средата и зелените изграждат.',
    ],
    points: [
      [
        'Keeper: count them in the other half; equal or more of us means go.',
        'Torwart: Zähl in der anderen Hälfte; gleich viele oder mehr von uns heißt los.',
        'Вратар: преброй в другата половина; поравно или повече наши – тръгваме.',
      ],
      [
        'Decided for slow? Spread out at once, full width.',
        'Für ruhig entschieden? Sofort auffächern, volle Breite.',
        'Решено спокойно? Веднага се разтворете по ширина.',
      ],
    ],
    more: [
      [
        'The decision must fall in two seconds.',
        'Die Entscheidung fällt in zwei Sekunden.',
        'Решението е до две секунди.',
      ],
    ],
    easier: [
      'A defender calls the decision for the keeper.',
      'Ein Abwehrspieler ruft dem Torwart die Entscheidung zu.',
      'Защитник подсказва решението на вратаря.',
    ],
    scoring: [
      'Fast goal two points, after build-up one; a wrong start that is lost costs one.',
      'Schnelles Tor zwei Punkte, nach Aufbau einer; ein falscher Start mit Verlust kostet einen.',
      'Бърз гол – две точки, след изграждане – една; грешен старт със загуба – минус една.',
    ],
    question: [
      'What did the keeper see in those two seconds?',
      'Was hat der Torwart in den zwei Sekunden gesehen?',
      'Какво видя вратарят за тези две секунди?',
    ],
    fault: [
      'Fast ball to one against three.',
      'Schneller Ball auf einen gegen drei.',
      'Бърза топка към един срещу трима.',
    ],
  },
]
