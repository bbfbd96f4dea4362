/** The further tasks of the Y: how the ball gets from the foot of the letter past the middle player to an arm. */
import type { PassingTask } from '../kit'

export const harderYTasks: readonly PassingTask[] = [
  {
    key: 'one-two-arm',
    harder: 2,
    name: ['one-two round the arm', 'Doppelpass am Arm', 'двоен пас с рамото'],
    aim: [
      'After the turn pass again at once and run into the space behind.',
      'Nach dem Aufdrehen gleich wieder passen und in den Raum dahinter laufen.',
      'След завъртането – веднага пас и тичане в пространството отзад.',
    ],
    rule: [
      'Pass to the middle, turn, pass to the arm, which plays it first time into the run behind its marker. The middle player brings the ball back outside to the line; the arm goes to the middle of its station, the passer to the middle marker.',
      'Pass in die Mitte, aufdrehen, Pass zum Arm, der direkt in den Lauf hinter seine Markierung spielt. Der Mittelspieler bringt den Ball außen herum zur Reihe; der Passgeber wird Mittelspieler, der Arm bleibt und wechselt nach fünf Bällen.',
      'Пас в средата, завъртане, пас към рамото, което връща от първо в движение зад маркера си. Средният води отвън обратно към редицата; подалият става среден, рамото остава и се сменя след пет топки.',
    ],
    points: [
      [
        'Pass and go: the first three steps belong to the pass.',
        'Spiel und geh: Die ersten drei Schritte gehören zum Pass.',
        'Подай и тръгни: първите три крачки са част от паса.',
      ],
      [
        'Arm: push the ball with the inside, in front of the run, not at the foot.',
        'Arm: mit der Innenseite in den Lauf schieben, nicht auf den Fuß.',
        'Рамо: с вътрешната част пред тичащия, не в крака.',
      ],
    ],
    more: [
      [
        'Finish the run with a pass to the other arm.',
        'Den Lauf mit einem Pass zum anderen Arm beenden.',
        'Бягането завършва с пас към другото рамо.',
      ],
    ],
    easier: [
      'The arm may stop the ball and wait for the run.',
      'Der Arm darf stoppen und auf den Lauf warten.',
      'Рамото може да спре и да изчака бягането.',
    ],
    scoring: [
      'Left against right: which arm gets more clean one-twos in a round?',
      'Links gegen rechts: Welcher Arm schafft mehr saubere Doppelpässe im Durchgang?',
      'Ляво срещу дясно: кое рамо прави повече чисти двойни пасове?',
    ],
    question: [
      'When does the arm have to play the ball so that you need not brake?',
      'Wann muss der Arm spielen, damit du nicht bremsen musst?',
      'Кога рамото трябва да играе, за да не спираш?',
    ],
    fault: [
      'The runner curves away from the ball and loses sight of it.',
      'Der Läufer biegt vom Ball weg und verliert ihn aus den Augen.',
      'Тичащият завива встрани и губи топката от поглед.',
    ],
  },
  {
    key: 'shadow',
    harder: 2,
    from: 9,
    name: ['read the shadow', 'den Schatten lesen', 'разчети сянката'],
    aim: [
      'Decide by the opponent at your back: turn or set back.',
      'Nach dem Gegner im Rücken entscheiden: aufdrehen oder klatschen lassen.',
      'Решение според противника зад гърба: завъртане или връщане.',
    ],
    rule: [
      'A defender stands behind the middle player and either presses or stays, without winning the ball. Pressed: set back, and the passer plays to the arm. Free: turn and play. The defender changes after six balls; all others move up one station.',
      'Hinter dem Mittelspieler steht ein Verteidiger, der rückt auf oder bleibt, ohne den Ball zu erobern. Druck: klatschen, der Passgeber spielt zum Arm. Frei: aufdrehen. Nach sechs Bällen wechselt der Verteidiger; alle anderen rücken eine Station weiter.',
      'Зад средния стои защитник, който или притиска, или остава, без да отнема. Натиск: връщане и подалият играе към рамото. Свободно: завъртане. Защитникът се сменя след шест топки; другите се местят с една станция.',
    ],
    points: [
      [
        'Two looks: one before you come, one while the ball rolls.',
        'Zwei Blicke: einer vor dem Entgegenkommen, einer während der Ball rollt.',
        'Два погледа: преди да тръгнеш и докато топката се търкаля.',
      ],
      [
        'Passer: say it early, “turn” or “man on”.',
        'Passgeber: früh rufen, „dreh“ oder „Hintermann“.',
        'Подаващ: кажи рано – „обърни“ или „гръб“.',
      ],
    ],
    more: [
      [
        'The defender may win the ball after a wrong decision.',
        'Bei falscher Entscheidung darf der Verteidiger den Ball erobern.',
        'При грешно решение защитникът може да отнеме топката.',
      ],
    ],
    easier: [
      'The defender shows with a raised arm what comes.',
      'Der Verteidiger zeigt mit dem Arm an, was kommt.',
      'Защитникът показва с ръка какво ще направи.',
    ],
    scoring: [
      'A right decision and a clean pass are one point; a touch by the defender takes one away.',
      'Richtige Entscheidung und sauberer Pass ein Punkt; ein Kontakt des Verteidigers kostet einen.',
      'Вярно решение и чист пас – точка; докосване от защитника отнема точка.',
    ],
    question: [
      'What tells you earlier: your eyes, your arm or your team-mate?',
      'Was sagt es dir früher: Augen, Arm oder Mitspieler?',
      'Кое ти подсказва по-рано: очите, ръката или съотборникът?',
    ],
    fault: [
      'The decision is made before the look.',
      'Die Entscheidung fällt vor dem Blick.',
      'Решението се взема преди погледа.',
    ],
  },
]
