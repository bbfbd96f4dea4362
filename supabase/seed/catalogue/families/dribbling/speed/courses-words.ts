/** The shapes of the courses and what they train. */
import type { Task } from '../kit'

export const courseTasks: readonly Task[] = [
  {
    key: 'square',
    harder: 0,
    name: ['round the square', 'ums Quadrat', 'около квадрата'],
    aim: [
      'Four right angles with the outside foot.',
      'Vier rechte Winkel mit dem äußeren Fuß.',
      'Четири прави ъгъла с външния крак.',
    ],
    rule: [
      'Dribble round the four cones on the outside, clockwise; next time the other way round. At each cone one clear touch with the foot further from it.',
      'Außen um die vier Hütchen, im Uhrzeigersinn; beim nächsten Mal andersherum. An jedem Hütchen ein deutlicher Kontakt mit dem entfernteren Fuß.',
      'Отвън около четирите конуса по посока на часовника; следващия път обратно. При всеки конус ясно докосване с по-далечния крак.',
    ],
    points: [
      [
        'Straight to the corner, then a sharp edge: no bananas.',
        'Gerade bis zur Ecke, dann scharf: keine Bananen.',
        'Право до ъгъла, после остро: без банани.',
      ],
      [
        'Push off from the outside foot.',
        'Vom äußeren Fuß abdrücken.',
        'Отблъсни се с външния крак.',
      ],
    ],
    more: [
      [
        'The coach claps: change of direction at the next cone.',
        'Der Trainer klatscht: am nächsten Hütchen Richtungswechsel.',
        'Треньорът пляска: при следващия конус – обратно.',
      ],
    ],
    easier: [
      'Stop the ball briefly at each cone.',
      'An jedem Hütchen kurz stoppen.',
      'Кратко спиране при всеки конус.',
    ],
    scoring: [
      'One point per round without a cone touched.',
      'Ein Punkt je Runde ohne Hütchenberührung.',
      'Точка за обиколка без докоснат конус.',
    ],
    question: [
      'Which direction is easier for you, and why?',
      'Welche Richtung fällt dir leichter, und warum?',
      'Коя посока ти е по-лесна и защо?',
    ],
    fault: [
      'Ball too far ahead before the corner.',
      'Ball vor der Ecke zu weit weg.',
      'Топката е твърде далеч преди ъгъла.',
    ],
  },
  {
    key: 'zigzag',
    harder: 0,
    name: ['zigzag cuts', 'Zickzack', 'зигзаг'],
    aim: [
      'Cut the ball to the other side with inside and outside.',
      'Den Ball mit innen und außen auf die andere Seite schneiden.',
      'Рязко прехвърляне на другата страна с вътрешна и външна.',
    ],
    rule: [
      'Drive at each cone and cut away just in front of it: first run with the inside, second with the outside, third with a feint of choice.',
      'Auf jedes Hütchen zu und kurz davor abschneiden: erster Lauf innen, zweiter außen, dritter mit Finte nach Wahl.',
      'Водене към всеки конус и рязко встрани точно пред него: първо с вътрешна, после с външна, третия път с финт по избор.',
    ],
    points: [
      [
        'The cone is a defender: cut a metre before, not at the cone.',
        'Das Hütchen ist ein Verteidiger: einen Meter davor schneiden.',
        'Конусът е защитник: режи на метър пред него.',
      ],
      [
        'After the cut two fast steps.',
        'Nach dem Schnitt zwei schnelle Schritte.',
        'След рязкото – две бързи крачки.',
      ],
    ],
    more: [
      [
        'A partner shows left or right at the last cone.',
        'Ein Partner zeigt am letzten Hütchen links oder rechts.',
        'Партньор показва посоката при последния конус.',
      ],
    ],
    easier: ['Only three cones.', 'Nur drei Hütchen.', 'Само три конуса.'],
    scoring: [
      'One point per clean cut, five make a star.',
      'Ein Punkt je sauberen Schnitt, fünf ergeben einen Stern.',
      'Точка за чисто рязане, пет правят звезда.',
    ],
    question: [
      'When do you use the outside instead of the inside?',
      'Wann nimmst du den Außenrist statt der Innenseite?',
      'Кога ползваш външната вместо вътрешната страна?',
    ],
    fault: [
      'Dribbling round the cone instead of cutting in front.',
      'Um das Hütchen herum statt davor schneiden.',
      'Заобикаляне на конуса вместо рязане пред него.',
    ],
  },
  {
    key: 'letter-t',
    harder: 1,
    name: ['the T', 'das T', 'буквата Т'],
    aim: [
      'Move the ball sideways and backwards, not only forwards.',
      'Den Ball auch seitwärts und rückwärts bewegen.',
      'Движение с топката и встрани, и назад.',
    ],
    rule: [
      'Forward to the middle cone, sideways with sole rolls to the one cone, across to the other, back to the middle and home, turning with the drag-back.',
      'Vor zum mittleren Hütchen, seitwärts mit Sohlenrollen zum einen, quer zum anderen, zurück zur Mitte und mit Sohlenzieher nach Hause.',
      'Напред до средния конус, встрани с търкаляне с подметка до единия, напречно до другия, пак до средата и с издърпване към старта.',
    ],
    points: [
      [
        'Shoulders face forward while the ball goes sideways.',
        'Die Schultern schauen nach vorn, der Ball geht zur Seite.',
        'Раменете са напред, топката върви встрани.',
      ],
      [
        'Quick side steps, feet never cross.',
        'Schnelle Seitschritte, die Füße kreuzen nie.',
        'Бързи странични стъпки, краката не се кръстосват.',
      ],
    ],
    more: [
      [
        'The coach shows the first side when the runner is at the middle cone.',
        'Der Trainer zeigt die erste Seite erst an der Mitte.',
        'Треньорът показва първата страна чак при средния конус.',
      ],
    ],
    easier: [
      'Sideways with the inside instead of the sole.',
      'Seitwärts mit der Innenseite statt der Sohle.',
      'Встрани с вътрешна вместо с подметка.',
    ],
    scoring: [
      'Clean Ts in the time; the weaker side first counts double.',
      'Saubere T in der Zeit; die schwächere Seite zuerst zählt doppelt.',
      'Чисти Т за времето; със слабата страна напред е двойно.',
    ],
    question: [
      'When do you move sideways with the ball?',
      'In welcher Situation bewegst du dich mit Ball seitwärts?',
      'В каква ситуация се движиш с топка встрани?',
    ],
    fault: [
      'Turning the whole body to run sideways as if forwards.',
      'Den ganzen Körper drehen statt seitwärts zu gehen.',
      'Завъртане на цялото тяло вместо странично движение.',
    ],
  },
  {
    key: 'star',
    harder: 1,
    name: ['the star', 'der Stern', 'звездата'],
    aim: [
      'Choose and remember ways, turning in the middle every time.',
      'Wege wählen und merken, jedes Mal in der Mitte drehen.',
      'Избор и запомняне на пътя, всеки път със завъртане в средата.',
    ],
    rule: [
      'From the middle cone to a point of the star and back, until all four points were visited; the order is called by the next player while one is running, and each turn must be different from the last.',
      'Vom mittleren Hütchen zu einer Zacke und zurück, bis alle vier besucht sind; die Reihenfolge ruft der Nächste während des Laufs, und jede Drehung muss anders sein als die letzte.',
      'От средния конус до лъч на звездата и обратно, докато се обиколят четирите; реда казва следващият по време на бягането, а всяко завъртане е различно от предишното.',
    ],
    points: [
      [
        'Turn so that you see the next point at once.',
        'Dreh so, dass du die nächste Zacke gleich siehst.',
        'Завърти така, че веднага да видиш следващия лъч.',
      ],
      [
        'Listen with the head up on the way back to the middle.',
        'Auf dem Rückweg zur Mitte Kopf hoch und hören.',
        'На връщане към средата слушай с вдигната глава.',
      ],
    ],
    more: [
      [
        'The caller names the point to leave out.',
        'Gerufen wird die Zacke, die entfällt.',
        'Казва се лъчът, който се пропуска.',
      ],
    ],
    easier: [
      'A fixed order, clockwise.',
      'Feste Reihenfolge im Uhrzeigersinn.',
      'Постоянен ред по часовника.',
    ],
    scoring: [
      'One point per star with four different turns.',
      'Ein Punkt je Stern mit vier verschiedenen Drehungen.',
      'Точка за звезда с четири различни завъртания.',
    ],
    question: [
      'Which turn suits which change of angle?',
      'Welche Drehung passt zu welchem Winkel?',
      'Кое завъртане подхожда на кой ъгъл?',
    ],
    fault: [
      'Running large loops in the middle instead of turning.',
      'In der Mitte große Schleifen statt Drehungen.',
      'Големи дъги в средата вместо завъртане.',
    ],
  },
]
