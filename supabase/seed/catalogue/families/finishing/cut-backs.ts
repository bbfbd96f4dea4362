/** Cut-backs from the goal line: a wide player on each side, runners through the middle. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { cutBackTasks } from './cut-backs-words'
import {
  addBench,
  createFinishingFamily,
  createGround,
  describeGround,
  getPointInGoal,
  join,
  addKeeper,
  shortGoal,
  describeSpareBalls,
  type Base,
  type Size,
  type Words3,
} from './kit'

interface CutBackSize extends Size {
  runners: 1 | 2 | 3
  /** Metres from goal where the runners aim for. */
  spot: number
}

const sizes: readonly CutBackSize[] = [
  {
    key: '1-runner-mini',
    runners: 1,
    spot: 4,
    area: [16, 16],
    goal: 'mini',
    ages: [7, 9],
    level: 1,
    time: [4, 120, 60],
  },
  {
    key: '2-runners-small',
    runners: 2,
    spot: 6,
    area: [20, 22],
    goal: 'small',
    ages: [8, 11],
    level: 1,
    time: [4, 150, 60],
  },
  {
    key: '2-runners-youth',
    runners: 2,
    spot: 8,
    area: [25, 30],
    goal: 'youth',
    ages: [10, 14],
    level: 2,
    time: [5, 150, 60],
  },
  {
    key: '2-runners-full',
    runners: 2,
    spot: 11,
    area: [32, 44],
    goal: 'full',
    ages: [13, 19],
    level: 2,
    time: [5, 180, 60],
  },
  {
    key: '3-runners-full',
    runners: 3,
    spot: 11,
    area: [35, 50],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 180, 60],
  },
  {
    key: '3-runners-youth',
    runners: 3,
    spot: 9,
    area: [28, 34],
    goal: 'youth',
    ages: [11, 15],
    level: 2,
    time: [5, 180, 60],
  },
]

function draw(size: CutBackSize, task: string): Sketch {
  const { area, runners, spot } = size
  const [length, width] = area
  const middle = width / 2
  const drawing = createGround(size)
  addKeeper(drawing, size)
  const gate = length * 0.62
  drawing.gears('marker', [
    [gate, width * 0.3],
    [gate, width * 0.7],
  ])
  const wide = drawing.player('a', [length * 0.4, width * 0.1])
  const far = drawing.player('a', [length * 0.4, width * 0.9])
  const group = Array.from({ length: runners }, (_, index) =>
    drawing.player('a', [
      length * 0.36 - (index === 2 ? 3 : 0),
      middle + (index === 0 ? -1.6 : index === 1 ? 2 : 0.2),
    ]),
  )
  drawing.player('a', [length * 0.36 - 5, middle])
  const [one = '', two = ''] = group
  const markers: string[] = []
  if (task === 'pull-away') markers.push(drawing.player('b', [gate + 0.6, middle + 0.4]))
  if (task === 'live-box') {
    markers.push(drawing.player('b', [gate + 1.4, middle - 1.4]))
    if (runners > 1) markers.push(drawing.player('b', [gate + 2.6, middle + 2.2]))
  }
  const ball = drawing.ball(wide)
  drawing.ball(far)
  addBench(drawing, 6)
  const target: Point = [length - spot, middle + 0.8]
  const line: Point = [length - 1.6, width * 0.22]
  drawing.together(() => {
    drawing.run(wide, [length * 0.7, width * 0.09], line)
    if (two) drawing.run(one, [length - spot * 0.55, middle - spot * 0.4])
    if (task === 'pull-away') {
      const shooter = two || one
      drawing.run(shooter, [length - spot * 0.6, middle + 1.6])
      drawing.run(markers[0] ?? '', [length - spot * 0.45, middle + 0.6])
    }
  })
  const shooter = runners === 1 ? one : two
  const place: Point =
    task === 'choose-of-two' ? [length - spot * 0.5, middle - spot * 0.3] : target
  const receiver = task === 'choose-of-two' && two ? one : shooter
  drawing.together(() => {
    drawing.run(receiver, place)
    if (task === 'live-box' && markers[0])
      drawing.run(markers[0], [length - spot * 0.4, middle - spot * 0.2])
    drawing.pass(ball, place, { for: receiver })
  })
  drawing.shot(ball, getPointInGoal(size, 0.75))
  return drawing
}

function createBase(size: CutBackSize, sentence: Words3): Base {
  const { runners, spot } = size
  const one = runners === 1
  const where = shortGoal[size.goal]
  return {
    title: [
      `Cut-backs for ${one ? 'one runner' : `${runners} runners`}, ${where[0]}`,
      `Rückpass für ${one ? 'einen Läufer' : `${runners} Läufer`}, ${where[1]}`,
      `Връщане за ${one ? 'един' : runners === 2 ? 'двама' : 'трима'}, ${where[2]}`,
    ],
    aim: [
      'Turn a run down the wing into a clear chance.',
      'Aus dem Flügellauf eine klare Chance machen.',
      'Пробивът по крилото става чисто положение.',
    ],
    setup: join(
      describeGround(size),
      [
        `A wide player with a ball on each side, ${one ? 'one runner' : `${runners} runners`} and one who waits in the middle. Two markers show the line of the runners; the cut-back aims about ${spot} m in front of goal.`,
        `Auf jeder Seite ein Flügelspieler mit Ball, in der Mitte ${one ? 'ein Läufer' : `${runners} Läufer`} und ein Wartender. Zwei Markierungen zeigen die Linie der Läufer; der Rückpass kommt etwa ${spot} m vor das Tor.`,
        `От всяка страна крило с топка, в средата ${one ? 'един набягващ' : `${runners === 2 ? 'двама' : 'трима'} набягващи`} и един чакащ. Два маркера показват линията на набягване; връщането е на около ${spot} м пред вратата.`,
      ],
      describeSpareBalls(6),
    ),
    start: [
      'The sides start in turn.',
      'Die Seiten starten abwechselnd.',
      'Страните тръгват на смени.',
    ],
    end: join(
      [
        'Whoever shot takes the place of the wide player, who joins the middle.',
        'Der Schütze wird Flügelspieler, der Flügelspieler geht in die Mitte.',
        'Стрелецът става крило, крилото отива в средата.',
      ],
      sentence,
    ),
    points: [
      [
        'The cut-back is a pass, not a cross: on the ground and firm.',
        'Der Rückpass ist ein Pass, keine Flanke: flach und fest.',
        'Връщането е пас, не центриране: по земя и твърдо.',
      ],
      spot > 9
        ? [
            'Finish with the inside of the foot, past the one who slides.',
            'Mit der Innenseite abschließen, am Grätschenden vorbei.',
            'Завърши с вътрешната част, покрай плъзгащия се.',
          ]
        : [
            'So near you only need to steer the ball in.',
            'So nah musst du den Ball nur noch hineinlenken.',
            'Толкова близо само насочи топката.',
          ],
    ],
    progressions: [
      [
        'The wide player must first beat a cone with a feint.',
        'Der Flügelspieler muss zuerst mit einer Finte an einem Hütchen vorbei.',
        'Крилото първо минава конус с финт.',
      ],
    ],
    regressions: [
      [
        'The wide player starts near the goal line and only passes.',
        'Der Flügelspieler startet nahe der Grundlinie und passt nur.',
        'Крилото е близо до крайната линия и само подава.',
      ],
    ],
    faults: [
      [
        'The pass goes to the keeper because it is played towards goal, not back.',
        'Der Pass landet beim Torwart, weil er zum Tor statt zurück gespielt wird.',
        'Пасът е към вратата, а не назад, и го взема вратарят.',
      ],
    ],
  }
}

export const cutBacks = createFinishingFamily({
  slug: 'cut-backs',
  topic: 'crossing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes,
  tasks: cutBackTasks,
  fits: ({ runners }, { key }) => runners > 1 || key === 'late-runner' || key === 'pull-away',
  draw,
  base: createBase,
  differs: (_, { key }) =>
    key === 'live-box'
      ? { practice_type: 'opposed', intensity: 'high' }
      : key === 'pull-away'
        ? { practice_type: 'passive_opposition' }
        : {},
})
