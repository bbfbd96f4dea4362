/** Which signals lead the dribblers. */
import type { Task } from '../kit'

export const lightTasks: readonly Task[] = [
  {
    key: 'traffic-light',
    harder: 0,
    name: ['traffic light', 'Ampel', 'светофар'],
    aim: [
      'Stop, creep and speed up with the ball at the foot.',
      'Stoppen, schleichen und beschleunigen mit dem Ball am Fuß.',
      'Спиране, бавно водене и ускоряване с топка в крака.',
    ],
    rule: [
      'Green bib: drive fast. Yellow: tiny touches on the spot. Red: foot on the ball, stand like a statue. The bib is only shown, never called. Who drives on at red does three toe taps and is back on the road.',
      'Grünes Leibchen: schnell fahren. Gelb: winzige Kontakte am Ort. Rot: Fuß auf den Ball, wie eine Statue. Das Leibchen wird nur gezeigt, nicht gerufen. Wer bei Rot fährt, macht drei Sohlentipper und ist wieder dabei.',
      'Зелен потник: бързо каране. Жълт: мънички докосвания на място. Червен: крак на топката, като статуя. Потникът само се показва. Който кара на червено, прави три докосвания с подметка и пак е на пътя.',
    ],
    points: [
      [
        'Brake with the sole, on top of the ball.',
        'Brems mit der Sohle oben auf dem Ball.',
        'Спирай с подметка отгоре на топката.',
      ],
      [
        'At green the first touch goes where nobody is.',
        'Bei Grün geht der erste Kontakt dorthin, wo keiner ist.',
        'На зелено първото докосване е към празното.',
      ],
    ],
    more: [
      [
        'Blue bib: swap balls with somebody.',
        'Blaues Leibchen: den Ball mit jemandem tauschen.',
        'Син потник: размени топка с някого.',
      ],
    ],
    easier: [
      'Call the colour as well.',
      'Die Farbe zusätzlich rufen.',
      'Цветът се казва и на глас.',
    ],
    scoring: [
      'A star for every red light at which the whole group stands.',
      'Ein Stern für jedes Rot, bei dem die ganze Gruppe steht.',
      'Звезда за всяко червено, при което цялата група е спряла.',
    ],
    question: [
      'How often did you look at the coach?',
      'Wie oft hast du zum Trainer geschaut?',
      'Колко често поглеждаше към треньора?',
    ],
    fault: [
      'Children watch only the coach and bump into others.',
      'Kinder schauen nur zum Trainer und stoßen zusammen.',
      'Децата гледат само треньора и се блъскат.',
    ],
  },
  {
    key: 'policeman',
    harder: 0,
    name: ['the traffic policeman', 'der Verkehrspolizist', 'регулировчикът'],
    aim: [
      'Follow direction signs and turn with different parts of the foot.',
      'Richtungszeichen folgen und mit verschiedenen Fußseiten drehen.',
      'Следване на знаци за посока и завиване с различни части на стъпалото.',
    ],
    rule: [
      'The arm of the policeman shows where all drive: left, right, towards, away. Both arms up: turn on the spot and drive on the other way. The policeman and the coach take turns, so look both ways.',
      'Der Arm des Polizisten zeigt, wohin alle fahren: links, rechts, heran, weg. Beide Arme hoch: auf der Stelle wenden und zurück. Polizist und Trainer wechseln sich ab, also in beide Richtungen schauen.',
      'Ръката на регулировчика показва накъде карат всички: наляво, надясно, към него, назад. Две вдигнати ръце: завой на място и обратно. Регулировчикът и треньорът се редуват – гледай и двамата.',
    ],
    points: [
      [
        'Sideways with inside or outside, backwards with the sole.',
        'Seitwärts mit innen oder außen, rückwärts mit der Sohle.',
        'Встрани с вътрешна или външна, назад с подметка.',
      ],
      [
        'Keep a car’s length from the next one.',
        'Halte eine Autolänge Abstand.',
        'Дръж разстояние от една кола.',
      ],
    ],
    more: [['Drive against the sign.', 'Gegen das Zeichen fahren.', 'Карай обратно на знака.']],
    easier: ['Only left and right.', 'Nur links und rechts.', 'Само наляво и надясно.'],
    scoring: [
      'The group scores when nobody touches another in ten seconds.',
      'Die Gruppe punktet, wenn sich zehn Sekunden lang keiner berührt.',
      'Групата печели точка, ако десет секунди никой не се докосне с друг.',
    ],
    question: [
      'How do you see two signs at once?',
      'Wie siehst du zwei Zeichen zugleich?',
      'Как виждаш два знака едновременно?',
    ],
    fault: [
      'Turning the body, forgetting the ball.',
      'Den Körper drehen und den Ball vergessen.',
      'Тялото се завърта, топката остава.',
    ],
  },
  {
    key: 'corners',
    harder: 1,
    name: ['numbered corners', 'nummerierte Ecken', 'номерирани ъгли'],
    aim: [
      'Sprint with the ball to the right corner through a crowd.',
      'Mit Ball durchs Gewühl in die richtige Ecke sprinten.',
      'Спринт с топка през навалицата до верния ъгъл.',
    ],
    rule: [
      'The coach shows a number with the fingers: all dribble to that corner and stop the ball there. A fist means “the opposite of the last one”. Then free dribbling again.',
      'Der Trainer zeigt eine Zahl mit den Fingern: Alle dribbeln in diese Ecke und stoppen dort. Eine Faust heißt „gegenüber der letzten“. Danach wieder frei.',
      'Треньорът показва число с пръсти: всички водят до този ъгъл и спират там. Юмрук значи „срещу последния“. После пак свободно.',
    ],
    points: [
      [
        'See the number, then look for the free lane, then go.',
        'Zahl sehen, freie Gasse suchen, los.',
        'Виж числото, намери свободния път, тръгни.',
      ],
      [
        'Slow down before the corner so that the ball stays in it.',
        'Vor der Ecke bremsen, damit der Ball drinbleibt.',
        'Забави преди ъгъла, за да остане топката вътре.',
      ],
    ],
    more: [
      [
        'A sum instead of a number: 5 minus 2.',
        'Eine Rechnung statt einer Zahl: 5 minus 2.',
        'Сметка вместо число: 5 минус 2.',
      ],
    ],
    easier: [
      'The number is shown and called.',
      'Die Zahl zeigen und rufen.',
      'Числото се показва и се казва.',
    ],
    scoring: [
      'The first half of the group in the corner gets a point.',
      'Die erste Hälfte der Gruppe in der Ecke bekommt einen Punkt.',
      'Първата половина от групата в ъгъла получава точка.',
    ],
    question: [
      'Where in the field are you near to all corners?',
      'Wo im Feld bist du allen Ecken nah?',
      'Къде в полето си близо до всички ъгли?',
    ],
    fault: [
      'Following the others instead of reading the sign.',
      'Den anderen nachlaufen, statt selbst zu lesen.',
      'Тичане след другите, вместо да се чете знакът.',
    ],
  },
  {
    key: 'silent-leader',
    harder: 1,
    name: ['the silent leader', 'der stille Anführer', 'тихият водач'],
    aim: [
      'Notice what others do while dribbling at tempo.',
      'Im Tempo wahrnehmen, was andere tun.',
      'Забелязване на другите по време на бързо водене.',
    ],
    rule: [
      'The coach has secretly named a leader. When the leader stops the ball, all stop; when the leader changes the move, all copy it. The last to notice becomes the next leader. The bibs stay down.',
      'Der Trainer hat heimlich einen Anführer bestimmt. Stoppt dieser den Ball, stoppen alle; wechselt er die Bewegung, machen alle sie nach. Wer es zuletzt merkt, führt als Nächster. Die Leibchen bleiben unten.',
      'Треньорът тайно е избрал водач. Спре ли той топката, спират всички; смени ли движението, всички го повтарят. Последният, който забележи, е следващият водач. Потниците не се ползват.',
    ],
    points: [
      [
        'Look around like an owl, left and right.',
        'Schau wie eine Eule, links und rechts.',
        'Оглеждай се като сова – наляво и надясно.',
      ],
      [
        'Leader: dribble in the thick of it, not at the edge.',
        'Anführer: dribble mittendrin, nicht am Rand.',
        'Водач: карай в навалицата, не по края.',
      ],
    ],
    more: [
      [
        'Two leaders, each for half of the group.',
        'Zwei Anführer, jeder für die halbe Gruppe.',
        'Двама водачи, всеки за половината група.',
      ],
    ],
    easier: [
      'Everybody knows the leader.',
      'Alle kennen den Anführer.',
      'Всички знаят кой е водачът.',
    ],
    scoring: [
      'A point for the group when all have copied within the limit.',
      'Ein Punkt für die Gruppe, wenn alle rechtzeitig folgen.',
      'Точка за групата, ако всички са реагирали навреме.',
    ],
    question: [
      'How did you recognise the leader?',
      'Woran hast du den Anführer erkannt?',
      'По какво позна водача?',
    ],
    fault: [
      'Staring at one player: use the corner of the eye.',
      'Einen anstarren: Nutze den Augenwinkel.',
      'Втренчване в един: гледай с крайчеца на окото.',
    ],
  },
]
