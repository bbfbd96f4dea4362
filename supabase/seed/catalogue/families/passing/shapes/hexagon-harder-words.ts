/** The further tasks of the hexagon: six on the outside connect through players in the middle. */
import type { PassingTask } from '../kit'

export const harderHexagonTasks: readonly PassingTask[] = [
  {
    key: 'third-corner',
    harder: 2,
    from: 10,
    name: ['find the third corner', 'die dritte Ecke finden', 'намери третия връх'],
    aim: [
      'See the third player before the second one has the ball.',
      'Den Dritten sehen, bevor der Zweite den Ball hat.',
      'Третият се вижда, преди вторият да получи топката.',
    ],
    rule: [
      'While the pass inside is rolling, a corner starts to run in and calls “yes”. The inside player lays the ball first time into this run; the runner passes to an empty corner side and takes an inside place. The laying player goes to the corner that was left.',
      'Während der Pass nach innen rollt, startet eine Ecke und ruft „ja“. Der Innere legt direkt in diesen Lauf; der Läufer passt weiter nach außen und bleibt innen. Der Ablegende besetzt die frei gewordene Ecke.',
      'Докато пасът навътре се търкаля, един външен играч тръгва и вика „да“. Вътрешният подава от първо в бягането; тичащият играе навън и остава вътре. Подалият заема освободения връх.',
    ],
    points: [
      [
        'Runner: start when the ball leaves the foot of the first.',
        'Läufer: starten, wenn der Ball den Fuß des Ersten verlässt.',
        'Тичащ: тръгни, когато топката напусне крака на първия.',
      ],
      [
        'Inside: glance to both sides before you lay it off.',
        'Innen: vor der Ablage kurz nach beiden Seiten schauen.',
        'Вътре: поглед в двете страни преди връщането.',
      ],
    ],
    more: [
      [
        'No calls: only eyes and movement.',
        'Ohne Rufe: nur Augen und Bewegung.',
        'Без викане: само поглед и движение.',
      ],
    ],
    easier: [
      'Fix in advance which corner runs.',
      'Vorher festlegen, welche Ecke läuft.',
      'Предварително се уговаря кой връх тръгва.',
    ],
    scoring: [
      'A lay-off taken in full run is a point; ten points, then new inside players.',
      'Eine im vollen Lauf mitgenommene Ablage ist ein Punkt; nach zehn neue Innere.',
      'Поемане в пълно движение е точка; след десет – нови вътрешни.',
    ],
    question: [
      'Why is the third player harder to defend than the second?',
      'Warum ist der Dritte schwerer zu verteidigen als der Zweite?',
      'Защо третият се пази по-трудно от втория?',
    ],
    fault: [
      'Two corners run at once: agree with eye contact.',
      'Zwei Ecken laufen zugleich: Blickkontakt abstimmen.',
      'Два върха тръгват едновременно: разберете се с поглед.',
    ],
  },
  {
    key: 'two-colours',
    harder: 2,
    from: 9,
    name: ['two balls, two ways', 'zwei Bälle, zwei Wege', 'две топки, два пътя'],
    aim: [
      'Keep the overview of two balls and talk to each other.',
      'Bei zwei Bällen den Überblick behalten und miteinander reden.',
      'Поглед върху две топки и общуване.',
    ],
    rule: [
      'One ball goes round the outside clockwise, the other from the corners through the middle and on to the corner opposite. Who is asked for both balls at once calls “stop”, and the outside ball waits. Swap the ways every minute.',
      'Ein Ball läuft außen im Uhrzeigersinn, der andere von den Ecken durch die Mitte zur Gegenecke. Wer beide zugleich bekäme, ruft „Stopp“, dann wartet der äußere. Jede Minute wechseln die Wege.',
      'Едната топка върви отвън по часовниковата стрелка, другата от върховете през средата към срещуположния. Който би получил и двете, вика „стоп“ и външната чака. Всяка минута пътищата се сменят.',
    ],
    points: [
      [
        'Head up after every pass: where is the other ball?',
        'Nach jedem Pass Kopf hoch: Wo ist der andere Ball?',
        'След всеки пас – глава горе: къде е другата топка?',
      ],
      [
        'Slow the outside ball down with an extra touch when the middle is busy.',
        'Bremse den äußeren Ball mit einem Extrakontakt, wenn innen viel los ist.',
        'Забави външната топка с докосване, когато вътре е натоварено.',
      ],
    ],
    more: [
      [
        'The outside ball with the left foot only.',
        'Der äußere Ball nur mit links.',
        'Външната топка само с левия крак.',
      ],
    ],
    easier: [
      'The second ball starts after one round with one ball.',
      'Der zweite Ball kommt erst nach einer Runde dazu.',
      'Втората топка влиза след една обиколка.',
    ],
    scoring: [
      'A minute without a “stop” that came too late is a point for the whole group.',
      'Eine Minute ohne verspätetes „Stopp“ ist ein Punkt für alle.',
      'Минута без закъсняло „стоп“ е точка за всички.',
    ],
    question: [
      'Which information do you need from your neighbour?',
      'Welche Information brauchst du von deinem Nachbarn?',
      'Каква информация ти трябва от съседа?',
    ],
    fault: [
      'Following one ball with the eyes the whole time.',
      'Nur einem Ball hinterherschauen.',
      'Гледане само на едната топка.',
    ],
  },
]
