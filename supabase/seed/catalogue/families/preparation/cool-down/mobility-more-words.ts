/** Parts of the body that the mobility circle looks after, continued. */
import type { DrillTask } from '../kit'

export const moreMobilityTasks: readonly DrillTask[] = [
  {
    key: 'hamstrings',
    harder: 1,
    name: ['thighs and calves', 'Oberschenkel und Waden', 'бедра и прасци'],
    aim: [
      'Care for the muscles that sprinted.',
      'Die Muskeln pflegen, die gesprintet sind.',
      'Грижа за мускулите, които са спринтирали.',
    ],
    rule: [
      'Heel in front, sweep the hands past the toes like collecting leaves; from a hand-and-foot stand push one heel at a time down; stand on one leg and hold the other foot behind; at last cross-legged lean to both sides.',
      'Ferse vor, mit den Händen an den Zehen vorbeistreichen wie beim Laubsammeln; im Vierfüßlerstand auf Händen und Füßen abwechselnd die Fersen senken; einbeinig stehen und den Fuß hinten halten; zuletzt Bein überkreuzen und zur Seite neigen.',
      'Петата напред, ръцете минават край пръстите като при събиране на листа; от опора на ръце и крака спускай петите една по една; стоеж на един крак с хванат другия отзад; накрая кръстосани крака и наклон встрани.',
    ],
    points: [
      [
        'Flat back: bring the belly to the thigh.',
        'Gerader Rücken: Bauch zum Oberschenkel.',
        'Прав гръб: корем към бедрото.',
      ],
      [
        'Knees next to each other when you hold the foot.',
        'Knie nebeneinander, wenn du den Fuß hältst.',
        'Коленете едно до друго, когато държиш крака.',
      ],
    ],
    more: [
      [
        'Hold the foot with the opposite hand.',
        'Den Fuß mit der Gegenhand halten.',
        'Хвани крака с обратната ръка.',
      ],
    ],
    easier: [
      'Bend the knee until it pulls only a little.',
      'Knie beugen, bis es nur leicht zieht.',
      'Сгъни коляното, докато опъва само леко.',
    ],
    scoring: [
      'One steady minute on each leg is the aim of the group.',
      'Ziel der Gruppe: auf jedem Bein eine ruhige Minute.',
      'Цел на групата: по една спокойна минута на крак.',
    ],
    question: [
      'Does anything hurt? Tell the coach.',
      'Tut dir etwas weh? Sag es dem Trainer.',
      'Боли ли те нещо? Кажи на треньора.',
    ],
    fault: [
      'Round back to reach the ground: range comes later.',
      'Runder Rücken, um den Boden zu erreichen: Tiefe kommt später.',
      'Гърбица, за да стигнеш земята: дълбочината идва после.',
    ],
  },
  {
    key: 'legs-up',
    harder: 1,
    name: ['legs up and breathing', 'Beine hoch und atmen', 'крака горе и дишане'],
    aim: [
      'Find calm by breathing before going home.',
      'Durch Atmen zur Ruhe kommen, bevor es heimgeht.',
      'Спокойствие чрез дишане преди тръгване.',
    ],
    rule: [
      'Lie on the back with the heels on the ball. The leader counts: in for four, hold for two, out for six. Then tense the whole body for five seconds and let go, from fists to feet.',
      'Auf den Rücken legen, Fersen auf dem Ball. Der Führende zählt: vier ein, zwei halten, sechs aus. Dann den ganzen Körper fünf Sekunden anspannen und loslassen, von den Fäusten bis zu den Füßen.',
      'Лягане по гръб с пети върху топката. Водещият брои: четири вдишване, две задържане, шест издишване. После цялото тяло се стяга за пет секунди и се отпуска – от юмруците до стъпалата.',
    ],
    points: [
      [
        'Hand on the belly: it rises before the chest.',
        'Hand auf den Bauch: Er hebt sich vor der Brust.',
        'Ръка на корема: той се вдига преди гърдите.',
      ],
      ['Let the ground carry you.', 'Lass dich vom Boden tragen.', 'Остави земята да те държи.'],
    ],
    more: [
      [
        'See your best action of today in slow motion behind closed eyes.',
        'Hinter geschlossenen Augen die beste Aktion von heute in Zeitlupe sehen.',
        'Със затворени очи виж на забавен каданс най-доброто си действие днес.',
      ],
    ],
    easier: [
      'Breathe freely without counting.',
      'Frei atmen, ohne zu zählen.',
      'Свободно дишане без броене.',
    ],
    scoring: [
      'Compare your pulse before and after.',
      'Den Puls vorher und nachher vergleichen.',
      'Сравни пулса преди и след това.',
    ],
    question: [
      'When in a match could such a breath help you?',
      'Wann im Spiel könnte dir so ein Atemzug helfen?',
      'Кога в мача такова вдишване би ти помогнало?',
    ],
    fault: [
      'Giggling starts: lower your own voice as a coach.',
      'Alle kichern: als Trainer selbst leiser sprechen.',
      'Започва кикот: като треньор говори по-тихо.',
    ],
  },
]
