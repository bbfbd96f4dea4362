/** What makes the corner goals different. */
import type { Task } from '../kit'

export const diagonalTasks: readonly Task[] = [
  {
    key: 'one-each',
    harder: 0,
    name: ['one goal each', 'für jeden ein Tor', 'по една врата за всеки'],
    aim: [
      'Open the way to the goal with a cut inside.',
      'Den Weg zum Tor mit einem Zug nach innen öffnen.',
      'Отваряне на пътя към вратата с влизане навътре.',
    ],
    rule: [
      'Each attacks the goal in the far corner; the one who wins the ball attacks at once the other way.',
      'Jeder greift das Tor in der fernen Ecke an; wer den Ball gewinnt, greift sofort in die andere Richtung an.',
      'Всеки атакува вратата в далечния ъгъл; който отнеме, веднага атакува в обратната посока.',
    ],
    points: [
      [
        'First go to the wrong side, then cut to the goal.',
        'Erst zur falschen Seite, dann zum Tor ziehen.',
        'Първо към грешната страна, после навътре към вратата.',
      ],
      [
        'Cut across the opponent, so that your body covers the ball.',
        'Den Laufweg kreuzen, damit dein Körper den Ball deckt.',
        'Пресечи пътя му, за да прикрива тялото ти топката.',
      ],
    ],
    more: [
      [
        'Goal with the weaker foot counts double.',
        'Tor mit dem schwächeren Fuß zählt doppelt.',
        'Гол със слабия крак е двоен.',
      ],
    ],
    easier: [
      'The defender starts on the goal line.',
      'Der Verteidiger startet auf der Torlinie.',
      'Защитникът тръгва от голлинията.',
    ],
    scoring: ['Goal one point.', 'Tor ein Punkt.', 'Гол – точка.'],
    question: [
      'From where did you see the whole goal?',
      'Von wo hast du das ganze Tor gesehen?',
      'Откъде виждаше цялата врата?',
    ],
    fault: [
      'Shooting past the legs from far out.',
      'Aus der Ferne an den Beinen vorbeischießen.',
      'Удар отдалеч покрай краката.',
    ],
  },
  {
    key: 'two-each',
    harder: 0,
    name: ['two goals each', 'für jeden zwei Tore', 'по две врати за всеки'],
    aim: [
      'Choose the goal the defender leaves.',
      'Das Tor wählen, das der Verteidiger freigibt.',
      'Избор на вратата, която защитникът оставя.',
    ],
    rule: [
      'Each attacks two goals: the diagonal one counts two, the one straight ahead one.',
      'Jeder greift zwei Tore an: Das diagonale zählt zwei, das gerade eins.',
      'Всеки атакува две врати: по диагонала е две точки, право напред – една.',
    ],
    points: [
      [
        'Start towards the diagonal: it forces the defender to choose.',
        'Beginne in Richtung Diagonale: Das zwingt zur Entscheidung.',
        'Започни по диагонала: това го принуждава да избира.',
      ],
      [
        'Stop the ball and change the goal when the way is closed.',
        'Ball stoppen und Tor wechseln, wenn der Weg zu ist.',
        'Спри топката и смени вратата, когато пътят е затворен.',
      ],
    ],
    more: [
      [
        'After two goals in a corner that goal is closed.',
        'Nach zwei Treffern ist ein Tor geschlossen.',
        'След два гола вратата се затваря.',
      ],
    ],
    easier: ['Both goals count the same.', 'Beide Tore zählen gleich.', 'Двете врати са равни.'],
    scoring: [
      'Diagonal goal two points, straight one.',
      'Diagonales Tor zwei Punkte, gerades einer.',
      'Гол по диагонала – две точки, направо – една.',
    ],
    question: [
      'When did you give up the double goal, and was it right?',
      'Wann hast du das doppelte Tor aufgegeben, und war es richtig?',
      'Кога се отказа от двойната врата и правилно ли беше?',
    ],
    fault: [
      'Too many changes: the defender has time to come back.',
      'Zu viele Wechsel: Der Verteidiger hat Zeit zurückzukommen.',
      'Твърде много смени: защитникът успява да се върне.',
    ],
  },
  {
    key: 'loose-ball',
    harder: 1,
    name: ['the loose ball', 'der freie Ball', 'ничията топка'],
    aim: [
      'Be first at a loose ball and turn to goal with the first touch.',
      'Am freien Ball Erster sein und mit dem ersten Kontakt zum Tor drehen.',
      'Пръв при свободната топка и с първото докосване към вратата.',
    ],
    rule: [
      'Both start when the ball leaves the coach’s foot; the ball is played a little nearer to one of them, turn about. Who is second defends.',
      'Beide starten, wenn der Ball den Fuß des Trainers verlässt; abwechselnd liegt er für einen etwas näher. Der Zweite verteidigt.',
      'Двамата тръгват, когато топката напусне крака на треньора; тя е малко по-близо до единия, после до другия. Вторият защитава.',
    ],
    points: [
      [
        'Look at the coach’s foot, ready on your toes.',
        'Schau auf den Fuß des Trainers, bereit auf dem Vorfuß.',
        'Гледай крака на треньора, готов на пръсти.',
      ],
      [
        'Put your body in before you touch the ball.',
        'Erst den Körper hineinstellen, dann an den Ball.',
        'Първо сложи тялото, после докосни топката.',
      ],
    ],
    more: [
      [
        'Start sitting or with the back to the ball.',
        'Start im Sitzen oder mit dem Rücken zum Ball.',
        'Старт седнали или с гръб към топката.',
      ],
    ],
    easier: [
      'The coach plays it clearly to one side.',
      'Der Trainer spielt klar zu einer Seite.',
      'Треньорът подава ясно на едната страна.',
    ],
    scoring: [
      'Goal one point, goal within four seconds two.',
      'Tor ein Punkt, Tor innerhalb von vier Sekunden zwei.',
      'Гол – точка, до четвъртата секунда – две.',
    ],
    question: [
      'What do you do when you know you will be second?',
      'Was tust du, wenn du weißt, dass du Zweiter bist?',
      'Какво правиш, ако знаеш, че ще си втори?',
    ],
    fault: [
      'Sliding or kicking at the ball instead of taking it along.',
      'Hineinrutschen oder wegschlagen statt mitnehmen.',
      'Плъзгане в краката или изритване вместо извеждане.',
    ],
  },
  {
    key: 'half-way',
    harder: 1,
    name: ['goals only after a feint', 'Tor nur nach einer Finte', 'гол само след финт'],
    aim: [
      'Use a feint at the right distance and finish straight after.',
      'Die Finte im richtigen Abstand ansetzen und sofort abschließen.',
      'Финт от правилно разстояние и веднага удар.',
    ],
    rule: [
      'A goal counts only if the attacker has made a clear feint beyond the half-way line; the defender may not enter the attacker’s half. The coach judges.',
      'Ein Tor zählt nur nach einer deutlichen Finte hinter der Mittellinie; der Verteidiger darf die Hälfte des Angreifers nicht betreten. Der Trainer entscheidet.',
      'Голът важи само след ясен финт зад средната линия; защитникът не влиза в половината на нападателя. Съди треньорът.',
    ],
    points: [
      [
        'Feint when the defender starts to brake.',
        'Täusche, wenn der Verteidiger zu bremsen beginnt.',
        'Финтирай, когато защитникът започне да спира.',
      ],
      [
        'Feint, touch, shot: one, two, three without a break.',
        'Finte, Kontakt, Schuss: eins, zwei, drei ohne Pause.',
        'Финт, докосване, удар: едно, две, три без пауза.',
      ],
    ],
    more: [
      [
        'Never the same feint twice in a round.',
        'Keine Finte zweimal in einer Runde.',
        'Никой финт два пъти в една серия.',
      ],
    ],
    easier: [
      'A body feint is enough.',
      'Eine Körpertäuschung reicht.',
      'Стига лъжливо движение с тялото.',
    ],
    scoring: [
      'Goal after a feint one point, if the defender went the wrong way two.',
      'Tor nach Finte ein Punkt; ging der Verteidiger in die falsche Richtung, zwei.',
      'Гол след финт – точка; ако защитникът е излъган – две.',
    ],
    question: [
      'Which feint fits which approach of the defender?',
      'Welche Finte passt zu welchem Anlaufen des Verteidigers?',
      'Кой финт отговаря на кое посрещане от защитника?',
    ],
    fault: [
      'A feint just for the rule, far from the defender.',
      'Eine Finte nur für die Regel, weit weg vom Gegner.',
      'Финт само заради правилото, далеч от противника.',
    ],
  },
]
