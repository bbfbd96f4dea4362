/** Tasks of the hexagon: six on the outside connect through players in the middle. */
import type { PassingTask } from '../kit'
import { harderHexagonTasks } from './hexagon-harder-words'

export const hexagonTasks: readonly PassingTask[] = [
  {
    key: 'bounce',
    harder: 0,
    name: ['bounce off the middle', 'über die Mitte klatschen', 'отскок от средата'],
    aim: [
      'Use the player inside as a wall and find the next one outside.',
      'Den Inneren als Wand nutzen und außen den Nächsten finden.',
      'Вътрешният е стена, а следващият е отвън.',
    ],
    rule: [
      'Pass inside, get it back first time, pass on to the next corner. The inside player turns with the ball and offers to each corner. After one full round inside and outside change.',
      'Pass nach innen, direkt zurück, weiter zur nächsten Ecke. Der Innere dreht mit und bietet sich jeder Ecke an. Nach einer vollen Runde wechseln innen und außen.',
      'Пас навътре, връщане от първо, пас към следващия връх. Вътрешният се върти с топката и се предлага на всеки връх. След пълна обиколка вътре и вън се сменят.',
    ],
    points: [
      [
        'Inside: set the ball to the side where it has to go next.',
        'Innen: auf die Seite klatschen, auf die der Ball weiter soll.',
        'Вътре: върни към страната, накъдето ще продължи топката.',
      ],
      [
        'Outside: step in to meet the set-back, do not wait for it.',
        'Außen: dem Klatschball entgegengehen, nicht warten.',
        'Вън: пристъпи към върнатата топка, не чакай.',
      ],
    ],
    more: [
      [
        'Every third pass skips the middle and goes to the corner after next.',
        'Jeder dritte Pass überspringt die Mitte und geht zur übernächsten Ecke.',
        'Всяко трето подаване прескача средата към по-следващия връх.',
      ],
    ],
    easier: [
      'The inside player may take two touches.',
      'Innen sind zwei Kontakte erlaubt.',
      'Вътре са позволени две докосвания.',
    ],
    scoring: [
      'Time for two full rounds; every ball outside the shape costs three seconds.',
      'Zeit für zwei volle Runden; jeder Ball außerhalb kostet drei Sekunden.',
      'Време за две обиколки; всяка излязла топка струва три секунди.',
    ],
    question: [
      'How do you stand inside so that you see the next corner too?',
      'Wie stehst du innen, damit du auch die nächste Ecke siehst?',
      'Как стоиш вътре, за да виждаш и следващия връх?',
    ],
    fault: [
      'Set-back straight at the feet: the rhythm stops.',
      'Klatschball genau auf den Fuß: Der Rhythmus stockt.',
      'Връщане точно в крака: ритъмът спира.',
    ],
  },
  {
    key: 'change-places',
    harder: 1,
    name: ['pass in, change places', 'einspielen und Platz tauschen', 'пас навътре и смяна'],
    aim: [
      'After the pass take over the place of the receiver at speed.',
      'Nach dem Pass mit Tempo den Platz des Empfängers übernehmen.',
      'След паса мястото на поелия се заема бързо.',
    ],
    rule: [
      'Pass to an inside player and run inside. The receiver turns, plays to any free corner except the two neighbours of the passer, and runs to the passer’s corner. Nobody may stand still after a pass.',
      'Einen Inneren anspielen und nach innen laufen. Der Empfänger dreht auf, spielt eine freie Ecke außer den beiden Nachbarn an und läuft auf die Ecke des Passgebers. Nach einem Pass bleibt niemand stehen.',
      'Подай на вътрешен и тичай навътре. Той се завърта, подава към свободен връх без двата съседни на подалия и тича на неговия връх. След пас никой не стои.',
    ],
    points: [
      [
        'Turn away from the one who runs in.',
        'Dreh dich weg von dem, der einläuft.',
        'Завърти се встрани от влизащия.',
      ],
      [
        'Corners: hand up and name called, so that the choice is quick.',
        'Ecken: Hand hoch und Namen rufen, damit die Wahl schnell fällt.',
        'Върхове: вдигната ръка и име, за да е бърз изборът.',
      ],
    ],
    more: [
      [
        'The corner chosen plays first time to the next inside player.',
        'Die angespielte Ecke spielt direkt zum nächsten Inneren.',
        'Избраният връх играе от първо към следващия вътрешен.',
      ],
    ],
    easier: [
      'The passer calls the corner the ball goes to.',
      'Der Passgeber ruft die Zielecke.',
      'Подаващият казва върха.',
    ],
    scoring: [
      'Fifteen changes without a collision or a lost ball win the round.',
      'Fünfzehn Wechsel ohne Zusammenstoß und Ballverlust gewinnen den Durchgang.',
      'Петнадесет смени без сблъсък и загуба печелят серията.',
    ],
    question: [
      'What does the runner have to see before starting?',
      'Was muss der Läufer sehen, bevor er startet?',
      'Какво трябва да види тичащият, преди да тръгне?',
    ],
    fault: [
      'Running across the line of the second pass.',
      'In die Linie des zweiten Passes laufen.',
      'Тичане през линията на втория пас.',
    ],
  },
  ...harderHexagonTasks,
]
