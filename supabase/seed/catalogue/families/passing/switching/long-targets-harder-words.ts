/** The further tasks of long passing at targets: how the ball flies and how it is received. */
import type { PassingTask } from '../kit'

export const harderLongTasks: readonly PassingTask[] = [
  {
    key: 'moving-target',
    harder: 1,
    name: ['into the run', 'in den Lauf', 'в движение'],
    aim: [
      'Time a long pass in front of somebody who runs.',
      'Einen langen Pass vor einen laufenden Mitspieler timen.',
      'Дълъг пас пред тичащ съотборник.',
    ],
    rule: [
      'The receiver starts at the corner of the opposite square, shows with the arm and runs across; the ball has to meet the run inside the square. Then the receiver dribbles once round the square and passes back to the next run.',
      'Der Empfänger startet an der Ecke seines Feldes, zeigt mit dem Arm und läuft quer; der Ball muss den Lauf im Feld treffen. Dann dribbelt er einmal ums Feld und spielt in den nächsten Lauf zurück.',
      'Приемащият тръгва от ъгъла на своя квадрат, показва с ръка и тича напречно; топката среща бягането вътре. После обикаля квадрата с топка и подава в следващото бягане.',
    ],
    points: [
      [
        'Pass where the runner will be, not where they are.',
        'Spiel dorthin, wo der Läufer sein wird.',
        'Подай там, където ще бъде тичащият.',
      ],
      [
        'Runner: first arm, then run, so that the passer is ready.',
        'Läufer: erst Arm, dann Lauf, damit der Passgeber bereit ist.',
        'Тичащ: първо ръка, после бягане.',
      ],
    ],
    more: [
      [
        'The runner chooses the direction only when the passer looks up.',
        'Der Läufer wählt die Richtung erst, wenn der Passgeber hochschaut.',
        'Тичащият избира посоката, когато подаващият вдигне глава.',
      ],
    ],
    easier: [
      'Walk through the run first, then jog.',
      'Den Lauf zuerst gehen, dann traben.',
      'Бягането първо в ходене, после в тръс.',
    ],
    scoring: [
      'A ball met without slowing down is two points, with a stop one.',
      'Ein Ball ohne Bremsen zwei Punkte, mit Stopp einer.',
      'Топка без забавяне – две точки, със спиране – една.',
    ],
    question: [
      'Who starts first: the run or the pass?',
      'Wer beginnt: der Lauf oder der Pass?',
      'Кой започва: бягането или пасът?',
    ],
    fault: [
      'Pass behind the runner because the wind-up was too long.',
      'Pass in den Rücken, weil ausgeholt wurde, als der Lauf schon lief.',
      'Пас зад тичащия заради дълъг замах.',
    ],
  },
  {
    key: 'change-target',
    harder: 2,
    from: 10,
    name: ['change the target late', 'spät das Ziel wechseln', 'късна смяна на целта'],
    aim: [
      'Look up before the long pass and switch to the free target.',
      'Vor dem langen Pass hochschauen und auf das freie Ziel umschalten.',
      'Поглед преди дългия пас и смяна към свободната цел.',
    ],
    rule: [
      'Two pairs work together. A defender between the far squares closes one of the two as soon as the ball is set forward: pass to the other. The defender only shadows and changes after six balls.',
      'Zwei Paare arbeiten zusammen. Ein Verteidiger zwischen den Zielfeldern schließt beim Vorlegen eines der beiden: Der Pass geht ins andere. Er stellt nur zu und wechselt nach sechs Bällen.',
      'Две двойки работят заедно. Защитник между далечните квадрати затваря единия при насочването: пасът е към другия. Той само закрива и се сменя след шест топки.',
    ],
    points: [
      [
        'Set the ball out at an angle from which both squares are open.',
        'So vorlegen, dass beide Felder offen bleiben.',
        'Насочи така, че и двата квадрата да са отворени.',
      ],
      [
        'Last look just before the standing foot lands.',
        'Letzter Blick, bevor das Standbein aufsetzt.',
        'Последен поглед, преди опорният крак да стъпи.',
      ],
    ],
    more: [
      [
        'The defender may intercept.',
        'Der Verteidiger darf abfangen.',
        'Защитникът може да пресича.',
      ],
    ],
    easier: [
      'The defender chooses before the ball is moved.',
      'Der Verteidiger wählt, bevor der Ball bewegt wird.',
      'Защитникът избира преди движението на топката.',
    ],
    scoring: [
      'Ball in the free square one point, in the closed one minus one.',
      'Freies Feld ein Punkt, geschlossenes minus eins.',
      'Свободен квадрат – точка, затворен – минус една.',
    ],
    question: [
      'What gave the free square away?',
      'Was hat dir das freie Feld verraten?',
      'Какво ти издаде свободния квадрат?',
    ],
    fault: [
      'The decision stays with the first idea.',
      'An der ersten Idee festhalten.',
      'Упорстване в първата идея.',
    ],
  },
]
