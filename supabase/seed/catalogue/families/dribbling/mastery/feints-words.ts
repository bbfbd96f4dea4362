/** Which feint. */
import type { Task } from '../kit'

export const feintTasks: readonly Task[] = [
  {
    key: 'body',
    harder: 0,
    name: ['body feint', 'Körpertäuschung', 'лъжливо движение с тялото'],
    aim: [
      'Shift the weight to one side and go to the other.',
      'Das Gewicht zur einen Seite verlagern und zur anderen gehen.',
      'Тежестта отива на едната страна, играчът – на другата.',
    ],
    rule: [
      'Long step to the left with shoulder and knee, no touch of the ball; then take it away to the right with the outside of the right foot.',
      'Großer Schritt nach links mit Schulter und Knie, ohne Ballkontakt; dann mit dem rechten Außenrist nach rechts mitnehmen.',
      'Голяма крачка наляво с рамо и коляно, без докосване; после извеждане надясно с външната страна на десния крак.',
    ],
    points: [
      [
        'Let the shoulder lie: it says “left”.',
        'Lass die Schulter lügen: Sie sagt „links“.',
        'Нека рамото излъже: то казва „наляво“.',
      ],
      [
        'Push off hard from the foot of the false step.',
        'Kräftig vom Bein des falschen Schritts abdrücken.',
        'Отблъсни се силно от крака на лъжливата крачка.',
      ],
    ],
    more: [
      [
        'Feint to both sides, then go.',
        'Zu beiden Seiten täuschen, dann weg.',
        'Финт на двете страни, после тръгвай.',
      ],
    ],
    easier: [
      'Do it without the ball first, like a dance step.',
      'Erst ohne Ball, wie ein Tanzschritt.',
      'Първо без топка, като танцова стъпка.',
    ],
    scoring: [
      'One point for every feint after which two big steps follow.',
      'Ein Punkt für jede Finte, auf die zwei große Schritte folgen.',
      'Точка за всеки финт, последван от две големи крачки.',
    ],
    question: [
      'What does the opponent look at: ball, foot or shoulder?',
      'Worauf schaut der Gegner: Ball, Fuß oder Schulter?',
      'Какво гледа противникът: топката, крака или рамото?',
    ],
    fault: [
      'Only the head moves; the opponent does not believe it.',
      'Nur der Kopf bewegt sich; das glaubt keiner.',
      'Мърда само главата; никой не вярва.',
    ],
  },
  {
    key: 'step-over',
    harder: 0,
    name: ['step-over', 'Übersteiger', 'прехвърляне на крака над топката'],
    aim: [
      'Step round the rolling ball and take it with the other foot.',
      'Den rollenden Ball übersteigen und mit dem anderen Fuß mitnehmen.',
      'Прехвърляне на крака над търкалящата се топка и извеждане с другия.',
    ],
    rule: [
      'The right foot goes round the front of the ball from inside to outside; the left outside takes the ball away. Change the foot at each meeting.',
      'Der rechte Fuß geht von innen nach außen vorn um den Ball; der linke Außenrist nimmt ihn mit. Bei jedem Treffen den Fuß wechseln.',
      'Десният крак минава пред топката отвътре навън; лявата външна страна я извежда. При всяка среща се сменя кракът.',
    ],
    points: [
      [
        'Ball slow and beside you, leg low over the ground.',
        'Ball langsam und neben dir, das Bein flach über dem Boden.',
        'Топката е бавна и до теб, кракът минава ниско.',
      ],
      [
        'The step-over foot lands wide: from there you push off.',
        'Der Fuß landet breit: Von dort drückst du dich ab.',
        'Кракът стъпва широко: оттам се отблъскваш.',
      ],
    ],
    more: [
      [
        'Double step-over, left and right.',
        'Doppelter Übersteiger, links und rechts.',
        'Двойно прехвърляне – с левия и с десния.',
      ],
    ],
    easier: [
      'Over a lying ball, then push it away.',
      'Über den ruhenden Ball, dann wegschieben.',
      'Над спряла топка, после я бутни настрани.',
    ],
    scoring: [
      'One point when the next touch is within a second of landing.',
      'Ein Punkt, wenn der nächste Kontakt sofort nach dem Aufsetzen kommt.',
      'Точка, ако следващото докосване е веднага след стъпването.',
    ],
    question: [
      'Which foot takes the ball, and why that one?',
      'Welcher Fuß nimmt den Ball mit, und warum dieser?',
      'Кой крак извежда топката и защо точно той?',
    ],
    fault: [
      'The ball stops during the step-over: keep it rolling.',
      'Der Ball bleibt beim Übersteiger liegen: rollen lassen.',
      'Топката спира при прехвърлянето: нека се търкаля.',
    ],
  },
  {
    key: 'double-touch',
    harder: 1,
    name: ['double touch', 'Doppelkontakt innen–innen', 'двойно докосване'],
    aim: [
      'Slide past the outstretched leg with two touches, one from each foot.',
      'Mit zwei Kontakten, je Fuß einem, am gestreckten Bein vorbeigleiten.',
      'Изплъзване покрай протегнатия крак с две докосвания – по едно с всеки крак.',
    ],
    rule: [
      'Close to the cone the right inside plays the ball across to the left foot, whose inside pushes it forward past the cone. The two touches must sound like “tick-tack”.',
      'Nah am Hütchen spielt die rechte Innenseite den Ball quer zum linken Fuß, dessen Innenseite ihn vorbeischiebt. Die zwei Kontakte klingen wie „tick-tack“.',
      'Близо до конуса дясната вътрешна страна праща топката напречно към левия крак, а той с вътрешна я тласка напред. Двете докосвания звучат като „тик-так“.',
    ],
    points: [
      [
        'First touch sideways, second one forward.',
        'Erster Kontakt zur Seite, zweiter nach vorn.',
        'Първото докосване е встрани, второто – напред.',
      ],
      [
        'Wait until the leg comes: then the way is open.',
        'Warte, bis das Bein kommt: Dann ist der Weg offen.',
        'Изчакай крака на противника: тогава пътят е отворен.',
      ],
    ],
    more: [
      [
        'The one opposite stretches a leg as a real trigger.',
        'Der Gegenüber streckt als Auslöser ein Bein vor.',
        'Срещуположният протяга крак като истински сигнал.',
      ],
    ],
    easier: [
      'Two cones a metre apart: play the first touch between them.',
      'Zwei Hütchen im Meterabstand: Der erste Kontakt geht dazwischen.',
      'Два конуса на метър: първото докосване минава между тях.',
    ],
    scoring: [
      'One point per “tick-tack” without touching the cone.',
      'Ein Punkt je „tick-tack“ ohne Berührung des Hütchens.',
      'Точка за всяко „тик-так“ без докоснат конус.',
    ],
    question: [
      'When is this better than a step-over?',
      'Wann ist das besser als ein Übersteiger?',
      'Кога това е по-добро от прехвърлянето?',
    ],
    fault: [
      'Both touches go sideways: you stay in front of the opponent.',
      'Beide Kontakte gehen quer: Du bleibst vor dem Gegner.',
      'И двете докосвания са встрани: оставаш пред противника.',
    ],
  },
  {
    key: 'stop-and-go',
    harder: 1,
    name: ['stop and go', 'Stopp und Start', 'спиране и тръгване'],
    aim: [
      'Beat an opponent by changing the pace only.',
      'Einen Gegner allein mit dem Tempowechsel schlagen.',
      'Преодоляване само със смяна на темпото.',
    ],
    rule: [
      'At the cone the sole touches the top of the ball as if stopping; the same foot then strikes it forward and both sprint to the end. Who passes the end line first with the ball under control has won.',
      'Am Hütchen berührt die Sohle den Ball, als wollte man stoppen; derselbe Fuß treibt ihn dann vor, und beide sprinten zum Ende. Wer zuerst mit kontrolliertem Ball über der Linie ist, gewinnt.',
      'При конуса подметката докосва топката, все едно спираш; същият крак я тласка напред и двамата спринтират до края. Печели първият с овладяна топка зад линията.',
    ],
    points: [
      [
        'Body up at the stop, body down at the start.',
        'Beim Stopp aufrichten, beim Start klein werden.',
        'При спирането – изправен, при тръгването – ниско.',
      ],
      [
        'Longest touch of all right after the stop.',
        'Direkt nach dem Stopp der längste Kontakt.',
        'Най-дългото докосване е веднага след спирането.',
      ],
    ],
    more: [
      [
        'Two stops in a row; the second may be a lie.',
        'Zwei Stopps hintereinander; der zweite darf gelogen sein.',
        'Две спирания подред; второто може да е лъжа.',
      ],
    ],
    easier: [
      'Without a race: each in their own tempo.',
      'Ohne Wettlauf: jeder in seinem Tempo.',
      'Без надпревара: всеки в свое темпо.',
    ],
    scoring: [
      'One point for the sprint won with the ball.',
      'Ein Punkt für den mit Ball gewonnenen Sprint.',
      'Точка за спечелен спринт с топка.',
    ],
    question: [
      'What happens to a defender who runs beside you when you stop?',
      'Was macht ein Verteidiger neben dir, wenn du stoppst?',
      'Какво прави защитникът до теб, когато спреш?',
    ],
    fault: [
      'Slow, then a bit faster: the difference must be seen.',
      'Langsam, dann etwas schneller: Der Unterschied muss sichtbar sein.',
      'Бавно, после малко по-бързо: разликата трябва да личи.',
    ],
  },
]
