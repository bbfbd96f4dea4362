/** Futsal: small goals, four seconds, the sole. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createTaskFamily, type Drawing, type Size } from '../kit'
import { moreFutsalWords } from './futsal-more-words'
import { futsalWords } from './futsal-words'

type Area = readonly [number, number]

/** A school hall for the younger, a full court for the older. */
function createHalls(
  children: number,
  players: readonly [number, number],
  [small, full]: readonly [Area, Area],
): readonly Size[] {
  return [
    { key: 'hall', children, players, area: small, ages: [9, 12] },
    {
      key: 'full-court',
      children,
      players,
      area: full,
      ages: [13, 19],
      harder: 1,
      name: [', full court', ', großes Feld', ', голямо игрище'],
    },
  ]
}

function addGoals(drawing: Drawing, { area: [length, width] }: Size) {
  drawing.corners('marker')
  drawing.goal('small', [0, width / 2], 0)
  drawing.goal('small', [length, width / 2], 180)
  drawing.coach([length / 2, width + 1.8])
  return [
    drawing.keeper('a', [1, width / 2]),
    drawing.keeper('b', [length - 1, width / 2]),
  ] as const
}

function drawFourSeconds(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const [, keeper] = addGoals(drawing, size)
  for (const x of [0.2, 0.35, 0.65]) drawing.ball([length * x, width + 1])
  for (const x of [0.25, 0.4, 0.75]) drawing.ball([length * x, -1])
  const taker = drawing.player('a', [length * 0.6, 0.3])
  const near = drawing.player('a', [length * 0.52, width * 0.3])
  const middle = drawing.player('a', [length * 0.5, width * 0.62])
  const far = drawing.player('a', [length * 0.76, width * 0.8])
  const guards: Point[] = [
    [length * 0.66, width * 0.34],
    [length * 0.6, width * 0.56],
    [length * 0.8, width * 0.22],
    [length * 0.84, width * 0.68],
  ]
  const [first = '', second = '', , fourth = ''] = guards.map((at) => drawing.player('b', at))
  const ball = drawing.ball(taker)
  drawing.together(() => {
    drawing.run(near, [length * 0.46, width * 0.16])
    drawing.run(first, [length * 0.58, width * 0.26])
    drawing.run(middle, [length * 0.56, width * 0.42])
  })
  drawing.together(() => {
    drawing.pass(ball, near)
    drawing.run(taker, [length * 0.72, width * 0.1])
    drawing.run(second, [length * 0.64, width * 0.46])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.58, width * 0.74], { for: middle })
    drawing.run(middle, [length * 0.58, width * 0.74])
    drawing.run(first, [length * 0.52, width * 0.3])
    drawing.run(far, [length * 0.88, width * 0.82])
    drawing.run(fourth, [length * 0.8, width * 0.64])
  })
  drawing.pass(ball, far)
  drawing.together(() => {
    drawing.run(keeper, [length - 0.9, width / 2 + 0.7])
    drawing.shot(ball, [length + 0.3, width / 2 - 1.1])
  })
}

function drawPivot(drawing: Drawing, { area: [length, width] }: Size) {
  const y = width / 2
  drawing.corners('marker')
  drawing.goal('small', [length, y], 180)
  drawing.coach([length / 2, width + 1.8])
  const keeper = drawing.keeper('b', [length - 1, y])
  const left = drawing.player('a', [2, width * 0.15])
  const middle = drawing.player('a', [0.8, y])
  const right = drawing.player('a', [2, width * 0.85])
  const pivot = drawing.player('a', [length * 0.62, y - 1])
  const first = drawing.player('b', [length * 0.72, y + 0.4])
  const second = drawing.player('b', [length * 0.48, y + 1.6])
  const ball = drawing.ball(middle)
  for (const index of [1, 2, 3, 4, 5]) drawing.ball([-0.8, y - 1.8 + index * 0.6])
  drawing.together(() => {
    drawing.pass(ball, left)
    drawing.run(pivot, [length * 0.58, y - 2])
    drawing.run(first, [length * 0.67, y - 1.2])
    drawing.run(second, [length * 0.46, y + 0.4])
  })
  drawing.pass(ball, pivot)
  drawing.together(() => {
    drawing.run(left, [length * 0.45, width * 0.08], [length * 0.72, width * 0.14])
    drawing.run(right, [length * 0.52, width * 0.8])
    drawing.run(middle, [length * 0.24, y])
    drawing.run(second, [length * 0.5, y + 0.6])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.6, width * 0.74], { for: right })
    drawing.run(right, [length * 0.6, width * 0.74])
    drawing.run(second, [length * 0.58, y + 1])
    drawing.run(keeper, [length - 1.1, y + 0.6])
  })
  drawing.shot(ball, [length + 0.3, y - 1.1])
}

function drawParallel(drawing: Drawing, { area: [length, width] }: Size) {
  drawing.corners('marker')
  drawing.coach([length / 2, -1.8])
  const groups = ([1, -1] as const).map((side) => {
    const toPlace = (x: number, y: number): Point => (side > 0 ? [x, y] : [length - x, width - y])
    drawing.goal('mini', toPlace(length - 1.5, 0.8), side > 0 ? 180 : 0)
    drawing.gears('cone', [
      toPlace(length * 0.42, width * 0.12),
      toPlace(length * 0.42, width * 0.34),
    ])
    const middle = drawing.player('a', toPlace(1.4, width * 0.3))
    const wide = drawing.player('a', toPlace(length * 0.28, width * 0.08))
    const waiting = drawing.player('a', toPlace(1.4, width * 0.3 + 2))
    const ball = drawing.ball(middle)
    drawing.ball(toPlace(-0.6, width * 0.3))
    drawing.ball(toPlace(-0.6, width * 0.3 + 0.8))
    return { at: toPlace, middle, wide, waiting, ball }
  })
  drawing.together(() => {
    for (const { ball, wide } of groups) drawing.pass(ball, wide)
  })
  drawing.together(() => {
    for (const { middle, wide, waiting, at } of groups) {
      drawing.run(middle, at(length * 0.3, width * 0.32), at(length * 0.52, width * 0.22))
      drawing.runQuietly(wide, at(length * 0.32, width * 0.1))
      drawing.runQuietly(waiting, at(1.4, width * 0.3 + 1))
    }
  })
  drawing.together(() => {
    for (const { ball, middle, at } of groups) {
      drawing.pass(ball, at(length * 0.6, width * 0.14), { for: middle })
      drawing.run(middle, at(length * 0.6, width * 0.14))
    }
  })
  drawing.together(() => {
    for (const { ball, at } of groups) drawing.pass(ball, at(length - 1.2, 0.9))
  })
}

function drawThrow(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const [thrower, keeper] = addGoals(drawing, size)
  for (const x of [-0.6, length + 0.6])
    for (const side of [2.2, 2.9]) drawing.ball([x, width / 2 + side])
  const one = drawing.player('a', [length * 0.24, width * 0.2])
  const two = drawing.player('a', [length * 0.3, width * 0.5])
  const three = drawing.player('a', [length * 0.24, width * 0.82])
  const first = drawing.player('b', [length * 0.6, width * 0.4])
  const second = drawing.player('b', [length * 0.64, width * 0.66])
  drawing.player('b', [length - 0.5, width * 0.9])
  const ball = drawing.ball(thrower)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.36, width * 0.22], { for: one, kind: 'lofted' })
    drawing.run(one, [length * 0.36, width * 0.22])
    drawing.run(two, [length * 0.46, width * 0.52])
    drawing.run(three, [length * 0.46, width * 0.86])
  })
  drawing.together(() => {
    drawing.run(one, [length * 0.54, width * 0.24])
    drawing.run(two, [length * 0.66, width * 0.52])
    drawing.run(three, [length * 0.72, width * 0.88])
    drawing.run(first, [length * 0.66, width * 0.32])
    drawing.run(second, [length * 0.72, width * 0.6])
  })
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(second, [length * 0.74, width * 0.56])
    drawing.run(keeper, [length - 1.1, width / 2 + 0.2])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.84, width * 0.78], { for: three })
    drawing.run(three, [length * 0.84, width * 0.78])
    drawing.run(keeper, [length - 1.1, width / 2 + 0.7])
  })
  drawing.shot(ball, [length + 0.3, width / 2 - 1.1])
}

export const futsal = createTaskFamily({
  slug: 'futsal-hall',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical'],
  sizes: createHalls(
    10,
    [10, 14],
    [
      [26, 14],
      [36, 18],
    ],
  ),
  tasks: [
    {
      key: 'four-seconds',
      level: 2,
      ages: [9, 19],
      intensity: 'high',
      rounds: [4, 240, 90],
      kind: { topic: 'fun', phase: 'game', practice_type: 'conditioned_game', moment: null },
      words: futsalWords.fourSeconds,
      draw: drawFourSeconds,
    },
    {
      key: 'pivot',
      level: 3,
      ages: [9, 19],
      intensity: 'high',
      rounds: [5, 120, 90],
      kind: { topic: 'combination_play', practice_type: 'wave' },
      sizes: createHalls(
        7,
        [7, 10],
        [
          [15, 14],
          [20, 18],
        ],
      ),
      words: futsalWords.pivot,
      draw: drawPivot,
    },
    {
      key: 'parallel-diagonal',
      level: 2,
      ages: [9, 19],
      intensity: 'medium',
      rounds: [4, 150, 60],
      kind: { topic: 'combination_play', practice_type: 'unopposed' },
      sizes: createHalls(
        6,
        [6, 8],
        [
          [22, 14],
          [28, 18],
        ],
      ),
      words: moreFutsalWords.parallel,
      draw: drawParallel,
    },
    {
      key: 'throw-and-break',
      level: 3,
      ages: [9, 19],
      intensity: 'very_high',
      rounds: [6, 60, 75],
      kind: { topic: 'counter_attack', moment: 'transition_to_attack', practice_type: 'wave' },
      sizes: createHalls(
        8,
        [8, 12],
        [
          [26, 14],
          [36, 18],
        ],
      ),
      words: moreFutsalWords.throw,
      draw: drawThrow,
    },
  ],
})
