/** Tasks of volleys: where the ball comes from through the air. */
import type { FinishingTask } from './kit'

export const volleyTasks: readonly FinishingTask[] = [
  {
    key: 'after-the-bounce',
    harder: 0,
    name: ['after one bounce', 'nach einmal Aufspringen', 'след един отскок'],
    aim: [
      'Wait for the ball to drop and hit it cleanly after the bounce.',
      'Den Ball fallen lassen und nach dem Aufspringen sauber treffen.',
      'Изчакване на топката да падне и чист удар след отскока.',
    ],
    rule: [
      'The partner tosses underarm from two hands; the shooter lets the ball bounce once and volleys it before it bounces again.',
      'Der Partner wirft mit beiden Händen von unten an; der Schütze lässt einmal aufspringen und schießt vor dem zweiten Aufspringen.',
      'Партньорът хвърля отдолу с две ръце; удрящият изчаква един отскок и бие преди втория.',
    ],
    points: [
      [
        'Small steps until the ball comes, then stand firm.',
        'Kleine Schritte, bis der Ball kommt, dann stabil stehen.',
        'Дребни крачки, докато топката дойде, после стабилно.',
      ],
      [
        'Toes down, ankle locked: hit with the laces.',
        'Fußspitze nach unten, Gelenk fest: mit dem Spann treffen.',
        'Пръстите надолу, глезенът стегнат: удар с горната част.',
      ],
    ],
    more: [
      [
        'Toss a little to the left or right.',
        'Etwas nach links oder rechts werfen.',
        'Хвърляне леко наляво или надясно.',
      ],
    ],
    easier: [
      'Drop the ball from your own hands.',
      'Den Ball aus den eigenen Händen fallen lassen.',
      'Топката се пуска от собствените ръце.',
    ],
    scoring: [
      'Goal two points, on target one.',
      'Tor zwei Punkte, aufs Tor einer.',
      'Гол – две точки, точен удар – една.',
    ],
    question: [
      'At which height do you hit the ball best?',
      'In welcher Höhe triffst du den Ball am besten?',
      'На каква височина удряш най-добре?',
    ],
    fault: [
      'Hitting under the ball: it flies over the goal.',
      'Unter den Ball getroffen: Er fliegt drüber.',
      'Удар под топката: лети над вратата.',
    ],
  },
  {
    key: 'out-of-the-air',
    harder: 1,
    from: 10,
    name: ['straight out of the air', 'direkt aus der Luft', 'от въздуха'],
    aim: [
      'Hit a dropping ball before it touches the ground.',
      'Den fallenden Ball treffen, bevor er den Boden berührt.',
      'Удар по падаща топка, преди да докосне земята.',
    ],
    rule: [
      'The toss comes at hip height; the shooter volleys without a bounce. A ball that touches the ground before does not count.',
      'Der Wurf kommt auf Hüfthöhe; der Schütze schießt ohne Aufspringen. Berührt der Ball vorher den Boden, zählt es nicht.',
      'Топката се хвърля на височината на кръста; удря се без отскок. Падне ли преди това, не се брои.',
    ],
    points: [
      [
        'Body over the ball, knee high, short follow-through.',
        'Oberkörper über den Ball, Knie hoch, kurz ausschwingen.',
        'Тялото над топката, коляното високо, кратко довършване.',
      ],
      [
        'Watch the ball until you hit it; the goal does not move.',
        'Den Ball bis zum Treffen ansehen; das Tor läuft nicht weg.',
        'Гледай топката до удара; вратата не мърда.',
      ],
    ],
    more: [
      [
        'The shooter runs round a cone just before the toss.',
        'Der Schütze läuft kurz vor dem Wurf um ein Hütchen.',
        'Удрящият обикаля конус точно преди хвърлянето.',
      ],
    ],
    easier: [
      'Control with the thigh, then volley.',
      'Erst mit dem Oberschenkel annehmen, dann schießen.',
      'Първо омекотяване с бедро, после удар.',
    ],
    scoring: [
      'Goal three points, on target one.',
      'Tor drei Punkte, aufs Tor einer.',
      'Гол – три точки, точен удар – една.',
    ],
    question: [
      'Why is a soft, clean hit better than a hard one?',
      'Warum ist sauber besser als hart?',
      'Защо чистият удар е по-добър от силния?',
    ],
    fault: [
      'Reaching with the leg instead of moving the feet.',
      'Mit dem Bein strecken, statt die Füße zu bewegen.',
      'Протягане на крака вместо придвижване.',
    ],
  },
  {
    key: 'side-volley',
    harder: 1,
    from: 12,
    name: ['from the side', 'Seitvolley', 'странично воле'],
    aim: [
      'Turn the hips to the goal and hit a ball that comes from the side.',
      'Die Hüfte zum Tor drehen und den Ball von der Seite treffen.',
      'Тазът се завърта към вратата и се удря топка, идваща отстрани.',
    ],
    rule: [
      'The server stands at the side of the goal and plays a soft lofted ball; the shooter strikes it from the air or after a bounce towards the goal.',
      'Der Zuspieler steht seitlich des Tores und spielt einen weichen Heber; der Schütze schießt aus der Luft oder nach einmal Aufspringen.',
      'Подаващият е встрани от вратата и праща мека парабола; удря се от въздуха или след отскок.',
    ],
    points: [
      [
        'Front shoulder falls away, so the hip can turn.',
        'Die vordere Schulter kippt weg, damit die Hüfte drehen kann.',
        'Предното рамо пада настрани, за да се завърти тазът.',
      ],
      [
        'Hit the upper half of the ball: down into the goal.',
        'Obere Ballhälfte treffen: hinunter ins Tor.',
        'Удари горната половина: надолу във вратата.',
      ],
    ],
    more: [
      [
        'The ball is played from further back, with more speed.',
        'Der Ball kommt von weiter hinten und schneller.',
        'Топката идва от по-далеч и по-бързо.',
      ],
    ],
    easier: [
      'The server throws instead of playing with the foot.',
      'Der Zuspieler wirft, statt mit dem Fuß zu spielen.',
      'Подаващият хвърля вместо с крак.',
    ],
    scoring: [
      'Goal from the air three points, after a bounce two.',
      'Tor aus der Luft drei Punkte, nach Aufspringen zwei.',
      'Гол от въздуха – три точки, след отскок – две.',
    ],
    question: [
      'Where does your front shoulder point?',
      'Wohin zeigt deine vordere Schulter?',
      'Накъде сочи предното ти рамо?',
    ],
    fault: [
      'Standing square to the goal and sweeping past the ball.',
      'Frontal stehen und am Ball vorbeiwischen.',
      'Стоене фронтално и размахване покрай топката.',
    ],
  },
  {
    key: 'race-of-pairs',
    harder: 2,
    from: 10,
    name: ['pairs in competition', 'Paarwettbewerb', 'състезание по двойки'],
    aim: [
      'Keep the technique when points and time count.',
      'Die Technik halten, wenn Punkte und Zeit zählen.',
      'Техниката остава, когато се броят точки и време.',
    ],
    rule: [
      'Pairs compete: ten balls each, server and shooter change after every ball. The ball may be taken out of the air or after a bounce; a missed ball counts as used.',
      'Paare treten an: je zehn Bälle, Werfer und Schütze wechseln nach jedem Ball. Aus der Luft oder nach Aufspringen; verpasste Bälle zählen mit.',
      'Двойките се състезават: по десет топки, хвърлящ и удрящ се сменят след всяка. От въздуха или след отскок; изпусната топка се брои за изиграна.',
    ],
    points: [
      [
        'A good toss is half the goal: help your partner.',
        'Ein guter Wurf ist das halbe Tor: Hilf deinem Partner.',
        'Доброто хвърляне е половин гол: помогни на партньора.',
      ],
      [
        'Breathe out, look at the ball, then shoot.',
        'Ausatmen, Ball ansehen, schießen.',
        'Издишай, виж топката, удряй.',
      ],
    ],
    more: [
      [
        'Only the weaker foot in the second half of the balls.',
        'Die zweite Hälfte der Bälle nur mit dem schwächeren Fuß.',
        'Втората половина топки е с по-слабия крак.',
      ],
    ],
    easier: [
      'A stop with the thigh or chest before the shot is allowed.',
      'Annahme mit Oberschenkel oder Brust ist erlaubt.',
      'Позволено е омекотяване с бедро или гърди.',
    ],
    scoring: [
      'From the air three points, after a bounce two, on target one; best pair of the round.',
      'Aus der Luft drei, nach Aufspringen zwei, aufs Tor einer; bestes Paar des Durchgangs.',
      'От въздуха – три, след отскок – две, точен удар – една; най-добра двойка на серията.',
    ],
    question: [
      'What helped you to stay calm?',
      'Was hat dir geholfen, ruhig zu bleiben?',
      'Какво ти помогна да останеш спокоен?',
    ],
    fault: [
      'Rushed tosses, so that nothing can be hit.',
      'Hastige Würfe, die niemand treffen kann.',
      'Прибързани хвърляния, които не могат да се уцелят.',
    ],
  },
]
