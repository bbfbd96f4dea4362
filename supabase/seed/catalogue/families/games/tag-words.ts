/** Ways of playing tag with the ball. */
import type { TagTask } from './tag'
import { moreTagTasks } from './tag-more-words'

export const tagTasks: readonly TagTask[] = [
  {
    key: 'freeze',
    harder: 0,
    catchers: 2,
    isWithBall: false,
    name: ['frozen and freed', 'versteinern und erlösen', 'замръзване и спасяване'],
    aim: [
      'Help others while keeping your own ball.',
      'Anderen helfen und den eigenen Ball behalten.',
      'Помощ на другите при запазена своя топка.',
    ],
    rule: [
      'Whoever is tagged stands with legs apart and the ball in the hands. A friend frees them by rolling a ball through their legs.',
      'Wer abgeschlagen ist, steht mit gegrätschten Beinen und hält den Ball hoch. Ein Freund erlöst ihn, indem er seinen Ball durch die Beine spielt.',
      'Хванатият стои разкрачен с топка в ръце. Приятел го спасява, като търкулне своята топка между краката му.',
    ],
    points: [
      [
        'Free a friend: stop, aim, soft pass, go and get it.',
        'Freund erlösen: stoppen, zielen, leichter Pass, hinterher.',
        'Спаси приятел: спри, прицели се, лек пас и след нея.',
      ],
      [
        'Before you help, look where the catchers are.',
        'Schau nach den Fängern, bevor du hilfst.',
        'Преди да помогнеш, виж къде са гонещите.',
      ],
    ],
    more: [
      [
        'Free with the weaker foot only.',
        'Erlösen nur mit dem schwachen Fuß.',
        'Спасяване само със слабия крак.',
      ],
    ],
    easier: [
      'A high five is enough to free someone.',
      'Abklatschen reicht zum Erlösen.',
      'За спасяване стига плясване с ръка.',
    ],
    scoring: [
      'A point for each friend you free.',
      'Ein Punkt für jeden erlösten Freund.',
      'Точка за всеки спасен приятел.',
    ],
    question: [
      'Whom can you free without danger?',
      'Wen kannst du ohne Gefahr erlösen?',
      'Кого можеш да спасиш без опасност?',
    ],
    fault: [
      'Everyone saves themselves, nobody helps: count the rescues aloud.',
      'Jeder rettet nur sich: die Erlösten laut zählen.',
      'Всеки спасява само себе си: бройте спасените на глас.',
    ],
  },
  {
    key: 'tails',
    harder: 0,
    catchers: 2,
    isWithBall: false,
    name: ['steal the tail', 'Schwänzchen klauen', 'открадни опашката'],
    aim: [
      'Turn so that ball and tail are both safe.',
      'So drehen, dass Ball und Schwänzchen sicher sind.',
      'Въртене така, че и топката, и опашката да са на сигурно.',
    ],
    rule: [
      'All with a ball wear a bib as a tail. Catchers pull tails and drop them; the owner puts it back after five toe taps and plays on.',
      'Alle mit Ball stecken ein Leibchen als Schwanz an. Fänger ziehen es heraus und lassen es fallen; nach fünf Sohlentippern steckt man es zurück und spielt weiter.',
      'Всички с топка имат потник за опашка. Гонещите я дърпат и пускат; след пет докосвания с подметка детето си я връща и играе.',
    ],
    points: [
      [
        'Face the catcher, then the tail is safe.',
        'Gesicht zum Fänger, dann ist der Schwanz sicher.',
        'С лице към гонещия – опашката е на сигурно.',
      ],
      [
        'Turn with the sole: quick away.',
        'Mit der Sohle drehen und schnell weg.',
        'Завърти с подметка и бързо бягай.',
      ],
    ],
    more: [
      [
        'Everybody has a tail and a ball and steals from all.',
        'Jeder hat Schwanz und Ball und klaut bei allen.',
        'Всеки има опашка и топка и краде от всички.',
      ],
    ],
    easier: [
      'Catchers hop on both legs for the first ten seconds.',
      'Die Fänger hüpfen die ersten zehn Sekunden.',
      'Първите десет секунди гонещите подскачат.',
    ],
    scoring: [
      'Catchers count tails; the others count how long they kept theirs.',
      'Fänger zählen Schwänze, die anderen, wie lange sie ihren behalten.',
      'Гонещите броят опашки, другите – колко време са я запазили.',
    ],
    question: [
      'Where must you look to keep the tail?',
      'Wohin musst du schauen, damit der Schwanz bleibt?',
      'Накъде гледаш, за да запазиш опашката?',
    ],
    fault: [
      'Hands hold the tail: hands are for balance.',
      'Hände halten den Schwanz fest: Die Hände sind für die Balance.',
      'Ръцете държат опашката: те са за равновесие.',
    ],
  },
  {
    key: 'all-dribble',
    harder: 1,
    catchers: 2,
    isWithBall: true,
    name: ['catchers dribble too', 'auch die Fänger dribbeln', 'и гонещите водят'],
    aim: [
      'Dribble at speed with the head up, hunting or fleeing.',
      'Im Tempo mit Kopf hoch dribbeln, als Jäger oder Gejagter.',
      'Бързо водене с вдигната глава – и в гонене, и в бягство.',
    ],
    rule: [
      'Catchers tag by hand but only while their ball is within a step. Who is tagged becomes catcher and takes the bib.',
      'Fänger schlagen mit der Hand ab, aber nur, wenn ihr Ball höchstens einen Schritt entfernt ist. Wer gefangen ist, übernimmt das Leibchen.',
      'Гонещият хваща с ръка, но само ако топката му е на крачка. Хванатият взема потника и гони.',
    ],
    points: [
      [
        'Hunter: drive with the laces, then short touches to tag.',
        'Jäger: mit dem Spann treiben, dann kurze Kontakte zum Fangen.',
        'Ловец: води с горната част, после къси докосвания.',
      ],
      [
        'Prey: change direction when the hunter’s ball rolls away.',
        'Gejagter: Richtung wechseln, wenn der Ball des Jägers wegrollt.',
        'Преследван: смени посоката, когато топката на ловеца избяга.',
      ],
    ],
    more: [
      [
        'Hunters may only tag with the ball still under the sole.',
        'Fangen nur mit dem Ball unter der Sohle.',
        'Хваща се само с топка под подметката.',
      ],
    ],
    easier: [
      'Hunters may be three steps from their ball.',
      'Fänger dürfen drei Schritte vom Ball weg sein.',
      'Гонещите могат да са на три крачки от топката.',
    ],
    scoring: [
      'One point for every round in which you never wore the bib.',
      'Ein Punkt für jede Runde ohne Leibchen.',
      'Точка за всяка серия без потник.',
    ],
    question: [
      'Is it better to hunt straight or to cut off the way?',
      'Ist es besser, direkt zu jagen oder den Weg abzuschneiden?',
      'Направо ли се гони по-добре, или с пресичане на пътя?',
    ],
    fault: [
      'Hunters leave the ball behind.',
      'Jäger lassen ihren Ball zurück.',
      'Ловците забравят топката си.',
    ],
  },
  ...moreTagTasks,
]
