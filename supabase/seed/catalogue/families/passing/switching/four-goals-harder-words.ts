/** The further tasks of the game on four goals: what makes a goal count. */
import type { PassingTask } from '../kit'

export const harderFourGoalsTasks: readonly PassingTask[] = [
  {
    key: 'diagonal-goals',
    harder: 1,
    from: 9,
    name: ['attack the diagonal', 'auf die Diagonale spielen', 'атака по диагонал'],
    aim: [
      'Change the direction of play after each win.',
      'Nach jedem Ballgewinn die Spielrichtung neu finden.',
      'След всяко отнемане – нова посока на играта.',
    ],
    rule: [
      'Each team scores in two goals that lie diagonally opposite: one on each end line. After a goal the next one must be scored in the other of the two. The ball is brought in by the coach after goals.',
      'Jede Mannschaft trifft in zwei diagonal gegenüberliegende Tore, auf jeder Grundlinie eines. Nach einem Tor muss das nächste im anderen fallen. Nach Toren bringt der Trainer den Ball ein.',
      'Всеки отбор вкарва в две врати по диагонал, по една на крайна линия. Следващият гол е задължително в другата. След гол треньорът вкарва топката.',
    ],
    points: [
      [
        'Turn early: your other goal is behind you.',
        'Früh aufdrehen: Dein anderes Tor liegt hinter dir.',
        'Обърни се рано: другата ти врата е зад теб.',
      ],
      [
        'One stays between the goals as hinge.',
        'Einer bleibt als Scharnier zwischen den Toren.',
        'Един остава като шарнир между вратите.',
      ],
    ],
    more: [
      [
        'On the whistle the diagonals are exchanged.',
        'Auf Pfiff werden die Diagonalen getauscht.',
        'По сигнал диагоналите се сменят.',
      ],
    ],
    easier: [
      'Both own goals may be used at any time.',
      'Beide eigenen Zieltore gelten jederzeit.',
      'И двете врати важат по всяко време.',
    ],
    scoring: [
      'Goal one point; both goals within a minute one extra.',
      'Tor ein Punkt; beide Tore binnen einer Minute einer extra.',
      'Гол – точка; двете врати в минута – още една.',
    ],
    question: [
      'Where did you look first after winning the ball?',
      'Wohin hast du nach dem Ballgewinn zuerst geschaut?',
      'Къде погледна първо след отнемане?',
    ],
    fault: [
      'After the goal everyone stands still.',
      'Nach dem Tor stehen alle.',
      'След гола всички стоят.',
    ],
  },
  {
    key: 'first-time-finish',
    harder: 2,
    from: 10,
    name: ['first-time goals', 'Direktabnahmen', 'гол от първо'],
    aim: [
      'Prepare the finish with a pass across instead of a dribble.',
      'Den Abschluss mit einem Querpass vorbereiten statt mit einem Dribbling.',
      'Голът се подготвя с напречен пас, не с водене.',
    ],
    rule: [
      'Goals count only with the first touch. A pass from the side of one goal finished first time in the other goal of the line is worth three. Play on after a miss: balls are ready at both ends.',
      'Tore zählen nur mit dem ersten Kontakt. Ein Pass von der Seite des einen Tores, der direkt im anderen landet, zählt drei. Nach einem Fehlschuss sofort weiter: An beiden Enden liegen Bälle.',
      'Головете важат само от първо. Пас от страната на едната врата, завършен от първо в другата, носи три. След пропуск се играе веднага: в двата края има топки.',
    ],
    points: [
      [
        'Arrive late and fast at the second goal.',
        'Spät und schnell am zweiten Tor ankommen.',
        'Ела късно и бързо при втората врата.',
      ],
      [
        'Pass hard across, the finish is only a touch.',
        'Scharf quer spielen, der Abschluss ist nur ein Kontakt.',
        'Твърд напречен пас, голът е само докосване.',
      ],
    ],
    more: [
      [
        'The passer may not be the one who won the ball.',
        'Der Vorlagengeber darf nicht der Balleroberer sein.',
        'Подаващият не може да е този, който е отнел.',
      ],
    ],
    easier: [
      'Two touches for the finish.',
      'Zwei Kontakte beim Abschluss.',
      'Две докосвания за гола.',
    ],
    scoring: [
      'First-time goal one, after a pass across three points.',
      'Direktes Tor einer, nach Querpass drei Punkte.',
      'Гол от първо – една, след напречен пас – три точки.',
    ],
    question: [
      'Which run opens the pass across?',
      'Welcher Lauf öffnet den Querpass?',
      'Кое бягане отваря напречния пас?',
    ],
    fault: [
      'Everyone comes short; nobody is at the far goal.',
      'Alle kommen kurz, keiner ist am fernen Tor.',
      'Всички идват късо, няма никой при далечната врата.',
    ],
  },
]
