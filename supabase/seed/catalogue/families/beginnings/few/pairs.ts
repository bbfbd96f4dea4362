/** Two players and a coach: what can be trained when nobody else has come. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSpaces, createTaskFamily, type Drawing, type Size } from '../kit'
import { morePairWords } from './pairs-more-words'
import { pairWords } from './pairs-words'

function drawGate(drawing: Drawing, { area: [length, width] }: Size) {
  const y = width / 2
  drawing.corners('cone')
  drawing.gears('cone', [
    [length / 2, y - 0.75],
    [length / 2, y + 0.75],
  ])
  drawing.gears('marker', [
    [1, y - 2],
    [length - 1, y + 2],
  ])
  const one = drawing.player('a', [0.8, y])
  const other = drawing.player('a', [length - 0.8, y])
  const ball = drawing.ball(one)
  drawing.coach([length / 2, width + 1.8])
  drawing.ball([length / 2 + 1, width + 1.8])
  const round = (x: number, side: number): Point[] => [
    [x === 0 ? 1.8 : length - 1.8, y + side * 1.8],
    [x === 0 ? 0.9 : length - 0.9, y + side * 2.8],
    [x === 0 ? 0.2 : length - 0.2, y + side * 1.6],
    [x === 0 ? 0.8 : length - 0.8, y],
  ]
  drawing.together(() => {
    drawing.pass(ball, other)
    drawing.run(one, ...round(0, -1))
  })
  drawing.together(() => {
    drawing.pass(ball, one)
    drawing.run(other, ...round(1, 1))
  })
}

function drawFinish(drawing: Drawing, { area: [length, width], key }: Size) {
  const y = width / 2
  const isLarge = key === 'large-space'
  const half = isLarge ? 2.5 : 1.5
  drawing.corners('cone')
  drawing.goal(isLarge ? 'youth' : 'small', [length, y], 180)
  drawing.gears('cone', [
    [length, y - half + 1],
    [length, y + half - 1],
  ])
  drawing.gear('marker', [length - 9, y + 1.5])
  const finisher = drawing.player('a', [length - 12, y])
  const server = drawing.player('a', [length - 5, y - 2.6])
  const ball = drawing.ball(finisher)
  for (const index of [1, 2, 3, 4]) drawing.ball([length - 12.6, y + 0.4 + index * 0.6])
  drawing.coach([length - 12, width + 1.8])
  drawing.together(() => {
    drawing.pass(ball, server)
    drawing.run(finisher, [length - 9.4, y + 0.6], [length - 6.6, y + 0.5])
  })
  drawing.pass(ball, finisher)
  drawing.shot(ball, [length + 0.4, y + half - 0.5])
}

function drawTennis(drawing: Drawing, { area: [length, width] }: Size) {
  drawing.corners('cone')
  const cones = Math.floor(width / 1.5)
  drawing.gears(
    'cone',
    Array.from({ length: cones + 1 }, (_, index): Point => [length / 2, (width / cones) * index]),
  )
  drawing.zone([length / 2 - 1, 0], [length / 2 + 1, width])
  const one = drawing.player('a', [1, width * 0.4])
  const other = drawing.player('b', [length - 2, width * 0.5])
  const ball = drawing.ball(one)
  drawing.coach([length / 2, width + 1.8])
  drawing.ball([length / 2 + 1, width + 1.8])
  const target: Point = [length - 2.6, width * 0.75]
  drawing.together(() => {
    drawing.pass(ball, target, { kind: 'lofted', for: other })
    drawing.run(other, target)
    drawing.run(one, [2, width / 2])
  })
  drawing.together(() => {
    drawing.pass(ball, [1.8, width * 0.2], { kind: 'lofted', for: one })
    drawing.run(one, [1.8, width * 0.2])
    drawing.run(other, [length - 2, width / 2])
  })
}

function drawLadder(drawing: Drawing, { area: [length, width] }: Size) {
  const y = width / 2
  drawing.corners('cone')
  drawing.goal('mini', [length, y], 180)
  const attacker = drawing.player('a', [1, y])
  const defender = drawing.player('b', [length * 0.6, y])
  const ball = drawing.ball(attacker)
  for (const index of [1, 2, 3, 4]) drawing.ball([-0.8, y - 1.5 + index * 0.6])
  drawing.coach([length / 2, width + 1.8])
  drawing.together(() => {
    drawing.run(attacker, [length * 0.3, y + 0.3], [length * 0.46, y - 1])
    drawing.run(defender, [length * 0.56, y - 0.6])
  })
  drawing.together(() => {
    drawing.run(attacker, [length * 0.6, y + 1.4], [length * 0.78, y + 1.4])
    drawing.run(defender, [length * 0.62, y - 0.1], [length * 0.72, y - 0.3])
  })
  drawing.pass(ball, [length + 0.2, y + 0.3])
}

function drawManOn(drawing: Drawing, { area: [length, width] }: Size) {
  const y = width / 2
  drawing.corners('cone')
  drawing.gears('cone', [
    [length, 0.6],
    [length, 2.6],
    [length, width - 2.6],
    [length, width - 0.6],
  ])
  const passer = drawing.player('a', [0.8, y])
  const receiver = drawing.player('a', [length * 0.66, y])
  const ball = drawing.ball(passer)
  for (const index of [1, 2, 3]) drawing.ball([-0.6, y + 0.4 + index * 0.6])
  drawing.coach([length / 2, width + 1.8])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.5, y - 0.4], { for: receiver })
    drawing.run(receiver, [length * 0.5, y - 0.4])
  })
  drawing.together(() => {
    drawing.run(receiver, [length * 0.56, y - 1], [length - 2, 2], [length + 0.3, 1.6])
    drawing.run(passer, [length * 0.3, y])
  })
}

const spaces = {
  lane: createSpaces(
    2,
    [2, 4],
    [
      [10, 6],
      [16, 8],
    ],
    [
      [7, 10],
      [11, 19],
    ],
  ),
  goal: createSpaces(
    2,
    [2, 4],
    [
      [16, 12],
      [20, 16],
    ],
    [
      [8, 10],
      [11, 19],
    ],
  ),
  court: createSpaces(
    2,
    [2, 4],
    [
      [10, 6],
      [14, 8],
    ],
    [
      [9, 12],
      [13, 19],
    ],
  ),
  duel: createSpaces(
    2,
    [2, 4],
    [
      [12, 8],
      [18, 12],
    ],
    [
      [7, 10],
      [11, 17],
    ],
  ),
  channel: createSpaces(
    2,
    [2, 4],
    [
      [14, 8],
      [20, 12],
    ],
    [
      [8, 11],
      [12, 19],
    ],
  ),
}

export const pairs = createTaskFamily({
  slug: 'just-two',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  sizes: spaces.lane,
  tasks: [
    {
      key: 'pass-and-round',
      level: 2,
      ages: [7, 19],
      intensity: 'medium',
      rounds: [5, 60, 45],
      words: pairWords.gate,
      draw: drawGate,
    },
    {
      key: 'finisher',
      level: 2,
      ages: [8, 19],
      intensity: 'medium',
      rounds: [6, 75, 45],
      kind: { topic: 'finishing' },
      sizes: spaces.goal,
      words: pairWords.finish,
      draw: drawFinish,
    },
    {
      key: 'football-tennis',
      level: 2,
      ages: [9, 19],
      intensity: 'low',
      rounds: [4, 150, 45],
      kind: { topic: 'first_touch', phase: 'game', practice_type: 'fun_game' },
      sizes: spaces.court,
      bibs: () => 0,
      words: pairWords.netless,
      draw: drawTennis,
    },
    {
      key: 'duel-ladder',
      level: 2,
      ages: [7, 17],
      intensity: 'very_high',
      rounds: [6, 45, 75],
      kind: {
        topic: 'dribbling',
        practice_type: 'opposed',
        corners: ['technical', 'tactical', 'physical'],
      },
      sizes: spaces.duel,
      bibs: () => 0,
      words: morePairWords.ladder,
      draw: drawLadder,
    },
    {
      key: 'turn-or-man-on',
      level: 2,
      ages: [8, 19],
      intensity: 'medium',
      rounds: [6, 60, 45],
      kind: { topic: 'first_touch', corners: ['technical', 'tactical'] },
      sizes: spaces.channel,
      words: morePairWords.manOn,
      draw: drawManOn,
    },
  ],
})
