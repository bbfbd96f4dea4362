/** Forms of strength work with a partner, continued. */
import type { DrillTask } from '../kit'

export const moreStrengthTasks: readonly DrillTask[] = [
  {
    key: 'hold',
    harder: 1,
    from: 10,
    name: ['hold and lower', 'halten und absenken', 'задържане и спускане'],
    aim: [
      'Strong back of the thigh and groin against injuries.',
      'Starke Oberschenkelrückseite und Leiste gegen Verletzungen.',
      'Здрави задни бедра и слабини срещу травми.',
    ],
    rule: [
      'One kneels, the partner holds the ankles: lean forwards slowly with straight hips and catch yourself with the hands (four to eight times). Then side plank with the partner holding the upper leg (15 seconds each side), and a run to the marker and back.',
      'Einer kniet, der Partner hält die Knöchel: mit gestreckter Hüfte langsam nach vorn sinken und mit den Händen abfangen (vier- bis achtmal). Dann Seitstütz, der Partner hält das obere Bein (je 15 Sekunden), und ein Lauf zur Markierung und zurück.',
      'Единият е на колене, партньорът държи глезените: бавно спускане напред с изправен таз и посрещане с ръце (четири до осем пъти). После страничен планк, партньорът държи горния крак (по 15 секунди), и бягане до маркера и обратно.',
    ],
    points: [
      [
        'Knees on something soft; body straight from knee to head.',
        'Knie weich lagern; Körper vom Knie bis zum Kopf gerade.',
        'Колене на меко; тялото е право от коляно до глава.',
      ],
      [
        'Slow down for three seconds: the lowering makes you strong.',
        'Drei Sekunden bremsen: Das Absenken macht stark.',
        'Спускай три секунди: спускането прави силен.',
      ],
    ],
    more: [
      [
        'Go further before the hands help.',
        'Tiefer gehen, bevor die Hände helfen.',
        'По-ниско, преди ръцете да помогнат.',
      ],
    ],
    easier: [
      'Only a hand’s breadth forwards and back.',
      'Nur eine Handbreit vor und zurück.',
      'Само на длан разстояние напред и назад.',
    ],
    scoring: [
      'Note the number of clean repetitions; compare in four weeks.',
      'Saubere Wiederholungen notieren; in vier Wochen vergleichen.',
      'Запиши чистите повторения; сравни след четири седмици.',
    ],
    question: [
      'Why do sprinters need this exercise?',
      'Warum brauchen Sprinter diese Übung?',
      'Защо това упражнение е нужно на бързите играчи?',
    ],
    fault: [
      'Bending at the hips to make it easier.',
      'In der Hüfte abknicken, um es leichter zu machen.',
      'Прегъване в таза за улеснение.',
    ],
  },
  {
    key: 'shield',
    harder: 1,
    kind: { practice_type: 'opposed' },
    name: ['shield the ball', 'Ball abschirmen', 'пазене на топката'],
    aim: [
      'Use the body fairly between opponent and ball.',
      'Den Körper fair zwischen Gegner und Ball stellen.',
      'Честно използване на тялото между противник и топка.',
    ],
    rule: [
      'The one in green shields the ball in the lane, the one in amber presses from behind with chest and shoulder and tries to touch the ball with the foot. Ten seconds, then the other has the ball; four duels make a set.',
      'Der Grüne schirmt den Ball in der Bahn ab, der Gelbe drückt mit Brust und Schulter von hinten und versucht, den Ball mit dem Fuß zu berühren. Zehn Sekunden, dann hat der andere den Ball; vier Duelle sind ein Satz.',
      'Зеленият пази топката в коридора, жълтият натиска отзад с гърди и рамо и се опитва да я докосне с крак. Десет секунди, после другият е с топката; четири дуела са серия.',
    ],
    points: [
      [
        'Side on, wide stance, arm out to feel the opponent.',
        'Seitlich, breiter Stand, Arm spürt den Gegner.',
        'Странично, широк разкрач, ръката усеща противника.',
      ],
      [
        'Ball on the far foot, roll it away with the sole.',
        'Ball am gegnerfernen Fuß, mit der Sohle wegziehen.',
        'Топката в далечния крак, дърпай с подметка.',
      ],
    ],
    more: [
      [
        'After ten seconds turn out and dribble to the marker.',
        'Nach zehn Sekunden herausdrehen und zur Markierung dribbeln.',
        'След десет секунди – завъртане и водене до маркера.',
      ],
    ],
    easier: [
      'The opponent uses only the shoulder.',
      'Der Gegner drückt nur mit der Schulter.',
      'Противникът натиска само с рамо.',
    ],
    scoring: [
      'A point for ten seconds without a touch by the other.',
      'Ein Punkt für zehn Sekunden ohne Berührung durch den anderen.',
      'Точка за десет секунди без докосване от другия.',
    ],
    question: [
      'What tells you on which side the opponent comes?',
      'Woran merkst du, auf welcher Seite der Gegner kommt?',
      'По какво усещаш от коя страна идва противникът?',
    ],
    fault: [
      'Pushing with the hands: that is a foul.',
      'Mit den Händen schieben: Das ist Foul.',
      'Бутане с ръце: нарушение.',
    ],
  },
]
