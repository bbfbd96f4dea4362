/** The further tasks of receiving between two servers: what the first touch answers to. */
import type { PassingTask } from '../kit'

export const harderHalfTurnTasks: readonly PassingTask[] = [
  {
    key: 'pressed',
    harder: 2,
    from: 9,
    name: ['with a presser', 'mit Gegenspieler', 'с притискащ'],
    aim: [
      'Use body and first touch to keep a pressing opponent away.',
      'Mit Körper und erstem Kontakt den Gegner fernhalten.',
      'С тяло и първо докосване съперникът остава далеч.',
    ],
    rule: [
      'A defender starts two metres behind each receiver when the pass is played. The receiver turns past to the far server or, if pressed tightly, sets back and shows again. After three passes in the same lane without a turn the defender wins. Change after every four balls.',
      'Hinter jedem Empfänger startet mit dem Pass ein Verteidiger aus zwei Metern. Der Empfänger dreht vorbei zum anderen Anspieler oder lässt bei engem Druck klatschen und bietet sich neu an. Nach drei Pässen ohne Drehung hat der Verteidiger gewonnen. Wechsel nach vier Bällen.',
      'Зад всеки приемащ с паса тръгва защитник от два метра. Приемащият се завърта към далечния подаващ или при тесен натиск връща и се показва отново. След три паса без завъртане печели защитникът. Смяна след четири топки.',
    ],
    points: [
      [
        'Feel the opponent with the arm, ball on the far foot.',
        'Den Gegner mit dem Arm spüren, Ball am fernen Fuß.',
        'Усети съперника с ръка, топката на далечния крак.',
      ],
      [
        'No pressure? Turn. Pressure on one side? Leave on the other.',
        'Kein Druck? Drehen. Druck auf einer Seite? Auf der anderen hinaus.',
        'Няма натиск? Обърни. Натиск от едната страна? Излез от другата.',
      ],
    ],
    more: [
      [
        'The defender starts one metre behind.',
        'Der Verteidiger startet aus einem Meter.',
        'Защитникът тръгва от един метър.',
      ],
    ],
    easier: [
      'The defender starts from the far server.',
      'Der Verteidiger startet beim anderen Anspieler.',
      'Защитникът тръгва от далечния подаващ.',
    ],
    scoring: [
      'Turn and pass: two points; set-back and later turn: one; ball won: one for the defender.',
      'Drehung und Pass: zwei Punkte; klatschen und später drehen: einer; Ballgewinn: einer für den Verteidiger.',
      'Завъртане и пас – две точки; връщане и после завъртане – една; отнемане – точка за защитника.',
    ],
    question: [
      'How did you know on which side the defender was?',
      'Woher wusstest du, auf welcher Seite der Verteidiger war?',
      'Как разбра от коя страна е защитникът?',
    ],
    fault: [
      'Turning into the defender because there was no look.',
      'Drehung in den Verteidiger, weil der Blick fehlte.',
      'Завъртане в защитника без поглед.',
    ],
  },
  {
    key: 'step-off',
    harder: 1,
    name: ['step out of the shadow', 'aus dem Schatten lösen', 'излизане от сянката'],
    aim: [
      'Get free with a change of pace before the pass.',
      'Sich vor dem Pass mit Tempowechsel freilaufen.',
      'Освобождаване със смяна на темпото преди паса.',
    ],
    rule: [
      'The receiver starts on the central marker, walks two steps away from the ball, then bursts diagonally into the free half of the gates and receives there. The server passes only if the burst comes after the walk. Turn, pass on, jog back to the marker.',
      'Der Empfänger beginnt an der mittleren Markierung, geht zwei Schritte weg vom Ball und startet dann schräg in die freie Hälfte, wo er annimmt. Gespielt wird nur, wenn auf das Gehen ein Antritt folgt. Aufdrehen, weiterspielen, locker zurück zur Markierung.',
      'Приемащият започва от средния маркер, прави две крачки навън и тръгва рязко диагонално в свободната половина, където поема. Подава се само ако след ходенето има ускорение. Завъртане, пас, леко връщане към маркера.',
    ],
    points: [
      [
        'Slow, then fast: the change frees you, not the speed alone.',
        'Langsam, dann schnell: Der Wechsel macht frei.',
        'Бавно, после бързо: смяната те освобождава.',
      ],
      [
        'Server: play on the foot away from the marker.',
        'Anspieler: auf den Fuß spielen, der von der Markierung weg ist.',
        'Подаващ: играй на крака, далечен от маркера.',
      ],
    ],
    more: [
      [
        'The marker becomes a defender who follows at a walk.',
        'Aus der Markierung wird ein Verteidiger, der gehend folgt.',
        'Вместо маркер – защитник, който следва ходейки.',
      ],
    ],
    easier: [
      'Only one direction per minute.',
      'Pro Minute nur eine Richtung.',
      'Само една посока на минута.',
    ],
    scoring: [
      'The server gives a point for each run with a visible change of pace.',
      'Der Anspieler gibt einen Punkt für jeden sichtbaren Tempowechsel.',
      'Подаващият дава точка за всяка видима смяна на темпото.',
    ],
    question: [
      'Why do you go away before you come?',
      'Warum gehst du erst weg, bevor du kommst?',
      'Защо първо се отдалечаваш?',
    ],
    fault: [
      'Running towards the ball in a straight line.',
      'Gerade auf den Ball zulaufen.',
      'Тичане право към топката.',
    ],
  },
]
