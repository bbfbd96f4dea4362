/** Tasks of the end-zone game: how the zone is reached. */
import type { Task } from './kit'

export const endZoneTasks: readonly Task[] = [
  {
    key: 'dribble-in',
    harder: 0,
    name: ['dribble into the zone', 'in die Zone dribbeln', 'с дрибъл в зоната'],
    aim: [
      'Use open space in front with courage and the ball at the feet.',
      'Freien Raum mutig mit dem Ball am Fuß nutzen.',
      'Свободното пространство се използва смело с топка в крака.',
    ],
    rule: [
      'A point for a dribble into the end zone with the ball stopped under the sole. Passes into the zone do not count.',
      'Ein Punkt für ein Dribbling in die Endzone, Ball mit der Sohle gestoppt. Pässe in die Zone zählen nicht.',
      'Точка за дрибъл в крайната зона и спряна топка с подметката. Пасове в зоната не се броят.',
    ],
    points: [
      [
        'Space in front? Big touches. Opponent near? Small ones.',
        'Platz vorn? Große Schritte mit dem Ball. Gegner nah? Kleine.',
        'Има място? Дълги докосвания. Противник? Къси.',
      ],
      [
        'Two wait for you? Pass to the one they have left.',
        'Zwei warten auf dich? Pass zu dem, den sie frei lassen.',
        'Двама те чакат? Подай на освободения.',
      ],
    ],
    more: [
      [
        'A feint before the line is worth an extra point.',
        'Eine Finte vor der Linie bringt einen Zusatzpunkt.',
        'Финт преди линията е допълнителна точка.',
      ],
    ],
    easier: [
      'The zone may be entered at the sides too.',
      'Auch von der Seite darf man in die Zone.',
      'В зоната се влиза и отстрани.',
    ],
    scoring: [
      'One point per ball stopped in the zone.',
      'Ein Punkt je gestopptem Ball in der Zone.',
      'Точка за всяка спряна топка в зоната.',
    ],
    question: [
      'How do you see that the way is open?',
      'Woran siehst du, dass der Weg frei ist?',
      'По какво виждаш, че пътят е свободен?',
    ],
    fault: [
      'Dribbling into the crowd in the middle although outside is free.',
      'Dribbling in die volle Mitte, obwohl außen frei ist.',
      'Дрибъл в пълната среда, а отстрани е свободно.',
    ],
  },
  {
    key: 'receive-in',
    harder: 1,
    name: ['receive in the zone', 'in der Zone annehmen', 'поемане в зоната'],
    aim: [
      'Fit run and pass together: the ball and the runner arrive together.',
      'Lauf und Pass abstimmen: Ball und Läufer kommen zusammen an.',
      'Бягане и пас в синхрон: топката и играчът пристигат заедно.',
    ],
    rule: [
      'A point for a pass that is received inside the end zone. Nobody may wait there, neither team.',
      'Ein Punkt für einen Pass, der in der Endzone angenommen wird. Warten darf dort keiner, auch die Abwehr nicht.',
      'Точка за пас, поет в крайната зона. Никой не чака там, нито защитата.',
    ],
    points: [
      [
        'Runner: look, bend the run, go when the passer can see you.',
        'Läufer: schauen, im Bogen starten, wenn dich der Passgeber sieht.',
        'Бягащ: погледни, тръгни в дъга, щом подаващият те вижда.',
      ],
      [
        'Passer: into the way of the runner, not to the feet.',
        'Passgeber: in den Lauf, nicht in den Fuß.',
        'Подаващ: в хода, не в крака.',
      ],
    ],
    more: [
      [
        'The pass into the zone must be one-touch.',
        'Der Pass in die Zone muss direkt sein.',
        'Пасът в зоната е от първо.',
      ],
    ],
    easier: [
      'An attacker may wait in the zone for three seconds.',
      'Ein Angreifer darf drei Sekunden in der Zone warten.',
      'Нападател може да чака три секунди в зоната.',
    ],
    scoring: [
      'One point per ball received, two after a pass from your own half.',
      'Ein Punkt je Annahme, zwei nach einem Pass aus der eigenen Hälfte.',
      'Точка за поемане, две след пас от своята половина.',
    ],
    question: [
      'What comes first: the run or the pass?',
      'Was kommt zuerst: Lauf oder Pass?',
      'Кое е първо: бягането или пасът?',
    ],
    fault: [
      'Runner starts flat along the line and stands in the zone too early.',
      'Der Läufer startet zu früh und steht schon in der Zone.',
      'Бягащият тръгва рано и вече стои в зоната.',
    ],
  },
  {
    key: 'keep-direction',
    harder: 1,
    name: ['score and go the other way', 'punkten und umdrehen', 'точка и обратна посока'],
    aim: [
      'Stay calm after success and build the next attack the other way.',
      'Nach dem Punkt Ruhe bewahren und in die andere Richtung aufbauen.',
      'След точката спокойствие и нова атака в обратна посока.',
    ],
    rule: [
      'After a ball received in the end zone the same team keeps it and attacks the other zone. Winning it gives the choice of direction.',
      'Nach einer Annahme in der Endzone behält das Team den Ball und greift die andere Zone an. Bei Ballgewinn ist die Richtung frei.',
      'След поемане в зоната отборът пази топката и напада другата зона. При отнемане посоката е по избор.',
    ],
    points: [
      [
        'Behind the scorer: show short at once for the first pass out.',
        'Hinter dem Torschützen: sofort kurz für den ersten Pass anbieten.',
        'Зад точкувалия: веднага се предложи късо за първия пас.',
      ],
      [
        'Far away players: you are now the front line.',
        'Die Hinteren: Ihr seid jetzt die vorderste Reihe.',
        'Задните: сега вие сте най-предни.',
      ],
    ],
    more: [
      [
        'Three zones in a row without loss win the round.',
        'Drei Zonen in Folge ohne Verlust gewinnen die Runde.',
        'Три зони поред без загуба печелят серията.',
      ],
    ],
    easier: [
      'The first pass out of the zone is free.',
      'Der erste Pass aus der Zone ist frei.',
      'Първият пас от зоната е свободен.',
    ],
    scoring: [
      'First zone one point, the next in a row two, then three.',
      'Erste Zone ein Punkt, die nächste in Folge zwei, dann drei.',
      'Първа зона – точка, следващата – две, после три.',
    ],
    question: [
      'Who is in the best place for the new direction?',
      'Wer steht für die neue Richtung am besten?',
      'Кой е най-добре поставен за новата посока?',
    ],
    fault: [
      'The whole team goes to celebrate in the zone: no one is left to play to.',
      'Alle rücken in die Zone nach: Keiner ist mehr anspielbar.',
      'Всички влизат в зоната: няма на кого да се подаде.',
    ],
  },
  {
    key: 'third-man-in',
    harder: 2,
    name: ['third man into the zone', 'der Dritte in die Zone', 'третият в зоната'],
    aim: [
      'Break the last line with a lay-off and a runner from behind.',
      'Die letzte Linie mit Ablage und einem Läufer aus der Tiefe brechen.',
      'Последната линия се пробива с връщане и бягане отзад.',
    ],
    rule: [
      'A point only if the pass into the zone follows a one-touch lay-off and a player from behind receives it.',
      'Ein Punkt nur, wenn der Pass in die Zone nach einer direkten Ablage kommt und einer aus der Tiefe ihn annimmt.',
      'Точка само ако пасът в зоната е след връщане от първо и го поеме играч от втора линия.',
    ],
    points: [
      [
        'Front player: come short and take the defender with you.',
        'Spitze: kurz kommen und den Verteidiger mitziehen.',
        'Предният: ела късо и изтегли защитника.',
      ],
      [
        'Runner: when the ball goes in, you go past.',
        'Läufer: Geht der Ball hinein, gehst du vorbei.',
        'Бягащ: топката влиза – ти минаваш.',
      ],
    ],
    more: [
      [
        'Lay-off and deep pass both one-touch.',
        'Ablage und tiefer Pass beide direkt.',
        'Връщането и дълбокият пас са от първо.',
      ],
    ],
    easier: [
      'The lay-off may have two touches.',
      'Die Ablage darf zwei Kontakte haben.',
      'Връщането може да е с две докосвания.',
    ],
    scoring: [
      'Three points by the third man, one for a simple ball received.',
      'Drei Punkte über den Dritten, einer für die einfache Annahme.',
      'Три точки чрез третия, една за обикновено поемане.',
    ],
    question: [
      'What did the short run open?',
      'Was hat der kurze Lauf geöffnet?',
      'Какво отвори късото бягане?',
    ],
    fault: [
      'Front player turns into the defender instead of laying off.',
      'Die Spitze dreht in den Verteidiger, statt abzulegen.',
      'Предният се завърта в защитника, вместо да върне.',
    ],
  },
]
