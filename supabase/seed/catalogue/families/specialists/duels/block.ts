/** Blocking in front of goal: the shot, the cross, the rebound, the ball on the line. */
import {
  addBench,
  createGoalEnd,
  createSpecialistFamily,
  drawMeeting,
  getMetres,
  goalTitles,
  runTogether,
  type Size,
} from '../kit'
import { lastWords, scrambleWords } from './block-more-words'
import { crossWords, shotWords } from './block-words'

const sizes: readonly Size[] = [
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [20, 20],
    goal: 'youth',
    ages: [9, 12],
    level: 2,
    time: [6, 75, 60],
    values: { far: 10, out: 10 },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [26, 30],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [6, 90, 75],
    values: { far: 15, out: 16 },
  },
]

function drawShot(size: Size) {
  const [length, width] = size.area
  const far = getMetres(size, 'far')
  const drawing = createGoalEnd(size)
  drawing.keeper('b', [length - 1, width / 2])
  const attacker = drawing.player('a', [length - far, width * 0.5])
  const defender = drawing.player('b', [length - far + 2.2, width * 0.5])
  drawing.player('a', [length - far - 3.4, width * 0.2])
  drawing.player('b', [length - far - 3.4, width * 0.32])
  const ball = drawing.ball(attacker)
  addBench(drawing, 5, length * 0.2)
  runTogether(
    drawing,
    [attacker, [length - far + 0.6, width * 0.62]],
    [defender, [length - far + 2.6, width * 0.6]],
  )
  runTogether(
    drawing,
    [attacker, [length - far + 1, width * 0.4]],
    [defender, [length - far + 2.8, width * 0.42]],
  )
  drawMeeting(drawing, [ball, defender], [length - far + 2.4, width * 0.41], 'shot')
  drawing.pass(ball, [length - far + 1, width * 0.16])
  return drawing
}

function drawCross(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  drawing.goal('mini', [0, width * 0.2], 0)
  drawing.keeper('b', [length - 1, width / 2])
  const winger = drawing.player('a', [length * 0.4, 2])
  const full = drawing.player('b', [length * 0.4 + 3, 3.4])
  const striker = drawing.player('a', [length - 9, width * 0.56])
  const centre = drawing.player('b', [length - 7, width * 0.5])
  drawing.player('a', [length * 0.2, -1.4])
  drawing.player('b', [length * 0.3, -1.4])
  const ball = drawing.ball(winger)
  for (let index = 1; index < 5; index += 1) drawing.ball([length * 0.4 + index, -0.6])
  runTogether(
    drawing,
    [winger, [length * 0.54, 1.8]],
    [full, [length * 0.54 + 1.8, 2.8]],
    [striker, [length - 7.5, width * 0.58]],
    [centre, [length - 5.6, width * 0.52]],
  )
  runTogether(
    drawing,
    [winger, [length * 0.72, 1.6]],
    [full, [length * 0.72 + 1.2, 2.6]],
    [striker, [length - 5, width * 0.5]],
    [centre, [length - 4, width * 0.46]],
  )
  drawMeeting(drawing, [ball, full], [length * 0.72 + 1.5, 2.4], 'driven')
  drawing.run(full, [length * 0.6, 4.4])
  return drawing
}

function drawScramble(size: Size) {
  const [length, width] = size.area
  const out = getMetres(size, 'out')
  const middle = width / 2
  const drawing = createGoalEnd(size)
  drawing.gears('cone', [
    [length - out, 0],
    [length - out, width * 0.33],
    [length - out, width * 0.67],
    [length - out, width],
  ])
  const keeper = drawing.keeper('b', [length - 1, middle])
  const one = drawing.player('a', [length - 6.5, middle - 3.6])
  const two = drawing.player('a', [length - 8, middle + 0.6])
  const three = drawing.player('a', [length - 6, middle + 4.2])
  const top = drawing.player('b', [length - 4.6, middle - 2.6])
  const centre = drawing.player('b', [length - 5.4, middle + 0.4])
  const low = drawing.player('b', [length - 4.2, middle + 3.2])
  drawing.coach([length * 0.08, middle])
  const ball = drawing.ball([length * 0.08 + 0.8, middle])
  for (let index = 1; index < 8; index += 1) drawing.ball([length * 0.02, middle - 3 + index * 0.8])
  drawing.together(() => {
    drawing.pass(ball, [length - 6.2, middle + 3], { for: three, kind: 'driven' })
    drawing.run(three, [length - 6.3, middle + 3.1])
    drawing.run(low, [length - 4.2, middle + 2.4])
    drawing.run(two, [length - 7, middle + 0.4])
    drawing.run(one, [length - 5.8, middle - 2.4])
    drawing.run(keeper, [length - 1.2, middle + 0.8])
  })
  drawMeeting(drawing, [ball, low], [length - 4.6, middle + 2.5], 'shot')
  drawing.pass(ball, [length - out - 3, width - 1], { kind: 'lofted' })
  runTogether(
    drawing,
    [top, [length - out + 0.6, middle - 4]],
    [centre, [length - out + 0.4, middle]],
    [low, [length - out + 0.6, middle + 4]],
  )
  return drawing
}

function drawLast(size: Size) {
  const [length, width] = size.area
  const middle = width / 2
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1, middle])
  const one = drawing.player('a', [2, width * 0.3])
  const two = drawing.player('a', [2, width * 0.62])
  const first = drawing.player('b', [length * 0.64, middle])
  const second = drawing.player('b', [2, width * 0.86])
  const three = drawing.player('a', [-1.2, width * 0.3])
  drawing.player('a', [-1.2, width * 0.62])
  const ball = drawing.ball(one)
  drawing.ball(three)
  addBench(drawing, 3, length * 0.4)
  runTogether(
    drawing,
    [one, [length * 0.5, width * 0.3]],
    [two, [length * 0.5, width * 0.64]],
    [first, [length * 0.7, width * 0.44]],
    [second, [length * 0.5, width * 0.76]],
  )
  drawing.pass(ball, two)
  runTogether(
    drawing,
    [two, [length * 0.66, width * 0.62]],
    [keeper, [length - 5, width * 0.56]],
    [first, [length - 1.4, middle - 1]],
    [second, [length * 0.66, width * 0.76]],
    [one, [length * 0.66, width * 0.34]],
  )
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(keeper, [length - 4, width * 0.44])
    drawing.run(second, [length * 0.74, width * 0.6])
  })
  drawMeeting(drawing, [ball, first], [length - 1, middle - 1.6], 'shot')
  drawing.pass(ball, [length - 4, 0.6], { kind: 'driven' })
  return drawing
}

export const block = createSpecialistFamily<Size>({
  slug: 'block-school',
  topic: 'defending_1v1',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'shot', words: shotWords, draw: drawShot },
    { key: 'cross', words: crossWords, draw: drawCross, from: 11 },
    {
      key: 'scramble',
      words: scrambleWords,
      draw: drawScramble,
      kind: { topic: 'defending_group' },
    },
    {
      key: 'last',
      words: lastWords,
      draw: drawLast,
      harder: 1,
      kind: { practice_type: 'wave', topic: 'defending_group' },
    },
  ],
})
