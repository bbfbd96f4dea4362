/** Calm juggling in pairs while the pulse comes down. */
import { createSketch } from '../../../create-sketch'
import { coolDownBands } from '../bands'
import {
  addBench,
  createDrill,
  movePoint,
  scatterPoints,
  formatCountTitle,
  type Size,
  type Words3,
} from '../kit'
import { jugglingTasks } from './juggling-words'

interface Pairs extends Size {
  count: number
}

const name: Words3 = ['Calm juggling', 'Ruhiges Jonglieren', 'Спокойно жонглиране']

const sizes: readonly Pairs[] = [
  {
    key: '6',
    count: 6,
    area: [12, 9],
    ages: [5, 7],
    level: 1,
    time: [3, 60, 30],
    twist: [
      'Balloons or soft balls are allowed.',
      'Luftballons oder weiche Bälle sind erlaubt.',
      'Позволени са балони или меки топки.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [14, 11],
    ages: [7, 9],
    level: 1,
    time: [3, 75, 30],
    twist: [
      'The ball may bounce once between two touches.',
      'Zwischen zwei Kontakten darf der Ball einmal aufkommen.',
      'Между две докосвания топката може да тупне веднъж.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [16, 13],
    ages: [9, 11],
    level: 2,
    time: [4, 60, 30],
    twist: [
      'Right foot and left foot take turns.',
      'Rechter und linker Fuß wechseln sich ab.',
      'Десният и левият крак се редуват.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [18, 15],
    ages: [11, 14],
    level: 2,
    time: [4, 75, 30],
    twist: [
      'At most three touches before the ball goes to the partner.',
      'Höchstens drei Kontakte, dann geht der Ball zum Partner.',
      'Най-много три докосвания, после топката е за партньора.',
    ],
  },
  {
    key: '14',
    count: 14,
    area: [20, 16],
    ages: [13, 17],
    level: 3,
    time: [4, 90, 30],
    twist: [
      'Walk slowly through the area while the ball stays in the air.',
      'Dabei langsam durch das Feld gehen.',
      'При това вървете бавно през полето.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [22, 18],
    ages: [15, 19],
    level: 4,
    time: [4, 90, 30],
    twist: [
      'One breath in, one breath out between the touches: find a common rhythm.',
      'Zwischen den Kontakten ein- und ausatmen: einen gemeinsamen Rhythmus finden.',
      'Между докосванията – вдишване и издишване: намерете общ ритъм.',
    ],
  },
]

function draw({ count, area }: Pairs, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('marker')
  const gap = key === 'sitting' ? 0.9 : 1.3
  const pairs = scatterPoints(count / 2, [0, 0.3], [length, width - 0.3]).map((at) => ({
    at,
    one: drawing.player('a', movePoint(at, -gap, 0.1)),
    two: drawing.player('a', movePoint(at, gap, 0)),
  }))
  const balls = pairs.map(({ one }) => drawing.ball(one))
  addBench(drawing, 1)
  const [first] = pairs
  const last = pairs.at(-1)
  if (first && last) {
    drawing.pass(balls[0] ?? '', first.two, { kind: 'lofted' })
    if (key === 'wander') drawing.run(last.one, movePoint(last.at, -1, -1.2))
    drawing.pass(balls[0] ?? '', first.one, { kind: 'lofted' })
    if (key === 'wander') drawing.run(last.two, movePoint(last.at, 1, -1.2))
  }
  return drawing
}

export const juggling = createDrill({
  slug: 'calm-juggling',
  topic: 'ball_mastery',
  moment: null,
  phase: 'cool_down',
  practice_type: 'unopposed',
  corners: ['technical', 'psychological', 'social'],
  intensity: 'low',
  bands: coolDownBands,
  sizes,
  tasks: jugglingTasks,
  draw,
  title: ({ count, ages }) => formatCountTitle(name, count, ages[0] < 7),
  aim: [
    'Come down with the ball and a partner.',
    'Mit Ball und Partner herunterfahren.',
    'Успокояване с топка и партньор.',
  ],
  setup: ({ count }, { key }) => {
    const near = key === 'sitting'
    return [
      `${count / 2} pairs with one ball each, ${near ? 'two metres apart, sitting' : 'two to three metres apart'}, spread over the area; one spare ball beside the coach.`,
      `${count / 2} Paare mit je einem Ball, ${near ? 'zwei Meter Abstand, im Sitzen' : 'zwei bis drei Meter Abstand'}, im Feld verteilt; ein Ersatzball beim Trainer.`,
      `${count / 2} двойки с по една топка, ${near ? 'на два метра, седнали' : 'на два до три метра'}, разпръснати в полето; една резервна топка до треньора.`,
    ]
  },
  start: [
    'One throws the ball underarm to start.',
    'Einer beginnt mit einem Wurf von unten.',
    'Единият започва с хвърляне отдолу.',
  ],
  end: [
    'In the breaks shake out arms and legs and change the partner.',
    'In den Pausen Arme und Beine ausschütteln und den Partner wechseln.',
    'В почивките разтърсете ръце и крака и сменете партньора.',
  ],
  point: [
    'Ankle firm, toes slightly up, touch the ball below knee height.',
    'Sprunggelenk fest, Zehen leicht hoch, den Ball unter Kniehöhe treffen.',
    'Стегнат глезен, пръсти леко нагоре, докосване под коляното.',
  ],
  progression: [
    'Only the weaker foot in the last round.',
    'In der letzten Runde nur der schwächere Fuß.',
    'Последната серия е само със слабия крак.',
  ],
  regression: [
    'Throw, one touch back, catch.',
    'Werfen, einmal zurückspielen, fangen.',
    'Хвърляне, едно връщане, хващане.',
  ],
  fault: [
    'It becomes a contest: the calmest pair is the best.',
    'Es wird ein Wettkampf: Das ruhigste Paar ist das beste.',
    'Става състезание: най-добра е най-спокойната двойка.',
  ],
})
