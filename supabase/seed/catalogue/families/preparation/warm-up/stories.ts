/** Warm-up stories for the youngest: a picture, many movements, a ball each. */
import { createSketch } from '../../../create-sketch'
import { warmUpBands } from '../bands'
import {
  addBench,
  createDrill,
  movePoint,
  scatterPoints,
  formatCountTitle,
  type Size,
  type Words3,
} from '../kit'
import { storyTasks } from './story-words'

interface Crowd extends Size {
  count: number
}

const name: Words3 = ['Warm-up story', 'Aufwärmgeschichte', 'Приказка за загряване']

const sizes: readonly Crowd[] = [
  {
    key: '6',
    count: 6,
    area: [12, 10],
    ages: [5, 6],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'The coach plays along and shows every movement.',
      'Der Trainer spielt mit und macht jede Bewegung vor.',
      'Треньорът играе с децата и показва всяко движение.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [14, 12],
    ages: [5, 7],
    level: 1,
    time: [4, 60, 30],
    twist: [
      'A child is the storyteller and calls the next scene.',
      'Ein Kind ist der Erzähler und ruft die nächste Szene.',
      'Едно дете е разказвачът и обявява следващата сцена.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [16, 14],
    ages: [5, 8],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'All do the scene first without, then with the ball.',
      'Jede Szene erst ohne, dann mit Ball.',
      'Всяка сцена – първо без, после с топка.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [18, 16],
    ages: [6, 8],
    level: 2,
    time: [5, 60, 30],
    twist: [
      'Two children are a team and stay within three steps of each other.',
      'Zwei Kinder sind ein Team und bleiben höchstens drei Schritte auseinander.',
      'По две деца са отбор и остават на до три крачки едно от друго.',
    ],
  },
  {
    key: '14',
    count: 14,
    area: [20, 16],
    ages: [7, 9],
    level: 2,
    time: [5, 75, 30],
    twist: [
      'Each scene has a right-foot and a left-foot part.',
      'Jede Szene hat einen Teil mit rechts und einen mit links.',
      'Всяка сцена има част с десния и част с левия крак.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [22, 18],
    ages: [7, 10],
    level: 3,
    time: [5, 75, 30],
    twist: [
      'The group invents the last scene itself.',
      'Die letzte Szene erfindet die Gruppe selbst.',
      'Последната сцена групата измисля сама.',
    ],
  },
]

function draw({ count, area }: Crowd, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const isHome = key === 'fire-brigade' || key === 'pizza'
  const shift = isHome ? 3 : 0.5
  if (isHome) drawing.zone([0, 0], [2.4, width])
  if (key === 'airport') {
    for (const y of [width * 0.3, width * 0.7])
      drawing.gears('marker', [
        [length * 0.3, y],
        [length * 0.45, y],
        [length * 0.6, y],
        [length * 0.75, y],
      ])
  } else
    drawing.gears(
      'ring',
      [0.2, 0.5, 0.8].map((share) => [isHome ? 1.2 : length - 0.8, width * share]),
    )
  const places = scatterPoints(count, [shift, 0.5], [length - 1.5, width - 0.5])
  const all = places.map((at) => drawing.player('a', at))
  for (const child of all) drawing.ball(child)
  addBench(drawing, 2)
  drawing.together(() => {
    for (const index of [0, 1, count - 1]) {
      const at = places[index] ?? [1, 1]
      const way = index === count - 1 ? -1 : 1
      drawing.run(all[index] ?? '', movePoint(at, 1, way * 0.9), movePoint(at, 0.2, way * 1.8))
    }
  })
  return drawing
}

export const stories = createDrill({
  slug: 'warm-up-story',
  topic: 'fun',
  moment: null,
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['physical', 'technical', 'social'],
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: storyTasks,
  draw,
  title: ({ count }) => formatCountTitle(name, count, true),
  aim: [
    'Arrive, laugh and get warm, everyone with a ball.',
    'Ankommen, lachen und mit dem eigenen Ball warm werden.',
    'Децата пристигат, смеят се и се загряват със своя топка.',
  ],
  setup: ({ count }, { key }) => {
    const [en, de, bg] =
      key === 'airport'
        ? ['Two runways of markers.', 'Zwei Landebahnen aus Markierungen.', 'Две писти от маркери.']
        : key === 'fire-brigade'
          ? [
              'A fire station on the left with three rings.',
              'Links die Feuerwache mit drei Reifen.',
              'Вляво пожарната с три обръча.',
            ]
          : key === 'pizza'
            ? [
                'The kitchen on the left with three rings as ovens.',
                'Links die Küche mit drei Reifen als Öfen.',
                'Вляво кухнята с три обръча за фурни.',
              ]
            : [
                'Three rings on the right are igloos.',
                'Rechts drei Reifen als Iglus.',
                'Вдясно три обръча за иглута.',
              ]
    return [
      `${count} children, a ball each, anywhere in the area. ${en} Two spare balls beside the coach.`,
      `${count} Kinder mit je einem Ball frei im Feld. ${de} Zwei Ersatzbälle beim Trainer.`,
      `${count} деца, всяко с топка, свободно в полето. ${bg} Две резервни топки до треньора.`,
    ]
  },
  start: [
    'The coach tells the story and everybody moves at once.',
    'Der Trainer erzählt die Geschichte, und alle bewegen sich sofort mit.',
    'Треньорът разказва и всички веднага се движат.',
  ],
  end: [
    'At the end of a round everybody shows a thumbs up and takes a breath.',
    'Am Ende der Runde zeigen alle den Daumen hoch und holen Luft.',
    'В края на серията всички вдигат палец и си поемат въздух.',
  ],
  point: [
    'Little touches, so that your ball stays your friend.',
    'Kleine Kontakte, damit der Ball dein Freund bleibt.',
    'Малки докосвания, за да остане топката твой приятел.',
  ],
  progression: [
    'The next scene is called in the middle of the old one.',
    'Die nächste Szene kommt mitten in der alten.',
    'Следващата сцена идва по средата на предишната.',
  ],
  regression: [
    'Carry the ball in the hands first.',
    'Den Ball zuerst in den Händen tragen.',
    'Първо топката се носи в ръце.',
  ],
  fault: [
    'Long explanations: one sentence, then play.',
    'Lange Erklärungen: ein Satz, dann spielen.',
    'Дълги обяснения: едно изречение и игра.',
  ],
})
