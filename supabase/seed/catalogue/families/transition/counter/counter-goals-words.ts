/** Tasks of the counter to two mini goals. */
import type { TransitionTask } from '../kit'

export const counterGoalTasks: readonly TransitionTask[] = [
  {
    key: 'any-way',
    harder: 0,
    name: ['free counter', 'freier Konter', 'свободна контра'],
    aim: [
      'Find the fastest way out.',
      'Den schnellsten Weg nach vorn finden.',
      'Намиране на най-бързия път напред.',
    ],
    rule: [
      'After winning, amber plays freely to either mini goal, by pass or dribble.',
      'Nach dem Gewinn spielt Gelb frei auf ein Minitor, per Pass oder Dribbling.',
      'След отнемане жълтите играят свободно към една от малките врати – с пас или дрибъл.',
    ],
    points: [
      [
        'Space in front of you? Drive. Somebody in front of you? Pass.',
        'Platz vor dir? Andribbeln. Einer vor dir? Abspielen.',
        'Имаш място? Води. Има човек пред теб? Подай.',
      ],
      [
        'First touch away from the one you won it from.',
        'Erster Kontakt weg von dem, dem du den Ball abgenommen hast.',
        'Първото докосване е далеч от този, от когото си отнел.',
      ],
    ],
    more: [
      [
        'A counter goal needs a pass over the halfway line.',
        'Ein Kontertor braucht einen Pass über die Mittellinie.',
        'Голът от контра изисква пас през средната линия.',
      ],
    ],
    easier: [
      'Green waits two seconds before chasing.',
      'Grün wartet zwei Sekunden, bevor es nachsetzt.',
      'Зелените чакат две секунди, преди да гонят.',
    ],
    scoring: [
      'Goal one point each, whichever goal.',
      'Jedes Tor ein Punkt, egal welches.',
      'Всеки гол – една точка, независимо в коя врата.',
    ],
    question: [
      'Where was the most space after winning it?',
      'Wo war nach dem Gewinn der meiste Platz?',
      'Къде имаше най-много място след отнемането?',
    ],
    fault: [
      'Turning back into the crowd where the ball was won.',
      'Zurückdrehen ins Gedränge, wo der Ball gewonnen wurde.',
      'Обръщане обратно към гъстото, където е отнета топката.',
    ],
  },
  {
    key: 'far-goal',
    harder: 1,
    name: ['the far goal counts double', 'das ferne Tor zählt doppelt', 'далечната врата е двойна'],
    aim: [
      'Leave the side of the ball with the second pass.',
      'Mit dem zweiten Pass die Ballseite verlassen.',
      'С втория пас се напуска страната на топката.',
    ],
    rule: [
      'The mini goal on the side where the ball was won counts one, the other one two.',
      'Das Minitor auf der Seite des Gewinns zählt einfach, das andere doppelt.',
      'Малката врата от страната на отнемането носи една точка, другата – две.',
    ],
    points: [
      [
        'Win, set, switch: the second player plays to the far side.',
        'Gewinnen, ablegen, verlagern: Der Zweite spielt auf die ferne Seite.',
        'Отнемане, връщане, смяна: вторият играе на далечната страна.',
      ],
      [
        'Far player: start running when we press, not when the pass comes.',
        'Ferner Spieler: Lauf los, wenn wir pressen, nicht erst beim Pass.',
        'Далечен играч: тръгни, когато пресираме, не чак при паса.',
      ],
    ],
    more: [
      [
        'Far goal only with a first-time finish.',
        'Fernes Tor nur mit Direktabschluss.',
        'Далечната врата – само с удар от първо.',
      ],
    ],
    easier: [
      'Both goals count one, after a switch two.',
      'Beide Tore einfach, nach Verlagerung doppelt.',
      'И двете врати по една точка, след смяна – две.',
    ],
    scoring: [
      'Near mini goal one, far one two, large goal two.',
      'Nahes Minitor ein Punkt, fernes zwei, großes Tor zwei.',
      'Близка малка врата – една точка, далечна – две, голяма – две.',
    ],
    question: [
      'Who is furthest from the ball, and is it an option?',
      'Wer ist am weitesten vom Ball weg, und ist er anspielbar?',
      'Кой е най-далеч от топката и може ли да получи?',
    ],
    fault: [
      'A slow square pass in front of three opponents.',
      'Langsamer Querpass vor drei Gegnern.',
      'Бавен напречен пас пред трима противници.',
    ],
  },
  {
    key: 'ten-seconds',
    harder: 1,
    name: ['ten seconds to score', 'zehn Sekunden bis zum Tor', 'десет секунди до гола'],
    aim: [
      'Counter with tempo until the end.',
      'Den Konter mit Tempo zu Ende spielen.',
      'Контрата се играе с темпо докрай.',
    ],
    rule: [
      'Amber has ten seconds from winning to score in a mini goal; green tries to slow it down. After that amber must play the ball out.',
      'Gelb hat ab dem Gewinn zehn Sekunden für ein Minitor; Grün verzögert. Danach ist der Konter vorbei.',
      'От отнемането жълтите имат десет секунди за гол в малка врата; зелените забавят. После контрата свършва.',
    ],
    points: [
      [
        'At least two go with the ball, on both sides of it.',
        'Mindestens zwei gehen mit, auf beiden Seiten des Balls.',
        'Поне двама тръгват с топката, от двете ѝ страни.',
      ],
      [
        'Green: delay first, then attack the ball with two.',
        'Grün: erst verzögern, dann zu zweit auf den Ball.',
        'Зелени: първо забавете, после двама към топката.',
      ],
    ],
    more: [['Eight seconds.', 'Acht Sekunden.', 'Осем секунди.']],
    easier: ['Fifteen seconds.', 'Fünfzehn Sekunden.', 'Петнадесет секунди.'],
    scoring: [
      'Counter goal two points; green one if it survives ten seconds.',
      'Kontertor zwei Punkte; Grün einen, wenn es zehn Sekunden übersteht.',
      'Гол от контра – две точки; зелените – една, ако издържат десет секунди.',
    ],
    question: [
      'What slows a counter down, and how do you avoid it?',
      'Was bremst einen Konter, und wie vermeidest du es?',
      'Какво забавя контрата и как го избягваш?',
    ],
    fault: [
      'Only one runs, four watch.',
      'Einer läuft, vier schauen zu.',
      'Един тича, четирима гледат.',
    ],
  },
  {
    key: 'three-over',
    harder: 2,
    from: 11,
    name: ['three over the halfway line', 'drei über der Mittellinie', 'трима през средата'],
    aim: [
      'Support the counter in numbers and keep balance behind.',
      'Den Konter mit mehreren unterstützen und dahinter absichern.',
      'Контрата се подкрепя с повече хора, а отзад има баланс.',
    ],
    rule: [
      'A counter goal counts only if three amber players are past the middle and one stayed in front of their own goal.',
      'Ein Kontertor zählt nur, wenn drei Gelbe über der Feldmitte sind und einer vor dem eigenen Tor geblieben ist.',
      'Голът от контра важи само ако трима жълти са минали средата и един е останал пред своята врата.',
    ],
    points: [
      [
        'Full speed: even the run without the ball opens space for somebody else.',
        'Volles Tempo: Auch der Lauf ohne Ball macht Platz für den anderen.',
        'Пълна скорост: и спринтът без топка отваря място за друг.',
      ],
      [
        'Last one: decide aloud who stays.',
        'Der Letzte: Sag laut, wer bleibt.',
        'Последният: кажи на глас кой остава.',
      ],
    ],
    more: [
      [
        'All but one must cross.',
        'Alle bis auf einen müssen hinüber.',
        'Всички без един трябва да преминат.',
      ],
    ],
    easier: [
      'Two over the middle are enough.',
      'Zwei über der Mitte reichen.',
      'Стигат двама през средата.',
    ],
    scoring: [
      'Counter goal three points, large goal two.',
      'Kontertor drei Punkte, großes Tor zwei.',
      'Гол от контра – три точки, в голямата врата – две.',
    ],
    question: [
      'Who decides to stay, and how do the others know?',
      'Wer bleibt, und woher wissen es die anderen?',
      'Кой остава и откъде знаят другите?',
    ],
    fault: [
      'The ball carrier waits for the third one until all are back.',
      'Der Ballführer wartet auf den Dritten, bis alle zurück sind.',
      'Водещият чака третия, докато всички се върнат.',
    ],
  },
]
