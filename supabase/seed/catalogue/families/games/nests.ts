/** Rob the nest: groups collect balls from the middle and from one another. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch } from '../../create-sketch'
import { nestTasks } from './nests-words'
import { createPlayground, type Crowd, type FunTask } from './create-playground'

interface NestCrowd extends Crowd {
  nests: 3 | 4
  balls: number
}

const teams = ['a', 'b', 'c', 'd'] as const

const crowds: readonly NestCrowd[] = [
  { count: 6, nests: 3, balls: 8, area: [16, 14], ages: [5, 7], level: 1 },
  { count: 8, nests: 4, balls: 10, area: [18, 16], ages: [6, 9], level: 1 },
  { count: 12, nests: 4, balls: 13, area: [22, 20], ages: [7, 11], level: 2 },
  { count: 16, nests: 4, balls: 15, area: [26, 22], ages: [8, 13], level: 3 },
]

/** Metres. */
function getNestSize(children: number): number {
  return children > 3 ? 4 : 3
}

function draw({ nests, balls, count, area }: NestCrowd, { key }: FunTask) {
  const [length, width] = area
  const drawing = createSketch(area)
  const corners: readonly Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ]
  const each = count / nests
  const nest = getNestSize(each)
  const moveInward = ([x, y]: Point, step: number, across: number): Point => {
    const right = x === 0 ? 1 : -1
    const down = y === 0 ? 1 : -1
    return [x + right * (step + across), y + down * (step - across)]
  }
  const firsts: string[] = []
  for (const [index, corner] of corners.slice(0, nests).entries()) {
    const [x, y] = corner
    drawing.zone(corner, [x === 0 ? nest : length - nest, y === 0 ? nest : width - nest])
    drawing.gear('cone', corner)
    drawing.gear('marker', [x === 0 ? nest : length - nest, y === 0 ? nest : width - nest])
    const team = teams[index] ?? 'a'
    for (let child = 0; child < each; child += 1) {
      const across = ((child - (each - 1) / 2) * (nest - 0.8)) / each
      firsts.push(drawing.player(team, moveInward(corner, nest * 0.55, across)))
    }
  }
  drawing.coach([length / 2, width + 1.8])
  const starters = firsts.filter((_, index) => index % each === 0)
  const isGivenAway = key === 'spring-cleaning' || key === 'pass-it-on'
  if (isGivenAway) {
    for (const child of firsts) drawing.ball(child)
    drawing.together(() => {
      for (const [index, child] of starters.entries()) {
        const [x, y] = corners[index] ?? [0, 0]
        const next: Point = corners[(index + 1) % nests] ?? [0, 0]
        const between: Point = [
          ((x + next[0]) / 2) * 0.6 + length * 0.2,
          ((y + next[1]) / 2) * 0.6 + width * 0.2,
        ]
        drawing.run(child, between, moveInward(next, 2.4, -0.8))
      }
    })
    return drawing
  }
  for (let index = 0; index < balls; index += 1) {
    const turn = index * 2.4
    const far = 0.55 * Math.sqrt(index)
    drawing.ball([length / 2 + Math.cos(turn) * far, width / 2 + Math.sin(turn) * far])
  }
  drawing.together(() => {
    for (const [index, child] of starters.entries()) {
      const [x, y] = corners[index] ?? [0, 0]
      drawing.run(child, [length / 2 + (x === 0 ? -2.2 : 2.2), width / 2 + (y === 0 ? -1.8 : 1.8)])
    }
  })
  return drawing
}

export const nests = createPlayground({
  slug: 'rob-the-nest',
  topic: 'fun',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  name: ['Rob the nest', 'Nesträuber', 'Разбойници на гнезда'],
  aim: [
    'Sprint without the ball, dribble safely with it.',
    'Ohne Ball sprinten, mit Ball sicher dribbeln.',
    'Спринт без топка, сигурно водене с топка.',
  ],
  crowds,
  tasks: nestTasks,
  setup({ nests: count, balls, count: children }, { key }) {
    const each = children / count
    const size = getNestSize(each)
    const isGivenAway = key === 'spring-cleaning' || key === 'pass-it-on'
    return [
      `${count} nests of ${size} × ${size} m in the corners with ${each} children each. ${isGivenAway ? 'Each child has a ball.' : `${balls} balls lie in the middle.`}`,
      `${count} Nester von ${size} × ${size} m in den Ecken mit je ${each} Kindern. ${isGivenAway ? 'Jedes Kind hat einen Ball.' : `In der Mitte liegen ${balls} Bälle.`}`,
      `${count} гнезда ${size} × ${size} м в ъглите с по ${each} деца. ${isGivenAway ? 'Всяко дете има топка.' : `В средата лежат ${balls} топки.`}`,
    ]
  },
  start: [
    'All start on the signal and play with the feet only.',
    'Auf das Signal starten alle; gespielt wird nur mit dem Fuß.',
    'При сигнала тръгват всички; играе се само с крака.',
  ],
  end: [
    'When time is up everyone freezes and the nests count aloud together.',
    'Am Ende bleiben alle stehen und die Nester zählen gemeinsam laut.',
    'Накрая всички замръзват и гнездата броят заедно на глас.',
  ],
  fault: [
    'Balls are shot into the nest: an egg must be brought, else it breaks.',
    'Bälle werden ins Nest geschossen: Ein Ei muss man tragen, sonst zerbricht es.',
    'Топките се изстрелват в гнездото: яйцето се носи, иначе се чупи.',
  ],
  draw,
})
