/** Where the duel for goal begins: four starts, four different first problems. */
import type { FinishingTask } from './kit'

export const duelTasks: readonly FinishingTask[] = [
  {
    key: 'face-to-face',
    harder: 0,
    name: ['face to face', 'frontal', 'лице в лице'],
    aim: [
      'Attack the defender in front with speed and get past before the shot.',
      'Den Verteidiger mit Tempo andribbeln und vor dem Schuss vorbeikommen.',
      'Защитникът отпред се атакува със скорост и се преодолява преди удара.',
    ],
    rule: [
      'The defender passes to the attacker opposite and steps out; the duel is live with the attacker’s first touch.',
      'Der Verteidiger passt zum Angreifer gegenüber und rückt heraus; mit dem ersten Kontakt des Angreifers läuft das Duell.',
      'Защитникът подава на нападателя отсреща и излиза; двубоят започва с първото докосване на нападателя.',
    ],
    points: [
      [
        'First touch forwards: take the metres the defender gives you.',
        'Erster Kontakt nach vorn: Nimm die Meter, die man dir lässt.',
        'Първо докосване напред: вземи метрите, които ти дават.',
      ],
      [
        'Feint two steps before, then long and past on one side.',
        'Finte zwei Schritte davor, dann lang auf einer Seite vorbei.',
        'Финт две крачки преди него, после дълго и покрай него.',
      ],
    ],
    more: [
      [
        'The defender starts 3 m nearer.',
        'Der Verteidiger startet 3 m näher.',
        'Защитникът започва с 3 м по-близо.',
      ],
    ],
    easier: [
      'The defender may only begin after the attacker’s second touch.',
      'Der Verteidiger darf erst nach dem zweiten Kontakt loslaufen.',
      'Защитникът тръгва чак след второто докосване.',
    ],
    scoring: [
      'Goal one point; goal after getting past the defender two.',
      'Tor ein Punkt; Tor nach überspieltem Verteidiger zwei.',
      'Гол – точка; гол след преодолян защитник – две.',
    ],
    question: [
      'Which foot of the defender is in front, and where is the way free?',
      'Welcher Fuß des Verteidigers ist vorn, und wo ist der Weg frei?',
      'Кой крак на защитника е отпред и къде е свободно?',
    ],
    fault: [
      'Slowing down to a stop in front of the defender.',
      'Vor dem Verteidiger bis zum Stand abbremsen.',
      'Спиране на място пред защитника.',
    ],
  },
  {
    key: 'from-the-side',
    harder: 1,
    name: ['defender from the side', 'Verteidiger von der Seite', 'защитник отстрани'],
    aim: [
      'Get across the defender’s way and keep the body between opponent and ball.',
      'Den Laufweg des Verteidigers kreuzen und den Körper zwischen Gegner und Ball bringen.',
      'Пътят на защитника се пресича и тялото застава между него и топката.',
    ],
    rule: [
      'Attacker with ball in the middle, defender level at the side; both start with the attacker’s first touch towards goal.',
      'Angreifer mit Ball in der Mitte, Verteidiger seitlich auf gleicher Höhe; beide starten mit dem ersten Kontakt Richtung Tor.',
      'Нападателят е с топка в средата, защитникът – отстрани наравно; двамата тръгват с първото докосване към вратата.',
    ],
    points: [
      [
        'Second touch into the defender’s way: now they have to brake.',
        'Zweiter Kontakt in seinen Laufweg: Jetzt muss er bremsen.',
        'Второто докосване е на пътя му: сега той спира.',
      ],
      [
        'Ball on the foot that is away from the opponent.',
        'Ball am gegnerfernen Fuß.',
        'Топката е в крака, който е далеч от противника.',
      ],
    ],
    more: [
      [
        'The defender starts one step in front of the attacker.',
        'Der Verteidiger startet einen Schritt vor dem Angreifer.',
        'Защитникът тръгва на крачка пред нападателя.',
      ],
    ],
    easier: [
      'The defender starts 2 m further back.',
      'Der Verteidiger startet 2 m weiter hinten.',
      'Защитникът тръгва с 2 м по-отзад.',
    ],
    scoring: [
      'Goal one point; goal after crossing the defender’s way two.',
      'Tor ein Punkt; Tor nach gekreuztem Laufweg zwei.',
      'Гол – точка; гол след пресечен път – две.',
    ],
    question: [
      'When did you know that you were in front?',
      'Wann wusstest du, dass du vorn bist?',
      'Кога разбра, че си пред него?',
    ],
    fault: [
      'Running straight beside the defender until the angle is gone.',
      'Geradeaus neben dem Verteidiger her, bis der Winkel weg ist.',
      'Бягане право до защитника, докато ъгълът изчезне.',
    ],
  },
  {
    key: 'from-behind',
    harder: 1,
    name: ['defender from behind', 'Verteidiger von hinten', 'защитник отзад'],
    aim: [
      'Use a small lead: high speed, few touches, calm finish.',
      'Einen kleinen Vorsprung nutzen: Tempo, wenige Kontakte, ruhiger Abschluss.',
      'Малката преднина се използва: скорост, малко докосвания, спокоен удар.',
    ],
    rule: [
      'The attacker starts with the ball, the defender 2 m behind; the first touch is the signal. Sliding from behind is forbidden.',
      'Der Angreifer startet mit Ball, der Verteidiger 2 m dahinter; der erste Kontakt ist das Signal. Grätschen von hinten ist verboten.',
      'Нападателят тръгва с топката, защитникът е на 2 м зад него; сигнал е първото докосване. Шпагат отзад е забранен.',
    ],
    points: [
      [
        'Long touches while there is room, short ones before the shot.',
        'Lange Kontakte, solange Platz ist, kurze vor dem Schuss.',
        'Дълги докосвания, докато има място, къси преди удара.',
      ],
      [
        'Shoot in the running rhythm, not after a stop.',
        'Aus dem Laufrhythmus schießen, nicht nach einem Stopp.',
        'Удряй в ритъма на бягането, не след спиране.',
      ],
    ],
    more: [
      [
        'The defender starts only 1 m behind.',
        'Der Verteidiger startet nur 1 m dahinter.',
        'Защитникът тръгва само на 1 м отзад.',
      ],
    ],
    easier: [
      'The defender starts 4 m behind.',
      'Der Verteidiger startet 4 m dahinter.',
      'Защитникът тръгва от 4 м отзад.',
    ],
    scoring: [
      'Goal with at most four touches two points, otherwise one.',
      'Tor mit höchstens vier Kontakten zwei Punkte, sonst einer.',
      'Гол с най-много четири докосвания – две точки, иначе една.',
    ],
    question: [
      'How many touches did you need to the shot?',
      'Wie viele Kontakte hast du bis zum Schuss gebraucht?',
      'Колко докосвания ти трябваха до удара?',
    ],
    fault: [
      'Too many small touches: the defender catches up.',
      'Zu viele kleine Kontakte: Der Verteidiger holt auf.',
      'Много дребни докосвания: защитникът настига.',
    ],
  },
  {
    key: 'back-to-goal',
    harder: 2,
    from: 9,
    name: ['back to goal', 'mit dem Rücken zum Tor', 'с гръб към вратата'],
    aim: [
      'Receive under pressure, feel the defender and turn to the free side.',
      'Unter Druck annehmen, den Verteidiger spüren und zur freien Seite drehen.',
      'Поемане под натиск, усещане на защитника и завъртане към свободната страна.',
    ],
    rule: [
      'The next attacker plays to the feet of the one who stands with the back to goal and the defender at arm’s length behind. Turn and finish, or lay off and get it again.',
      'Der nächste Angreifer spielt dem vorderen in den Fuß, der mit dem Rücken zum Tor steht, der Verteidiger eine Armlänge dahinter. Drehen und abschließen oder ablegen und neu fordern.',
      'Следващият нападател подава в крака на този с гръб към вратата, защитникът е на една ръка зад него. Завъртане и удар или връщане и ново поемане.',
    ],
    points: [
      [
        'Glance over the shoulder before the pass comes.',
        'Schulterblick, bevor der Pass kommt.',
        'Поглед през рамо, преди да дойде пасът.',
      ],
      [
        'Low, wide stance, arm out: the ball on the far foot.',
        'Tief und breit stehen, Arm heraus: Ball am fernen Fuß.',
        'Нисък и широк стоеж, ръката навън: топката е в далечния крак.',
      ],
    ],
    more: [
      [
        'Only four seconds from the pass to the shot.',
        'Nur vier Sekunden vom Pass bis zum Schuss.',
        'Само четири секунди от паса до удара.',
      ],
    ],
    easier: [
      'The defender stands 2 m away until the first touch.',
      'Der Verteidiger steht bis zum ersten Kontakt 2 m entfernt.',
      'Защитникът е на 2 м до първото докосване.',
    ],
    scoring: [
      'Goal one point; goal after a turn two.',
      'Tor ein Punkt; Tor nach einer Drehung zwei.',
      'Гол – точка; гол след завъртане – две.',
    ],
    question: [
      'On which side did you feel the defender?',
      'Auf welcher Seite hast du den Verteidiger gespürt?',
      'От коя страна усети защитника?',
    ],
    fault: [
      'Turning into the side where the defender leans.',
      'Drehung auf die Seite, auf der der Verteidiger drückt.',
      'Завъртане към страната, откъдето защитникът натиска.',
    ],
  },
]
