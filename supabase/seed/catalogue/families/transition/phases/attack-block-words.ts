/** Tasks of the attack against a block. */
import type { TransitionTask } from '../kit'

export const blockTasks: readonly TransitionTask[] = [
  {
    key: 'free',
    harder: 0,
    name: ['find your way', 'den eigenen Weg finden', 'намерете път'],
    aim: [
      'Recognise where the block is open.',
      'Erkennen, wo der Block offen ist.',
      'Разпознава се къде е отворен блокът.',
    ],
    rule: [
      'No limits. The coach starts in turn from the left, the middle and the right.',
      'Ohne Vorgaben. Der Trainer startet abwechselnd links, in der Mitte und rechts.',
      'Без ограничения. Треньорът започва редом отляво, в средата и отдясно.',
    ],
    points: [
      [
        'Ball outside: one offers short, one deep, one waits in the box.',
        'Ball außen: einer kurz, einer tief, einer wartet im Strafraum.',
        'Топка отстрани: един близо, един в дълбочина, един чака в полето.',
      ],
      [
        'No way in? Back, across, again, and faster than before.',
        'Kein Weg? Zurück, hinüber, noch einmal, und schneller.',
        'Няма път? Назад, отсреща, отново и по-бързо.',
      ],
    ],
    more: [
      [
        'A second ball from the coach after each shot.',
        'Nach jedem Schuss ein zweiter Ball vom Trainer.',
        'След всеки удар втора топка от треньора.',
      ],
    ],
    easier: [
      'Defenders may only intercept.',
      'Verteidiger dürfen nur abfangen.',
      'Защитниците само пресичат.',
    ],
    scoring: [
      'Goal two points, gate one.',
      'Tor zwei Punkte, Hütchentor einer.',
      'Гол – две точки, конусна врата – една.',
    ],
    question: [
      'Where did you see the gap, and when?',
      'Wo und wann hast du die Lücke gesehen?',
      'Къде и кога видя пролуката?',
    ],
    fault: [
      'Cross without anyone in the box.',
      'Flanke, obwohl niemand im Strafraum ist.',
      'Центриране без човек в полето.',
    ],
  },
  {
    key: 'over-the-wing',
    harder: 1,
    name: ['over the wing', 'über den Flügel', 'през фланга'],
    aim: [
      'Break through in the wing channel and arrive in the box.',
      'Im Flügelkorridor durchbrechen und den Strafraum besetzen.',
      'Пробив по фланга и заемане на наказателното.',
    ],
    rule: [
      'A wing channel is marked on each side, where only one defender may go. A goal after an entry there counts double if three attackers are in the box.',
      'Auf jeder Seite ist ein Flügelkorridor, in den nur ein Verteidiger darf. Ein Tor nach Durchbruch dort zählt doppelt, wenn drei Angreifer im Strafraum sind.',
      'От двете страни има флангов коридор, където влиза само един защитник. Гол след пробив там е двоен, ако трима нападатели са в полето.',
    ],
    points: [
      [
        'Overlap at full speed; the ball goes to whom the defender leaves.',
        'Mit Tempo hinterlaufen; der Ball geht zu dem, den der Verteidiger lässt.',
        'Включване с пълна скорост; топката – към оставения свободен.',
      ],
      [
        'Box: near post, far post, edge, in this order.',
        'Strafraum: erster Pfosten, zweiter Pfosten, Rückraum, in dieser Reihenfolge.',
        'В полето: първа греда, втора греда, втора линия – в този ред.',
      ],
    ],
    more: [
      [
        'Two defenders may go out.',
        'Zwei Verteidiger dürfen hinaus.',
        'Двама защитници могат да излязат.',
      ],
    ],
    easier: [
      'No defender in the channel.',
      'Kein Verteidiger im Korridor.',
      'Без защитник в коридора.',
    ],
    scoring: [
      'Goal one point, over the wing two.',
      'Tor ein Punkt, über den Flügel zwei.',
      'Гол – точка, през фланга – две.',
    ],
    question: [
      'Who had which place in the box?',
      'Wer hatte welchen Platz im Strafraum?',
      'Кой кое място заемаше в полето?',
    ],
    fault: [
      'All attackers at the same height when the cross comes.',
      'Alle Angreifer auf einer Höhe, wenn die Hereingabe kommt.',
      'Всички на една линия при центрирането.',
    ],
  },
  {
    key: 'between-the-lines',
    harder: 1,
    name: ['between the lines', 'zwischen den Linien', 'между линиите'],
    aim: [
      'Find a player between the lines who can turn.',
      'Einen Spieler zwischen den Linien finden, der aufdreht.',
      'Намиране на играч между линиите, който се обръща.',
    ],
    rule: [
      'The zone in front of the last line is marked. A goal counts double if the ball was received there in the attack; no attacker may wait in it.',
      'Der Raum vor der letzten Linie ist markiert. Ein Tor zählt doppelt, wenn der Ball dort angenommen wurde; kein Angreifer wartet darin.',
      'Зоната пред последната линия е отбелязана. Гол е двоен, ако топката е приета там; никой нападател не чака в нея.',
    ],
    points: [
      [
        'Come into the zone from the side, on the blind side of the midfielder.',
        'Komm von der Seite hinein, im Rücken des Sechsers.',
        'Влез отстрани, зад гърба на халфа.',
      ],
      [
        'Turn or set: your look before the ball decides.',
        'Drehen oder ablegen: Dein Blick vor dem Ball entscheidet.',
        'Обръщане или връщане: решава погледът ти преди топката.',
      ],
    ],
    more: [
      [
        'After receiving in the zone six seconds to the shot.',
        'Nach Annahme in der Zone sechs Sekunden bis zum Schuss.',
        'След приемане в зоната – шест секунди до удара.',
      ],
    ],
    easier: [
      'One attacker may stay in the zone.',
      'Ein Angreifer darf in der Zone bleiben.',
      'Един нападател може да остане в зоната.',
    ],
    scoring: [
      'Goal one point, over the zone two.',
      'Tor ein Punkt, über die Zone zwei.',
      'Гол – точка, през зоната – две.',
    ],
    question: [
      'What makes the midfield leave the gap?',
      'Was lockt das Mittelfeld heraus?',
      'Какво изважда халфовете напред?',
    ],
    fault: [
      'Hiding in the zone with the back to the passer.',
      'In der Zone verstecken, Rücken zum Passgeber.',
      'Криене в зоната с гръб към подаващия.',
    ],
  },
  {
    key: 'one-down',
    harder: 2,
    from: 12,
    name: ['a goal down, clock running', 'Rückstand und Zeitdruck', 'с гол назад, времето тече'],
    aim: [
      'Attack under time and keep order behind.',
      'Unter Zeitdruck angreifen und hinten geordnet bleiben.',
      'Атака под натиск на времето, но с ред отзад.',
    ],
    rule: [
      'Each round starts 0–1 against green. Amber may play for time with the ball; a gate counts as the deciding goal and ends the round.',
      'Jeder Durchgang beginnt 0:1 aus Sicht von Grün. Gelb darf mit Ball Zeit gewinnen; ein Hütchentor ist die Entscheidung und beendet den Durchgang.',
      'Всяка серия започва 0:1 за зелените. Жълтите могат да печелят време с топката; конусна врата решава и край.',
    ],
    points: [
      [
        'Hurry with the restart, not with the decision.',
        'Beeilt euch bei der Fortsetzung, nicht bei der Entscheidung.',
        'Бързайте с подновяването, не с решението.',
      ],
      [
        'One stays behind the ball, whatever the clock says.',
        'Einer bleibt hinter dem Ball, egal was die Uhr sagt.',
        'Един остава зад топката, каквото и да показва часовникът.',
      ],
    ],
    more: [['Two goals down.', 'Zwei Tore zurück.', 'С два гола назад.']],
    easier: ['Green starts at 0–0.', 'Grün beginnt bei 0:0.', 'Зелените започват при 0:0.'],
    scoring: [
      'Draw one point, win three.',
      'Unentschieden ein Punkt, Sieg drei.',
      'Равен – точка, победа – три.',
    ],
    question: [
      'How did your decisions change under time?',
      'Wie haben sich eure Entscheidungen unter Zeitdruck verändert?',
      'Как се промениха решенията ви под натиск?',
    ],
    fault: [
      'High balls from anywhere as soon as time runs.',
      'Hohe Bälle von überall, sobald die Uhr läuft.',
      'Високи топки отвсякъде, щом тръгне времето.',
    ],
  },
]
