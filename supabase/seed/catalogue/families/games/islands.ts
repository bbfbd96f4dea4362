/** Islands and towns: rings and cones make a landscape that children travel through with the ball. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../create-sketch'
import { addBench } from '../possession/kit'
import { islandTasks } from './islands-words'
import { createPlayground, type Crowd, type FunTask } from './create-playground'
import { spreadPoints } from './kit'

export interface IslandTask extends FunTask {
  /** Rings as islands or garages, gates as bridges. */
  landscape: 'rings' | 'gates'
  /** Children without a ball who get in the way. */
  sharks: number
}

const crowds: readonly Crowd[] = [
  { count: 8, area: [18, 15], ages: [5, 7], level: 1 },
  { count: 10, area: [20, 17], ages: [6, 9], level: 1 },
  { count: 12, area: [22, 18], ages: [7, 10], level: 2 },
  { count: 14, area: [24, 20], ages: [8, 12], level: 3 },
]

const places: readonly Point[] = [
  [0.14, 0.16],
  [0.5, 0.12],
  [0.86, 0.18],
  [0.86, 0.84],
  [0.5, 0.88],
  [0.14, 0.82],
  [0.32, 0.5],
  [0.68, 0.5],
]

function draw({ count, area }: Crowd, { landscape, sharks }: IslandTask) {
  const [length, width] = area
  const toPoint = ([x, y]: Point): Point => [x * length, y * width]
  const drawing = createSketch(area)
  drawing.corners('cone')
  for (const place of places) {
    const [x, y] = toPoint(place)
    if (landscape === 'rings') drawing.gear('ring', [x, y])
    else
      drawing.gears('marker', [
        [x, y - 0.8],
        [x, y + 0.8],
      ])
  }
  const starts = spreadPoints(
    count - sharks,
    [length * 0.2, width * 0.24],
    [length * 0.8, width * 0.76],
  ).map(([x, y]): Point => [x, Math.abs(y - width / 2) < 0.9 ? y + 1.3 : y])
  const children = starts.map((place) => drawing.player('a', place))
  for (const child of children) drawing.ball(child)
  const hunters = drawing.row('b', sharks, [length * 0.42, width - 1], [length * 0.58, width - 1])
  addBench(drawing, 2)
  drawing.together(() => {
    for (const index of [0, 1, 2]) {
      const [x, y] = starts[index] ?? [0, 0]
      const goal: Point = [...places]
        .map(toPoint)
        .toSorted(
          (one, two) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(two[0] - x, two[1] - y),
        )
        .at(0) ?? [0, 0]
      const beyond: Point = [goal[0] + (goal[0] > x ? 1.2 : -1.2), goal[1]]
      if (landscape === 'gates') drawing.run(children[index] ?? '', goal, beyond)
      else drawing.run(children[index] ?? '', goal)
    }
    for (const hunter of hunters.slice(0, 1)) drawing.run(hunter, [length * 0.5, width * 0.72])
  })
  return drawing
}

export const islands = createPlayground({
  slug: 'islands-and-towns',
  topic: 'fun',
  moment: null,
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'psychological'],
  name: ['Journey with the ball', 'Reise mit Ball', 'Пътешествие с топка'],
  aim: [
    'Steer the ball between others without a crash.',
    'Den Ball ohne Zusammenstoß zwischen den anderen lenken.',
    'Топката се насочва между другите без сблъсък.',
  ],
  crowds,
  tasks: islandTasks,
  setup({ count }, { landscape, sharks }) {
    const free = count - sharks
    const hunted: readonly [string, string, string] =
      sharks > 0
        ? [
            ` ${sharks === 1 ? 'One child' : 'Two children'} in amber without a ball.`,
            ` ${sharks === 1 ? 'Ein Kind' : 'Zwei Kinder'} in Gelb ohne Ball.`,
            ` ${sharks === 1 ? 'Едно дете' : 'Две деца'} в жълто без топка.`,
          ]
        : ['', '', '']
    return landscape === 'rings'
      ? [
          `Eight rings lie all over it; ${free} children have a ball each.${hunted[0]} Two spare balls beside the coach.`,
          `Darin liegen verteilt acht Reifen; ${free} Kinder haben je einen Ball.${hunted[1]} Zwei Ersatzbälle beim Trainer.`,
          `По него са разпръснати осем обръча; ${free} деца имат по топка.${hunted[2]} Две резервни топки до треньора.`,
        ]
      : [
          `Eight gates of 1.6 m stand all over it; ${free} children have a ball each.${hunted[0]} Two spare balls beside the coach.`,
          `Darin stehen verteilt acht Tore von 1,6 m; ${free} Kinder haben je einen Ball.${hunted[1]} Zwei Ersatzbälle beim Trainer.`,
          `По него има осем вратички от 1,6 м; ${free} деца имат по топка.${hunted[2]} Две резервни топки до треньора.`,
        ]
  },
  start: [
    'Everyone travels at the same time, each on their own way.',
    'Alle reisen gleichzeitig, jeder auf seinem eigenen Weg.',
    'Всички пътуват едновременно, всеки по своя път.',
  ],
  end: [
    'After a mistake: stop the ball, smile, go on.',
    'Nach einem Fehler: Ball stoppen, lächeln, weiter.',
    'След грешка: спри топката, усмихни се и продължи.',
  ],
  fault: [
    'Eyes on the ball only: let the coach show fingers to be called out.',
    'Augen nur am Ball: Der Trainer zeigt Finger, die Kinder rufen die Zahl.',
    'Поглед само в топката: треньорът показва пръсти, децата викат числото.',
  ],
  draw,
})
