/** Courses of the activation lanes, continued. */
import type { DrillTask } from '../kit'

export const moreLaneTasks: readonly DrillTask[] = [
  {
    key: 'rings',
    harder: 0,
    name: ['rings', 'Reifen', 'обръчи'],
    aim: [
      'Jump from side to side and keep the eyes on the game.',
      'Von Seite zu Seite springen und die Augen beim Spiel haben.',
      'Скокове от страна на страна с поглед към играта.',
    ],
    rule: [
      'One foot per ring from side to side, stop on the last one, then pass the ball back and forth twice with the partner before changing places.',
      'Ein Fuß pro Reifen von Seite zu Seite, auf dem letzten stoppen, dann mit dem Partner zweimal hin und her passen und tauschen.',
      'По един крак в обръч от страна на страна, спиране в последния, после два паса с партньора и смяна на местата.',
    ],
    points: [
      [
        'Push off sideways from the whole foot.',
        'Seitlich vom ganzen Fuß abdrücken.',
        'Отблъсквай се встрани с цялото стъпало.',
      ],
      [
        'Stand like a flamingo before you go on.',
        'Steh wie ein Flamingo, bevor es weitergeht.',
        'Застани като фламинго, преди да продължиш.',
      ],
    ],
    more: [
      [
        'The partner throws the ball during the jumps: catch and throw back.',
        'Der Partner wirft während der Sprünge: fangen und zurückwerfen.',
        'Партньорът хвърля топката по време на скоковете: хвани и върни.',
      ],
    ],
    easier: [
      'Both feet into each ring.',
      'Mit beiden Füßen in jeden Reifen.',
      'С два крака във всеки обръч.',
    ],
    scoring: [
      'Every course without touching a ring counts for the whole group.',
      'Jeder Durchgang ohne Reifenberührung zählt für die ganze Gruppe.',
      'Всяко минаване без докосване на обръч е точка за всички.',
    ],
    question: [
      'How do the arms help when you stop?',
      'Wie helfen die Arme beim Stoppen?',
      'Как помагат ръцете при спиране?',
    ],
    fault: [
      'Falling into the next ring: wait until you stand.',
      'In den nächsten Reifen fallen: warten, bis du stehst.',
      'Падане към следващия обръч: изчакай да застанеш.',
    ],
  },
  {
    key: 'poles',
    harder: 1,
    name: ['slalom poles', 'Slalomstangen', 'слаломни пръти'],
    aim: [
      'Change direction with a low centre of gravity.',
      'Mit tiefem Schwerpunkt die Richtung wechseln.',
      'Смяна на посоката с нисък център на тежестта.',
    ],
    rule: [
      'Forwards through the poles, check out of the last one with a feint, ask for the pass, play it back and finish with a sprint to the far marker. Next turn: backwards, then side steps.',
      'Vorwärts durch die Stangen, an der letzten mit Finte lösen, Pass fordern, zurückspielen und zur Markierung sprinten. Danach rückwärts, dann mit Sidesteps.',
      'Напред през прътите, от последния – финт и освобождаване, търсене на пас, връщане и спринт до маркера. После назад, после със странични стъпки.',
    ],
    points: [
      [
        'Shorter steps before the pole, longer after it.',
        'Kürzere Schritte vor der Stange, längere danach.',
        'По-къси крачки преди пръта, по-дълги след него.',
      ],
      [
        'Shoulders turn first, then hips and feet.',
        'Erst drehen die Schultern, dann Hüfte und Füße.',
        'Първо раменете, после тазът и краката.',
      ],
    ],
    more: [
      [
        'Dribble the slalom and exchange balls with the partner by passing.',
        'Den Slalom dribbeln und mit dem Partner die Bälle per Pass tauschen.',
        'Слалом с топка и размяна на топките с партньора с пас.',
      ],
    ],
    easier: [
      'Wider gaps between the poles.',
      'Größere Abstände zwischen den Stangen.',
      'По-голямо разстояние между прътите.',
    ],
    scoring: [
      'The lane with the fewest touched poles wins the round.',
      'Die Bahn mit den wenigsten berührten Stangen gewinnt.',
      'Печели коридорът с най-малко докоснати пръти.',
    ],
    question: [
      'What does your outside foot do at each pole?',
      'Was macht dein äußerer Fuß an jeder Stange?',
      'Какво прави външният ти крак при всеки прът?',
    ],
    fault: [
      'Wide curves: brake early and go close.',
      'Zu weite Bögen: früh bremsen, eng vorbei.',
      'Широки завои: спри рано и мини близо.',
    ],
  },
]
