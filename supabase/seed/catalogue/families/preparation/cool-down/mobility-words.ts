/** Parts of the body that the mobility circle looks after. */
import type { DrillTask } from '../kit'
import { moreMobilityTasks } from './mobility-more-words'

export const mobilityTasks: readonly DrillTask[] = [
  {
    key: 'hips',
    harder: 0,
    name: ['hips and groin', 'Hüfte und Leiste', 'таз и слабини'],
    aim: [
      'Open the hips after sprints and shots.',
      'Die Hüfte nach Sprints und Schüssen öffnen.',
      'Разтваряне на таза след спринтове и удари.',
    ],
    rule: [
      'Big knee circles to the outside and inside, deep squat with the elbows between the knees, half-kneeling with the back hip pushed forwards, then butterfly seat with loose knees.',
      'Große Kniekreise nach außen und innen, tiefe Hocke mit Ellbogen zwischen den Knien, Halbkniestand mit der hinteren Hüfte nach vorn, dann Schmetterlingssitz mit lockeren Knien.',
      'Големи кръгове с коляно навън и навътре, дълбок клек с лакти между коленете, стойка на едно коляно с таза напред, после седеж „пеперуда“ с отпуснати колене.',
    ],
    points: [
      [
        'Trunk tall: the movement comes out of the hip.',
        'Oberkörper groß: Die Bewegung kommt aus der Hüfte.',
        'Изправен торс: движението идва от таза.',
      ],
      [
        'Breathe into the place that pulls.',
        'Atme dorthin, wo es zieht.',
        'Дишай към мястото, което опъва.',
      ],
    ],
    more: [
      [
        'From the half-kneeling turn the trunk to the front leg.',
        'Im Halbkniestand den Oberkörper zum vorderen Bein drehen.',
        'От стойката на коляно завърти торса към предния крак.',
      ],
    ],
    easier: [
      'Hold a neighbour’s shoulder.',
      'An der Schulter des Nachbarn festhalten.',
      'Хвани рамото на съседа.',
    ],
    scoring: [
      'Nobody counts; show with fingers from 1 to 5 how loose you feel.',
      'Es wird nicht gezählt; zeig mit den Fingern von 1 bis 5, wie locker du bist.',
      'Не се брои; покажи с пръсти от 1 до 5 колко си отпуснат.',
    ],
    question: [
      'Which side is tighter, and since when?',
      'Welche Seite ist fester, und seit wann?',
      'Коя страна е по-стегната и откога?',
    ],
    fault: [
      'Hollow back in the half-kneeling: tuck the tail in.',
      'Hohlkreuz im Halbkniestand: Becken einrollen.',
      'Извит кръст на коляно: прибери таза.',
    ],
  },
  {
    key: 'back',
    harder: 0,
    name: ['back and shoulders with a ball', 'Rücken und Schultern', 'гръб и рамене с топка'],
    aim: [
      'Turn and lengthen the upper body.',
      'Den Oberkörper drehen und lang machen.',
      'Завъртане и издължаване на торса.',
    ],
    rule: [
      'Kneel and roll the ball far ahead until the chest sinks; guide it in an eight around the legs; stand back to back and hand it around; at the end lie down, ball on the belly, and watch it rise and sink.',
      'Im Knien den Ball weit nach vorn rollen, bis die Brust sinkt; in einer Acht um die Beine führen; Rücken an Rücken herumreichen; zum Schluss hinlegen, Ball auf dem Bauch, und zusehen, wie er steigt und sinkt.',
      'На колене търкулни топката далеч напред, докато гърдите се спуснат; води я в осмица около краката; подавай я гръб до гръб; накрая легни с топка на корема и гледай как се вдига и спуска.',
    ],
    points: [
      [
        'Long arms, long neck, eyes follow the ball.',
        'Lange Arme, langer Nacken, die Augen folgen dem Ball.',
        'Дълги ръце, дълъг врат, очите следват топката.',
      ],
      [
        'Turn slowly and breathe out at the end.',
        'Langsam drehen und am Ende ausatmen.',
        'Завърти се бавно и издишай в края.',
      ],
    ],
    more: [
      [
        'The whole circle passes the balls on in one direction, without dropping one.',
        'Der ganze Kreis reicht alle Bälle in eine Richtung weiter, ohne dass einer fällt.',
        'Целият кръг предава топките в една посока, без да падне нито една.',
      ],
    ],
    easier: ['Sit instead of kneeling.', 'Sitzen statt knien.', 'Седеж вместо колене.'],
    scoring: [
      'Ten quiet handovers around the circle.',
      'Zehn ruhige Übergaben im Kreis.',
      'Десет тихи предавания по кръга.',
    ],
    question: [
      'How high does the ball rise when you breathe calmly?',
      'Wie hoch steigt der Ball, wenn du ruhig atmest?',
      'Колко се вдига топката, когато дишаш спокойно?',
    ],
    fault: [
      'Shoulders pulled up: let them fall with every breath.',
      'Hochgezogene Schultern: mit jedem Ausatmen sinken lassen.',
      'Вдигнати рамене: отпускай ги с всяко издишване.',
    ],
  },
  ...moreMobilityTasks,
]
