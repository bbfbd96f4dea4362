/** Tasks of Funino: which goal counts and how one gets there; second part. */
import type { GameTask } from './kit'

export const moreFuninoTasks: readonly GameTask[] = [
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
      'Before a goal there must be a pass between two players in the opponents’ half. The one who assists starts the next defence at their own goals.',
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
      'The pass may come from their own half.',
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
