/** The keeper starts the attack under pressure: by hand, short, over the first line. */
import {
  createGoalEnd,
  createSpecialistFamily,
  drawMeeting,
  getMetres,
  goalTitles,
  runTogether,
  type Point,
  type Size,
  type Sketch,
} from '../kit'
import { choiceWords } from './starts-choice-words'
import { handWords, overLineWords, shortWords } from './starts-words'

const sizes: readonly Size[] = [
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [28, 24],
    goal: 'youth',
    ages: [9, 12],
    level: 2,
    time: [6, 90, 45],
    values: { line: 10 },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [36, 36],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [6, 120, 60],
    values: { line: 16 },
  },
]

function addGates(drawing: Sketch, shares: readonly number[]) {
  const [, width] = drawing.area
  for (const share of shares)
    drawing.gears('marker', [
      [0, width * share - 1.2],
      [0, width * share + 1.2],
    ])
}

function addLoose(drawing: Sketch, [x, y]: Point, count: number) {
  for (let index = 0; index < count; index += 1) drawing.ball([x, y + 0.9 * index])
}

function drawHand(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  addGates(drawing, [0.14, 0.5, 0.86])
  const keeper = drawing.keeper('a', [length - 1.4, width / 2])
  const left = drawing.player('a', [length * 0.56, width * 0.14])
  const right = drawing.player('a', [length * 0.56, width * 0.86])
  const middle = drawing.player('b', [length * 0.52, width * 0.42])
  const front = drawing.player('b', [length * 0.76, width * 0.4])
  drawing.coach([length * 0.1, width * 0.3])
  const ball = drawing.ball([length * 0.1 + 0.8, width * 0.3])
  addLoose(drawing, [length * 0.1 - 1, width * 0.3 - 2], 5)
  drawing.together(() => {
    drawing.pass(ball, [length - 2, width / 2], { for: keeper, kind: 'lofted' })
    drawing.run(keeper, [length - 1.8, width / 2])
    drawing.run(left, [length * 0.52, width * 0.1])
    drawing.run(right, [length * 0.52, width * 0.88])
  })
  drawing.run(keeper, [length - 4.5, width * 0.56])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.44, width * 0.88], { for: right, kind: 'driven' })
    drawing.run(right, [length * 0.44, width * 0.87])
    drawing.run(middle, [length * 0.42, width * 0.6])
    drawing.run(front, [length * 0.66, width * 0.56])
  })
  runTogether(
    drawing,
    [right, [length * 0.2, width * 0.87]],
    [middle, [length * 0.26, width * 0.72]],
    [left, [length * 0.3, width * 0.2]],
  )
  drawing.run(right, [-0.6, width * 0.86])
  return drawing
}

function drawShort(size: Size) {
  const [length, width] = size.area
  const line = getMetres(size, 'line')
  const drawing = createGoalEnd(size)
  addGates(drawing, [0.25, 0.75])
  drawing.gears('marker', [
    [length - line, 0],
    [length - line, width],
  ])
  const keeper = drawing.keeper('a', [length - 2.5, width / 2])
  const left = drawing.player('a', [length - 4, width * 0.2])
  const right = drawing.player('a', [length - 4, width * 0.8])
  const six = drawing.player('a', [length - line - 4, width * 0.62])
  const one = drawing.player('b', [length - line - 0.8, width * 0.3])
  const two = drawing.player('b', [length - line - 1.6, width * 0.52])
  const three = drawing.player('b', [length - line - 0.8, width * 0.78])
  const ball = drawing.ball(keeper)
  addLoose(drawing, [length + 2.6, width * 0.7], 5)
  drawing.together(() => {
    drawing.pass(ball, left)
    drawing.run(one, [length - 6.5, width * 0.26])
    drawing.run(two, [length - line + 3, width * 0.46])
    drawing.run(keeper, [length - 2, width * 0.62])
  })
  drawing.together(() => {
    drawing.pass(ball, keeper)
    drawing.run(two, [length - 7, width * 0.54])
    drawing.run(right, [length - 6, width * 0.88])
    drawing.run(three, [length - 9, width * 0.72])
  })
  drawing.together(() => {
    drawing.pass(ball, [length - line - 5, width * 0.66], { for: six, kind: 'lofted' })
    drawing.run(six, [length - line - 5, width * 0.67])
  })
  drawing.together(() => {
    drawing.run(six, [length * 0.24, width * 0.74])
    drawing.run(three, [length * 0.42, width * 0.7])
    drawing.run(keeper, [length - 2.5, width / 2])
  })
  drawing.pass(ball, [-0.8, width * 0.75])
  return drawing
}

function drawOverLine(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  drawing.goal('mini', [0, width * 0.2], 0)
  drawing.goal('mini', [0, width * 0.8], 0)
  const keeper = drawing.keeper('a', [length - 2.5, width / 2])
  const left = drawing.player('a', [length - 5, width * 0.18])
  const right = drawing.player('a', [length - 5, width * 0.82])
  const top = drawing.player('a', [length * 0.42, width * 0.1])
  const low = drawing.player('a', [length * 0.42, width * 0.9])
  const one = drawing.player('b', [length * 0.62, width * 0.3])
  const two = drawing.player('b', [length * 0.6, width * 0.5])
  const three = drawing.player('b', [length * 0.62, width * 0.7])
  const ball = drawing.ball(left)
  addLoose(drawing, [length + 2.6, width * 0.7], 4)
  drawing.together(() => {
    drawing.pass(ball, keeper)
    drawing.run(one, [length * 0.7, width * 0.32])
    drawing.run(two, [length * 0.74, width * 0.5])
    drawing.run(three, [length * 0.72, width * 0.68])
  })
  runTogether(
    drawing,
    [keeper, [length - 3.4, width * 0.56]],
    [two, [length - 6.5, width * 0.53]],
    [right, [length - 4, width * 0.86]],
    [three, [length - 8, width * 0.74]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.38, width * 0.86], { for: low, kind: 'lofted' })
    drawing.run(low, [length * 0.39, width * 0.86])
    drawing.run(top, [length * 0.34, width * 0.24])
  })
  drawing.together(() => {
    drawing.run(low, [length * 0.22, width * 0.83])
    drawing.run(three, [length * 0.5, width * 0.76])
    drawing.run(two, [length * 0.6, width * 0.6])
    drawing.run(keeper, [length - 2.5, width / 2])
  })
  drawMeeting(drawing, [ball, low], [length * 0.14, width * 0.81])
  drawing.shot(ball, [0, width * 0.8])
  return drawing
}

function drawChoice(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  for (const share of [1 / 3, 2 / 3])
    drawing.gears('marker', [
      [length * share, 0],
      [length * share, width],
    ])
  drawing.goal('mini', [0, width * 0.25], 0)
  drawing.goal('mini', [0, width * 0.75], 0)
  const keeper = drawing.keeper('a', [length - 2, width / 2])
  drawing.player('a', [length * 0.8, width * 0.2])
  drawing.player('a', [length * 0.8, width * 0.8])
  const six = drawing.player('a', [length * 0.5, width * 0.32])
  const eight = drawing.player('a', [length * 0.5, width * 0.72])
  const nine = drawing.player('a', [length * 0.18, width * 0.34])
  const ten = drawing.player('a', [length * 0.2, width * 0.66])
  const one = drawing.player('b', [length * 0.72, width * 0.34])
  const two = drawing.player('b', [length * 0.72, width * 0.66])
  const three = drawing.player('b', [length * 0.24, width * 0.5])
  const ball = drawing.ball(keeper)
  addLoose(drawing, [length + 2.6, width * 0.7], 4)
  runTogether(
    drawing,
    [keeper, [length - 3.4, width * 0.54]],
    [one, [length * 0.78, width * 0.3]],
    [two, [length * 0.78, width * 0.72]],
    [six, [length * 0.46, width * 0.26]],
    [eight, [length * 0.48, width * 0.62]],
  )
  drawing.pass(ball, eight, { kind: 'lofted' })
  drawing.together(() => {
    drawing.pass(ball, six)
    drawing.run(three, [length * 0.3, width * 0.42])
    drawing.run(ten, [length * 0.16, width * 0.72])
    drawing.run(nine, [length * 0.16, width * 0.26])
    drawing.run(keeper, [length * 0.84, width * 0.5])
  })
  drawing.pass(ball, ten)
  drawing.shot(ball, [0, width * 0.75])
  return drawing
}

export const keeperStarts = createSpecialistFamily<Size>({
  slug: 'keeper-starts',
  topic: 'goalkeeping',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    {
      key: 'hand',
      words: handWords,
      draw: drawHand,
      kind: { moment: 'transition_to_attack' },
    },
    { key: 'short', words: shortWords, draw: drawShort, harder: 1, from: 10 },
    {
      key: 'choice',
      words: choiceWords,
      draw: drawChoice,
      harder: 1,
      from: 11,
      kind: { practice_type: 'conditioned_game' },
    },
    { key: 'over-line', words: overLineWords, draw: drawOverLine, harder: 1, from: 11 },
  ],
})
