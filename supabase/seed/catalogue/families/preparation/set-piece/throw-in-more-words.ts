/** Variants of the throw-in, continued. */
import type { DrillTask } from '../kit'

export const moreThrowInTasks: readonly DrillTask[] = [
  {
    key: 'swap',
    harder: 1,
    from: 8,
    name: ['changing places', 'Plätze tauschen', 'размяна на местата'],
    aim: [
      'Shake off the marker by crossing runs.',
      'Den Gegenspieler durch gekreuzte Läufe abschütteln.',
      'Освобождаване чрез кръстосани пробези.',
    ],
    rule: [
      'Two players swap places close to each other just before the throw. The thrower plays to the one whose marker is late; turn and attack.',
      'Zwei Spieler tauschen kurz vor dem Wurf eng aneinander vorbei die Plätze. Der Einwerfer bedient den, dessen Gegner zu spät ist; aufdrehen und angreifen.',
      'Двама се разменят плътно един до друг точно преди хвърлянето. Топката получава онзи, чийто противник закъснява; обръщане и атака.',
    ],
    points: [
      [
        'Cross shoulder to shoulder: no gap for the marker.',
        'Schulter an Schulter kreuzen: keine Lücke für den Gegner.',
        'Кръстосване рамо до рамо: без пролука за пазещия.',
      ],
      [
        'Thrower: feint once, then throw.',
        'Einwerfer: einmal antäuschen, dann werfen.',
        'Хвърлящ: веднъж финт, после хвърляй.',
      ],
    ],
    more: [
      [
        'Three players rotate in a triangle.',
        'Drei Spieler rotieren im Dreieck.',
        'Трима се въртят в триъгълник.',
      ],
    ],
    easier: [
      'Markers may only turn after the throw.',
      'Die Gegner dürfen sich erst nach dem Wurf umdrehen.',
      'Пазещите се обръщат чак след хвърлянето.',
    ],
    scoring: [
      'Received and turned one point, goal two more.',
      'Angenommen und aufgedreht ein Punkt, Tor zwei dazu.',
      'Приета и обърнато тяло – точка, гол – още две.',
    ],
    question: [
      'When is the right moment to cross?',
      'Wann ist der richtige Moment zum Kreuzen?',
      'Кога е точният момент за размяна?',
    ],
    fault: [
      'Swapping too early: the markers have time.',
      'Zu früh getauscht: Die Gegner haben Zeit.',
      'Твърде рано: пазещите имат време.',
    ],
  },
  {
    key: 'press',
    harder: 1,
    from: 9,
    kind: { moment: 'out_of_possession' },
    name: ['winning their throw', 'gegnerischen Einwurf erobern', 'печелене на чужд тъч'],
    aim: [
      'Defend the throw-in as a group and win the ball.',
      'Den Einwurf als Gruppe verteidigen und den Ball gewinnen.',
      'Групова защита при тъч и печелене на топката.',
    ],
    rule: [
      'Amber scores today: press the receiver from behind, close the way back to the thrower and cover the line. Ball won and dribbled over the left end line is a goal for amber.',
      'Heute punktet Gelb: den Empfänger von hinten stellen, den Rückweg zum Einwerfer zumachen, die Linie absichern. Ballgewinn und Dribbling über die linke Endlinie ist ein Tor für Gelb.',
      'Днес точките са за жълтите: натиск върху приемащия отзад, затваряне на пътя към хвърлящия и пазене на линията. Отнета и изведена през лявата крайна линия топка е гол за жълтите.',
    ],
    points: [
      [
        'Move while the ball is in the air, not after it.',
        'Bewegt euch, während der Ball fliegt, nicht danach.',
        'Движете се, докато топката лети, не след това.',
      ],
      [
        'Goal side, an arm’s length away: no foul.',
        'Torseitig, eine Armlänge entfernt: kein Foul.',
        'Между противника и вратата, на ръка разстояние: без нарушение.',
      ],
    ],
    more: [
      [
        'The thrower is marked as well.',
        'Auch der Einwerfer wird gedeckt.',
        'И хвърлящият се пази.',
      ],
    ],
    easier: [
      'The attackers may not throw backwards.',
      'Die Angreifer dürfen nicht nach hinten werfen.',
      'Нападателите не хвърлят назад.',
    ],
    scoring: [
      'Amber: ball won one point, over the line two. Green: goal one.',
      'Gelb: Ballgewinn ein Punkt, über die Linie zwei. Grün: Tor einer.',
      'Жълти: отнемане – точка, през линията – две. Зелени: гол – една.',
    ],
    question: [
      'Which pass do you want them to play?',
      'Welchen Pass sollen sie spielen?',
      'Кой пас искаш да изиграят?',
    ],
    fault: [
      'All go to the ball, the far side is open.',
      'Alle gehen zum Ball, die ferne Seite ist offen.',
      'Всички отиват към топката, далечната страна е открита.',
    ],
  },
]
