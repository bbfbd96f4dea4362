/** Tasks of overlap and underlap: which way round, and what the ball does. */
import type { PassingTask } from '../kit'
import { harderOverlapTasks } from './overlap-harder-words'

export const overlapTasks: readonly PassingTask[] = [
  {
    key: 'outside',
    harder: 0,
    name: ['overlap outside', 'außen hinterlaufen', 'обгръщане отвън'],
    aim: [
      'Run round the ball on the outside and receive in front of the team-mate.',
      'Den Ballbesitzer außen hinterlaufen und vor ihm den Ball bekommen.',
      'Обгръщане отвън и получаване пред съотборника.',
    ],
    rule: [
      'Pass to the wide player, run round behind on the outside. The wide player takes two touches inside to draw the defender, then plays the ball down the line. The runner passes from the end zone into the mini goal in the middle.',
      'Pass zum Außenspieler, dann außen herum hinterlaufen. Er zieht mit zwei Kontakten nach innen, bindet den Verteidiger und spielt die Linie entlang. Der Läufer passt aus der Endzone ins Minitor in der Mitte.',
      'Пас към крайния и обгръщане отвън. Той тръгва с две докосвания навътре, привлича защитника и пуска по линията. Тичащият подава от крайната зона в малката врата.',
    ],
    points: [
      [
        'Call early: “round you”. The call is worth a metre.',
        'Früh rufen: „hinter dir“. Der Ruf ist einen Meter wert.',
        'Викай рано: „зад теб“. Викът струва метър.',
      ],
      [
        'With the ball: inside first, it makes the way outside free.',
        'Am Ball: erst nach innen, das macht außen frei.',
        'С топка: първо навътре, така отвън се освобождава.',
      ],
    ],
    more: [['Pass into the goal first time.', 'Direkt ins Tor passen.', 'Пас в целта от първо.']],
    easier: [
      'The wide player waits until the runner is level.',
      'Der Außenspieler wartet, bis der Läufer auf Höhe ist.',
      'Крайният изчаква тичащия да се изравни.',
    ],
    scoring: [
      'Goal after an overlap in full run two points, else one.',
      'Tor nach Hinterlaufen in vollem Lauf zwei Punkte, sonst einer.',
      'Гол след обгръщане в пълно движение – две точки, иначе една.',
    ],
    question: [
      'What does the defender do when you carry the ball inside?',
      'Was macht der Verteidiger, wenn du nach innen ziehst?',
      'Какво прави защитникът, когато тръгнеш навътре?',
    ],
    fault: [
      'The runner passes too close and drags the defender along.',
      'Der Läufer läuft zu eng vorbei und zieht den Verteidiger mit.',
      'Тичащият минава твърде близо и повлича защитника.',
    ],
  },
  {
    key: 'inside',
    harder: 1,
    name: ['underlap inside', 'innen hinterlaufen', 'набягане отвътре'],
    aim: [
      'Use the gap between two defenders with a run on the inside.',
      'Die Lücke zwischen zwei Verteidigern mit einem Lauf innen nutzen.',
      'Празнината между двама защитници се използва с бягане отвътре.',
    ],
    rule: [
      'Pass to the wide player, who stays on the line and pulls the defender out. The passer runs inside past the defender; the ball goes through the gap between the defender and the inner marker. Finish into the mini goal.',
      'Pass zum Außenspieler, der an der Linie bleibt und den Verteidiger herauszieht. Der Passgeber läuft innen am Verteidiger vorbei; der Ball kommt durch die Lücke zwischen ihm und der inneren Markierung. Abschluss ins Minitor.',
      'Пас към крайния, който остава на линията и изтегля защитника. Подалият тича отвътре; топката минава в празнината между защитника и вътрешния маркер. Завършване в малката врата.',
    ],
    points: [
      [
        'Start when the wide player has lifted the head.',
        'Starten, wenn der Außenspieler den Kopf hebt.',
        'Тръгни, когато крайният вдигне глава.',
      ],
      [
        'Pass with the inside, across the front foot of the defender.',
        'Mit der Innenseite vor dem vorderen Fuß des Verteidigers vorbei.',
        'С вътрешната част, пред предния крак на защитника.',
      ],
    ],
    more: [
      [
        'Finish only with the foot away from the goal line.',
        'Abschluss nur mit dem grundlinienfernen Fuß.',
        'Завършване само с крака, далечен от линията.',
      ],
    ],
    easier: [
      'A cone instead of the defender.',
      'Ein Hütchen statt des Verteidigers.',
      'Конус вместо защитник.',
    ],
    scoring: [
      'Ball through the gap one point, goal one more.',
      'Ball durch die Lücke ein Punkt, Tor einer mehr.',
      'Топка през празнината – точка, гол – още една.',
    ],
    question: [
      'How wide must the wide player stand to open the gap?',
      'Wie breit muss der Außenspieler stehen, damit die Lücke aufgeht?',
      'Колко широко трябва да е крайният, за да се отвори празнината?',
    ],
    fault: [
      'The wide player comes inside and closes the gap alone.',
      'Der Außenspieler kommt nach innen und schließt die Lücke selbst.',
      'Крайният влиза навътре и сам затваря празнината.',
    ],
  },
  ...harderOverlapTasks,
]
