/** Two defenders against two: press and cover, crossing runs, balance, passing lanes, chasing home. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  drawMeeting,
  runTogether,
  type Size,
} from '../kit'
import { chaseWords, screenWords } from './two-v-two-more-words'
import { balanceWords, coverWords, runnerWords } from './two-v-two-words'

const sizes: readonly Size[] = [
  { key: 'u11', area: [18, 16], ages: [9, 12], level: 2, time: [6, 75, 60] },
  { key: 'u15', area: [22, 20], ages: [12, 15], level: 3, time: [6, 90, 75] },
  { key: 'u19', area: [26, 22], ages: [15, 19], level: 4, time: [6, 90, 90] },
  { key: 'goal-u13', area: [28, 22], goal: 'youth', ages: [10, 13], level: 2, time: [5, 90, 90] },
  { key: 'goal-u19', area: [34, 28], goal: 'full', ages: [14, 19], level: 3, time: [5, 90, 90] },
]

function drawCover(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const share of [0.15, 0.5, 0.85]) drawing.goal('mini', [length, width * share], 180)
  const one = drawing.player('a', [1.5, width * 0.3])
  const two = drawing.player('a', [1.5, width * 0.72])
  const top = drawing.player('b', [length * 0.72, width * 0.34])
  const low = drawing.player('b', [length * 0.72, width * 0.66])
  drawing.row('a', 2, [-1.8, width + 1], [0.2, width + 1.8])
  drawing.row('b', 2, [2.2, width + 1.8], [4.2, width + 1.8])
  const ball = drawing.ball(one)
  addBench(drawing, 4, length * 0.5)
  runTogether(
    drawing,
    [one, [length * 0.36, width * 0.28]],
    [two, [length * 0.34, width * 0.72]],
    [top, [length * 0.5, width * 0.32]],
    [low, [length * 0.6, width * 0.46]],
  )
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(low, [length * 0.5, width * 0.64])
    drawing.run(top, [length * 0.6, width * 0.46])
  })
  runTogether(
    drawing,
    [two, [length * 0.5, width * 0.78]],
    [low, [length * 0.58, width * 0.72]],
    [top, [length * 0.66, width * 0.58]],
    [one, [length * 0.5, width * 0.3]],
  )
  drawMeeting(drawing, [ball, low], [length * 0.56, width * 0.79])
  drawing.run(low, [length * 0.3, width * 0.84])
  return drawing
}

function drawRunner(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears('marker', [
    [length, width / 3],
    [length, (width * 2) / 3],
  ])
  const one = drawing.player('a', [1.5, width * 0.3])
  const two = drawing.player('a', [1.5, width * 0.72])
  const top = drawing.player('b', [length * 0.66, width * 0.38])
  const low = drawing.player('b', [length * 0.66, width * 0.66])
  drawing.row('a', 2, [-1.6, width * 0.4], [-1.6, width * 0.6])
  drawing.row('b', 2, [length + 1.6, width * 0.4], [length + 1.6, width * 0.6])
  const ball = drawing.ball(one)
  drawing.coach([length * 0.5, width + 2])
  runTogether(
    drawing,
    [one, [length * 0.4, width * 0.46]],
    [two, [length * 0.26, width * 0.56]],
    [top, [length * 0.54, width * 0.44]],
    [low, [length * 0.62, width * 0.58]],
  )
  runTogether(
    drawing,
    [two, [length * 0.34, width * 0.26], [length * 0.6, width * 0.18]],
    [low, [length * 0.66, width * 0.42]],
    [one, [length * 0.46, width * 0.56]],
    [top, [length * 0.56, width * 0.54]],
  )
  drawing.pass(ball, two)
  runTogether(
    drawing,
    [two, [length * 0.72, width * 0.14]],
    [low, [length * 0.76, width * 0.24]],
    [top, [length * 0.7, width * 0.42]],
  )
  drawMeeting(drawing, [ball, low], [length * 0.78, width * 0.15])
  return drawing
}

function drawBalance(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width * 0.14], 180)
  drawing.goal('mini', [length, width * 0.86], 180)
  const passer = drawing.player('c', [0.6, width / 2])
  const left = drawing.player('a', [length * 0.4, width * 0.1])
  const right = drawing.player('a', [length * 0.4, width * 0.9])
  const top = drawing.player('b', [length * 0.56, width * 0.36])
  const low = drawing.player('b', [length * 0.56, width * 0.64])
  const ball = drawing.ball(passer)
  addBench(drawing, 4, length * 0.2)
  drawing.together(() => {
    drawing.pass(ball, left)
    drawing.run(top, [length * 0.52, width * 0.22])
    drawing.run(low, [length * 0.6, width * 0.46])
  })
  drawing.together(() => {
    drawing.pass(ball, passer)
    drawing.run(top, [length * 0.52, width * 0.34])
    drawing.run(low, [length * 0.56, width * 0.56])
  })
  drawing.together(() => {
    drawing.pass(ball, right)
    drawing.run(low, [length * 0.54, width * 0.8])
    drawing.run(top, [length * 0.6, width * 0.54])
  })
  runTogether(
    drawing,
    [right, [length * 0.56, width * 0.94]],
    [low, [length * 0.64, width * 0.9]],
    [top, [length * 0.68, width * 0.7]],
  )
  drawMeeting(drawing, [ball, low], [length * 0.63, width * 0.95])
  return drawing
}

function drawScreen(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width / 2], 180)
  drawing.gears('cone', [
    [length * 0.36, 0],
    [length * 0.36, width],
    [length * 0.7, 0],
    [length * 0.7, width],
  ])
  const one = drawing.player('a', [length * 0.16, width * 0.26])
  const two = drawing.player('a', [length * 0.16, width * 0.74])
  const striker = drawing.player('a', [length * 0.84, width * 0.5])
  const top = drawing.player('b', [length * 0.5, width * 0.38])
  const low = drawing.player('b', [length * 0.54, width * 0.58])
  const ball = drawing.ball(one)
  addBench(drawing, 5, length * 0.15)
  runTogether(drawing, [top, [length * 0.44, width * 0.34]], [low, [length * 0.52, width * 0.52]])
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(low, [length * 0.44, width * 0.64])
    drawing.run(top, [length * 0.52, width * 0.46])
    drawing.run(striker, [length * 0.84, width * 0.4])
  })
  drawMeeting(drawing, [ball, top], [length * 0.5, width * 0.55])
  drawing.together(() => {
    drawing.run(top, [length * 0.3, width * 0.5])
    drawing.run(one, [length * 0.22, width * 0.34])
    drawing.run(two, [length * 0.22, width * 0.68])
  })
  drawing.run(top, [-0.6, width * 0.5])
  return drawing
}

function drawChase(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal(size.goal ?? 'youth', [length, width / 2], 180)
  drawing.goal('mini', [0, width * 0.25], 0)
  drawing.goal('mini', [0, width * 0.75], 0)
  const keeper = drawing.keeper('d', [length - 1, width / 2])
  const one = drawing.player('a', [length * 0.36, width * 0.34])
  const two = drawing.player('a', [length * 0.36, width * 0.66])
  const top = drawing.player('b', [length * 0.68, width * 0.4])
  const low = drawing.player('b', [length * 0.7, width * 0.62])
  const blue = drawing.player('c', [length - 0.6, width * 0.1])
  const other = drawing.player('c', [length - 0.6, width * 0.9])
  const first = drawing.ball(one)
  const second = drawing.ball(blue)
  addBench(drawing, 4, length * 0.3)
  runTogether(
    drawing,
    [one, [length * 0.52, width * 0.36]],
    [two, [length * 0.6, width * 0.74]],
    [top, [length * 0.62, width * 0.38]],
    [low, [length * 0.72, width * 0.58]],
  )
  drawing.pass(first, two)
  drawMeeting(drawing, [first, keeper], [length - 1.4, width / 2 + 1], 'shot')
  runTogether(
    drawing,
    [blue, [length * 0.66, width * 0.14]],
    [other, [length * 0.64, width * 0.86]],
    [one, [length * 0.4, width * 0.34]],
    [two, [length * 0.44, width * 0.64]],
  )
  drawing.together(() => {
    drawing.run(one, [length * 0.34, width * 0.26])
    drawing.run(two, [length * 0.28, width * 0.48])
    drawing.run(blue, [length * 0.44, width * 0.16])
  })
  drawMeeting(drawing, [second, one], [length * 0.38, width * 0.18])
  return drawing
}

export const twoVTwo = createSpecialistFamily<Size>({
  slug: 'defend-as-two',
  topic: 'defending_group',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['tactical', 'physical', 'social'],
  intensity: 'high',
  sizes,
  tasks: [
    { key: 'cover', words: coverWords, draw: drawCover, sizes: ['u11', 'u15'] },
    { key: 'runner', words: runnerWords, draw: drawRunner, sizes: ['u15', 'u19'] },
    { key: 'balance', words: balanceWords, draw: drawBalance, sizes: ['u11', 'u15'] },
    { key: 'screen', words: screenWords, draw: drawScreen, sizes: ['u15', 'u19'] },
    {
      key: 'chase',
      words: chaseWords,
      draw: drawChase,
      sizes: ['goal-u13', 'goal-u19'],
      kind: { practice_type: 'wave', moment: 'transition_to_defence' },
    },
  ],
})
