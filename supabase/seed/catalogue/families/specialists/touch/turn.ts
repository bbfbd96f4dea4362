/** First touch on the turn: by a call, by what is seen, between lines, in a game. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  getMetres,
  runTogether,
  type Size,
} from '../kit'
import { endsWords } from './turn-game-words'
import { betweenWords, callWords, openGoalWords } from './turn-words'

const sizes: readonly Size[] = [
  { key: 'u11', area: [16, 13], ages: [9, 11], level: 1, time: [6, 60, 45], values: { gap: 5 } },
  { key: 'u14', area: [20, 16], ages: [11, 14], level: 2, time: [6, 75, 45], values: { gap: 4 } },
  { key: 'u19', area: [26, 20], ages: [14, 19], level: 3, time: [6, 90, 60], values: { gap: 3 } },
  { key: 'game-u12', area: [20, 14], ages: [9, 12], level: 2, time: [6, 90, 60] },
  { key: 'game-u19', area: [26, 18], ages: [13, 19], level: 3, time: [6, 120, 75] },
]

function drawCall(size: Size) {
  const [length, width] = size.area
  const gap = getMetres(size, 'gap')
  const drawing = createField(size)
  drawing.goal('mini', [length, width * 0.2], 180)
  drawing.goal('mini', [length, width * 0.8], 180)
  const server = drawing.player('c', [0.6, width / 2])
  const receiver = drawing.player('a', [length * 0.5, width * 0.5])
  const defender = drawing.player('b', [length * 0.5 + gap, width * 0.5])
  drawing.player('a', [length * 0.46, -1.4])
  drawing.player('b', [length * 0.58, -1.4])
  const ball = drawing.ball(server)
  addBench(drawing, 5, length * 0.12)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.44, width * 0.5], { for: receiver })
    drawing.run(receiver, [length * 0.45, width * 0.5])
    drawing.run(defender, [length * 0.54, width * 0.51])
  })
  drawing.pass(ball, server)
  runTogether(
    drawing,
    [receiver, [length * 0.42, width * 0.36]],
    [defender, [length * 0.6, width * 0.44]],
  )
  drawing.pass(ball, receiver)
  runTogether(
    drawing,
    [receiver, [length * 0.6, width * 0.24]],
    [defender, [length * 0.68, width * 0.36]],
  )
  drawing.shot(ball, [length, width * 0.2])
  return drawing
}

function drawOpenGoal(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length * 0.78, 0.4], 115)
  drawing.goal('mini', [length, width / 2], 180)
  drawing.goal('mini', [length * 0.78, width - 0.4], 245)
  const server = drawing.player('c', [0.6, width / 2])
  const receiver = drawing.player('a', [length * 0.48, width / 2])
  const guard = drawing.player('b', [length * 0.84, width * 0.3])
  drawing.player('a', [-1, width * 0.32])
  const ball = drawing.ball(server)
  addBench(drawing, 5, length * 0.1)
  runTogether(
    drawing,
    [guard, [length * 0.88, width * 0.56], [length * 0.82, width * 0.76]],
    [receiver, [length * 0.5, width * 0.54]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.42, width * 0.5], { for: receiver })
    drawing.run(receiver, [length * 0.43, width * 0.5])
    drawing.run(guard, [length * 0.85, width * 0.66])
  })
  drawing.run(receiver, [length * 0.54, width * 0.36])
  drawing.shot(ball, [length * 0.78, 0.2])
  return drawing
}

function drawBetween(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  drawing.gears('cone', [
    [length * 0.32, 0],
    [length * 0.32, width],
    [length * 0.7, 0],
    [length * 0.7, width],
  ])
  const top = drawing.player('a', [length * 0.12, width * 0.24])
  const low = drawing.player('a', [length * 0.12, width * 0.76])
  const middle = drawing.player('a', [length * 0.5, width * 0.4])
  const target = drawing.player('a', [length * 0.84, width * 0.36])
  const one = drawing.player('b', [length * 0.42, width * 0.3])
  const two = drawing.player('b', [length * 0.56, width * 0.56])
  const ball = drawing.ball(top)
  addBench(drawing, 5, length * 0.15)
  drawing.together(() => {
    drawing.pass(ball, low)
    drawing.run(one, [length * 0.42, width * 0.44])
    drawing.run(two, [length * 0.54, width * 0.44])
    drawing.run(middle, [length * 0.52, width * 0.66])
  })
  drawing.pass(ball, [length * 0.5, width * 0.7], { for: middle })
  runTogether(
    drawing,
    [middle, [length * 0.56, width * 0.72]],
    [two, [length * 0.55, width * 0.56]],
    [target, [length * 0.84, width * 0.54]],
    [one, [length * 0.46, width * 0.58]],
  )
  drawing.pass(ball, target)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.76, width * 0.7], { for: middle })
    drawing.run(middle, [length * 0.75, width * 0.7])
    drawing.run(two, [length * 0.66, width * 0.6])
  })
  drawing.shot(ball, [length, width / 2])
  return drawing
}

function drawEnds(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const left = drawing.player('c', [-0.4, width / 2])
  const right = drawing.player('c', [length + 0.4, width / 2])
  const one = drawing.player('a', [length * 0.3, width * 0.3])
  const two = drawing.player('a', [length * 0.62, width * 0.7])
  const near = drawing.player('b', [length * 0.42, width * 0.4])
  const far = drawing.player('b', [length * 0.7, width * 0.56])
  const ball = drawing.ball(left)
  for (const [x, y] of [
    [-1, width * 0.7],
    [-1, width * 0.78],
    [length + 1, width * 0.7],
    [length + 1, width * 0.78],
  ] as const)
    drawing.ball([x, y])
  runTogether(
    drawing,
    [one, [length * 0.36, width * 0.2]],
    [near, [length * 0.42, width * 0.3]],
    [two, [length * 0.46, width * 0.78]],
    [far, [length * 0.6, width * 0.66]],
  )
  drawing.pass(ball, two)
  runTogether(
    drawing,
    [two, [length * 0.58, width * 0.86]],
    [far, [length * 0.64, width * 0.72]],
    [one, [length * 0.6, width * 0.24]],
    [near, [length * 0.54, width * 0.4]],
  )
  drawing.pass(ball, right)
  drawing.together(() => {
    drawing.pass(ball, one)
    drawing.run(near, [length * 0.56, width * 0.32])
  })
  runTogether(drawing, [one, [length * 0.46, width * 0.18]], [near, [length * 0.46, width * 0.34]])
  drawing.pass(ball, left)
  return drawing
}

export const touchTurn = createSpecialistFamily<Size>({
  slug: 'touch-turn',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'call', words: callWords, draw: drawCall, sizes: ['u11', 'u14'] },
    { key: 'open-goal', words: openGoalWords, draw: drawOpenGoal, sizes: ['u11', 'u14'] },
    { key: 'between', words: betweenWords, draw: drawBetween, sizes: ['u14', 'u19'], harder: 1 },
    {
      key: 'ends',
      words: endsWords,
      draw: drawEnds,
      sizes: ['game-u12', 'game-u19'],
      intensity: 'high',
      kind: { practice_type: 'small_sided_game', phase: 'game' },
    },
  ],
})
