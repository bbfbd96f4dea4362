/** Going to ground by age: sinking beside one's feet first, full length and over the bar later. */
import {
  createGoalEnd,
  createSpecialistFamily,
  getMetres,
  drawMeeting,
  getPointInGoal,
  goalTitles,
  type Point,
  type Size,
} from '../kit'
import { fullWords, overWords } from './diving-far-words'
import { collapseWords, secondWords, stepWords } from './diving-words'

interface DivingSize extends Size {
  /** Metres from the goal to whoever plays the ball. */
  far: number
}

const sizes: readonly DivingSize[] = [
  {
    key: 'small',
    name: goalTitles.small,
    area: [9, 10],
    goal: 'small',
    ages: [9, 10],
    level: 1,
    time: [6, 60, 45],
    far: 6,
  },
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [12, 14],
    goal: 'youth',
    ages: [9, 12],
    level: 1,
    time: [6, 75, 45],
    far: 8,
    values: { far: 8 },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [16, 22],
    goal: 'full',
    ages: [13, 16],
    level: 2,
    time: [6, 60, 60],
    far: 10,
    values: { far: 10, out: 5 },
  },
  {
    key: 'senior',
    name: ['large goal, U17+', 'Großtor, ab U17', 'голяма врата, U17+'],
    area: [18, 24],
    goal: 'full',
    ages: [16, 19],
    level: 3,
    time: [6, 60, 75],
    far: 12,
    values: { far: 12, out: 7 },
  },
]

function drawCollapse(size: DivingSize) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 0.8, width / 2])
  const left = drawing.player('a', [length - 4.8, width / 2 - 1.6])
  const right = drawing.player('a', [length - 4.8, width / 2 + 1.6])
  const first = drawing.ball(left)
  const second = drawing.ball(right)
  drawing.coach([2, width + 1])
  drawMeeting(drawing, [first, keeper], [length - 1.4, width / 2 - 0.9])
  drawing.pass(first, left)
  drawing.run(keeper, [length - 0.8, width / 2])
  drawMeeting(drawing, [second, keeper], [length - 1.4, width / 2 + 0.9])
  drawing.pass(second, right)
  return drawing
}

function drawStep(size: DivingSize) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 0.8, width / 2])
  const [, top] = getPointInGoal(size, 0)
  const [, low] = getPointInGoal(size, 1)
  drawing.gears('marker', [
    [length - 0.4, top + 1],
    [length - 0.4, low - 1],
  ])
  const shooter = drawing.player('a', [length - size.far, width / 2])
  drawing.player('a', [length + 2.6, low + 1.6])
  const ball = drawing.ball(shooter)
  addBalls(drawing, [length - size.far - 1.4, width / 2 + 0.8], 3)
  drawMeeting(drawing, [ball, keeper], [length - 1.5, top + 1.1], 'driven')
  drawing.pass(ball, shooter)
  drawing.run(keeper, [length - 0.8, width / 2])
  drawMeeting(drawing, [ball, keeper], [length - 1.5, low - 1.1], 'driven')
  return drawing
}

function drawSecond(size: DivingSize) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const [, top] = getPointInGoal(size, 0)
  const [, low] = getPointInGoal(size, 1)
  const keeper = drawing.keeper('b', [length - 0.9, width / 2])
  const one = drawing.player('a', [length - size.far, top - 0.4])
  const two = drawing.player('a', [length - size.far, low + 0.4])
  const first = drawing.ball(one)
  const second = drawing.ball(two)
  addBalls(drawing, [length - size.far - 1.4, top - 0.4], 2)
  addBalls(drawing, [length - size.far - 1.4, low + 0.4], 2)
  drawMeeting(drawing, [first, keeper], [length - 1.3, top + 0.8], 'driven')
  drawing.together(() => {
    drawing.pass(first, [length - 1, top - 3])
    drawing.run(keeper, [length - 1, width / 2 + 0.3])
  })
  drawMeeting(drawing, [second, keeper], [length - 1.4, low - 0.9], 'driven')
  return drawing
}

function drawFull(size: DivingSize) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const [, top] = getPointInGoal(size, 0)
  const [, low] = getPointInGoal(size, 1)
  const keeper = drawing.keeper('b', [length - 0.9, width / 2])
  drawing.keeper('b', [length - 0.6, low + 1.6])
  drawing.gear('pole', [length - 1.2, width / 2 - 1.2])
  const server = drawing.player('a', [length - size.far, width / 2])
  const ball = drawing.ball(server)
  addBalls(drawing, [length - size.far - 1.4, width / 2 + 0.8], 5)
  drawMeeting(drawing, [ball, keeper], [length - 1.8, top + 0.9], 'lofted')
  drawing.pass(ball, server, { kind: 'lofted' })
  drawing.run(keeper, [length - 0.9, width / 2])
  return drawing
}

function drawOver(size: DivingSize) {
  const [length, width] = size.area
  const out = getMetres(size, 'out')
  const drawing = createGoalEnd(size)
  drawing.gear('marker', [length - out - 0.6, width / 2 + 0.8])
  const keeper = drawing.keeper('b', [length - out, width / 2])
  drawing.keeper('b', [length + 2.8, width / 2 + 3])
  const server = drawing.player('a', [length - size.far, width / 2 - 2])
  const ball = drawing.ball(server)
  addBalls(drawing, [length - size.far - 1.4, width / 2 - 1], 5)
  drawing.run(keeper, [length - out - 0.9, width / 2])
  drawMeeting(drawing, [ball, keeper], [length - 0.9, width / 2 + 1.4], 'lofted')
  drawing.pass(ball, [length + 2.2, width / 2 + 1.8], { kind: 'lofted' })
  return drawing
}

function addBalls(drawing: ReturnType<typeof createGoalEnd>, [x, y]: Point, count: number) {
  for (let index = 0; index < count; index += 1) {
    drawing.ball([x - 0.7 * (index % 3), y + 0.7 * Math.floor(index / 3)])
  }
}

export const keeperDiving = createSpecialistFamily<DivingSize>({
  slug: 'keeper-diving',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'psychological'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'collapse', words: collapseWords, draw: drawCollapse, sizes: ['small', 'youth'] },
    {
      key: 'step',
      words: stepWords,
      draw: drawStep,
      harder: 1,
      from: 10,
      sizes: ['youth', 'full'],
    },
    {
      key: 'second',
      words: secondWords,
      draw: drawSecond,
      harder: 1,
      from: 10,
      sizes: ['youth', 'full'],
      intensity: 'high',
    },
    { key: 'full-length', words: fullWords, draw: drawFull, harder: 1, sizes: ['full', 'senior'] },
    { key: 'over-bar', words: overWords, draw: drawOver, harder: 1, sizes: ['full', 'senior'] },
  ],
})
