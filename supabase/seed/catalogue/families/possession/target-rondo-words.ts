/** Tasks of the rondo with targets: how the ball reaches the far target. */
import type { Task } from './kit'

export const targetRondoTasks: readonly Task[] = [
  {
    key: 'end-to-end',
    harder: 0,
    name: ['from target to target', 'von Zielspieler zu Zielspieler', 'от единия край до другия'],
    aim: [
      'Play forward when it is open, keep it when it is not.',
      'Nach vorn spielen, wenn offen ist, halten, wenn nicht.',
      'Напред, когато е отворено, пазене, когато не е.',
    ],
    rule: [
      'A ball that travels from one target to the other counts; then the same way back. No direct pass between the targets.',
      'Es zählt ein Ball, der von einem Zielspieler zum anderen wandert; danach zurück. Kein direkter Pass zwischen den Zielspielern.',
      'Брои се топка, стигнала от единия до другия краен играч; после обратно. Без директен пас между двамата.',
    ],
    points: [
      [
        'Receive so that you see both targets.',
        'So annehmen, dass du beide Zielspieler siehst.',
        'Поемай така, че да виждаш и двата края.',
      ],
      [
        'No way forward? Bring it back and try the other side.',
        'Kein Weg nach vorn? Zurück und über die andere Seite.',
        'Няма път напред? Върни и опитай от другата страна.',
      ],
    ],
    more: [
      [
        'The target has one touch, the next one must already be there.',
        'Der Zielspieler hat einen Kontakt, der Nächste muss schon da sein.',
        'Крайният има едно докосване, следващият трябва вече да е там.',
      ],
    ],
    easier: [
      'The targets may not be attacked and take all the time they want.',
      'Die Zielspieler dürfen nicht angegriffen werden und haben Zeit.',
      'Крайните не се атакуват и имат време.',
    ],
    scoring: [
      'One point each time the ball has gone from end to end.',
      'Ein Punkt für jeden Weg von Ende zu Ende.',
      'Точка за всяко преминаване от край до край.',
    ],
    question: [
      'How do you know that the far target is open?',
      'Woher weißt du, dass der ferne Zielspieler frei ist?',
      'Откъде знаеш, че далечният край е свободен?',
    ],
    fault: [
      'All run towards the ball and close the way to the target.',
      'Alle laufen zum Ball und verstellen den Weg zum Zielspieler.',
      'Всички тичат към топката и затварят пътя към края.',
    ],
  },
  {
    key: 'third-man',
    harder: 1,
    name: ['to the target by the third man', 'über den Dritten zum Ziel', 'чрез третия до края'],
    aim: [
      'Reach the target with a lay-off and a third runner.',
      'Den Zielspieler mit Ablage und drittem Mann erreichen.',
      'До крайния се стига с връщане и трети играч.',
    ],
    rule: [
      'The pass to the target only counts after a one-touch lay-off to a player who faces the target.',
      'Der Pass zum Zielspieler zählt nur nach einer direkten Ablage auf einen, der zum Ziel schaut.',
      'Пасът към края се брои само след връщане от първо към играч с лице към него.',
    ],
    points: [
      [
        'Back to the target? Lay it off, do not turn.',
        'Rücken zum Ziel? Ablegen statt drehen.',
        'С гръб към края? Върни, не се завъртай.',
      ],
      [
        'Third man: start when the ball goes in, arrive when it comes out.',
        'Dritter: starten, wenn der Ball hineingeht, da sein, wenn er herauskommt.',
        'Третият: тръгни, когато топката влиза, бъди там, когато излиза.',
      ],
    ],
    more: [
      [
        'The third man plays one-touch too.',
        'Auch der Dritte spielt direkt.',
        'И третият играе от първо.',
      ],
    ],
    easier: [
      'The lay-off may take two touches.',
      'Die Ablage darf zwei Kontakte haben.',
      'Връщането може да е с две докосвания.',
    ],
    scoring: [
      'Two points by the third man; nothing for other balls to the target.',
      'Zwei Punkte über den Dritten; andere Bälle zum Ziel zählen nicht.',
      'Две точки чрез третия; други пасове към края не носят нищо.',
    ],
    question: [
      'Who can see the target when you cannot?',
      'Wer sieht das Ziel, wenn du es nicht siehst?',
      'Кой вижда края, когато ти не го виждаш?',
    ],
    fault: [
      'Third man stands next to the lay-off player: too close, no angle.',
      'Der Dritte steht neben dem Ableger: zu nah, kein Winkel.',
      'Третият е до връщащия: твърде близо, без ъгъл.',
    ],
  },
  {
    key: 'swap-in',
    harder: 1,
    name: ['swap with the target', 'mit dem Zielspieler tauschen', 'смяна с крайния'],
    aim: [
      'Keep the order of the team although places change all the time.',
      'Die Ordnung halten, obwohl ständig Plätze wechseln.',
      'Редът се пази, въпреки че местата се сменят непрекъснато.',
    ],
    rule: [
      'Whoever passes to the target runs to that place; the target dribbles or passes into the field and plays on as a field player.',
      'Wer zum Zielspieler passt, übernimmt dessen Platz; der Zielspieler dribbelt oder passt ins Feld und spielt dort weiter.',
      'Който подаде на крайния, заема мястото му; крайният влиза с дрибъл или пас и продължава в полето.',
    ],
    points: [
      [
        'Target: first touch into the free half of the field.',
        'Zielspieler: erster Kontakt in die freie Feldhälfte.',
        'Краен: първо докосване в свободната половина.',
      ],
      [
        'Fill the empty place: look who is missing where.',
        'Seine Lücke füllen: Schau, wo einer fehlt.',
        'Запълнете мястото му: гледайте къде липсва някой.',
      ],
    ],
    more: [
      [
        'The target must dribble past the first defender before passing.',
        'Der Zielspieler muss erst am ersten Verteidiger vorbeidribbeln.',
        'Крайният първо трябва да премине с дрибъл един защитник.',
      ],
    ],
    easier: [
      'The defenders wait until the swap is done.',
      'Die Verteidiger warten, bis getauscht ist.',
      'Защитниците изчакват смяната.',
    ],
    scoring: [
      'One point per swap with the ball kept.',
      'Ein Punkt je Tausch mit Ballbesitz.',
      'Точка за всяка смяна със запазена топка.',
    ],
    question: [
      'Which place has to be filled first after the swap?',
      'Welcher Platz muss nach dem Tausch zuerst besetzt werden?',
      'Кое място се запълва първо след смяната?',
    ],
    fault: [
      'Passer stops after the ball: the target has nobody to play to.',
      'Passgeber bleibt stehen: Hinter dem Zielspieler ist keiner.',
      'Подаващият спира: зад крайния няма никой.',
    ],
  },
  {
    key: 'two-touch-six',
    harder: 2,
    name: ['six passes, two touches', 'sechs Pässe, zwei Kontakte', 'шест паса, две докосвания'],
    aim: [
      'Speed up: few touches, few passes, and yet calm.',
      'Beschleunigen: wenige Kontakte, wenige Pässe und trotzdem ruhig.',
      'Ускоряване: малко докосвания, малко пасове и пак спокойствие.',
    ],
    rule: [
      'The ball has to be at the other target within six passes, two touches each, otherwise the defenders get a point.',
      'Der Ball muss in sechs Pässen beim anderen Zielspieler sein, je zwei Kontakte, sonst punkten die Verteidiger.',
      'Топката трябва да е при другия край до шест паса с две докосвания, иначе точката е за защитниците.',
    ],
    points: [
      [
        'Second pass already past the first defender.',
        'Schon der zweite Pass am ersten Verteidiger vorbei.',
        'Още вторият пас минава първия защитник.',
      ],
      [
        'Count along and know: two passes left means forward.',
        'Mitzählen: Noch zwei Pässe heißt nach vorn.',
        'Брои: остават два паса – значи напред.',
      ],
    ],
    more: [['Four passes.', 'Nur noch vier Pässe.', 'Само четири паса.']],
    easier: [
      'Eight passes and three touches.',
      'Acht Pässe und drei Kontakte.',
      'Осем паса и три докосвания.',
    ],
    scoring: [
      'One point within six passes, three points within three.',
      'Ein Punkt in sechs Pässen, drei Punkte in drei.',
      'Точка до шест паса, три точки до три.',
    ],
    question: [
      'Which of the six passes was wasted?',
      'Welcher der sechs Pässe war verschenkt?',
      'Кой от шестте паса беше излишен?',
    ],
    fault: [
      'Hurry instead of speed: passes into pressure.',
      'Hektik statt Tempo: Pässe in den Druck.',
      'Прибързаност вместо темпо: пасове в натиска.',
    ],
  },
]
