/** Who stays, who goes, what the king may do. */
import type { GameTask } from './kit'

export const kingTasks: readonly GameTask[] = [
  {
    key: 'winner-stays',
    harder: 0,
    play: 'dribble',
    name: ['winner stays', 'der Sieger bleibt', 'победителят остава'],
    aim: [
      'Concentrate again after success.',
      'Nach dem Erfolg gleich wieder konzentriert sein.',
      'Нова концентрация след успеха.',
    ],
    rule: [
      'Whoever scores stays king, the others change with the wall. After three wins in a row the king goes out too. No goal in two minutes: the team that has been in longer goes out.',
      'Wer trifft, bleibt König, die anderen tauschen mit der Wand. Nach drei Siegen in Folge geht auch der König hinaus. Ohne Tor in zwei Minuten geht das Team, das länger drin ist.',
      'Който вкара, остава крал, другият отбор става стена. След три поредни победи и кралят излиза. Без гол за две минути излиза отборът, който е по-дълго вътре.',
    ],
    points: [
      [
        'King: the next opponents are fresh, start awake.',
        'König: Der nächste Gegner ist frisch, sei wach.',
        'Крал: следващият е отпочинал, бъди буден.',
      ],
      [
        'Challenger: attack at once, they are still celebrating.',
        'Herausforderer: sofort angreifen, sie jubeln noch.',
        'Претендент: атакувай веднага, те още се радват.',
      ],
    ],
    more: [
      [
        'The king has to score twice, challengers once.',
        'Der König braucht zwei Tore, der Herausforderer eins.',
        'Кралят трябва да вкара два гола, претендентът един.',
      ],
    ],
    easier: [
      'Change after every goal in a fixed order.',
      'Nach jedem Tor in fester Reihenfolge wechseln.',
      'Смяна след всеки гол в определен ред.',
    ],
    scoring: [
      'A crown (point) for each game won.',
      'Eine Krone (Punkt) je gewonnenem Spiel.',
      'Корона (точка) за всяка победа.',
    ],
    question: [
      'What made it hard to stay king?',
      'Was machte es schwer, König zu bleiben?',
      'Кое прави трудно да останеш крал?',
    ],
    fault: [
      'Strong and weak teams: mix again after each round.',
      'Ungleiche Teams: nach jeder Runde neu mischen.',
      'Неравни отбори: разбърквай след всяка серия.',
    ],
  },
  {
    key: 'challenge-cup',
    harder: 0,
    name: ['the travelling cup', 'der Wanderpokal', 'подвижната купа'],
    aim: [
      'Find solutions together in a short break.',
      'In kurzer Pause gemeinsam Lösungen finden.',
      'Общи решения в кратката почивка.',
    ],
    rule: [
      'The cup (a cone) belongs to the wall team first. Each game of two minutes has a fixed order; whoever beats the holder or wins while holding it takes the cup outside with them. All play the same number of games.',
      'Der Pokal (ein Hütchen) gehört zuerst dem Wandteam. Zwei Minuten je Spiel in fester Reihenfolge; wer den Pokalverteidiger schlägt oder als Pokalverteidiger gewinnt, nimmt ihn mit. Alle haben gleich viele Spiele.',
      'Купата (конус) първо е на отбора-стена. Игри по две минути в определен ред; който победи притежателя или спечели като такъв, я взема. Всички имат равен брой игри.',
    ],
    points: [
      [
        'Use the time outside: one idea for the next game.',
        'Nutzt die Zeit außen: eine Idee fürs nächste Spiel.',
        'Използвайте времето отвън: една идея за следващата игра.',
      ],
      [
        'Leading? Keep attacking, not just kicking away.',
        'Führung? Weiterspielen statt wegschlagen.',
        'Водите ли, играйте напред, не чистете.',
      ],
    ],
    more: [
      [
        'The holder starts the game one goal behind.',
        'Der Pokalverteidiger beginnt mit einem Tor Rückstand.',
        'Притежателят започва с гол назад.',
      ],
    ],
    easier: [
      'The wall may also dribble one step in.',
      'Die Wand darf einen Schritt ins Feld dribbeln.',
      'Стената може да влезе с крачка.',
    ],
    scoring: [
      'Whoever holds the cup at the end wins; goals are counted for all together.',
      'Wer am Ende den Pokal hat, gewinnt; die Tore zählen für alle gemeinsam.',
      'Печели притежателят накрая; головете се броят общо за всички.',
    ],
    question: [
      'Which idea from outside worked inside?',
      'Welche Idee von außen klappte innen?',
      'Коя идея отвън успя вътре?',
    ],
    fault: [
      'Break talk about mistakes instead of ideas.',
      'In der Pause über Fehler statt über Ideen reden.',
      'В почивката се говори за грешки, а не за идеи.',
    ],
  },
  {
    key: 'wall-counts',
    harder: 1,
    play: 'switch',
    kind: { topic: 'switching_play', practice_type: 'conditioned_game' },
    name: ['the king needs the wall', 'der König braucht die Wand', 'кралят има нужда от стената'],
    aim: [
      'Use help from outside and go on moving.',
      'Hilfe von außen nutzen und weiterlaufen.',
      'Използване на помощ отвън и движение.',
    ],
    rule: [
      'The king’s goals only count after a pass over the wall; the challengers’ goals always count. The winner stays.',
      'Tore des Königs zählen nur nach einem Pass über die Wand, Tore der Herausforderer immer. Der Sieger bleibt.',
      'Головете на краля важат само след пас през стената, на претендентите – винаги. Победителят остава.',
    ],
    points: [
      [
        'Wall: one touch back into the run.',
        'Wand: ein Kontakt, zurück in den Lauf.',
        'Стена: едно докосване в движение.',
      ],
      [
        'Play outside, then inside to the other side.',
        'Außen anspielen, dann auf die andere Seite.',
        'Подай навън, после към другата страна.',
      ],
    ],
    more: [
      [
        'Over both side lines before a goal.',
        'Vor dem Tor über beide Seiten.',
        'Преди гол – през двете страни.',
      ],
    ],
    easier: [
      'The wall has two touches.',
      'Die Wand hat zwei Kontakte.',
      'Стената има две докосвания.',
    ],
    scoring: [
      'One crown per win, one more after three wall passes.',
      'Eine Krone je Sieg, eine dazu für drei Wandpässe.',
      'Корона за победа и още една за три паса през стената.',
    ],
    question: [
      'Where do you run after the pass to the wall?',
      'Wohin läufst du nach dem Pass zur Wand?',
      'Къде тичаш след паса към стената?',
    ],
    fault: [
      'Standing and waiting for the return.',
      'Stehen bleiben und auf den Rückpass warten.',
      'Стоене в очакване на връщането.',
    ],
  },
  {
    key: 'flying-change',
    harder: 1,
    play: 'win',
    teams: [3, 6],
    kind: { topic: 'counter_attack', moment: 'transition_to_attack' },
    name: ['flying change', 'fliegender Wechsel', 'светкавична смяна'],
    aim: [
      'Use the moment in which the others have to sort themselves.',
      'Den Moment nutzen, in dem sich die anderen ordnen.',
      'Използване на мига, в който другите се подреждат.',
    ],
    rule: [
      'The team that concedes leaves at once; the wall comes in from all sides and has to defend immediately, because the scorers get a new ball from the coach straight away.',
      'Das Team mit dem Gegentor geht sofort; die Wand kommt von allen Seiten herein und verteidigt gleich, denn die Torschützen bekommen sofort einen neuen Ball.',
      'Получилият гол излиза веднага; стената влиза от всички страни и тутакси защитава, защото вкаралите получават нова топка.',
    ],
    points: [
      [
        'New ball: forward before they stand.',
        'Neuer Ball: nach vorn, bevor sie stehen.',
        'Нова топка: напред, преди да са застанали.',
      ],
      [
        'Coming in: first the middle, then to the ball.',
        'Beim Hereinkommen: erst die Mitte, dann zum Ball.',
        'При влизане: първо центъра, после топката.',
      ],
    ],
    more: [
      [
        'The new ball is played into the run by the keeper or last player.',
        'Der neue Ball kommt weit in den Lauf.',
        'Новата топка идва дълга в движение.',
      ],
    ],
    easier: [
      'Three seconds before the new ball.',
      'Drei Sekunden bis zum neuen Ball.',
      'Три секунди до новата топка.',
    ],
    scoring: [
      'One crown per goal, two within eight seconds of the change.',
      'Eine Krone je Tor, zwei binnen acht Sekunden nach dem Wechsel.',
      'Корона за гол, две до осем секунди след смяната.',
    ],
    question: [
      'Who took over the middle when you came in?',
      'Wer hat beim Hereinkommen die Mitte übernommen?',
      'Кой пое центъра при влизането?',
    ],
    fault: [
      'The new team walks in.',
      'Das neue Team geht gemütlich hinein.',
      'Новият отбор влиза с ходене.',
    ],
  },
  {
    key: 'handicap',
    harder: 2,
    play: 'wall',
    teams: [3, 6],
    kind: { corners: ['tactical', 'psychological', 'social'], practice_type: 'conditioned_game' },
    name: ['the crown is heavy', 'die Krone wiegt schwer', 'короната тежи'],
    aim: [
      'Solve harder tasks as the better team.',
      'Als besseres Team schwerere Aufgaben lösen.',
      'По-силният отбор решава по-трудни задачи.',
    ],
    rule: [
      'With every win the king gets a harder rule: first three touches, then two, then goals only first-time. Losing the crown takes the rules away.',
      'Mit jedem Sieg wird es für den König schwerer: erst drei Kontakte, dann zwei, dann Tore nur direkt. Mit der Krone verliert man auch die Auflagen.',
      'С всяка победа кралят има по-трудно правило: първо три докосвания, после две, после само голове от първо. Със загуба на короната правилата падат.',
    ],
    points: [
      [
        'King: more movement makes fewer touches easy.',
        'König: Mehr Bewegung macht weniger Kontakte leicht.',
        'Крал: с повече движение и малкото докосвания стигат.',
      ],
      [
        'Challenger: press, they have little time.',
        'Herausforderer: Druck machen, sie haben wenig Zeit.',
        'Претендент: натискай, те имат малко време.',
      ],
    ],
    more: [
      [
        'The challengers choose the rule.',
        'Die Herausforderer wählen die Auflage.',
        'Претендентите избират правилото.',
      ],
    ],
    easier: [
      'The rules apply in a team’s own half only.',
      'Die Auflage gilt nur in der eigenen Hälfte.',
      'Правилото важи само в своята половина.',
    ],
    scoring: [
      'Crowns double with each rule: one, two, four.',
      'Kronen verdoppeln sich: eins, zwei, vier.',
      'Короните се удвояват: една, две, четири.',
    ],
    question: [
      'Which rule made you play better?',
      'Welche Auflage hat euch besser gemacht?',
      'Кое правило ви направи по-добри?',
    ],
    fault: [
      'The king argues about the rule instead of adapting.',
      'Der König hadert mit der Auflage, statt sich anzupassen.',
      'Кралят спори за правилото, вместо да се нагоди.',
    ],
  },
]
