/** Variants of the corner, continued. */
import type { DrillTask } from '../kit'

export const moreCornerTasks: readonly DrillTask[] = [
  {
    key: 'near-post',
    harder: 1,
    name: ['to the near post', 'auf den kurzen Pfosten', 'към близката греда'],
    aim: [
      'Attack the near post before the defender.',
      'Den kurzen Pfosten vor dem Verteidiger attackieren.',
      'Атака на близката греда преди защитника.',
    ],
    rule: [
      'A low driven ball to the near post; the first runner arrives in front of the defender and turns it in with the foot, the others run through the middle and to the far post. No header.',
      'Ein flacher, scharfer Ball auf den kurzen Pfosten; der erste Läufer kommt vor den Verteidiger und lenkt mit dem Fuß aufs Tor, die anderen laufen Mitte und langen Pfosten an. Kein Kopfball.',
      'Ниска силна топка към близката греда; първият изпреварва защитника и насочва с крак, другите тичат към средата и далечната греда. Без глава.',
    ],
    points: [
      [
        'A step away, then in front of the defender.',
        'Erst ein Schritt weg, dann vor den Verteidiger.',
        'Крачка встрани, после пред защитника.',
      ],
      [
        'Let the ball glide off the inside of the foot.',
        'Den Ball von der Innenseite abgleiten lassen.',
        'Остави топката да се плъзне от вътрешната част.',
      ],
    ],
    more: [
      [
        'The first runner lets it through for the second.',
        'Der erste Läufer lässt für den zweiten durch.',
        'Първият пропуска за втория.',
      ],
    ],
    easier: [
      'Taker moves ten metres nearer.',
      'Der Schütze rückt zehn Meter näher.',
      'Изпълнителят е с десет метра по-близо.',
    ],
    scoring: [
      'First touch by an attacker one point, goal two more.',
      'Erster Kontakt durch Angreifer ein Punkt, Tor zwei dazu.',
      'Първо докосване от нападател – точка, гол – още две.',
    ],
    question: [
      'When did you start: before or after the kick?',
      'Wann bist du gestartet: vor oder nach dem Tritt?',
      'Кога тръгна: преди или след удара?',
    ],
    fault: [
      'Waiting at the post: arrive, do not stand.',
      'Am Pfosten warten: ankommen, nicht stehen.',
      'Чакане до гредата: пристигай, не стой.',
    ],
  },
  {
    key: 'far-post',
    harder: 1,
    from: 12,
    heading: true,
    name: ['high to the far post', 'hoch auf den langen Pfosten', 'високо към далечната греда'],
    aim: [
      'Time the run and the jump to the far post.',
      'Lauf und Absprung zum langen Pfosten abstimmen.',
      'Синхрон на пробега и отскока към далечната греда.',
    ],
    rule: [
      'A lofted ball beyond the second post; a runner comes from outside the box and heads back across or volleys, the others attack the rebound. At most five headers per player in a session (U12/U13; check the association’s rule), otherwise finish with the foot.',
      'Ein hoher Ball hinter den zweiten Pfosten; ein Läufer kommt von außerhalb und köpft zurück in die Mitte oder nimmt volley, die anderen gehen auf den Abpraller. Höchstens fünf Kopfbälle pro Spieler und Training (U12/U13; Verbandsregel beachten), sonst mit dem Fuß abschließen.',
      'Висока топка зад втората греда; един идва отвън и връща с глава към средата или удря от въздуха, другите търсят отбитата. Най-много пет удара с глава на играч за тренировка (U12/U13; виж правилата на федерацията), иначе се завършва с крак.',
    ],
    points: [
      [
        'Taker: hit it over the last head, not onto it.',
        'Schütze: über den letzten Kopf, nicht darauf.',
        'Изпълнител: над последната глава, не в нея.',
      ],
      [
        'Head through the ball with the forehead, eyes open, neck firm.',
        'Mit der Stirn durch den Ball, Augen offen, Nacken fest.',
        'Удари с чело през топката, отворени очи, стегнат врат.',
      ],
    ],
    more: [
      [
        'A defender goes along with the runner.',
        'Ein Verteidiger geht mit dem Läufer mit.',
        'Защитник следва тичащия.',
      ],
    ],
    easier: [
      'Light ball or a throw; finish with the foot.',
      'Leichter Ball oder Wurf; mit dem Fuß abschließen.',
      'Лека топка или хвърляне; завършване с крак.',
    ],
    scoring: [
      'Ball headed back into the middle one point, goal two.',
      'Ball zurück in die Mitte ein Punkt, Tor zwei.',
      'Връщане към средата – точка, гол – две.',
    ],
    question: [
      'Where do you look last before you jump?',
      'Wohin geht dein letzter Blick vor dem Absprung?',
      'Накъде е последният поглед преди отскока?',
    ],
    fault: ['Too early under the ball.', 'Zu früh unter dem Ball.', 'Твърде рано под топката.'],
  },
]
