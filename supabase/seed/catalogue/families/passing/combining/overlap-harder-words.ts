/** The further tasks of overlap and underlap: which way round, and what the ball does. */
import type { PassingTask } from '../kit'

export const harderOverlapTasks: readonly PassingTask[] = [
  {
    key: 'decoy',
    harder: 1,
    from: 9,
    name: ['use or ignore the runner', 'Läufer oder Köder', 'бягане или примамка'],
    aim: [
      'Decide with the defender in view: pass to the run or go alone inside.',
      'Mit Blick auf den Verteidiger: in den Lauf spielen oder selbst nach innen.',
      'Решение според защитника: пас в бягането или сам навътре.',
    ],
    rule: [
      'The defender may follow the overlapping run or stay with the ball, and defends fully after the first pass. Stays: pass to the runner. Follows: the ball carrier dribbles inside and passes into the goal. Six seconds per attack.',
      'Der Verteidiger darf mit dem Lauf mitgehen oder beim Ball bleiben und verteidigt nach dem ersten Pass voll. Bleibt er: Pass zum Läufer. Geht er mit: Der Ballführende zieht nach innen und passt ins Tor. Sechs Sekunden pro Angriff.',
      'Защитникът може да последва бягането или да остане при топката и след първия пас играе активно. Остане ли: пас към тичащия. Последва ли: водещият влиза навътре и завършва. Шест секунди на атака.',
    ],
    points: [
      [
        'Dribble at the defender: make them decide first.',
        'Auf den Verteidiger zu: Er muss zuerst entscheiden.',
        'Води срещу защитника: той първи да реши.',
      ],
      [
        'Runner: sprint honestly, even if the ball does not come.',
        'Läufer: ehrlich sprinten, auch wenn der Ball nicht kommt.',
        'Тичащ: спринтирай наистина, дори топката да не дойде.',
      ],
    ],
    more: [
      [
        'A second defender comes from the middle after three seconds.',
        'Nach drei Sekunden kommt ein zweiter Verteidiger aus der Mitte.',
        'След три секунди идва втори защитник от средата.',
      ],
    ],
    easier: [
      'The defender calls what they do.',
      'Der Verteidiger sagt an, was er tut.',
      'Защитникът казва какво прави.',
    ],
    scoring: [
      'Goal one point, right decision one, ball won one for the defender.',
      'Tor ein Punkt, richtige Entscheidung einer, Ballgewinn einer für den Verteidiger.',
      'Гол – точка, вярно решение – точка, отнемане – точка за защитника.',
    ],
    question: [
      'Which part of the defender did you read?',
      'Woran hast du den Verteidiger gelesen?',
      'Какво прочете у защитника?',
    ],
    fault: [
      'Passing late: runner is already past the end line.',
      'Zu spät gespielt: Der Läufer ist schon an der Grundlinie.',
      'Късен пас: тичащият вече е на крайната линия.',
    ],
  },
  {
    key: 'two-v-two',
    harder: 2,
    from: 10,
    name: ['2v2 on the wing', '2 gegen 2 am Flügel', '2 срещу 2 по крилото'],
    aim: [
      'Create and use an overlap against two defenders who talk.',
      'Gegen zwei abgestimmte Verteidiger ein Hinterlaufen schaffen.',
      'Обгръщане срещу двама защитници, които си говорят.',
    ],
    rule: [
      'A second defender covers inside. The two attackers play free to score in the mini goal within eight seconds; a goal after an overlap or underlap counts double. Defenders who win the ball pass to the start line for a point.',
      'Ein zweiter Verteidiger sichert innen. Die zwei Angreifer spielen frei und treffen binnen acht Sekunden ins Minitor; ein Tor nach Hinterlaufen zählt doppelt. Verteidiger punkten nach Ballgewinn mit einem Pass zur Startlinie.',
      'Втори защитник покрива отвътре. Двамата нападатели играят свободно и завършват до осем секунди; гол след обгръщане се брои двойно. При отнемане защитниците печелят точка с пас до началната линия.',
    ],
    points: [
      [
        'First pass, first run: never admire it.',
        'Erster Pass, erster Lauf: nie zuschauen.',
        'Първи пас, първо бягане: не гледай.',
      ],
      [
        'If they hand over slowly, play in that moment.',
        'Übergeben sie langsam, spiel genau dann.',
        'Ако си предават бавно, играй точно тогава.',
      ],
    ],
    more: [
      [
        'The passer may not run first: a new idea is needed.',
        'Der Passgeber darf nicht als Erster laufen: neue Idee nötig.',
        'Подалият не тича пръв: нужна е нова идея.',
      ],
    ],
    easier: [
      'The second defender starts at the goal.',
      'Der zweite Verteidiger startet am Tor.',
      'Вторият защитник тръгва от вратата.',
    ],
    scoring: [
      'Goal one, with an overlap two points; defenders one per win.',
      'Tor einer, mit Hinterlaufen zwei Punkte; Abwehr einer pro Gewinn.',
      'Гол – една, с обгръщане – две точки; защитата – една за отнемане.',
    ],
    question: [
      'When did the defenders get confused?',
      'Wann kamen die Verteidiger durcheinander?',
      'Кога защитниците се объркаха?',
    ],
    fault: [
      'Two duels one against one instead of one duel two against two.',
      'Zwei Einzelduelle statt eines gemeinsamen 2 gegen 2.',
      'Две единоборства вместо общо 2 срещу 2.',
    ],
  },
]
