/** The further tasks of the game with outside players: how the ball has to change sides. */
import type { PassingTask } from '../kit'

export const harderEndTasks: readonly PassingTask[] = [
  {
    key: 'swap-in',
    harder: 1,
    name: ['pass out, swap in', 'raus spielen, Platz tauschen', 'пас навън и смяна'],
    aim: [
      'After the switch move on at once and take over a new role.',
      'Nach dem Wechsel sofort weiterspielen und die Rolle tauschen.',
      'След смяната – веднага нова роля.',
    ],
    rule: [
      'Whoever plays to a side neutral takes that place; the neutral dribbles in and plays for the same team. A switch from neutral to neutral over the middle is a point. Bibs are held in the hand.',
      'Wer zum Außenjoker spielt, übernimmt dessen Platz; der Joker dribbelt hinein und spielt für dieses Team. Ein Wechsel von Joker zu Joker durch die Mitte ist ein Punkt. Leibchen werden in der Hand gehalten.',
      'Който подаде на крайния неутрален, заема мястото му; неутралният влиза с топката и играе за същия отбор. Смяна от край до край през средата е точка. Потниците се държат в ръка.',
    ],
    points: [
      [
        'Enter with a touch into space, not into the crowd.',
        'Mit dem ersten Kontakt in den Raum, nicht in die Menge.',
        'Влез с докосване в свободното, не в тълпата.',
      ],
      [
        'Everyone must know who is in: speak.',
        'Alle müssen wissen, wer drin ist: reden.',
        'Всички да знаят кой е вътре: говорете.',
      ],
    ],
    more: [
      [
        'The one who comes in has to play on with two touches.',
        'Der Eintretende hat zwei Kontakte.',
        'Влизащият има две докосвания.',
      ],
    ],
    easier: [
      'Change places only after a point.',
      'Platzwechsel nur nach einem Punkt.',
      'Смяна на местата само след точка.',
    ],
    scoring: [
      'A switch one point; a switch and five more passes two.',
      'Wechsel ein Punkt; Wechsel und fünf weitere Pässe zwei.',
      'Смяна – точка; смяна и още пет паса – две.',
    ],
    question: [
      'How did the team help the one who came in?',
      'Wie hat das Team dem Neuen geholfen?',
      'Как отборът помогна на влезлия?',
    ],
    fault: [
      'Passer stays and watches: the side is empty.',
      'Der Passgeber schaut zu: Die Seite ist leer.',
      'Подалият гледа: страната е празна.',
    ],
  },
  {
    key: 'finish-far',
    harder: 2,
    from: 10,
    name: ['switch, then score', 'verlagern, dann Tor', 'смяна, после гол'],
    aim: [
      'Turn the switch into a chance before the block has shifted.',
      'Die Verlagerung nutzen, bevor der Block verschoben hat.',
      'Смяната се използва, преди блокът да се е изместил.',
    ],
    rule: [
      'A mini goal stands in the middle of each end line; each team attacks one. A goal counts only if the ball has touched a side neutral in this attack; after a switch from one neutral to the other it counts double. After a goal the other team starts.',
      'In der Mitte jeder Grundlinie steht ein Minitor, jedes Team greift eines an. Ein Tor zählt nur, wenn im Angriff ein Außenjoker am Ball war; nach einem Wechsel von Joker zu Joker doppelt. Nach einem Tor beginnt der Gegner.',
      'В средата на всяка крайна линия има малка врата, всеки отбор напада една. Гол важи само ако в атаката е участвал краен неутрален; след смяна от край до край се брои двойно. След гол започва другият отбор.',
    ],
    points: [
      [
        'Switch and run forward at once: two steps before the block.',
        'Wechsel und sofort nach vorn: zwei Schritte vor dem Block.',
        'Смени и веднага напред: две крачки преди блока.',
      ],
      [
        'The last pass comes from outside in: arrive in front of goal.',
        'Der letzte Pass kommt von außen: vor dem Tor ankommen.',
        'Последният пас е отвън: бъди пред вратата.',
      ],
    ],
    more: [
      [
        'Five seconds from the switch to the shot.',
        'Fünf Sekunden vom Wechsel bis zum Schuss.',
        'Пет секунди от смяната до удара.',
      ],
    ],
    easier: [
      'Goals count always, after a switch double.',
      'Tore zählen immer, nach Verlagerung doppelt.',
      'Головете важат винаги, след смяна – двойно.',
    ],
    scoring: [
      'Goal one, goal after a full switch two points.',
      'Tor einer, Tor nach voller Verlagerung zwei Punkte.',
      'Гол – една, гол след пълна смяна – две точки.',
    ],
    question: [
      'How long does the far side stay open after the switch?',
      'Wie lange bleibt die ferne Seite nach dem Wechsel offen?',
      'Колко време далечната страна остава отворена?',
    ],
    fault: [
      'Slow after the switch: the defence is there again.',
      'Langsam nach dem Wechsel: Die Abwehr ist wieder da.',
      'Бавно след смяната: защитата пак е там.',
    ],
  },
]
