/** First touch across the body: with the back foot into the far lane, as a bridge, on the line, in a game. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  drawMeeting,
  runTogether,
  type Size,
} from '../kit'
import { fourWords } from './across-game-words'
import { bridgeWords, corridorWords, widthWords } from './across-words'

const sizes: readonly Size[] = [
  { key: 'u11', area: [18, 14], ages: [9, 11], level: 1, time: [6, 60, 45] },
  { key: 'u15', area: [24, 18], ages: [12, 15], level: 2, time: [6, 75, 45] },
  { key: 'u19', area: [30, 26], ages: [15, 19], level: 3, time: [6, 90, 60] },
  { key: 'game-u12', area: [28, 22], ages: [9, 12], level: 2, time: [5, 150, 60], more: 4 },
  { key: 'game-u19', area: [36, 28], ages: [13, 19], level: 3, time: [5, 180, 75], more: 4 },
]

function drawCorridor(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.gears(
    'marker',
    [0.2, 0.45, 0.7, 0.95].map((share) => [length * share, width / 2] as const),
  )
  drawing.goal('mini', [length, width * 0.25], 180)
  drawing.goal('mini', [length, width * 0.75], 180)
  const server = drawing.player('c', [length * 0.3, 0.4])
  const receiver = drawing.player('a', [length * 0.32, width * 0.5])
  const defender = drawing.player('b', [length * 0.32 + 2.4, width * 0.44])
  drawing.player('a', [-1.2, width * 0.44])
  drawing.player('b', [-1.2, width * 0.66])
  const ball = drawing.ball(server)
  addBench(drawing, 4, length * 0.3)
  drawing.run(receiver, [length * 0.28, width * 0.58])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.28, width * 0.55], { for: receiver })
    drawing.run(defender, [length * 0.36, width * 0.5])
  })
  runTogether(
    drawing,
    [receiver, [length * 0.42, width * 0.78]],
    [defender, [length * 0.44, width * 0.62]],
  )
  runTogether(
    drawing,
    [receiver, [length * 0.66, width * 0.8]],
    [defender, [length * 0.62, width * 0.68]],
  )
  drawing.shot(ball, [length, width * 0.75])
  return drawing
}

function drawBridge(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const one = drawing.player('a', [1, width * 0.2])
  const two = drawing.player('a', [1, width * 0.8])
  const three = drawing.player('a', [length - 1, width * 0.2])
  const four = drawing.player('a', [length - 1, width * 0.8])
  const bridge = drawing.player('a', [length * 0.5, width * 0.62])
  const near = drawing.player('b', [length * 0.4, width * 0.42])
  const far = drawing.player('b', [length * 0.6, width * 0.5])
  const ball = drawing.ball(one)
  addBench(drawing, 4, length * 0.4)
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(near, [length * 0.32, width * 0.56])
    drawing.run(far, [length * 0.58, width * 0.6])
  })
  runTogether(drawing, [bridge, [length * 0.48, width * 0.84]], [far, [length * 0.6, width * 0.7]])
  drawing.pass(ball, bridge)
  runTogether(
    drawing,
    [bridge, [length * 0.56, width * 0.9]],
    [near, [length * 0.42, width * 0.72]],
    [far, [length * 0.62, width * 0.76]],
  )
  drawing.pass(ball, four)
  drawing.together(() => {
    drawing.pass(ball, three)
    drawing.run(far, [length * 0.7, width * 0.5])
    drawing.run(bridge, [length * 0.54, width * 0.3])
    drawing.run(near, [length * 0.48, width * 0.5])
  })
  return drawing
}

function drawWidth(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const y of [0.14, 0.86])
    drawing.gears('cone', [
      [length, width * y - 1.2],
      [length, width * y + 1.2],
    ])
  const centre = drawing.player('a', [1.5, width * 0.5])
  const top = drawing.player('a', [length * 0.3, 1])
  drawing.player('a', [length * 0.3, width - 1])
  const winger = drawing.player('a', [length * 0.66, width * 0.1])
  drawing.player('a', [length * 0.66, width * 0.9])
  const near = drawing.player('b', [length * 0.42, width * 0.38])
  const far = drawing.player('b', [length * 0.46, width * 0.64])
  const ball = drawing.ball(centre)
  addBench(drawing, 4, length * 0.1)
  drawing.together(() => {
    drawing.pass(ball, top)
    drawing.run(near, [length * 0.4, width * 0.16])
    drawing.run(far, [length * 0.42, width * 0.48])
  })
  runTogether(
    drawing,
    [top, [length * 0.42, width * 0.3]],
    [near, [length * 0.46, width * 0.2]],
    [winger, [length * 0.74, width * 0.18]],
  )
  drawMeeting(drawing, [ball, winger], [length * 0.82, width * 0.16])
  drawing.run(winger, [length + 0.6, width * 0.14])
  return drawing
}

function drawFour(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const y of [0.18, 0.82]) {
    drawing.goal('mini', [length, width * y], 180)
    drawing.goal('mini', [0, width * y], 0)
  }
  const one = drawing.player('a', [length * 0.18, width * 0.5])
  const two = drawing.player('a', [length * 0.44, width * 0.16])
  const three = drawing.player('a', [length * 0.46, width * 0.84])
  const four = drawing.player('a', [length * 0.62, width * 0.46])
  const near = drawing.player('b', [length * 0.32, width * 0.42])
  const top = drawing.player('b', [length * 0.54, width * 0.26])
  const middle = drawing.player('b', [length * 0.72, width * 0.5])
  const low = drawing.player('b', [length * 0.58, width * 0.7])
  const ball = drawing.ball(one)
  addBench(drawing, 5, length * 0.4)
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(top, [length * 0.48, width * 0.24])
    drawing.run(near, [length * 0.36, width * 0.34])
    drawing.run(low, [length * 0.6, width * 0.58])
    drawing.run(three, [length * 0.58, width * 0.9])
  })
  runTogether(
    drawing,
    [four, [length * 0.58, width * 0.38]],
    [middle, [length * 0.68, width * 0.4]],
  )
  drawing.pass(ball, four)
  runTogether(
    drawing,
    [four, [length * 0.6, width * 0.5]],
    [middle, [length * 0.7, width * 0.5]],
    [low, [length * 0.66, width * 0.62]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.74, width * 0.86], { for: three })
    drawing.run(three, [length * 0.74, width * 0.86])
    drawing.run(low, [length * 0.76, width * 0.74])
  })
  drawing.shot(ball, [length, width * 0.82])
  return drawing
}

export const touchAcross = createSpecialistFamily<Size>({
  slug: 'touch-across-the-body',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'corridor', words: corridorWords, draw: drawCorridor, sizes: ['u11', 'u15'] },
    {
      key: 'bridge',
      words: bridgeWords,
      draw: drawBridge,
      sizes: ['u11', 'u15'],
      harder: 1,
      kind: { practice_type: 'positional_game' },
    },
    { key: 'width', words: widthWords, draw: drawWidth, sizes: ['u15', 'u19'], harder: 1 },
    {
      key: 'four',
      words: fourWords,
      draw: drawFour,
      sizes: ['game-u12', 'game-u19'],
      intensity: 'high',
      kind: { practice_type: 'small_sided_game', phase: 'game' },
    },
  ],
})
