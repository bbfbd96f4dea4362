/** Stories of the nests; second part. */
import type { FunTask } from './create-playground'

export const moreNestTasks: readonly FunTask[] = [
  {
    key: 'pass-it-on',
    harder: 1,
    kind: { topic: 'passing' },
    name: ['post office', 'Postamt', 'пощенска станция'],
    aim: [
      'Exact passes after a short dribble, and quick movement on.',
      'Genaue Pässe nach kurzem Dribbling und schnell weiter.',
      'Точен пас след кратък дрибъл и бързо продължаване.',
    ],
    rule: [
      'The ball is a letter. Dribble to the middle, call a child of another nest and pass it the letter; get another one passed to you and bring it home. No letter may lie still.',
      'Der Ball ist ein Brief. In die Mitte dribbeln, ein Kind eines anderen Nests rufen und ihm den Brief passen; selbst einen bekommen und heimbringen. Kein Brief darf liegen bleiben.',
      'Топката е писмо. Води до средата, извикай дете от друго гнездо и му подай писмото; получи друго и го отнеси у дома. Никое писмо не стои на място.',
    ],
    points: [
      [
        'Name, look, pass: always in this order.',
        'Name, Blick, Pass: immer in dieser Reihenfolge.',
        'Име, поглед, пас: винаги в този ред.',
      ],
      [
        'Receive with the inside, already turned towards home.',
        'Mit der Innenseite annehmen, schon halb heimgedreht.',
        'Поеми с вътрешната част, вече обърнат към дома.',
      ],
    ],
    more: [
      [
        'The letter is passed with the first touch after the call.',
        'Nach dem Ruf wird direkt gepasst.',
        'След повикването пасът е от първо.',
      ],
    ],
    easier: [
      'Exchange by stopping the ball and running to the other.',
      'Tauschen: Ball stoppen und zum anderen laufen.',
      'Размяна: спри топката и тичай при другата.',
    ],
    scoring: [
      'All together: how many letters arrive in one round?',
      'Alle zusammen: Wie viele Briefe kommen in einer Runde an?',
      'Всички заедно: колко писма пристигат за серия?',
    ],
    question: [
      'When is a friend ready for your letter?',
      'Wann ist ein Freund bereit für deinen Brief?',
      'Кога приятелят е готов за писмото ти?',
    ],
    fault: [
      'Passing without eye contact: the letter gets lost.',
      'Pass ohne Blick: Der Brief geht verloren.',
      'Пас без поглед: писмото се губи.',
    ],
  },
  {
    key: 'relay-choice',
    harder: 1,
    kind: { topic: 'passing' },
    name: ['by twos into the middle', 'zu zweit in die Mitte', 'по двама в средата'],
    aim: [
      'Run together, bring the ball home with passes.',
      'Gemeinsam laufen und den Ball mit Pässen heimbringen.',
      'Тичане заедно и връщане на топката с пасове.',
    ],
    rule: [
      'Two of a nest start together, take one egg and bring it home with at least two passes; then the next two or the same ones again.',
      'Zwei aus einem Nest starten zusammen, nehmen ein Ei und bringen es mit mindestens zwei Pässen heim; dann die nächsten zwei oder dieselben wieder.',
      'Двама от гнездото тръгват заедно, вземат яйце и го връщат с поне два паса; после следващите двама или пак същите.',
    ],
    points: [
      [
        'Stay side by side, two big steps apart.',
        'Nebeneinander bleiben, zwei große Schritte Abstand.',
        'Вървете един до друг на две големи крачки.',
      ],
      [
        'Pass ahead, so that your partner can run on.',
        'Nach vorn passen, damit der Partner weiterlaufen kann.',
        'Подай напред, за да не спира партньорът.',
      ],
    ],
    more: [['Four passes on the way.', 'Vier Pässe auf dem Weg.', 'Четири паса по пътя.']],
    easier: ['One pass is enough.', 'Ein Pass reicht.', 'Стига един пас.'],
    scoring: [
      'One point per egg, two if it was passed four times.',
      'Ein Punkt je Ei, zwei bei vier Pässen.',
      'Точка за яйце, две при четири паса.',
    ],
    question: [
      'What makes a pass easy while running?',
      'Was macht den Pass im Lauf leicht?',
      'Кое прави паса в движение лесен?',
    ],
    fault: [
      'Pass behind the runner, who must turn back.',
      'Pass in den Rücken des Laufenden.',
      'Пас зад гърба на тичащия.',
    ],
  },
  {
    key: 'dragon',
    harder: 2,
    kind: { topic: 'dribbling' },
    name: ['the dragon guards the eggs', 'der Drache bewacht die Eier', 'змеят пази яйцата'],
    aim: [
      'Use the moment when the opponent looks away; distract for others.',
      'Den Moment nutzen, wenn der Gegner wegschaut; für andere ablenken.',
      'Използване на мига, когато пазачът не гледа; отвличане за другите.',
    ],
    rule: [
      'One child of each nest in turn is a dragon for 20 seconds and guards the middle: whoever it touches with a ball puts the egg back. Others distract and steal.',
      'Reihum ist ein Kind jedes Nests 20 Sekunden Drache und bewacht die Mitte: Wen es mit Ball berührt, der legt das Ei zurück. Die anderen lenken ab und klauen.',
      'По ред едно дете от всяко гнездо е змей за 20 секунди и пази средата: когото докосне с топка, той връща яйцето. Другите отвличат и крадат.',
    ],
    points: [
      [
        'One goes left and calls, the other takes the egg on the right.',
        'Einer geht links und ruft, der andere holt rechts das Ei.',
        'Единият отляво вика, другият отдясно взема яйцето.',
      ],
      [
        'With the ball: out of the dragon’s reach first, then home.',
        'Mit Ball: erst weg vom Drachen, dann heim.',
        'С топка: първо далеч от змея, после у дома.',
      ],
    ],
    more: [['Two dragons at a time.', 'Zwei Drachen zugleich.', 'Два змея едновременно.']],
    easier: [
      'The dragon must stay inside a ring of 2 m.',
      'Der Drache bleibt in einem Kreis von 2 m.',
      'Змеят стои в кръг от 2 м.',
    ],
    scoring: [
      'One point per egg; the dragon’s nest gets one for each egg saved.',
      'Ein Punkt je Ei; das Nest des Drachen einen je gerettetem Ei.',
      'Точка за яйце; гнездото на змея – по една за спасено.',
    ],
    question: [
      'How did you help a friend to get an egg?',
      'Wie hast du einem Freund zu einem Ei verholfen?',
      'Как помогна на приятел да вземе яйце?',
    ],
    fault: [
      'All wait for someone else to try.',
      'Alle warten, dass ein anderer sich traut.',
      'Всички чакат някой друг да опита.',
    ],
  },
]
