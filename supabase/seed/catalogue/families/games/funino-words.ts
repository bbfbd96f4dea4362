/** Tasks of Funino: which goal counts and how one gets there. */
import type { GameTask } from './kit'

export const funinoTasks: readonly GameTask[] = [
  {
    key: 'free',
    harder: 0,
    play: 'dribble',
    kind: { practice_type: 'free_game', topic: 'fun' },
    name: ['free play', 'freies Spiel', 'свободна игра'],
    aim: [
      'Try things out without fear: dribble, pass or shoot as you decide.',
      'Ohne Angst ausprobieren: dribbeln, passen oder schießen, wie du willst.',
      'Всеки опитва без страх: дрибъл, пас или удар по собствен избор.',
    ],
    rule: [
      'Goals count from everywhere in the opponents’ half. After a goal the team that conceded dribbles in beside its goal. No other rule.',
      'Tore zählen von überall in der gegnerischen Hälfte. Nach einem Tor dribbelt das andere Team neben seinem Tor ein. Mehr Regeln gibt es nicht.',
      'Голът важи отвсякъде в половината на противника. След гол другият отбор влиза с дрибъл до вратата си. Други правила няма.',
    ],
    points: [
      [
        'Room in front of you? Take it with the ball!',
        'Platz vor dir? Nimm ihn dir mit dem Ball!',
        'Има място пред теб? Вземи го с топката!',
      ],
      [
        'It did not work? Great try, go again.',
        'Nicht geklappt? Toller Versuch, gleich noch einmal.',
        'Не се получи? Чудесен опит, давай пак.',
      ],
    ],
    more: [
      [
        'Each player has to score before anyone scores twice.',
        'Erst muss jeder treffen, bevor einer zum zweiten Mal trifft.',
        'Първо всеки вкарва по един гол, после някой може втори.',
      ],
    ],
    easier: [
      'Goals of 2 m made of cones.',
      'Hütchentore von 2 m Breite.',
      'Врати от конуси, широки 2 м.',
    ],
    scoring: ['Each goal counts one.', 'Jedes Tor zählt eins.', 'Всеки гол е една точка.'],
    question: [
      'When was it better to go alone, when to pass?',
      'Wann war es besser, allein zu gehen, wann zu passen?',
      'Кога беше по-добре сам и кога с пас?',
    ],
    fault: [
      'Adults shout where to play: children stop deciding.',
      'Erwachsene rufen, wohin: Die Kinder entscheiden nicht mehr.',
      'Възрастните викат накъде и децата спират да решават.',
    ],
  },
  {
    key: 'shooting-zone',
    harder: 0,
    play: 'dribble',
    name: ['score from the zone', 'Tor aus der Zone', 'гол от зоната'],
    aim: [
      'Carry the ball close to the goal and finish calmly.',
      'Den Ball nah ans Tor tragen und ruhig abschließen.',
      'Топката се води близо до вратата и се завършва спокойно.',
    ],
    rule: [
      'Only shots from the last 6 m in front of the goals count. Whoever enters the zone with the ball may not be held with the arms.',
      'Nur Schüsse aus den letzten 6 m vor den Toren zählen. Wer mit Ball in die Zone kommt, darf nicht mit den Armen gehalten werden.',
      'Броят се само удари от последните 6 м пред вратите. Който влезе в зоната с топката, не се държи с ръце.',
    ],
    points: [
      [
        'Small touches near the zone, so that you can still turn away.',
        'Vor der Zone kleine Kontakte, dann kannst du noch abdrehen.',
        'Пред зоната – къси докосвания, за да можеш да завиеш.',
      ],
      [
        'Push the ball into the goal with the inside: precise before hard.',
        'Innenseite und ins Tor schieben: genau vor fest.',
        'С вътрешната част я вкарай: точно преди силно.',
      ],
    ],
    more: [['Zone only 4 m deep.', 'Die Zone ist nur 4 m tief.', 'Зоната е дълбока само 4 м.']],
    easier: [
      'Shots from half-way count too.',
      'Auch Schüsse ab der Mittellinie zählen.',
      'Броят се и удари от средата.',
    ],
    scoring: [
      'One point per goal, two when you dribbled past someone first.',
      'Ein Punkt je Tor, zwei nach einem gewonnenen Dribbling.',
      'Точка за гол, две след спечелен дрибъл.',
    ],
    question: [
      'What do you look at in the last metres?',
      'Wohin schaust du auf den letzten Metern?',
      'Къде гледаш в последните метри?',
    ],
    fault: [
      'Hoping with a long shot instead of going on.',
      'Weitschuss auf Verdacht statt weitergehen.',
      'Далечен удар на късмет вместо продължаване.',
    ],
  },
  {
    key: 'switch-goal',
    harder: 1,
    play: 'switch',
    kind: { topic: 'switching_play' },
    teams: [3, 5],
    name: ['switch before the goal', 'erst verlagern, dann treffen', 'смяна преди гола'],
    aim: [
      'Draw opponents to one goal and finish at the other.',
      'Gegner zu einem Tor locken und am anderen abschließen.',
      'Противникът се привлича към едната врата, а се завършва в другата.',
    ],
    rule: [
      'A goal counts double if the ball crossed the middle of the pitch from side to side in the opponents’ half before it: by pass or by dribble.',
      'Ein Tor zählt doppelt, wenn der Ball zuvor in der gegnerischen Hälfte die Seite gewechselt hat: mit Pass oder Dribbling.',
      'Голът е двоен, ако преди това топката е сменила страната в чуждата половина: с пас или дрибъл.',
    ],
    points: [
      [
        'Attack one goal for real, then turn to the other.',
        'Das eine Tor ernsthaft angreifen, dann zum anderen drehen.',
        'Нападни едната врата наистина, после се обърни към другата.',
      ],
      [
        'Far player: stay wide and call for it.',
        'Ferner Spieler: breit bleiben und fordern.',
        'Далечният: остани широко и си я поискай.',
      ],
    ],
    more: [
      [
        'Only goals after a switch count.',
        'Nur Tore nach einem Seitenwechsel zählen.',
        'Важат само голове след смяна на страната.',
      ],
    ],
    easier: [
      'A switch in the own half is enough.',
      'Der Seitenwechsel darf in der eigenen Hälfte sein.',
      'Смяната може да е в своята половина.',
    ],
    scoring: [
      'One point per goal, two after a switch.',
      'Ein Punkt je Tor, zwei nach Seitenwechsel.',
      'Точка за гол, две след смяна на страната.',
    ],
    question: [
      'How do you notice that the other goal has become free?',
      'Woran merkst du, dass das andere Tor frei wird?',
      'По какво разбираш, че другата врата се освобождава?',
    ],
    fault: [
      'The switch comes slowly along the last line and is intercepted.',
      'Der Querpass kommt langsam und flach vor die Abwehr.',
      'Напречният пас е бавен и се пресича.',
    ],
  },
  {
    key: 'pass-before',
    harder: 1,
    play: 'through',
    kind: { topic: 'combination_play' },
    name: ['assist in their half', 'Vorlage in der Hälfte', 'асистенция в чуждата половина'],
    aim: [
      'Offer in front of the ball and set up a team-mate.',
      'Vor dem Ball anbieten und dem Mitspieler auflegen.',
      'Предлагане пред топката и подготовка на гол за съотборник.',
    ],
    rule: [
      'Before a goal there must be a pass between two players in the opponents’ half. The one who assists starts the next defence at the own goals.',
      'Vor dem Tor muss in der gegnerischen Hälfte ein Pass zwischen zwei Spielern liegen. Wer auflegt, verteidigt danach als Erster an den eigenen Toren.',
      'Преди гол има пас между двама в чуждата половина. Асистентът първи се връща пред своите врати.',
    ],
    points: [
      [
        'Without the ball: run past the ball, do not stand behind it.',
        'Ohne Ball: am Ball vorbeilaufen, nicht dahinter stehen.',
        'Без топка: мини пред нея, не стой отзад.',
      ],
      [
        'Eye contact, then pass into the stride.',
        'Blickkontakt, dann Pass in den Lauf.',
        'Поглед, после пас в движение.',
      ],
    ],
    more: [
      [
        'The goal has to be scored with the first touch.',
        'Das Tor muss direkt erzielt werden.',
        'Голът е от първо докосване.',
      ],
    ],
    easier: [
      'The pass may come from the own half.',
      'Der Pass darf aus der eigenen Hälfte kommen.',
      'Пасът може да е от своята половина.',
    ],
    scoring: [
      'One point for the scorer’s team, one more for a first-time goal.',
      'Ein Punkt je Tor, ein Zusatzpunkt für den direkten Abschluss.',
      'Точка за гол и още една за удар от първо.',
    ],
    question: [
      'Where does the assist come from most easily?',
      'Von wo gelingt die Vorlage am leichtesten?',
      'Откъде асистенцията е най-лесна?',
    ],
    fault: [
      'The helper hides behind an opponent.',
      'Der Helfer versteckt sich hinter dem Gegner.',
      'Помощникът се крие зад противник.',
    ],
  },
  {
    key: 'diagonal',
    harder: 2,
    play: 'dribble',
    teams: [3, 5],
    kind: { moment: 'transition_to_attack' },
    name: ['diagonal goals', 'diagonale Tore', 'врати по диагонал'],
    aim: [
      'Turn the game quickly: your goals lie in two directions.',
      'Schnell umdenken: Die eigenen Ziele liegen in zwei Richtungen.',
      'Бърза смяна на мисълта: целите са в две посоки.',
    ],
    rule: [
      'Each team attacks two goals that lie diagonally opposite: green top left and bottom right, amber the others. No half-way rule.',
      'Jedes Team greift zwei diagonal liegende Tore an: Grün oben links und unten rechts, Gelb die anderen. Die Mittellinie gilt nicht.',
      'Всеки отбор напада две врати по диагонал: зелените горе вляво и долу вдясно, жълтите другите. Средната линия не важи.',
    ],
    points: [
      [
        'Before you receive: where are both of your goals?',
        'Vor der Annahme: Wo sind deine beiden Tore?',
        'Преди да поемеш: къде са твоите две врати?',
      ],
      [
        'Blocked? Turn round, the second goal is behind you.',
        'Zu? Dreh um, das zweite Tor liegt hinter dir.',
        'Затворено? Обърни се, втората врата е зад теб.',
      ],
    ],
    more: [
      [
        'On a call the teams exchange the diagonals.',
        'Auf Zuruf tauschen die Teams die Diagonalen.',
        'При сигнал отборите си сменят диагоналите.',
      ],
    ],
    easier: [
      'Put bibs of the team colour on the goals.',
      'Leibchen in der Teamfarbe über die Tore hängen.',
      'Сложи потник в цвета на отбора върху вратите му.',
    ],
    scoring: [
      'One point per goal, three for goals in both within one minute.',
      'Ein Punkt je Tor, drei für Treffer in beide binnen einer Minute.',
      'Точка за гол, три за гол в двете врати в рамките на минута.',
    ],
    question: [
      'What must you know before the ball comes?',
      'Was musst du wissen, bevor der Ball kommt?',
      'Какво трябва да знаеш, преди да дойде топката?',
    ],
    fault: [
      'Head down, running to the wrong goal.',
      'Kopf unten und auf das falsche Tor gelaufen.',
      'С наведена глава към грешната врата.',
    ],
  },
  {
    key: 'closed-goal',
    harder: 2,
    play: 'switch',
    teams: [3, 5],
    kind: { topic: 'switching_play' },
    name: ['the goal closes', 'das Tor geht zu', 'вратата се затваря'],
    aim: [
      'Notice what has changed and adapt the plan as a team.',
      'Erkennen, was sich geändert hat, und als Team umplanen.',
      'Отборът забелязва промяната и сменя плана.',
    ],
    rule: [
      'A goal closes for the team that has scored in it: next it must score in the other one; then both open again.',
      'Ein Tor ist nach einem Treffer für dieses Team zu: Es muss als Nächstes ins andere treffen, dann sind beide wieder offen.',
      'След гол вратата се затваря за отбора: следващият му гол е в другата, после и двете пак са отворени.',
    ],
    points: [
      [
        'Say it loud after a goal: left is closed!',
        'Nach dem Tor laut sagen: Links ist zu!',
        'След гола кажи силно: лявата е затворена!',
      ],
      [
        'Defenders: you know where they must go, stand there.',
        'Verteidiger: Ihr wisst, wohin sie müssen – steht dort.',
        'Защита: знаете накъде трябва – стойте там.',
      ],
    ],
    more: [
      [
        'Two goals in the right order within a minute win the round.',
        'Zwei richtige Tore in einer Minute gewinnen die Runde.',
        'Два правилни гола за минута печелят серията.',
      ],
    ],
    easier: [
      'The coach lays a bib on the closed goal.',
      'Der Trainer legt ein Leibchen auf das geschlossene Tor.',
      'Треньорът слага потник на затворената врата.',
    ],
    scoring: [
      'A point for each goal, two extra for both goals without conceding.',
      'Ein Punkt je Tor, zwei extra für beide Tore ohne Gegentor.',
      'Точка за гол и две отгоре за двете врати без получен гол.',
    ],
    question: [
      'How do you attack when the opponents know where you must go?',
      'Wie greift ihr an, wenn der Gegner das Ziel kennt?',
      'Как нападате, когато противникът знае целта?',
    ],
    fault: [
      'Nobody tells the team which goal is open.',
      'Keiner sagt an, welches Tor offen ist.',
      'Никой не казва коя врата е отворена.',
    ],
  },
]
