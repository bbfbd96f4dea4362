/** The stories of the animal games; second part. */
import type { AnimalTask } from './animals'

export const moreAnimalTasks: readonly AnimalTask[] = [
  {
    key: 'crocodile-river',
    harder: 1,
    hunters: 2,
    ground: 'homes',
    name: ['crocodiles in the river', 'Krokodile im Fluss', 'крокодили в реката'],
    aim: [
      'Choose the moment and dribble past an opponent.',
      'Den richtigen Moment wählen und am Gegner vorbeidribbeln.',
      'Избор на момент и дрибъл покрай противник.',
    ],
    rule: [
      'The river lies between the homes. Two crocodiles steal balls in it: a stolen ball is dribbled to the coach and the child gets it back after three taps. Cross as often as you can.',
      'Zwischen den Häusern liegt der Fluss. Zwei Krokodile klauen dort Bälle: Ein geklauter Ball wird zum Trainer gedribbelt, nach drei Sohlentippern bekommt das Kind ihn zurück. So oft wie möglich hinüber.',
      'Между домовете е реката. Два крокодила крадат топки: откраднатата се води до треньора, а след три докосвания детето си я взема. Преминавайте колкото можете.',
    ],
    points: [
      [
        'Wait until the crocodile swims away, then go.',
        'Warte, bis das Krokodil wegschwimmt, dann los.',
        'Изчакай крокодила да отплува и тръгвай.',
      ],
      [
        'Show one side, go on the other.',
        'Zeig die eine Seite, geh auf der anderen.',
        'Покажи едната страна, мини през другата.',
      ],
    ],
    more: [
      [
        'A third crocodile joins after a minute.',
        'Nach einer Minute kommt ein drittes Krokodil.',
        'След минута идва трети крокодил.',
      ],
    ],
    easier: [
      'Crocodiles only swim sideways on the middle line.',
      'Krokodile schwimmen nur seitlich auf der Mittellinie.',
      'Крокодилите плуват само встрани по средната линия.',
    ],
    scoring: [
      'One point for each crossing with the ball.',
      'Ein Punkt je Überquerung mit Ball.',
      'Точка за всяко преминаване с топка.',
    ],
    question: [
      'How did you trick the crocodile?',
      'Wie hast du das Krokodil ausgetrickst?',
      'Как надхитри крокодила?',
    ],
    fault: [
      'Children go one by one: let groups start, then gaps open.',
      'Die Kinder gehen einzeln: gemeinsam starten, dann gibt es Lücken.',
      'Децата тръгват едно по едно: заедно отварят пролуки.',
    ],
  },
  {
    key: 'penguins',
    harder: 1,
    hunters: 0,
    ground: 'homes',
    name: ['penguins on thin ice', 'Pinguine auf dünnem Eis', 'пингвини на тънък лед'],
    aim: [
      'Control the ball with both feet on a short way.',
      'Den Ball mit beiden Füßen auf kurzem Weg kontrollieren.',
      'Контрол с двата крака на къс път.',
    ],
    rule: [
      'Penguins waddle across: inside left, inside right, in tiny steps. At “Ice cracks!” all stop the ball and balance on one leg; at “Fish!” all race to the nearer home.',
      'Pinguine watscheln hinüber: Innenseite links, Innenseite rechts, kleine Schritte. Bei „Das Eis knackt!“ Ball stoppen und auf einem Bein stehen; bei „Fisch!“ schnell ins nähere Zuhause.',
      'Пингвините се клатушкат: вътрешна част ляво, дясно, малки крачки. При „Ледът пука!“ всички спират топката и стоят на един крак; при „Риба!“ – бързо в близкия дом.',
    ],
    points: [
      [
        'Inside, inside: the ball goes tick-tock between your feet.',
        'Innen, innen: Der Ball macht Ticktack zwischen den Füßen.',
        'Вътре, вътре: топката прави тик-так между краката.',
      ],
      [
        'Balance: arms like wings, eyes far away.',
        'Gleichgewicht: Arme wie Flügel, Blick in die Ferne.',
        'Равновесие: ръце като крила, поглед надалеч.',
      ],
    ],
    more: [
      [
        'Balance with the sole on the ball and change the leg.',
        'Sohle auf dem Ball und das Bein wechseln.',
        'Подметка върху топката и смяна на крака.',
      ],
    ],
    easier: [
      'Stand on both legs, one foot on the ball.',
      'Auf beiden Beinen stehen, ein Fuß am Ball.',
      'Стой на два крака, единият до топката.',
    ],
    scoring: [
      'A fish for each crossing without losing the ball.',
      'Ein Fisch für jede Überquerung ohne Ballverlust.',
      'Риба за всяко преминаване без загуба.',
    ],
    question: [
      'How do you keep your balance on one leg?',
      'Wie hältst du auf einem Bein das Gleichgewicht?',
      'Как пазиш равновесие на един крак?',
    ],
    fault: [
      'Only the strong foot works: count aloud left, right.',
      'Nur der starke Fuß arbeitet: laut links, rechts zählen.',
      'Работи само силният крак: броете ляв, десен.',
    ],
  },
  {
    key: 'mother-duck',
    harder: 2,
    hunters: 0,
    ground: 'meadow',
    name: ['mother duck and ducklings', 'Entenmutter und Küken', 'майка патица и патенца'],
    aim: [
      'Lift the head: follow a partner and copy their moves.',
      'Kopf hoch: einem Partner folgen und Bewegungen nachmachen.',
      'Вдигната глава: следване на партньор и повтаряне на движенията.',
    ],
    rule: [
      'In pairs: the duck leads with turns and tempo, the duckling follows 2 m behind with its ball and does the same. On “Storm!” every duckling looks for another mother; on “Change!” roles change.',
      'Zu zweit: Die Ente führt mit Drehungen und Tempo, das Küken folgt mit seinem Ball 2 m dahinter und macht alles nach. Bei „Sturm!“ sucht jedes Küken eine neue Mutter; bei „Wechsel!“ Rollen tauschen.',
      'По двойки: патицата води със завои и темпо, патето следва на 2 м със своята топка и повтаря. При „Буря!“ всяко пате търси нова майка; при „Смяна!“ ролите се сменят.',
    ],
    points: [
      [
        'Duckling: look at the feet of the duck, feel your ball.',
        'Küken: schau auf die Füße der Ente, fühl deinen Ball.',
        'Пате: гледай краката на патицата, усещай топката.',
      ],
      [
        'Duck: change the pace so that it is fun to follow.',
        'Ente: wechsle das Tempo, damit das Folgen Spaß macht.',
        'Патица: сменяй темпото, за да е забавно.',
      ],
    ],
    more: [
      [
        'Three in a row: the last one overtakes on a signal.',
        'Zu dritt: Auf Signal überholt der Letzte.',
        'По трима: при сигнал последният изпреварва.',
      ],
    ],
    easier: [
      'The duck leads without a ball.',
      'Die Ente führt ohne Ball.',
      'Патицата води без топка.',
    ],
    scoring: [
      'One point for each duckling that is with a new mother within three seconds.',
      'Ein Punkt für jedes Küken, das in drei Sekunden eine neue Mutter hat.',
      'Точка за всяко пате с нова майка до три секунди.',
    ],
    question: [
      'What helps you to see ball and partner together?',
      'Was hilft dir, Ball und Partner zugleich zu sehen?',
      'Какво ти помага да виждаш и топката, и партньора?',
    ],
    fault: [
      'The duckling bumps into the duck: keep two big steps away.',
      'Das Küken läuft auf: zwei große Schritte Abstand.',
      'Патето се блъска: остави две големи крачки.',
    ],
  },
]
