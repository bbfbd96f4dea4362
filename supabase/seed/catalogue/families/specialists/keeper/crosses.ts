/** Balls from the side: claim, call, cut out, punch, and start the counter. */
import {
  createGoalEnd,
  createSpecialistFamily,
  drawMeeting,
  goalTitles,
  runTogether,
  type Size,
  type Sketch,
} from '../kit'
import { launchWords, punchWords } from './crosses-hard-words'
import { claimWords, crowdWords, cutbackWords } from './crosses-words'

const sizes: readonly Size[] = [
  {
    key: 'youth',
    name: goalTitles.youth,
    area: [20, 30],
    goal: 'youth',
    ages: [10, 12],
    level: 2,
    time: [6, 75, 45],
  },
  {
    key: 'full',
    name: goalTitles.full,
    area: [24, 44],
    goal: 'full',
    ages: [13, 16],
    level: 3,
    time: [6, 90, 60],
  },
  {
    key: 'senior',
    name: ['large goal, U17+', 'Großtor, ab U17', 'голяма врата, U17+'],
    area: [30, 54],
    goal: 'full',
    ages: [16, 19],
    level: 4,
    time: [6, 90, 60],
  },
]

function addWingBalls(drawing: Sketch, x: number, y: number, count: number) {
  for (let index = 1; index <= count; index += 1) drawing.ball([x - 0.9 * index, y])
}

function drawClaim(size: Size) {
  const [length, width] = size.area
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1, width / 2])
  drawing.keeper('b', [length - 3, width / 2 + 3.4])
  const left = drawing.player('a', [length - 8, 1])
  const right = drawing.player('a', [length - 8, width - 1])
  const first = drawing.ball(left)
  const second = drawing.ball(right)
  addWingBalls(drawing, length - 8.6, 0.4, 5)
  addWingBalls(drawing, length - 8.6, width - 0.4, 5)
  drawMeeting(drawing, [first, keeper], [length - 4, width / 2 - 2], 'lofted')
  drawing.pass(first, left)
  drawing.run(keeper, [length - 1, width / 2])
  drawMeeting(drawing, [second, keeper], [length - 4.5, width / 2 + 1], 'lofted')
  return drawing
}

function drawCrowd(size: Size) {
  const [length, width] = size.area
  const middle = width / 2
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1, middle + 0.4])
  const crosser = drawing.player('a', [length - 8, 1])
  drawing.player('a', [length - 8, width - 1])
  const one = drawing.player('a', [length - 6.2, middle - 1.6])
  const two = drawing.player('a', [length - 7, middle + 2])
  const near = drawing.player('b', [length - 4.6, middle - 4.2])
  const far = drawing.player('b', [length - 5, middle + 4.6])
  const ball = drawing.ball(crosser)
  addWingBalls(drawing, length - 8.6, 0.4, 4)
  addWingBalls(drawing, length - 8.6, width - 0.4, 4)
  runTogether(
    drawing,
    [one, [length - 7.4, middle + 0.4]],
    [two, [length - 5, middle + 2]],
    [near, [length - 5.4, middle - 2.8]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length - 4, middle - 0.4], { for: keeper, kind: 'lofted' })
    drawing.run(keeper, [length - 4, middle - 0.2])
    drawing.run(near, [length - 6.2, middle - 1.4])
    drawing.run(far, [length - 4.6, middle + 3])
    drawing.run(two, [length - 3, middle + 1.8])
  })
  return drawing
}

function drawCutback(size: Size) {
  const [length, width] = size.area
  const middle = width / 2
  const drawing = createGoalEnd(size)
  const half = size.goal === 'full' ? 3.6 : 2.5
  const keeper = drawing.keeper('b', [length - 0.8, middle - half + 1])
  const winger = drawing.player('a', [length - 5, 2])
  const striker = drawing.player('a', [length - 6, middle - 1.5])
  const middleman = drawing.player('a', [length - 11, middle + 2.5])
  const defender = drawing.player('b', [length - 7.5, middle + 0.6])
  const ball = drawing.ball(winger)
  addWingBalls(drawing, length - 6, 0.6, 4)
  runTogether(
    drawing,
    [winger, [length - 1.8, middle - half - 4]],
    [striker, [length - 3, middle + 0.6]],
    [defender, [length - 5, middle + 1.4]],
    [keeper, [length - 0.9, middle - half + 0.7]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length - 8.5, middle - 1], { for: middleman })
    drawing.run(middleman, [length - 9, middle - 0.6])
    drawing.run(keeper, [length - 1.8, middle - 0.6])
    drawing.run(defender, [length - 6.4, middle + 1])
  })
  drawMeeting(drawing, [ball, keeper], [length - 1.6, middle - 1.8], 'shot')
  return drawing
}

function drawPunch(size: Size) {
  const [length, width] = size.area
  const middle = width / 2
  const drawing = createGoalEnd(size)
  const keeper = drawing.keeper('b', [length - 1, middle])
  const crosser = drawing.player('a', [length - 8, 1])
  const crowd = [
    drawing.player('a', [length - 4.4, middle - 2.6]),
    drawing.player('a', [length - 6.4, middle - 0.2]),
    drawing.player('a', [length - 4.2, middle + 2.8]),
  ]
  const target = drawing.player('c', [length - 12, width * 0.82])
  const ball = drawing.ball(crosser)
  addWingBalls(drawing, length - 8.6, 0.4, 7)
  drawing.together(() => {
    drawing.pass(ball, [length - 3.4, middle + 0.6], { for: keeper, kind: 'lofted' })
    drawing.run(keeper, [length - 3.2, middle + 0.6])
    drawing.run(crowd[0] ?? '', [length - 4.6, middle - 1.2])
    drawing.run(crowd[1] ?? '', [length - 5.8, middle + 0.8])
  })
  drawing.pass(ball, target, { kind: 'lofted' })
  drawing.run(keeper, [length - 1.4, middle + 0.8])
  return drawing
}

function drawLaunch(size: Size) {
  const [length, width] = size.area
  const middle = width / 2
  const drawing = createGoalEnd(size)
  drawing.goal('mini', [0, width * 0.12], 0)
  drawing.goal('mini', [0, width * 0.88], 0)
  const keeper = drawing.keeper('b', [length - 1, middle])
  const crosser = drawing.player('a', [length - 8, 1])
  const one = drawing.player('a', [length - 7, middle - 2])
  const two = drawing.player('a', [length - 8, middle + 3])
  const left = drawing.player('b', [length - 5, middle - 3.6])
  const right = drawing.player('b', [length - 5.4, middle + 4.6])
  const ball = drawing.ball(crosser)
  addWingBalls(drawing, length - 8.6, 0.4, 4)
  drawing.together(() => {
    drawing.pass(ball, [length - 4, middle + 0.4], { for: keeper, kind: 'lofted' })
    drawing.run(keeper, [length - 3.8, middle + 0.4])
    drawing.run(one, [length - 5.6, middle - 1])
    drawing.run(two, [length - 6, middle + 1.8])
  })
  runTogether(
    drawing,
    [keeper, [length - 7.6, middle + 0.2]],
    [left, [length * 0.45, width * 0.16]],
    [right, [length * 0.45, width * 0.82]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.3, width * 0.85], { for: right, kind: 'lofted' })
    drawing.run(right, [length * 0.3, width * 0.85])
    drawing.run(two, [length * 0.46, width * 0.7])
  })
  drawing.shot(ball, [0, width * 0.88])
  return drawing
}

export const keeperCrosses = createSpecialistFamily<Size>({
  slug: 'keeper-crosses',
  topic: 'goalkeeping',
  moment: 'out_of_possession',
  phase: 'main_part',
  practice_type: 'passive_opposition',
  corners: ['technical', 'tactical', 'physical', 'psychological'],
  intensity: 'medium',
  sizes,
  tasks: [
    {
      key: 'claim',
      words: claimWords,
      draw: drawClaim,
      sizes: ['youth', 'full'],
      kind: { practice_type: 'unopposed' },
    },
    {
      key: 'cut-back',
      words: cutbackWords,
      draw: drawCutback,
      sizes: ['youth', 'full', 'senior'],
      kind: { practice_type: 'opposed' },
    },
    { key: 'crowd', words: crowdWords, draw: drawCrowd, sizes: ['full', 'senior'] },
    { key: 'punch', words: punchWords, draw: drawPunch, sizes: ['full', 'senior'] },
    {
      key: 'launch',
      words: launchWords,
      draw: drawLaunch,
      sizes: ['full', 'senior'],
      intensity: 'high',
      kind: { practice_type: 'opposed', moment: 'transition_to_attack' },
    },
  ],
})
