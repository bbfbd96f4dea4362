/** One attacker through on goal: close the angle, smother, block, wait for help, come or stay. */
import {
  addBench,
  createGoalEnd,
  createSpecialistFamily,
  getMetres,
  drawMeeting,
  getPointInGoal,
  goalTitles,
  runTogether,
  type Size,
} from '../kit'
import { decideWords, steerWords } from './one-on-one-help-words'
import { angleWords, blockWords, smotherWords } from './one-on-one-words'

const sizes: readonly Size[] = [
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [20, 18],
    goal: 'youth',
    ages: [9, 12],
    level: 2,
    time: [6, 75, 45],
    values: { near: 6, gap: 3, out: 3 },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [26, 30],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [6, 90, 60],
    values: { near: 8, gap: 4, out: 5 },
  },
]

function drawAngle(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1, width / 2])
  const attacker = drawing.player('a', [1, width / 2])
  const waiting = [-1, 1].map((side) => drawing.player('a', [-1, width / 2 + side * 3]))
  const ball = drawing.ball(attacker)
  for (const one of waiting) drawing.ball(one)
  runTogether(
    drawing,
    [attacker, [length * 0.45, width * 0.46]],
    [keeper, [length - 2.6, width / 2 - 0.1]],
  )
  runTogether(
    drawing,
    [attacker, [length - 10, width * 0.4]],
    [keeper, [length - 4.6, width / 2 - 0.8]],
  )
  drawMeeting(drawing, [ball, keeper], [length - 4.8, width / 2 - 2.2], 'shot')
  return drawing
}

function drawSmother(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1.5, width / 2])
  const passer = drawing.player('a', [1, width / 2])
  const attacker = drawing.player('a', [length * 0.42, width / 2 + 1.5])
  drawing.player('a', [length * 0.4, width + 1.2])
  const ball = drawing.ball(passer)
  addBench(drawing, 4, length * 0.1)
  drawMeeting(drawing, [ball, attacker], [length * 0.56, width / 2 - 1.5])
  drawing.together(() => {
    drawing.pass(ball, [length - 5.5, width / 2 - 1.2], { for: keeper })
    drawing.run(keeper, [length - 5, width / 2 - 1])
    drawing.run(attacker, [length - 8, width / 2 - 1.8])
  })
  return drawing
}

function drawBlock(size: Size) {
  const [length, width] = size.area
  const near = getMetres(size, 'near')
  const drawing = createGoalEnd(size)
  const [, top] = getPointInGoal(size, 0)
  const [, low] = getPointInGoal(size, 1)
  const keeper = drawing.keeper('b', [length - 0.8, top + 0.6])
  const passer = drawing.player('a', [length - 3, 1])
  const attacker = drawing.player('a', [length - near - 1, width / 2 + 1.5])
  drawing.player('a', [length + 0.8, low + 2])
  const ball = drawing.ball(passer)
  for (let index = 1; index < 6; index += 1) drawing.ball([length - 3 - 0.7 * index, 0])
  drawing.together(() => {
    drawing.pass(ball, [length - near, width / 2 + 1], { for: attacker })
    drawing.run(attacker, [length - near, width / 2 + 1])
    drawing.run(keeper, [length - near + 3, width / 2 + 0.5])
  })
  drawMeeting(drawing, [ball, keeper], [length - near + 2.2, width / 2 + 0.9], 'shot')
  drawing.pass(ball, [length - near + 1, 2], { kind: 'driven' })
  return drawing
}

function drawSteer(size: Size) {
  const [length, width] = size.area
  const gap = getMetres(size, 'gap')
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1.2, width / 2])
  const attacker = drawing.player('a', [gap + 1, width * 0.4])
  const defender = drawing.player('b', [1, width * 0.44])
  drawing.player('a', [-1.2, width * 0.8])
  drawing.player('b', [-1.2, width * 0.95])
  const ball = drawing.ball(attacker)
  addBench(drawing, 4, length * 0.4)
  runTogether(
    drawing,
    [attacker, [length * 0.5, width * 0.34]],
    [defender, [length * 0.36, width * 0.42]],
    [keeper, [length - 4, width / 2 - 0.6]],
  )
  runTogether(
    drawing,
    [attacker, [length - 6.5, width * 0.12]],
    [defender, [length - 8, width * 0.26]],
    [keeper, [length - 3.6, width * 0.36]],
  )
  drawMeeting(drawing, [ball, defender], [length - 6.3, width * 0.2])
  return drawing
}

function drawDecide(size: Size) {
  const [length, width] = size.area
  const out = getMetres(size, 'out')
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - out, width / 2])
  const passer = drawing.player('a', [0, width / 2])
  const attacker = drawing.player('a', [3, width / 2 - 2])
  const defender = drawing.player('b', [3, width / 2 + 2])
  drawing.row('a', 2, [-1.4, width * 0.12], [-1.4, width * 0.25])
  drawing.row('b', 2, [-1.4, width * 0.75], [-1.4, width * 0.88])
  const ball = drawing.ball(passer)
  addBench(drawing, 5, length * 0.3)
  drawing.together(() => {
    drawing.pass(ball, [length - 7.5, width / 2], { for: keeper })
    drawing.run(keeper, [length - 7, width / 2])
    drawing.run(attacker, [length * 0.42, width / 2 - 2])
    drawing.run(defender, [length * 0.42, width / 2 + 1.6])
  })
  drawing.pass(ball, [length * 0.5, 1], { kind: 'driven' })
  return drawing
}

export const keeperOneOnOne = createSpecialistFamily<Size>({
  slug: 'keeper-one-on-one',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'angle', words: angleWords, draw: drawAngle },
    { key: 'smother', words: smotherWords, draw: drawSmother, from: 10 },
    { key: 'block', words: blockWords, draw: drawBlock, from: 11 },
    { key: 'steer', words: steerWords, draw: drawSteer },
    { key: 'decide', words: decideWords, draw: drawDecide, harder: 1 },
  ],
})
