/** Games of the goal hunt for the youngest: many small goals, a ball each. */
import type { FinishingTask } from './kit'

export const huntTasks: readonly FinishingTask[] = [
  {
    key: 'round-trip',
    harder: 0,
    name: ['goal round trip', 'Torreise', 'пътешествие по вратите'],
    aim: [
      'Score in every goal and enjoy finding the way.',
      'In jedes Tor treffen und dabei den Weg finden.',
      'Гол във всяка врата и радост от намирането на пътя.',
    ],
    rule: [
      'Everyone travels from goal to goal and scores in each; never twice in a row in the same one. Whoever has visited all goals shouts “home!” and starts a new trip.',
      'Alle reisen von Tor zu Tor und treffen in jedes; nie zweimal hintereinander ins selbe. Wer in allen war, ruft „Zuhause!“ und beginnt eine neue Reise.',
      'Всички пътуват от врата на врата и вкарват във всяка; никога два пъти поред в същата. Който е обиколил всички, вика „вкъщи!“ и тръгва пак.',
    ],
    points: [
      [
        'Look for a goal where nobody is.',
        'Such dir ein Tor, an dem keiner ist.',
        'Потърси врата, където няма никой.',
      ],
      [
        'Stop close by, look, push it in.',
        'Nah davor bremsen, schauen, hineinschieben.',
        'Спри отблизо, погледни, вкарай.',
      ],
    ],
    more: [
      [
        'Change the foot with every goal.',
        'Bei jedem Tor den Fuß wechseln.',
        'При всяка врата с другия крак.',
      ],
    ],
    easier: [
      'Every goal counts, in any order.',
      'Jedes Tor zählt, Reihenfolge egal.',
      'Всеки гол важи, редът няма значение.',
    ],
    scoring: [
      'Count the finished trips; beat your own number next time.',
      'Zähl deine Reisen; nächstes Mal schlägst du dich selbst.',
      'Брой обиколките; следващия път подобри себе си.',
    ],
    question: [
      'Which goal was free, and how did you see it?',
      'Welches Tor war frei, und wie hast du es gesehen?',
      'Коя врата беше свободна и как я видя?',
    ],
    fault: [
      'Kicking from far away and running after the ball.',
      'Von weit weg schießen und dem Ball nachlaufen.',
      'Удар отдалеч и тичане след топката.',
    ],
  },
  {
    key: 'knock-the-treasure',
    harder: 0,
    name: ['knock the treasure', 'Schatz umschießen', 'събори съкровището'],
    aim: [
      'Aim: look at the target, then at the ball.',
      'Zielen: erst das Ziel ansehen, dann den Ball.',
      'Прицел: първо виж целта, после топката.',
    ],
    rule: [
      'A cone, the treasure, stands in front of each goal. Shoot from outside two steps; who knocks it over puts it up again and hunts the next.',
      'Vor jedem Tor steht ein Hütchen, der Schatz. Aus mindestens zwei Schritten schießen; wer trifft, stellt ihn wieder auf und jagt den nächsten.',
      'Пред всяка врата има конус – съкровището. Удря се от поне две крачки; който го събори, го изправя и търси следващото.',
    ],
    points: [
      [
        'Soft and exact is better than hard.',
        'Weich und genau ist besser als hart.',
        'Меко и точно е по-добре от силно.',
      ],
      [
        'Standing foot beside the ball, looking at the treasure.',
        'Standfuß neben den Ball, Blick zum Schatz.',
        'Опорният крак до топката, погледът към съкровището.',
      ],
    ],
    more: [
      [
        'Three steps away count double.',
        'Drei Schritte Abstand zählen doppelt.',
        'От три крачки точките са двойни.',
      ],
    ],
    easier: ['As near as you like.', 'So nah du willst.', 'Толкова близо, колкото искаш.'],
    scoring: [
      'One point per treasure; all together try to reach a number the coach names.',
      'Ein Punkt je Schatz; alle zusammen schaffen die Zahl, die der Trainer nennt.',
      'Точка за съкровище; всички заедно гонят числото на треньора.',
    ],
    question: [
      'What do you look at last before you shoot?',
      'Wohin schaust du zuletzt vor dem Schuss?',
      'Накъде гледаш последно преди удара?',
    ],
    fault: [
      'Shooting with the toe, without aiming.',
      'Mit der Spitze schießen, ohne zu zielen.',
      'Удар с върха без прицел.',
    ],
  },
  {
    key: 'two-teams',
    harder: 1,
    from: 6,
    name: ['two teams count goals', 'zwei Teams zählen Tore', 'два отбора броят голове'],
    aim: [
      'Score fast for the team and get back into play at once.',
      'Schnell fürs Team treffen und sofort weiterspielen.',
      'Бърз гол за отбора и веднага обратно в игра.',
    ],
    rule: [
      'Two teams hunt at the same time, nobody attacks the ball of others. A scorer calls the team’s number of goals aloud, takes the ball out and goes on to another goal.',
      'Zwei Teams jagen gleichzeitig, niemand greift fremde Bälle an. Wer trifft, ruft den Stand seines Teams, holt den Ball heraus und zieht zum nächsten Tor.',
      'Два отбора ловят едновременно, никой не напада чужда топка. Който вкара, вика резултата на отбора, взема топката и отива към друга врата.',
    ],
    points: [
      [
        'Head up so that nobody bumps into you.',
        'Kopf hoch, damit keiner in dich läuft.',
        'Глава горе, за да не се блъснеш.',
      ],
      [
        'After the goal, leave at once to where it is empty.',
        'Nach dem Tor sofort dorthin, wo es leer ist.',
        'След гола веднага там, където е празно.',
      ],
    ],
    more: [
      [
        'Every third goal with the other foot.',
        'Jedes dritte Tor mit dem anderen Fuß.',
        'Всеки трети гол с другия крак.',
      ],
    ],
    easier: [
      'A goal counts even from the post.',
      'Auch Pfostenschüsse zählen.',
      'Броят се и ударите в греда.',
    ],
    scoring: [
      'All goals of the team; the winners choose the next rule.',
      'Alle Tore des Teams; die Sieger wählen die nächste Regel.',
      'Всички голове на отбора; победителите избират следващото правило.',
    ],
    question: [
      'How did your team get most goals?',
      'Wie hat euer Team die meisten Tore gemacht?',
      'Как отборът ви вкара най-много голове?',
    ],
    fault: [
      'Queuing at one goal although others are free.',
      'Anstehen an einem Tor, obwohl andere frei sind.',
      'Опашка пред една врата, а други са свободни.',
    ],
  },
  {
    key: 'goal-guards',
    harder: 2,
    from: 7,
    name: ['guards protect the goals', 'Wächter schützen die Tore', 'пазачи бранят вратите'],
    aim: [
      'See which goal is open and change direction when a guard comes.',
      'Das offene Tor sehen und die Richtung wechseln, wenn ein Wächter kommt.',
      'Вижда се отворената врата и се сменя посоката, щом дойде пазач.',
    ],
    rule: [
      'Two guards without a ball run between the goals and block shots with the feet; a goal is protected when a guard stands in front. Guards change every half minute.',
      'Zwei Wächter ohne Ball laufen zwischen den Toren und blocken mit den Füßen; ein Tor ist zu, wenn ein Wächter davorsteht. Jede halbe Minute werden die Wächter gewechselt.',
      'Двама пазачи без топка тичат между вратите и спират с крака; вратата е затворена, ако пред нея има пазач. Пазачите се сменят на всяка половин минута.',
    ],
    points: [
      [
        'Guard comes? Turn and look for another goal.',
        'Wächter kommt? Abdrehen und ein anderes Tor suchen.',
        'Идва пазач? Завърти и търси друга врата.',
      ],
      [
        'Guards: share the field, do not stand in one goal.',
        'Wächter: Feld aufteilen, nicht in einem Tor stehen.',
        'Пазачи: разделете полето, не стойте на една врата.',
      ],
    ],
    more: [
      [
        'Guards may take the ball away as well.',
        'Wächter dürfen auch den Ball wegnehmen.',
        'Пазачите могат и да отнемат топката.',
      ],
    ],
    easier: ['One guard only.', 'Nur ein Wächter.', 'Само един пазач.'],
    scoring: [
      'One point per goal; guards count their blocks.',
      'Ein Punkt je Tor; Wächter zählen ihre Blocks.',
      'Точка за гол; пазачите броят спасяванията.',
    ],
    question: [
      'How did you trick the guard?',
      'Wie hast du den Wächter ausgetrickst?',
      'Как надхитри пазача?',
    ],
    fault: [
      'Running into the guard instead of turning away.',
      'In den Wächter hineinlaufen, statt abzudrehen.',
      'Бягане в пазача вместо завъртане.',
    ],
  },
]
