/** Two keepers train each other: feet, reaction, deflections, a duel and a shared goal. */
import {
  createField,
  createGoalEnd,
  createSpecialistFamily,
  getMetres,
  drawMeeting,
  getPointInGoal,
  goalTitles,
  runTogether,
  type Point,
  type Size,
  type Sketch,
} from '../kit'
import { doublesWords, duelWords } from './together-duel-words'
import { deflectWords, feetWords, turnWords } from './together-words'

const sizes: readonly Size[] = [
  {
    key: 'small',
    name: goalTitles.small,
    area: [12, 10],
    goal: 'small',
    ages: [8, 10],
    level: 1,
    time: [6, 60, 45],
    values: { far: 6, gap: 3 },
  },
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [14, 14],
    goal: 'youth',
    ages: [9, 13],
    level: 2,
    time: [6, 60, 45],
    values: { far: 8, gap: 4 },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [18, 18],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [8, 45, 45],
    values: { far: 10, gap: 5 },
  },
]

function getFar(size: Size): number {
  return getMetres(size, 'far')
}

function addLoose(drawing: Sketch, [x, y]: Point, count: number) {
  for (let index = 0; index < count; index += 1) drawing.ball([x, y + 0.7 * index])
}

function drawFeet(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const side = size.goal === 'full' ? 2.4 : size.goal === 'youth' ? 1.8 : 1.3
  drawing.gears('marker', [
    [length - 2.6, width / 2 - side],
    [length - 2.6, width / 2],
    [length - 2.6, width / 2 + side],
  ])
  const keeper = drawing.keeper('b', [length - 1.8, width / 2])
  const server = drawing.keeper('a', [length - getFar(size), width / 2])
  const ball = drawing.ball(server)
  addLoose(drawing, [length - getFar(size) - 1.4, width / 2 - 1], 4)
  drawing.run(keeper, [length - 1.8, width / 2 - side])
  drawMeeting(drawing, [ball, keeper], [length - 2, width / 2 - side])
  drawing.pass(ball, server)
  drawing.run(keeper, [length - 1.8, width / 2 + side])
  drawMeeting(drawing, [ball, keeper], [length - 2, width / 2 + side])
  return drawing
}

function drawTurn(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 0.5, width / 2])
  const server = drawing.keeper('a', [length - getFar(size), width / 2 + 0.6])
  const ball = drawing.ball(server)
  addLoose(drawing, [length - getFar(size) - 1.4, width / 2 - 1], 5)
  drawing.run(keeper, [length - 1, width / 2])
  drawMeeting(drawing, [ball, keeper], [length - 1.4, width / 2 - 1], 'driven')
  drawing.pass(ball, server)
  drawing.run(keeper, [length - 0.7, width / 2])
  drawMeeting(drawing, [ball, keeper], [length - 1.4, width / 2 + 1.1], 'driven')
  return drawing
}

function drawDeflect(size: Size) {
  const [length, width] = size.area
  const gap = getMetres(size, 'gap')
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 0.9, width / 2])
  drawing.keeper('a', [length - gap, width / 2 + 2.6])
  const shooter = drawing.player('a', [length - getFar(size), width / 2 - 0.6])
  drawing.gear('pole', [length - gap, width / 2], { rotation: 45 })
  drawing.gear('pole', [length - gap, width / 2 + 0.1], { rotation: 135 })
  const ball = drawing.ball(shooter)
  addLoose(drawing, [length - getFar(size) - 1.4, width / 2 - 1.4], 5)
  drawing.pass(ball, [length - gap - 0.2, width / 2], { kind: 'driven' })
  drawMeeting(drawing, [ball, keeper], [length - 1.3, width / 2 - 1.2], 'driven')
  drawing.pass(ball, [length - 1, width / 2 - 4.4])
  return drawing
}

function drawDuel(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const goal = size.goal ?? 'youth'
  drawing.goal(goal, [length, width / 2], 180)
  drawing.goal(goal, [0, width / 2], 0)
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const left = drawing.keeper('a', [1, width / 2])
  const right = drawing.keeper('b', [length - 1, width / 2])
  const [, low] = getPointInGoal(size, 1)
  addLoose(drawing, [-0.4, low + 0.8], 4)
  addLoose(drawing, [length + 0.4, low + 0.8], 4)
  const ball = drawing.ball(left)
  drawing.run(left, [length * 0.3, width / 2 - 0.5])
  drawMeeting(drawing, [ball, right], [length - 1.6, width / 2 + 1.1], 'driven')
  drawing.together(() => {
    drawing.run(right, [length - 3.4, width / 2 + 0.6])
    drawing.run(left, [2, width / 2 - 0.2])
  })
  drawMeeting(drawing, [ball, left], [1.2, width / 2 - 1.1], 'driven')
  return drawing
}

function drawDoubles(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const side = size.goal === 'full' ? 1.7 : 1.2
  const top = drawing.keeper('b', [length - 1, width / 2 - side])
  const low = drawing.keeper('b', [length - 1, width / 2 + side])
  const x = length - getFar(size)
  const one = drawing.player('a', [x, width * 0.2])
  const two = drawing.player('a', [x, width * 0.8])
  const ball = drawing.ball(one)
  addLoose(drawing, [x - 1.4, width * 0.2], 2)
  addLoose(drawing, [x - 1.4, width * 0.8], 3)
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(low, [length - 2.2, width / 2 + side + 0.2])
    drawing.run(top, [length - 1, width / 2 - side + 0.9])
  })
  drawing.pass(ball, one)
  runTogether(
    drawing,
    [top, [length - 2.2, width / 2 - side - 0.2]],
    [low, [length - 1, width / 2 + side - 0.9]],
  )
  drawMeeting(drawing, [ball, top], [length - 2.4, width / 2 - side + 0.3], 'shot')
  return drawing
}

export const keepersTogether = createSpecialistFamily<Size>({
  slug: 'keepers-together',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'warm_up',
  practice_type: 'unopposed',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'feet', words: feetWords, draw: drawFeet },
    {
      key: 'turn',
      words: turnWords,
      draw: drawTurn,
      harder: 1,
      intensity: 'high',
      sizes: ['youth', 'full'],
    },
    { key: 'deflect', words: deflectWords, draw: drawDeflect, harder: 1, sizes: ['youth', 'full'] },
    {
      key: 'duel',
      words: duelWords,
      draw: drawDuel,
      kind: { phase: 'main_part', practice_type: 'opposed', moment: null },
      intensity: 'high',
    },
    {
      key: 'doubles',
      words: doublesWords,
      draw: drawDoubles,
      harder: 1,
      kind: { phase: 'main_part', practice_type: 'opposed' },
      sizes: ['youth', 'full'],
    },
  ],
})
