/** Tasks of the two-square rondo: when and how the ball changes the square. */
import type { Task } from './kit'

export const twoSquaresTasks: readonly Task[] = [
  {
    key: 'four-then-switch',
    harder: 0,
    name: ['switch after four passes', 'Wechsel nach vier Pässen', 'смяна след четири паса'],
    aim: [
      'Attract pressure on one side, then leave it at the right moment.',
      'Druck auf einer Seite anziehen und im richtigen Moment herauskommen.',
      'Натискът се привлича от едната страна и се напуска навреме.',
    ],
    rule: [
      'From the fourth pass on the ball may go to the other square; received there under control it is a point.',
      'Ab dem vierten Pass darf der Ball ins andere Quadrat; dort kontrolliert angenommen ist er ein Punkt.',
      'След четвъртия пас топката може да мине в другия квадрат; овладяна там, е точка.',
    ],
    points: [
      [
        'The one furthest from the pressure plays the switch.',
        'Der mit dem meisten Abstand zum Druck spielt den Wechsel.',
        'Смяната прави този, който е най-далеч от натиска.',
      ],
      [
        'Other square: come alive on pass three, be open on pass four.',
        'Anderes Quadrat: bei Pass drei wach werden, bei Pass vier offen stehen.',
        'Другият квадрат: събуди се на третия пас, отвори се на четвъртия.',
      ],
    ],
    more: [
      [
        'Switch on exactly the sixth pass.',
        'Der Wechsel kommt genau mit dem sechsten Pass.',
        'Смяната е точно с шестия пас.',
      ],
    ],
    easier: [
      'Switch from the second pass on.',
      'Wechsel ab dem zweiten Pass.',
      'Смяна още след втория пас.',
    ],
    scoring: [
      'One point per switch; hunters get one per ball won.',
      'Ein Punkt je Wechsel; die Jäger bekommen einen je Ballgewinn.',
      'Точка за всяка смяна; преследвачите – по една за отнета топка.',
    ],
    question: [
      'How do you see that the hunters are all on your side?',
      'Woran siehst du, dass alle Jäger auf deiner Seite sind?',
      'Как виждаш, че всички преследвачи са при теб?',
    ],
    fault: [
      'Switch under pressure from the corner: play it back first, then over.',
      'Wechsel unter Druck aus der Ecke: erst zurück, dann hinüber.',
      'Смяна под натиск от ъгъла: първо назад, после отсреща.',
    ],
  },
  {
    key: 'two-touch-switch',
    harder: 1,
    name: [
      'two touches and a driven switch',
      'zwei Kontakte und Wechsel',
      'две докосвания и смяна',
    ],
    aim: [
      'Prepare the long pass with the first touch and strike it hard and flat.',
      'Den langen Pass mit dem ersten Kontakt vorbereiten und scharf flach spielen.',
      'Първото докосване подготвя дългия пас, който е силен и по земя.',
    ],
    rule: [
      'Two touches each. After five passes the switch has to stay below the knee; a bounced or high ball does not count.',
      'Zwei Kontakte. Nach fünf Pässen muss der Wechsel unter Kniehöhe bleiben; ein hoher Ball zählt nicht.',
      'Две докосвания. След пет паса смяната трябва да е под коляното; висока топка не се брои.',
    ],
    points: [
      [
        'First touch a step forward into the strike.',
        'Erster Kontakt einen Schritt nach vorn in den Schuss hinein.',
        'Първо докосване крачка напред за удара.',
      ],
      [
        'Laces through the middle of the ball, follow with the body.',
        'Mit dem Spann durch die Ballmitte, Körper geht mit.',
        'С горната част на стъпалото през центъра, тялото следва.',
      ],
    ],
    more: [
      [
        'The first touch after the switch already passes on.',
        'Der erste Kontakt nach dem Wechsel ist schon der nächste Pass.',
        'Първото докосване след смяната вече е следващият пас.',
      ],
    ],
    easier: [
      'Three touches and any kind of switch.',
      'Drei Kontakte und jede Art von Wechsel.',
      'Три докосвания и всякакъв вид смяна.',
    ],
    scoring: [
      'One point per flat switch, two when it is controlled with one touch.',
      'Ein Punkt je flachem Wechsel, zwei bei Kontrolle mit einem Kontakt.',
      'Точка за смяна по земя, две, ако се овладее с едно докосване.',
    ],
    question: [
      'What has to be right before you can strike it long?',
      'Was muss stimmen, bevor du lang spielen kannst?',
      'Какво трябва да е наред, преди да подадеш дълго?',
    ],
    fault: [
      'Standing foot too far behind the ball: it rises.',
      'Standbein zu weit hinter dem Ball: Er steigt.',
      'Опорният крак е далеч зад топката: тя се вдига.',
    ],
  },
  {
    key: 'gap-player',
    harder: 1,
    name: ['over the player in the gap', 'Spieler im Zwischenraum', 'играчът между квадратите'],
    aim: [
      'Connect the two squares through someone who receives between them and turns.',
      'Die Quadrate über einen verbinden, der dazwischen annimmt und aufdreht.',
      'Квадратите се свързват чрез играч, който поема между тях и се завърта.',
    ],
    rule: [
      'After three passes one player of the square leaves it into the gap, gets the ball and turns or lays off into the other square. That player stays there and another comes back.',
      'Nach drei Pässen löst sich einer aus dem Quadrat in den Zwischenraum, bekommt den Ball und leitet ihn ins andere Quadrat. Er bleibt dort, ein anderer kommt zurück.',
      'След три паса един излиза между квадратите, получава и прехвърля в другия квадрат. Остава там, а друг се връща.',
    ],
    points: [
      [
        'Look over the shoulder while you leave: is a hunter with you?',
        'Schulterblick beim Lösen: Geht ein Jäger mit?',
        'Погледни през рамо, докато излизаш: има ли преследвач?',
      ],
      [
        'Receive side-on and let it run across your body.',
        'Seitlich annehmen und den Ball am Körper vorbeilaufen lassen.',
        'Поеми странично и остави топката да мине покрай тялото.',
      ],
    ],
    more: [
      [
        'The player in the gap has one touch.',
        'Der Spieler im Zwischenraum hat einen Kontakt.',
        'Играчът между квадратите има едно докосване.',
      ],
    ],
    easier: [
      'No hunter may enter the gap.',
      'Kein Jäger darf in den Zwischenraum.',
      'Преследвачите не влизат между квадратите.',
    ],
    scoring: [
      'One point per ball that goes on to a third player after the gap.',
      'Ein Punkt, wenn der Ball nach dem Zwischenraum zum Dritten geht.',
      'Точка, ако след междината топката стигне до трети играч.',
    ],
    question: [
      'When is the right time to leave your square?',
      'Wann ist der richtige Zeitpunkt, das Quadrat zu verlassen?',
      'Кога е моментът да излезеш от квадрата?',
    ],
    fault: [
      'Too early in the gap: then the hunter is waiting there.',
      'Zu früh im Zwischenraum: Dann wartet dort der Jäger.',
      'Прекалено рано в междината: там вече чака преследвач.',
    ],
  },
  {
    key: 'fresh-hunters',
    harder: 1,
    name: [
      'fresh hunters wait over there',
      'drüben warten frische Jäger',
      'нови преследвачи отсреща',
    ],
    aim: [
      'Settle the ball at once after a switch against new pressure.',
      'Nach dem Wechsel sofort gegen neuen Druck Ruhe schaffen.',
      'След смяната топката се успокоява веднага срещу нов натиск.',
    ],
    rule: [
      'The hunters of a square stay in it. Half of them wait in the other square and may start as soon as the switch is struck. Switch after five passes.',
      'Jäger bleiben in ihrem Quadrat. Die Hälfte wartet im anderen und darf starten, sobald der Wechsel gespielt ist. Wechsel nach fünf Pässen.',
      'Преследвачите остават в своя квадрат. Половината чакат в другия и тръгват, щом смяната бъде подадена. Смяна след пет паса.',
    ],
    points: [
      [
        'First pass after the switch is the safe one, back or one-touch.',
        'Der erste Pass nach dem Wechsel ist der sichere: zurück oder direkt.',
        'Първият пас след смяната е сигурен: назад или от първо.',
      ],
      [
        'Before it comes: give the receiver two short options.',
        'Bevor er kommt: dem Empfänger zwei kurze Anspiele geben.',
        'Преди да дойде: дай на приемащия две къси възможности.',
      ],
    ],
    more: [
      [
        'Switch already after three passes.',
        'Wechsel schon nach drei Pässen.',
        'Смяна още след три паса.',
      ],
    ],
    easier: [
      'The waiting hunters start with the first touch over there.',
      'Die wartenden Jäger starten erst mit dem ersten Kontakt drüben.',
      'Чакащите тръгват едва с първото докосване отсреща.',
    ],
    scoring: [
      'One point when three passes follow on the switch.',
      'Ein Punkt, wenn dem Wechsel drei Pässe folgen.',
      'Точка, ако след смяната има три паса.',
    ],
    question: [
      'What helps the one who receives the switch?',
      'Was hilft dem, der den Wechsel bekommt?',
      'Какво помага на този, който приема смяната?',
    ],
    fault: [
      'All look at the ball and nobody offers short.',
      'Alle schauen zu, keiner bietet sich kurz an.',
      'Всички гледат топката и никой не се предлага късо.',
    ],
  },
]
