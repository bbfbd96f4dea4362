/** The special restarts. */
import type { GameTask } from './kit'

export const restartTasks: readonly GameTask[] = [
  {
    key: 'kick-in',
    harder: 0,
    name: ['every ball out is a kick-in', 'jedes Aus ein Einkick', 'всеки аут е вкарване с крак'],
    aim: [
      'Restart quickly from the side and get free.',
      'Von der Seite schnell fortsetzen und sich freilaufen.',
      'Бързо подновяване отстрани и освобождаване.',
    ],
    rule: [
      'All restarts, after goals too, are kick-ins from the side line level with the ball in the opponents’ half. A goal within two passes counts double.',
      'Jede Fortsetzung, auch nach Toren, ist ein Einkick von der Seitenlinie in der gegnerischen Hälfte. Ein Tor binnen zwei Pässen zählt doppelt.',
      'Всяко подновяване, и след гол, е вкарване с крак от страничната линия в чуждата половина. Гол до два паса е двоен.',
    ],
    points: [
      [
        'One comes, one goes: the taker chooses.',
        'Einer kommt, einer geht: Der Schütze wählt.',
        'Един идва, един бяга: изпълнителят избира.',
      ],
      [
        'Throw your opponent off with two quick steps.',
        'Mit zwei schnellen Schritten vom Gegner lösen.',
        'Освободи се с две бързи крачки.',
      ],
    ],
    more: [
      [
        'Only three seconds for the restart.',
        'Nur drei Sekunden Zeit.',
        'Само три секунди за изпълнение.',
      ],
    ],
    easier: [
      'The taker may dribble in.',
      'Der Schütze darf eindribbeln.',
      'Може да се влиза с дрибъл.',
    ],
    scoring: [
      'Goal one, within two passes two.',
      'Tor eins, binnen zwei Pässen zwei.',
      'Гол – една, до два паса – две.',
    ],
    question: [
      'Which run helps another to get free?',
      'Welcher Lauf macht einen anderen frei?',
      'Кое бягане освобождава друг?',
    ],
    fault: [
      'All stand and point to their feet.',
      'Alle stehen und fordern in den Fuß.',
      'Всички стоят и искат в крака.',
    ],
  },
  {
    key: 'corner',
    harder: 1,
    name: ['three corners, one penalty', 'drei Ecken, ein Elfer', 'три корнера, една дузпа'],
    aim: [
      'Use flat corners as a plan, not as luck.',
      'Flache Ecken als Plan und nicht als Zufall nutzen.',
      'Ниските корнери са план, а не късмет.',
    ],
    rule: [
      'Every ball over the end line is a corner for the attackers, played flat. The third corner of a team is followed by a shot from 7 m against the keeper or into the empty goal from 12 m.',
      'Jeder Ball über die Grundlinie ist eine flache Ecke für die Angreifer. Nach der dritten Ecke gibt es einen Schuss aus 7 m gegen den Torwart, ohne Torwart aus 12 m.',
      'Всяка топка зад крайната линия е нисък корнер за атакуващите. След третия корнер има удар от 7 м срещу вратаря, без вратар от 12 м.',
    ],
    points: [
      [
        'Run to the near post, second one stays for the cut-back.',
        'Einer kurz, der Zweite bleibt für den Rückraum.',
        'Един към близката греда, вторият остава за върната топка.',
      ],
      [
        'Defence: ball, opponent and goal in view.',
        'Abwehr: Ball, Gegner und Tor im Blick.',
        'Защита: топка, противник и врата в полезрението.',
      ],
    ],
    more: [
      [
        'The finish has to be first-time.',
        'Nur direkte Abschlüsse zählen.',
        'Важат само удари от първо.',
      ],
    ],
    easier: [
      'Corners are taken from half the distance.',
      'Ecken aus halber Entfernung.',
      'Корнерите са от половин разстояние.',
    ],
    scoring: [
      'Goal one, straight from a corner three.',
      'Tor eins, direkt nach Ecke drei.',
      'Гол – една, след корнер – три.',
    ],
    question: [
      'What do the defenders look at during the corner?',
      'Worauf schauen die Verteidiger bei der Ecke?',
      'Какво гледа защитата при корнер?',
    ],
    fault: [
      'Everybody runs to the same post.',
      'Alle laufen zum selben Pfosten.',
      'Всички тичат към една греда.',
    ],
  },
  {
    key: 'free-kick',
    harder: 1,
    name: [
      'fouls and outs are free kicks',
      'jedes Foul, jedes Aus ein Freistoß',
      'свободен удар при фаул и аут',
    ],
    aim: [
      'Decide within seconds: quick or with a trick.',
      'In Sekunden entscheiden: schnell oder mit Trick.',
      'Решение за секунди: бързо или с трик.',
    ],
    rule: [
      'After a foul, a ball out or a goal against there is an indirect free kick 10 m from the opponents’ goal line. The defenders may put two in the wall.',
      'Nach Foul, Aus oder Gegentor gibt es einen indirekten Freistoß 10 m vor der gegnerischen Grundlinie. Die Abwehr darf zwei in die Mauer stellen.',
      'След фаул, аут или допуснат гол има непряк свободен удар на 10 м от чуждата крайна линия. Защитата поставя най-много двама в стената.',
    ],
    points: [
      ['Nobody in the wall yet? Quick!', 'Noch keine Mauer? Schnell!', 'Още няма стена? Бързо!'],
      [
        'One runs over the ball, one behind the wall.',
        'Einer läuft über den Ball, einer hinter die Mauer.',
        'Един прескача топката, един тича зад стената.',
      ],
    ],
    more: [
      [
        'The same trick counts only once.',
        'Derselbe Trick zählt nur einmal.',
        'Един трик важи само веднъж.',
      ],
    ],
    easier: ['No wall.', 'Ohne Mauer.', 'Без стена.'],
    scoring: [
      'Goal one, from a free kick two.',
      'Tor eins, nach Freistoß zwei.',
      'Гол – една, след свободен удар – две.',
    ],
    question: [
      'How do you see whether quick is better?',
      'Woran siehst du, ob schnell besser ist?',
      'По какво виждаш дали бързо е по-добре?',
    ],
    fault: [
      'Long discussions at the ball.',
      'Lange Diskussion am Ball.',
      'Дълги спорове до топката.',
    ],
  },
  {
    key: 'goal-kick',
    harder: 1,
    play: 'switch',
    teams: [4, 7],
    kind: { topic: 'possession' },
    name: ['only goal kicks', 'nur Abstöße', 'само начални удари'],
    aim: [
      'Play out from the back under pressure.',
      'Unter Druck flach herausspielen.',
      'Излизане отзад под натиск.',
    ],
    rule: [
      'Every restart is a goal kick on the ground; the opponents may enter the back third as soon as the ball moves. Over half-way by passing counts one, a goal two.',
      'Jede Fortsetzung ist ein flacher Abstoß; der Gegner darf ins hintere Drittel, sobald der Ball rollt. Mit Pässen über die Mitte zählt eins, ein Tor zwei.',
      'Всяко подновяване е начален удар по земята; противникът влиза в задната третина, щом топката тръгне. С пасове през средата – една, гол – две.',
    ],
    points: [
      [
        'Wide and deep: give the keeper three lines.',
        'Breit und tief: dem Torwart drei Wege geben.',
        'Широко и дълбоко: дайте на вратаря три линии.',
      ],
      [
        'First touch out of the pressure.',
        'Erster Kontakt aus dem Druck.',
        'Първото докосване е извън натиска.',
      ],
    ],
    more: [
      [
        'Opponents may wait on the third.',
        'Der Gegner darf am Drittel warten.',
        'Противникът чака на границата.',
      ],
    ],
    easier: [
      'Opponents start behind half-way.',
      'Der Gegner startet hinter der Mittellinie.',
      'Противникът тръгва зад средата.',
    ],
    scoring: [
      'Over half-way one, goal two; a high win of the opponents two.',
      'Über die Mitte eins, Tor zwei; hoher Ballgewinn des Gegners zwei.',
      'През средата – една, гол – две; отнемане отпред – две за противника.',
    ],
    question: [
      'Who is free when two press the ball?',
      'Wer ist frei, wenn zwei den Ball anlaufen?',
      'Кой е свободен, когато двама пресират?',
    ],
    fault: [
      'The one with the ball gets help too late.',
      'Hilfe für den Ballführenden kommt zu spät.',
      'Помощта за водещия идва късно.',
    ],
  },
  {
    key: 'kick-off',
    harder: 2,
    play: 'long',
    teams: [4, 7],
    name: ['kick-off tricks', 'Anstoßvarianten', 'варианти от центъра'],
    aim: [
      'Surprise with the first three passes of an attack.',
      'Mit den ersten drei Pässen überraschen.',
      'Изненада с първите три паса.',
    ],
    rule: [
      'Every restart is a kick-off for the team that conceded or won the ball out. A goal within ten seconds counts three.',
      'Jede Fortsetzung ist ein Anstoß für das Team, das das Tor bekam oder Einwurf hätte. Ein Tor in zehn Sekunden zählt drei.',
      'Всяко подновяване е от центъра за отбора, допуснал гол или спечелил тъч. Гол до десет секунди е три точки.',
    ],
    points: [
      [
        'Back, then deep behind the line that runs out.',
        'Zurück, dann tief hinter die aufrückende Linie.',
        'Назад и после дълбоко зад излизащата линия.',
      ],
      [
        'Everybody knows the first three passes.',
        'Jeder kennt die ersten drei Pässe.',
        'Всеки знае първите три паса.',
      ],
    ],
    more: [
      [
        'Three different tricks per round.',
        'Drei verschiedene Varianten je Runde.',
        'Три различни варианта в серия.',
      ],
    ],
    easier: ['Opponents stand 6 m away.', 'Gegner 6 m entfernt.', 'Противникът е на 6 м.'],
    scoring: [
      'Goal one, within ten seconds three.',
      'Tor eins, in zehn Sekunden drei.',
      'Гол – една, до десет секунди – три.',
    ],
    question: [
      'What did the opponents do with your first pass?',
      'Was machte der Gegner bei eurem ersten Pass?',
      'Какво направи противникът при първия ви пас?',
    ],
    fault: [
      'The long ball comes before the runner starts.',
      'Der lange Ball kommt vor dem Läufer.',
      'Дългата топка тръгва преди бягащия.',
    ],
  },
]
