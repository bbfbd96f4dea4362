/** Activation in lanes: a coordination course, then something with the ball. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../../create-sketch'
import { warmUpBands } from '../bands'
import { addBench, createDrill, formatCountTitle, type Size, type Words3 } from '../kit'
import { laneTasks } from './lane-words'

interface Lanes extends Size {
  lanes: number
  each: number
}

const name: Words3 = ['Activation lanes', 'Aktivierungsbahnen', 'Активиращи коридори']

const sizes: readonly Lanes[] = [
  {
    key: '6',
    lanes: 2,
    each: 3,
    area: [16, 8],
    ages: [6, 9],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'Children choose their own movement on the way back: hop, gallop, crawl.',
      'Auf dem Rückweg darf jedes Kind selbst wählen: hüpfen, galoppieren, krabbeln.',
      'На връщане всяко дете избира: подскоци, галоп, лазене.',
    ],
  },
  {
    key: '9',
    lanes: 3,
    each: 3,
    area: [18, 12],
    ages: [8, 11],
    level: 1,
    time: [5, 75, 30],
    twist: [
      'Back along the outside with skips, knees to hip height.',
      'Außen zurück im Hopserlauf, Knie auf Hüfthöhe.',
      'Връщане отстрани с подскоци, коленете до таза.',
    ],
  },
  {
    key: '12',
    lanes: 4,
    each: 3,
    area: [20, 16],
    ages: [9, 13],
    level: 2,
    time: [6, 75, 30],
    twist: [
      'The lanes start together: the whole line finishes within a second.',
      'Alle Bahnen starten gemeinsam und sollen innerhalb einer Sekunde fertig sein.',
      'Всички коридори тръгват заедно и завършват в рамките на секунда.',
    ],
  },
  {
    key: '15',
    lanes: 5,
    each: 3,
    area: [22, 20],
    ages: [11, 15],
    level: 2,
    time: [6, 75, 30],
    twist: [
      'After the ball change the lane to the right, so that everyone meets new partners.',
      'Nach dem Ball in die rechte Nachbarbahn wechseln: immer neue Partner.',
      'След топката – в съседния коридор надясно, за да има нови партньори.',
    ],
  },
  {
    key: '16',
    lanes: 4,
    each: 4,
    area: [24, 18],
    ages: [12, 17],
    level: 3,
    time: [6, 90, 30],
    twist: [
      'Two start in each lane one second apart: the second has to react to the first.',
      'Pro Bahn starten zwei mit einer Sekunde Abstand: Der Zweite reagiert auf den Ersten.',
      'Във всеки коридор тръгват двама през секунда: вторият реагира на първия.',
    ],
  },
  {
    key: '20',
    lanes: 5,
    each: 4,
    area: [26, 22],
    ages: [14, 19],
    level: 4,
    time: [6, 90, 30],
    twist: [
      'The coach shows a colour in the middle of the lane: one side sprint, other side stop and turn.',
      'Der Trainer zeigt in der Mitte eine Farbe: eine heißt Sprint, die andere Stopp und Drehung.',
      'По средата треньорът показва цвят: единият е спринт, другият – стоп и завой.',
    ],
  },
]

function addCourse(drawing: Sketch, key: string, from: number, y: number) {
  if (key === 'ladder') drawing.gear('ladder', [from + 2, y])
  else if (key === 'hurdles')
    drawing.gears('hurdle', [
      [from + 0.6, y],
      [from + 2, y],
      [from + 3.4, y],
    ])
  else if (key === 'rings')
    drawing.gears('ring', [
      [from + 0.5, y - 0.5],
      [from + 1.5, y + 0.5],
      [from + 2.5, y - 0.5],
      [from + 3.5, y + 0.5],
    ])
  else
    drawing.gears('pole', [
      [from + 0.4, y],
      [from + 1.9, y],
      [from + 3.4, y],
    ])
}

function draw({ lanes, each, area }: Lanes, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  const start = 3
  const all = Array.from({ length: lanes }, (_, index) => {
    const y = ((index + 0.5) / lanes) * width
    drawing.gears('marker', [
      [start - 0.3, y],
      [length - 1.5, y],
    ])
    addCourse(drawing, key, start + 0.6, y)
    const runner = drawing.player('a', [start - 1.4, y])
    for (let place = 2; place < each; place += 1)
      drawing.player('a', [start - 1.4 - (place - 1) * 1.4, y])
    const partner = drawing.player('a', [length - 0.67, y])
    return { y, runner, partner, ball: drawing.ball(partner) }
  })
  addBench(drawing, 3)
  drawing.together(() => {
    for (const { y, runner } of all.slice(0, 2)) {
      const way: Point[] =
        key === 'poles' || key === 'rings'
          ? [
              [start + 1.6, y - 0.6],
              [start + 3.1, y + 0.6],
            ]
          : []
      drawing.run(runner, ...way, [start + 5.6, y])
    }
  })
  const [first] = all
  if (first) {
    drawing.pass(first.ball, first.runner)
    drawing.pass(first.ball, first.partner)
  }
  return drawing
}

export const lanes = createDrill({
  slug: 'activation-lanes',
  topic: 'coordination',
  moment: null,
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['physical', 'technical'],
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: laneTasks,
  draw,
  title: ({ lanes: count, each, ages }) => formatCountTitle(name, count * each, ages[0] < 7),
  aim: [
    'Wake feet and head, then take care of the ball.',
    'Füße und Kopf wecken, dann sauber mit dem Ball arbeiten.',
    'Събуждане на крака и глава, после чиста работа с топката.',
  ],
  setup: ({ lanes: count, each, area }, { name: [en, de, bg] }) => [
    `${count} lanes of ${area[0]} m side by side, each with its course (${en}), ${each - 1} players at the start and one with a ball at the far marker. Three spare balls beside the coach.`,
    `${count} Bahnen von ${area[0]} m nebeneinander, jede mit eigenem Parcours (${de}), ${each - 1} Spieler am Start und einer mit Ball an der Markierung gegenüber. Drei Ersatzbälle beim Trainer.`,
    `${count} успоредни коридора по ${area[0]} м, всеки със свое трасе (${bg}), ${each - 1} играчи на старта и един с топка на отсрещния маркер. Три резервни топки до треньора.`,
  ],
  start: [
    'The first in each lane starts on the signal; the next one goes when the course is free, so nobody waits longer than five seconds.',
    'Der Erste jeder Bahn startet auf Signal; der Nächste folgt, sobald der Parcours frei ist, sodass keiner länger als fünf Sekunden wartet.',
    'Първият във всеки коридор тръгва по сигнал; следващият – щом трасето е свободно, за да не чака никой повече от пет секунди.',
  ],
  end: [
    'The runner becomes partner at the marker, the partner jogs back to the start.',
    'Der Läufer wird Partner an der Markierung, der Partner trabt zum Start.',
    'Тичащият става партньор при маркера, партньорът се връща леко на старта.',
  ],
  point: [
    'Tall trunk, quick feet, arms work along.',
    'Oberkörper aufrecht, schnelle Füße, Arme arbeiten mit.',
    'Изправен торс, бързи крака, активни ръце.',
  ],
  progression: [
    'The partner calls left or right: receive with that foot.',
    'Der Partner ruft links oder rechts: mit diesem Fuß annehmen.',
    'Партньорът казва ляво или дясно: приеми с този крак.',
  ],
  regression: [
    'First walk the course, then jog it.',
    'Den Parcours erst gehen, dann traben.',
    'Трасето първо с ходене, после с лек бяг.',
  ],
  fault: [
    'Speed before clean steps: slow down until it is silent.',
    'Tempo vor sauberen Schritten: langsamer, bis es leise wird.',
    'Бързина преди чисти стъпки: забави, докато стане тихо.',
  ],
})
