/** The attacker has the back to goal: intercept, hold, force back, double, or drop for the long ball. */
import {
  addBench,
  createField,
  createGoalEnd,
  createSpecialistFamily,
  drawMeeting,
  runTogether,
  type Size,
} from '../kit'
import { overWords, sandwichWords } from './from-behind-more-words'
import { interceptWords, noTurnWords, sendBackWords } from './from-behind-words'

const sizes: readonly Size[] = [
  { key: 'u11', area: [16, 12], ages: [9, 12], level: 2, time: [6, 60, 45] },
  { key: 'u15', area: [22, 16], ages: [12, 16], level: 3, time: [6, 75, 60] },
  { key: 'u19', area: [26, 20], ages: [16, 19], level: 4, time: [6, 75, 75] },
  {
    key: 'goal-u13',
    area: [28, 22],
    goal: 'youth',
    ages: [11, 13],
    level: 2,
    time: [6, 75, 60],
  },
  {
    key: 'goal-u19',
    area: [36, 30],
    goal: 'full',
    ages: [14, 19],
    level: 3,
    time: [6, 75, 75],
  },
]

function createDuel(size: Size, goals: readonly number[]) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const share of goals) drawing.goal('mini', [length, width * share], 180)
  const server = drawing.player('c', [0.6, width / 2])
  const ball = drawing.ball(server)
  addBench(drawing, 5, length * 0.1)
  return { drawing, server, ball, length, width }
}

function drawIntercept(size: Size) {
  const { drawing, server, ball, length, width } = createDuel(size, [0.5])
  const striker = drawing.player('a', [length * 0.55, width * 0.46])
  const defender = drawing.player('b', [length * 0.65, width * 0.54])
  drawing.player('a', [length * 0.6, -1.4])
  drawing.player('b', [length * 0.72, -1.4])
  runTogether(
    drawing,
    [striker, [length * 0.52, width * 0.62]],
    [defender, [length * 0.6, width * 0.72]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.42, width * 0.57], { for: defender })
    drawing.run(defender, [length * 0.43, width * 0.57])
    drawing.run(striker, [length * 0.51, width * 0.55])
  })
  drawing.pass(ball, server)
  drawing.run(defender, [length * 0.56, width * 0.48])
  return drawing
}

function drawNoTurn(size: Size) {
  const { drawing, server, ball, length, width } = createDuel(size, [0.22, 0.78])
  const attacker = drawing.player('a', [length * 0.52, width * 0.5])
  const defender = drawing.player('b', [length * 0.64, width * 0.5])
  drawing.player('a', [length * 0.5, -1.4])
  drawing.player('b', [length * 0.64, -1.4])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.46, width * 0.5], { for: attacker })
    drawing.run(attacker, [length * 0.47, width * 0.5])
    drawing.run(defender, [length * 0.56, width * 0.51])
  })
  runTogether(
    drawing,
    [attacker, [length * 0.46, width * 0.7]],
    [defender, [length * 0.55, width * 0.68]],
  )
  drawing.pass(ball, server)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.44, width * 0.4], { for: attacker })
    drawing.run(attacker, [length * 0.45, width * 0.4])
    drawing.run(defender, [length * 0.54, width * 0.42])
  })
  runTogether(
    drawing,
    [attacker, [length * 0.52, width * 0.28]],
    [defender, [length * 0.6, width * 0.34]],
  )
  drawMeeting(drawing, [ball, defender], [length * 0.57, width * 0.29])
  return drawing
}

function drawSendBack(size: Size) {
  const { drawing, server, ball, length, width } = createDuel(size, [0.5])
  drawing.gears('cone', [
    [length / 3, 0],
    [length / 3, width],
    [(length * 2) / 3, 0],
    [(length * 2) / 3, width],
  ])
  const one = drawing.player('a', [length * 0.46, width * 0.26])
  const two = drawing.player('a', [length * 0.46, width * 0.74])
  const near = drawing.player('b', [length * 0.56, width * 0.34])
  const cover = drawing.player('b', [length * 0.66, width * 0.56])
  drawing.pass(ball, one)
  runTogether(
    drawing,
    [near, [length * 0.5, width * 0.33]],
    [cover, [length * 0.6, width * 0.48]],
    [one, [length * 0.42, width * 0.22]],
  )
  drawing.together(() => {
    drawing.pass(ball, server)
    drawing.run(near, [length * 0.42, width * 0.34])
    drawing.run(cover, [length * 0.48, width * 0.54])
    drawing.run(two, [length * 0.36, width * 0.7])
    drawing.run(one, [length * 0.34, width * 0.26])
  })
  drawing.pass(ball, two)
  runTogether(drawing, [cover, [length * 0.4, width * 0.64]], [near, [length * 0.36, width * 0.44]])
  drawing.pass(ball, server)
  runTogether(drawing, [cover, [length * 0.31, width * 0.62]], [near, [length * 0.3, width * 0.4]])
  return drawing
}

function drawSandwich(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  const server = drawing.player('a', [0.6, width * 0.4])
  const runner = drawing.player('a', [length * 0.16, width * 0.78])
  const target = drawing.player('a', [length * 0.54, width * 0.46])
  const back = drawing.player('b', [length * 0.64, width * 0.48])
  const front = drawing.player('b', [length * 0.18, width * 0.16])
  const ball = drawing.ball(server)
  addBench(drawing, 5, length * 0.1)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.48, width * 0.46], { for: target })
    drawing.run(target, [length * 0.49, width * 0.46])
    drawing.run(back, [length * 0.57, width * 0.48])
    drawing.run(front, [length * 0.3, width * 0.26])
    drawing.run(runner, [length * 0.28, width * 0.74])
  })
  runTogether(
    drawing,
    [target, [length * 0.48, width * 0.56]],
    [back, [length * 0.56, width * 0.57]],
    [front, [length * 0.39, width * 0.46]],
    [runner, [length * 0.34, width * 0.82]],
  )
  drawMeeting(drawing, [ball, front], [length * 0.42, width * 0.52])
  drawing.run(front, [length * 0.3, width * 0.3])
  drawing.pass(ball, [-0.5, width * 0.12])
  return drawing
}

function drawOver(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1.5, width / 2])
  const server = drawing.player('c', [0.6, width / 2])
  const striker = drawing.player('a', [length * 0.4, width * 0.46])
  const defender = drawing.player('b', [length * 0.46, width * 0.56])
  drawing.player('a', [length * 0.42, width + 1.4])
  drawing.player('b', [length * 0.5, width + 1.4])
  const ball = drawing.ball(server)
  addBench(drawing, 4, length * 0.08)
  runTogether(
    drawing,
    [striker, [length * 0.36, width * 0.46]],
    [defender, [length * 0.48, width * 0.54]],
    [server, [1.8, width / 2]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.72, width * 0.42], { for: defender, kind: 'lofted' })
    drawing.run(defender, [length * 0.71, width * 0.43])
    drawing.run(striker, [length * 0.64, width * 0.4])
    drawing.run(keeper, [length - 3.4, width * 0.48])
  })
  drawing.run(defender, [length * 0.74, width * 0.22])
  drawing.pass(ball, [length * 0.66, -0.8], { kind: 'driven' })
  return drawing
}

export const fromBehind = createSpecialistFamily<Size>({
  slug: 'defend-from-behind',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'intercept', words: interceptWords, draw: drawIntercept, sizes: ['u11', 'u15'] },
    { key: 'no-turn', words: noTurnWords, draw: drawNoTurn, sizes: ['u11', 'u15'] },
    {
      key: 'send-back',
      words: sendBackWords,
      draw: drawSendBack,
      sizes: ['u15', 'u19'],
      kind: { topic: 'defending_group' },
    },
    { key: 'sandwich', words: sandwichWords, draw: drawSandwich, sizes: ['u15', 'u19'] },
    { key: 'over', words: overWords, draw: drawOver, sizes: ['goal-u13', 'goal-u19'], harder: 1 },
  ],
})
