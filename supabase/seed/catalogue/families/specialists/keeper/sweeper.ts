/** The keeper behind a high line: positions, balls in behind, back passes, the way home, a game. */
import {
  createField,
  createGoalEnd,
  createSpecialistFamily,
  getMetres,
  drawMeeting,
  goalTitles,
  runTogether,
  type Size,
  type Sketch,
} from '../kit'
import { gameWords, homeWords } from './sweeper-game-words'
import { backPassWords, clearWords, lineWords } from './sweeper-words'

const sizes: readonly Size[] = [
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [34, 28],
    goal: 'youth',
    ages: [10, 12],
    level: 2,
    time: [5, 120, 60],
    values: {
      gap: 12,
      out: 9,
      line: 12,
      box: [
        'a marked area 8 m deep',
        'ein 8 m tiefer, markierter Strafraum',
        'отбелязано поле с дълбочина 8 м',
      ],
    },
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [44, 44],
    goal: 'full',
    ages: [13, 19],
    level: 3,
    time: [5, 150, 60],
    values: {
      gap: 18,
      out: 14,
      line: 16,
      box: ['its penalty area', 'der Strafraum', 'наказателно поле'],
    },
  },
]

function addLoose(drawing: Sketch, x: number, y: number, count: number) {
  for (let index = 0; index < count; index += 1) drawing.ball([x, y + 0.9 * index])
}

function drawLine(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  drawing.gears('cone', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const keeper = drawing.keeper('b', [length - 5, width / 2])
  const left = drawing.player('b', [length / 2 + 1, width * 0.25])
  const middle = drawing.player('b', [length / 2 + 1, width * 0.5])
  const right = drawing.player('b', [length / 2 + 1, width * 0.75])
  const top = drawing.player('a', [length / 2 - 1, width * 0.14])
  const striker = drawing.player('a', [length / 2 - 1.5, width * 0.62])
  const low = drawing.player('a', [length / 2 - 1, width * 0.88])
  const passer = drawing.player('a', [4, width / 2])
  const ball = drawing.ball(passer)
  addLoose(drawing, 1, width / 2 - 2, 5)
  runTogether(
    drawing,
    [passer, [6, width * 0.42]],
    [keeper, [length - 8, width / 2]],
    [left, [length / 2 - 0.6, width * 0.26]],
    [middle, [length / 2 - 0.6, width * 0.48]],
    [right, [length / 2 - 0.6, width * 0.75]],
    [top, [length / 2 - 2, width * 0.15]],
    [striker, [length / 2 - 2.6, width * 0.6]],
    [low, [length / 2 - 2, width * 0.87]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length - 10, width * 0.6], { for: keeper, kind: 'lofted' })
    drawing.run(keeper, [length - 10.5, width * 0.59])
    drawing.run(striker, [length / 2 + 5, width * 0.64])
    drawing.run(middle, [length / 2 + 5, width * 0.5])
    drawing.run(right, [length / 2 + 4, width * 0.76])
    drawing.run(left, [length / 2 + 4, width * 0.32])
  })
  drawing.pass(ball, [length - 12, 0.5], { kind: 'driven' })
  return drawing
}

function drawClear(size: Size) {
  const [length, width] = size.area
  const out = getMetres(size, 'out')
  const drawing = createGoalEnd(size)
  if (size.goal !== 'full') {
    drawing.gears('marker', [
      [length - 8, width / 2 - 9],
      [length - 8, width / 2 + 9],
    ])
  }
  const keeper = drawing.keeper('b', [length - out, width / 2])
  const left = drawing.player('b', [length - out - 4, 1.5])
  drawing.player('b', [length - out - 4, width - 1.5])
  const passer = drawing.player('a', [1, width / 2 - 2])
  const striker = drawing.player('a', [3, width / 2 + 1])
  drawing.row('a', 2, [-1.4, width / 2 + 3], [-1.4, width / 2 + 6.5])
  const ball = drawing.ball(passer)
  addLoose(drawing, -1.2, width / 2 - 5, 4)
  drawing.together(() => {
    drawing.pass(ball, [length - out - 5, width / 2 - 0.4], { for: keeper })
    drawing.run(keeper, [length - out - 4.4, width / 2 - 0.3])
    drawing.run(striker, [length * 0.36, width / 2 + 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, left)
    drawing.run(striker, [length * 0.5, width / 2 - 1])
  })
  drawing.run(keeper, [length - out - 1, width / 2])
  return drawing
}

function drawBackPass(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  drawing.gears('cone', [
    [0, width * 0.2],
    [0, width * 0.34],
    [0, width * 0.66],
    [0, width * 0.8],
  ])
  const keeper = drawing.keeper('a', [length - 2, width / 2])
  const left = drawing.player('a', [length * 0.72, width * 0.2])
  const right = drawing.player('a', [length * 0.72, width * 0.8])
  const six = drawing.player('a', [length * 0.52, width * 0.62])
  const one = drawing.player('b', [length * 0.5, width * 0.3])
  const two = drawing.player('b', [length * 0.48, width * 0.54])
  const ball = drawing.ball(left)
  drawing.coach([length * 0.3, width + 2])
  for (let index = 1; index < 5; index += 1) drawing.ball([length * 0.3 + index, width + 2])
  runTogether(
    drawing,
    [one, [length * 0.68, width * 0.26]],
    [keeper, [length - 3, width / 2 + 4.5]],
  )
  drawing.pass(ball, keeper)
  runTogether(
    drawing,
    [one, [length - 8, width * 0.46]],
    [keeper, [length - 4, width / 2 + 5.6]],
    [right, [length * 0.68, width * 0.86]],
    [two, [length * 0.56, width * 0.58]],
  )
  drawing.pass(ball, right)
  runTogether(
    drawing,
    [right, [length * 0.5, width * 0.86]],
    [two, [length * 0.46, width * 0.68]],
    [six, [length * 0.36, width * 0.56]],
  )
  drawing.pass(ball, [-1, width * 0.74])
  return drawing
}

function drawHome(size: Size) {
  const [length, width] = size.area
  const out = getMetres(size, 'out')
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('a', [length - out, width / 2])
  const left = drawing.player('a', [length * 0.5, width * 0.16])
  const right = drawing.player('a', [length * 0.5, width * 0.84])
  const one = drawing.player('b', [length * 0.46, width * 0.42])
  const two = drawing.player('b', [length * 0.42, width * 0.6])
  const ball = drawing.ball(keeper)
  addLoose(drawing, length + 3, width / 2 - 2, 4)
  drawing.pass(ball, left)
  drawing.together(() => {
    drawing.run(one, [length * 0.5, width * 0.32])
    drawing.run(two, [length * 0.46, width * 0.52])
    drawing.run(right, [length * 0.44, width * 0.78])
    drawing.run(keeper, [length - out - 1, width * 0.42])
  })
  drawMeeting(drawing, [ball, one], [length * 0.54, width * 0.3])
  drawing.run(keeper, [length - 4, width / 2 - 0.6])
  drawMeeting(drawing, [ball, keeper], [length - 2.6, width / 2 - 1.4], 'shot')
  return drawing
}

function drawGame(size: Size) {
  const [length, width] = size.area
  const line = getMetres(size, 'line')
  const drawing = createField(size)
  drawing.goal(size.goal ?? 'youth', [length, width / 2], 180)
  drawing.goal(size.goal ?? 'youth', [0, width / 2], 0)
  drawing.gears('marker', [
    [line, 0],
    [line, width],
    [length - line, 0],
    [length - line, width],
  ])
  const keeper = drawing.keeper('a', [line - 4, width / 2])
  const other = drawing.keeper('b', [length - 3, width / 2])
  const left = drawing.player('a', [line + 1.5, width * 0.24])
  const right = drawing.player('a', [line + 2, width * 0.8])
  const ten = drawing.player('a', [length * 0.5, width * 0.5])
  const nine = drawing.player('a', [length * 0.62, width * 0.34])
  const one = drawing.player('b', [line + 6, width * 0.34])
  drawing.player('b', [length * 0.48, width * 0.66])
  const back = drawing.player('b', [length * 0.68, width * 0.42])
  drawing.player('b', [length * 0.7, width * 0.66])
  const ball = drawing.ball(left)
  drawing.coach([length / 2, width + 2])
  for (let index = 1; index < 5; index += 1) drawing.ball([length / 2 + index, width + 2])
  runTogether(
    drawing,
    [one, [line + 3.6, width * 0.28]],
    [keeper, [line - 0.6, width * 0.5]],
    [right, [line + 6, width * 0.84]],
  )
  drawing.pass(ball, keeper)
  drawing.pass(ball, right)
  drawing.run(ten, [length * 0.54, width * 0.58])
  drawing.together(() => {
    drawing.pass(ball, [length - 9, width * 0.3], { for: nine, kind: 'lofted' })
    drawing.run(nine, [length - 9, width * 0.3])
    drawing.run(back, [length - 9.6, width * 0.4])
    drawing.run(other, [length - 4.4, width * 0.44])
  })
  drawing.shot(ball, [length, width / 2 + 1.6])
  return drawing
}

export const sweeperKeeper = createSpecialistFamily<Size>({
  slug: 'sweeper-keeper',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'line', words: lineWords, draw: drawLine, harder: 1, kind: { practice_type: 'wave' } },
    { key: 'clear', words: clearWords, draw: drawClear },
    {
      key: 'back-pass',
      words: backPassWords,
      draw: drawBackPass,
      kind: { moment: 'in_possession' },
    },
    {
      key: 'home',
      words: homeWords,
      draw: drawHome,
      harder: 1,
      intensity: 'high',
      kind: { moment: 'transition_to_defence' },
    },
    {
      key: 'game',
      words: gameWords,
      draw: drawGame,
      harder: 1,
      intensity: 'high',
      kind: { practice_type: 'conditioned_game', phase: 'game', moment: 'in_possession' },
    },
  ],
})
