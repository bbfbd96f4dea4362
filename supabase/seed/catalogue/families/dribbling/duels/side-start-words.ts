/** How the two against two begins. */
import type { Task } from '../kit'

export const sideTasks: readonly Task[] = [
  {
    key: 'coach-ball',
    harder: 0,
    name: ['race to the coach’s ball', 'Wettlauf zum Trainerball', 'надпревара за топката'],
    aim: [
      'Win the first ball, then use the moment of disorder.',
      'Den ersten Ball gewinnen und die Unordnung nutzen.',
      'Печелене на първата топка и използване на безредието.',
    ],
    rule: [
      'The coach plays a ball into the middle. One of each pair goes for it, the partner finds a place: wide if green gets it, behind if not.',
      'Der Trainer spielt in die Mitte. Je einer geht zum Ball, der Partner sucht seinen Platz: breit bei eigenem Ball, dahinter bei fremdem.',
      'Треньорът вкарва в средата. По един отива към топката, партньорът намира мястото си: широко при своя топка, отзад при чужда.',
    ],
    points: [
      [
        'Decide by voice who goes: “Me!”',
        'Mit der Stimme entscheiden: „Ich!“',
        'Реши с глас кой отива: „Аз!“',
      ],
      [
        'First at the ball? First touch towards goal.',
        'Erster am Ball? Erster Kontakt zum Tor.',
        'Пръв на топката? Първо докосване към вратата.',
      ],
    ],
    more: [['The ball bounces.', 'Der Ball springt auf.', 'Топката подскача.']],
    easier: [
      'The coach plays it clearly to one team.',
      'Der Trainer spielt klar zu einem Team.',
      'Треньорът подава ясно на единия отбор.',
    ],
    scoring: [
      'Goal one point; within five seconds two.',
      'Tor ein Punkt; innerhalb von fünf Sekunden zwei.',
      'Гол – точка; до петата секунда – две.',
    ],
    question: [
      'What did the partner do while you ran to the ball?',
      'Was tat der Partner, während du zum Ball liefst?',
      'Какво правеше партньорът, докато тичаше към топката?',
    ],
    fault: [
      'Both of a team go for the ball.',
      'Beide eines Teams gehen zum Ball.',
      'И двамата от отбора отиват към топката.',
    ],
  },
  {
    key: 'pass-across',
    harder: 0,
    name: ['defenders pass across', 'Querpass der Verteidiger', 'защитниците подават напречно'],
    aim: [
      'Attack a defence that is still on its way.',
      'Eine Abwehr angreifen, die noch unterwegs ist.',
      'Атака срещу защита, която още тича.',
    ],
    rule: [
      'Amber plays the ball across the field to green and both defend at once. Amber stands on the other side line, so the first metres belong to green.',
      'Gelb spielt den Ball quer durchs Feld zu Grün und verteidigt sofort. Gelb steht an der anderen Seitenlinie, die ersten Meter gehören also Grün.',
      'Жълтите подават напречно към зелените и веднага защитават. Те са на другата странична линия, затова първите метри са за зелените.',
    ],
    points: [
      [
        'Take the ball forwards, not to the middle where they come from.',
        'Ball nach vorn mitnehmen, nicht in die Mitte, woher sie kommen.',
        'Поеми напред, не към средата, откъдето идват.',
      ],
      [
        'Use the partner as a threat: look at them and go yourself.',
        'Nutz den Partner als Drohung: hinschauen und selbst gehen.',
        'Използвай партньора като заплаха: погледни го и мини сам.',
      ],
    ],
    more: [
      [
        'Amber passes into space instead of to feet.',
        'Gelb passt in den Raum statt in den Fuß.',
        'Жълтите подават в пространството, не в крака.',
      ],
    ],
    easier: [
      'Amber starts when green has touched the ball.',
      'Gelb startet mit dem ersten Kontakt von Grün.',
      'Жълтите тръгват с първото докосване на зелените.',
    ],
    scoring: [
      'Goal one point, ball won and played to the coach one.',
      'Tor ein Punkt, Ballgewinn und Pass zum Trainer einer.',
      'Гол – точка, отнемане и пас към треньора – точка.',
    ],
    question: [
      'Where was the defence open in the first two seconds?',
      'Wo war die Abwehr in den ersten zwei Sekunden offen?',
      'Къде беше отворена защитата в първите две секунди?',
    ],
    fault: [
      'Waiting until both defenders are in position.',
      'Warten, bis beide Verteidiger stehen.',
      'Чакане, докато двамата защитници застанат.',
    ],
  },
  {
    key: 'late-partner',
    harder: 1,
    name: ['partners join after 3 seconds', 'Partner kommen später', 'партньорите влизат по-късно'],
    aim: [
      'Win the duel or hold the ball until help is there.',
      'Das Duell gewinnen oder den Ball halten, bis Hilfe kommt.',
      'Печелене на двубоя или задържане до идването на помощ.',
    ],
    rule: [
      'First it is 1v1 on the coach’s ball; the partners count to three aloud and run in. A goal before that counts double.',
      'Zuerst 1 gegen 1 um den Ball des Trainers; die Partner zählen laut bis drei und laufen hinein. Ein Tor davor zählt doppelt.',
      'Първо 1 срещу 1 за топката на треньора; партньорите броят до три на глас и влизат. Гол преди това е двоен.',
    ],
    points: [
      [
        'Before three: is the goal open? Then go. If not, shield.',
        'Vor drei: Ist das Tor frei? Dann los. Wenn nicht, abschirmen.',
        'До три: отворена ли е вратата? Тръгвай. Ако не – прикрий.',
      ],
      [
        'Partner: run into the space the duel leaves, not to the ball.',
        'Partner: in den Raum laufen, den das Duell freilässt.',
        'Партньор: влез в пространството, което двубоят освобождава.',
      ],
    ],
    more: [
      [
        'The coach calls when partners may enter, each time at another moment.',
        'Der Trainer ruft den Einstieg, jedes Mal zu einer anderen Zeit.',
        'Треньорът дава сигнала за влизане – всеки път в друг момент.',
      ],
    ],
    easier: [
      'Partners join with the first touch.',
      'Die Partner kommen mit dem ersten Kontakt.',
      'Партньорите влизат с първото докосване.',
    ],
    scoring: [
      'Goal alone two points, goal with the partner one.',
      'Tor allein zwei Punkte, mit Partner einer.',
      'Гол сам – две точки, с партньора – една.',
    ],
    question: [
      'How did the game change when the partners came?',
      'Wie änderte sich das Spiel, als die Partner kamen?',
      'Как се промени играта, когато влязоха партньорите?',
    ],
    fault: [
      'Passing to the partner by habit although the way is free.',
      'Aus Gewohnheit zum Partner passen, obwohl der Weg frei ist.',
      'Пас по навик, макар пътят да е свободен.',
    ],
  },
  {
    key: 'round-the-cone',
    harder: 1,
    name: ['run round the cone first', 'erst um das Hütchen', 'първо около конуса'],
    aim: [
      'Use a short overload after a quick start.',
      'Nach schnellem Start eine kurze Überzahl nutzen.',
      'Използване на кратко предимство след бърз старт.',
    ],
    rule: [
      'The first green has the ball and may attack at once. The second green and the first amber must round their cones first; the second amber may go straight to the goals. So it is 1v1, 2v1 or 2v2 within seconds.',
      'Der erste Grüne hat den Ball und darf sofort angreifen. Der zweite Grüne und der erste Gelbe müssen um ihr Hütchen; der zweite Gelbe läuft direkt zu den Toren. So wird aus 1 gegen 1 in Sekunden 2 gegen 1 oder 2 gegen 2.',
      'Първият зелен е с топка и може да атакува веднага. Вторият зелен и първият жълт минават около конуса си; вторият жълт отива право към вратите. Така за секунди 1 срещу 1 става 2 срещу 1 или 2 срещу 2.',
    ],
    points: [
      [
        'Count: how many are between you and the goals?',
        'Zähle: Wie viele stehen zwischen dir und den Toren?',
        'Преброй: колко са между теб и вратите?',
      ],
      [
        'One defender: run at them, make them decide, then pass or pass them.',
        'Ein Verteidiger: andribbeln, zur Entscheidung zwingen, dann Pass oder vorbei.',
        'Един защитник: карай към него, накарай го да избере, после пас или дрибъл.',
      ],
    ],
    more: [
      [
        'Move the cone of green one metre further.',
        'Das grüne Hütchen steht einen Meter weiter.',
        'Конусът на зелените е с метър по-далеч.',
      ],
    ],
    easier: [
      'Both ambers must round the cone.',
      'Beide Gelben müssen um das Hütchen.',
      'И двамата жълти обикалят конуса.',
    ],
    scoring: [
      'Goal in overload one point, goal against two defenders two.',
      'Tor in Überzahl ein Punkt, gegen zwei Verteidiger zwei.',
      'Гол при предимство – точка, срещу двама – две.',
    ],
    question: [
      'How long did the overload last, and did you use it?',
      'Wie lange dauerte die Überzahl, und hast du sie genutzt?',
      'Колко трая предимството и използва ли го?',
    ],
    fault: [
      'The ball carrier slows down to wait.',
      'Der Ballführende bremst, um zu warten.',
      'Водещият забавя, за да чака.',
    ],
  },
]
