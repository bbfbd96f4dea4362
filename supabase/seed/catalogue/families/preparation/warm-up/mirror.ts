/** Mirror in pairs: one leads with the ball, the other copies. */
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
import { mirrorTasks } from './mirror-words'

interface Pairs extends Size {
  count: number
}

const name: Words3 = ['Mirror in pairs', 'Spiegeln zu zweit', 'Огледало по двойки']

const sizes: readonly Pairs[] = [
  {
    key: '6',
    count: 6,
    area: [14, 10],
    ages: [5, 7],
    level: 1,
    time: [5, 45, 30],
    twist: [
      'The leader calls out an animal, and the pair moves like it.',
      'Der Vordere ruft ein Tier, und das Paar bewegt sich so.',
      'Водещият казва животно и двойката се движи като него.',
    ],
  },
  {
    key: '8',
    count: 8,
    area: [16, 12],
    ages: [6, 9],
    level: 1,
    time: [5, 60, 30],
    twist: [
      'Leader and follower change every 20 seconds on the call.',
      'Auf Zuruf wechseln die Rollen alle 20 Sekunden.',
      'По сигнал ролите се сменят на всеки 20 секунди.',
    ],
  },
  {
    key: '10',
    count: 10,
    area: [20, 14],
    ages: [8, 11],
    level: 2,
    time: [5, 60, 30],
    twist: [
      'The leader must use both feet and at least three different surfaces.',
      'Der Vordere muss beide Füße und mindestens drei Kontaktflächen nutzen.',
      'Водещият ползва двата крака и поне три различни повърхности.',
    ],
  },
  {
    key: '12',
    count: 12,
    area: [22, 16],
    ages: [10, 13],
    level: 2,
    time: [6, 60, 30],
    twist: [
      'After each role change the pair moves to another quarter of the area.',
      'Nach jedem Rollenwechsel zieht das Paar in ein anderes Viertel des Feldes.',
      'След всяка смяна на ролите двойката отива в друга четвърт на полето.',
    ],
  },
  {
    key: '16',
    count: 16,
    area: [26, 20],
    ages: [12, 16],
    level: 3,
    time: [6, 60, 30],
    twist: [
      'The leader changes pace at least three times a round: slow, fast, stop.',
      'Der Vordere wechselt pro Runde mindestens dreimal das Tempo: langsam, schnell, Stopp.',
      'Водещият сменя темпото поне три пъти в серия: бавно, бързо, стоп.',
    ],
  },
  {
    key: '18',
    count: 18,
    area: [30, 22],
    ages: [14, 19],
    level: 4,
    time: [6, 75, 30],
    twist: [
      'In the last 15 seconds the follower may break away and the leader has to react.',
      'In den letzten 15 Sekunden darf der Hintere ausbrechen, und der Vordere reagiert.',
      'В последните 15 секунди задният може да избяга и водещият реагира.',
    ],
  },
]

function draw({ count, area }: Pairs, { key }: { key: string }) {
  const [length, width] = area
  const drawing = createSketch(area)
  drawing.corners('cone')
  const isFacing = key === 'face-to-face'
  const pairs = scatterPoints(count / 2, [0.5, 0.5], [length - 0.5, width - 0.5]).map((at) => {
    const leader = drawing.player('a', movePoint(at, 0.7, 0))
    const follower = drawing.player('b', movePoint(at, isFacing ? -1 : -1.2, 0))
    drawing.ball(leader)
    if (key === 'two-balls') drawing.ball(follower)
    return { at, leader, follower }
  })
  addBench(drawing, 2)
  drawing.together(() => {
    for (const { at, leader, follower } of pairs.slice(0, 2)) {
      if (isFacing) {
        drawing.run(leader, movePoint(at, 0.9, 1.6))
        drawing.run(follower, movePoint(at, -1, 1.6))
      } else {
        drawing.run(leader, movePoint(at, 1.9, 0.8), movePoint(at, 1.2, 1.9))
        drawing.run(follower, movePoint(at, 0, 0.9))
      }
    }
  })
  return drawing
}

export const mirror = createDrill({
  slug: 'mirror-warm-up',
  topic: 'coordination',
  moment: null,
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  bands: warmUpBands,
  sizes,
  tasks: mirrorTasks,
  draw,
  title: ({ count, ages }) => formatCountTitle(name, count, ages[0] < 7),
  aim: [
    'Get warm with the ball and the eyes up.',
    'Mit Ball und Kopf oben warm werden.',
    'Загряване с топка и вдигната глава.',
  ],
  setup: ({ count }, { key }) => {
    const isBoth = key === 'two-balls'
    return [
      `${count / 2} pairs: the leader in green with a ball, the partner in amber ${isBoth ? 'with a ball as well' : 'without one'}, about two metres apart. Two spare balls beside the coach.`,
      `${count / 2} Paare: der Führende in Grün mit Ball, der Partner in Gelb ${isBoth ? 'ebenfalls mit Ball' : 'ohne Ball'}, etwa zwei Meter Abstand. Zwei Ersatzbälle beim Trainer.`,
      `${count / 2} двойки: водещият в зелено с топка, партньорът в жълто ${isBoth ? 'също с топка' : 'без топка'}, на около два метра. Две резервни топки до треньора.`,
    ]
  },
  start: [
    'All pairs start on the signal, at an easy pace.',
    'Alle Paare starten auf das Signal in lockerem Tempo.',
    'Всички двойки тръгват по сигнал в леко темпо.',
  ],
  end: [
    'After each round find a new partner.',
    'Nach jeder Runde einen neuen Partner suchen.',
    'След всяка серия намери нов партньор.',
  ],
  point: [
    'Leader: show clear movements. Follower: watch hips and ball, not the face.',
    'Führender: deutliche Bewegungen. Partner: auf Hüfte und Ball schauen, nicht ins Gesicht.',
    'Водещ: ясни движения. Партньор: гледай таза и топката, не лицето.',
  ],
  progression: [
    'Only two metres between the partners may open; a bigger gap is a point for the leader.',
    'Höchstens zwei Meter Abstand; wird er größer, bekommt der Führende einen Punkt.',
    'Най-много два метра между партньорите; по-голямата дистанция е точка за водещия.',
  ],
  regression: [
    'First round without a ball.',
    'Erste Runde ohne Ball.',
    'Първата серия е без топка.',
  ],
  fault: [
    'Leaders race off so that nobody can follow: lead so that your partner can learn.',
    'Führende rennen davon: so führen, dass der Partner mitkommt.',
    'Водещият бяга: води така, че партньорът да успява.',
  ],
})
