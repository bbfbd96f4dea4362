/** Tasks of winning the ball and breaking out. */
import type { TransitionTask } from '../kit'

export const breakTasks: readonly TransitionTask[] = [
  {
    key: 'forward-first',
    harder: 0,
    name: ['first pass forward', 'erster Pass nach vorn', 'първи пас напред'],
    aim: [
      'The first pass leaves the zone.',
      'Der erste Pass verlässt die Zone.',
      'Първият пас напуска зоната.',
    ],
    rule: [
      'The first action after winning must take the ball out of the zone, by pass or dribble; a pass back or square gives it to amber again.',
      'Die erste Aktion nach dem Gewinn bringt den Ball aus der Zone, per Pass oder Dribbling; nach Rück- oder Querpass bekommt ihn Gelb wieder.',
      'Първото действие след отнемането извежда топката от зоната с пас или дрибъл; при пас назад или встрани тя се връща на жълтите.',
    ],
    points: [
      [
        'Win it with a touch forward: tackle and first touch are one action.',
        'Gewinn den Ball mit einem Kontakt nach vorn: Zweikampf und erster Kontakt sind eins.',
        'Отнемай с докосване напред: единоборство и първи контакт са едно действие.',
      ],
      [
        'Nearest team-mate: sprint out of the zone before the pass, so it has a target.',
        'Nächster Mitspieler: sprinte schon vor dem Pass aus der Zone, dann gibt es ein Ziel.',
        'Най-близкият: спринтирай извън зоната още преди паса, за да има цел.',
      ],
    ],
    more: [
      ['The first pass is one-touch.', 'Der erste Pass erfolgt direkt.', 'Първият пас е от първо.'],
    ],
    easier: [
      'One safe pass is allowed before.',
      'Vorher ist ein sicherer Pass erlaubt.',
      'Позволен е един сигурен пас преди това.',
    ],
    scoring: [
      'Goal two points; zone left with the first action one.',
      'Tor zwei Punkte; Zone mit der ersten Aktion verlassen einer.',
      'Гол – две точки; излизане от зоната с първото действие – една.',
    ],
    question: [
      'What must you see before you win the ball?',
      'Was musst du gesehen haben, bevor du den Ball gewinnst?',
      'Какво трябва да си видял, преди да отнемеш?',
    ],
    fault: [
      'Blind clearance instead of a pass to somebody.',
      'Blindes Wegschlagen statt Pass zum Mann.',
      'Сляпо изчистване вместо пас към съотборник.',
    ],
  },
  {
    key: 'six-seconds',
    harder: 1,
    name: ['shot within six seconds', 'Schuss in sechs Sekunden', 'удар до шест секунди'],
    aim: [
      'Reach the shot before the defence is in order.',
      'Zum Schuss kommen, bevor die Abwehr geordnet ist.',
      'Удар, преди защитата да се подреди.',
    ],
    rule: [
      'From the moment of winning green has six seconds to shoot; the coach counts aloud. Later goals do not count.',
      'Ab dem Ballgewinn hat Grün sechs Sekunden bis zum Schuss; der Trainer zählt laut. Spätere Tore zählen nicht.',
      'От отнемането зелените имат шест секунди до удара; треньорът брои на глас. По-късните голове не важат.',
    ],
    points: [
      [
        'Straight way: carry the ball at the defender’s inside shoulder.',
        'Direkter Weg: Führ den Ball auf die innere Schulter des Verteidigers zu.',
        'Най-прекият път: води към вътрешното рамо на защитника.',
      ],
      [
        'Without the ball: sprint past the ball, do not watch it.',
        'Ohne Ball: Sprinte am Ball vorbei, schau nicht zu.',
        'Без топка: спринтирай пред топката, не гледай.',
      ],
    ],
    more: [['Five seconds.', 'Fünf Sekunden.', 'Пет секунди.']],
    easier: ['Eight seconds.', 'Acht Sekunden.', 'Осем секунди.'],
    scoring: [
      'Goal in four seconds three points, in six two; shot on target one.',
      'Tor in vier Sekunden drei Punkte, in sechs zwei; Schuss aufs Tor einer.',
      'Гол до четири секунди – три точки, до шест – две; точен удар – една.',
    ],
    question: [
      'Where did you lose time: touch, look or run?',
      'Wo ging Zeit verloren: Kontakt, Blick oder Lauf?',
      'Къде се загуби време: докосване, поглед или бягане?',
    ],
    fault: [
      'Hasty shot from far although a free player runs beside.',
      'Überhasteter Schuss von weit, obwohl einer frei mitläuft.',
      'Прибързан удар отдалеч, макар че до теб тича свободен.',
    ],
  },
  {
    key: 'two-chasers',
    harder: 1,
    name: ['two chase back', 'zwei jagen hinterher', 'двама догонват'],
    aim: [
      'Protect the lead over those who chase from behind.',
      'Den Vorsprung vor den Verfolgern behaupten.',
      'Запазване на преднината пред преследвачите.',
    ],
    rule: [
      'The two possession players nearest to the ball chase the break; they may start when the ball has left the zone.',
      'Die zwei ballnächsten Spieler aus der Zone jagen dem Konter nach, sobald der Ball die Zone verlassen hat.',
      'Двамата от зоната, които са най-близо до топката, догонват контрата, щом топката излезе.',
    ],
    points: [
      [
        'Cross in front of the chaser: then they must go round you or foul.',
        'Kreuz den Laufweg des Verfolgers: Er muss um dich herum oder foulen.',
        'Пресечи пътя на преследвача: той трябва да те заобиколи или да фаулира.',
      ],
      [
        'Big touches in open space, small ones near defenders.',
        'Im freien Raum große Kontakte, vor Verteidigern kleine.',
        'На свободно – дълги докосвания, до защитник – къси.',
      ],
    ],
    more: [
      [
        'Chasers start with the ball won.',
        'Die Verfolger starten schon beim Ballgewinn.',
        'Преследвачите тръгват още при отнемането.',
      ],
    ],
    easier: ['Only one chases.', 'Nur einer jagt nach.', 'Догонва само един.'],
    scoring: [
      'Goal two points; ball won by a chaser one for amber.',
      'Tor zwei Punkte; Gewinn durch Verfolger einer für Gelb.',
      'Гол – две точки; отнемане от преследвач – една за жълтите.',
    ],
    question: [
      'How do you use your body against somebody from behind?',
      'Wie nutzt du deinen Körper gegen den, der von hinten kommt?',
      'Как използваш тялото срещу идващия отзад?',
    ],
    fault: [
      'Slowing down to look for the chaser.',
      'Abbremsen, um nach dem Verfolger zu schauen.',
      'Забавяне, за да се види преследвачът.',
    ],
  },
  {
    key: 'break-or-keep',
    harder: 2,
    name: ['break or keep', 'Kontern oder halten', 'контра или задържане'],
    aim: [
      'Decide whether the break is on; if not, keep the ball.',
      'Entscheiden, ob der Konter geht; wenn nicht, den Ball halten.',
      'Преценка дали има контра; ако няма, топката се задържа.',
    ],
    rule: [
      'After winning, green chooses: break to the goal, or keep the ball in the zone for five passes. Amber presses at once; lost within three passes gives amber a point.',
      'Nach dem Gewinn wählt Grün: Konter aufs Tor oder fünf Pässe in der Zone. Gelb presst sofort; Verlust in den ersten drei Pässen ist ein Punkt für Gelb.',
      'След отнемане зелените избират: контра към вратата или пет паса в зоната. Жълтите веднага пресират; загуба в първите три паса е точка за тях.',
    ],
    points: [
      [
        'Open and facing forward? Go. Back to goal and pressed? Keep.',
        'Offen und Blick nach vorn? Los. Rücken zum Tor und Druck? Halten.',
        'С лице напред и свободен? Тръгвай. С гръб и под натиск? Задръж.',
      ],
      [
        'One voice decides: “Go!” or “Keep!”',
        'Eine Stimme entscheidet: „Los!“ oder „Halten!“',
        'Един глас решава: „Тръгвай!“ или „Дръж!“',
      ],
    ],
    more: [
      [
        'After five passes the break is still allowed and counts double.',
        'Nach fünf Pässen ist der Konter noch erlaubt und zählt doppelt.',
        'След пет паса контрата още е позволена и е двойна.',
      ],
    ],
    easier: [
      'The coach calls “go” or “keep”.',
      'Der Trainer ruft „Los“ oder „Halten“.',
      'Треньорът вика „Тръгвай“ или „Дръж“.',
    ],
    scoring: [
      'Goal two points, five passes one.',
      'Tor zwei Punkte, fünf Pässe einer.',
      'Гол – две точки, пет паса – една.',
    ],
    question: [
      'Which picture told you that the break was on?',
      'Welches Bild hat dir gezeigt, dass der Konter geht?',
      'Коя картина ти показа, че има контра?',
    ],
    fault: [
      'Half break, half keep: two run, two stand.',
      'Halb Konter, halb Ballbesitz: Zwei laufen, zwei stehen.',
      'Половин контра, половин задържане: двама тичат, двама стоят.',
    ],
  },
]
