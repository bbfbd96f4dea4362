/** First touch away from pressure: from one side, from behind, out of a crowd, in a game. */
import {
  addBench,
  createField,
  createSpecialistFamily,
  getMetres,
  runTogether,
  type Point,
  type Size,
} from '../kit'
import { gateGameWords } from './away-game-words'
import { disguiseWords, escapeWords, sideWords } from './away-words'

const sizes: readonly Size[] = [
  { key: 'u10', area: [12, 12], ages: [8, 10], level: 1, time: [6, 60, 45], values: { box: 5 } },
  { key: 'u13', area: [15, 15], ages: [10, 13], level: 2, time: [6, 75, 45], values: { box: 6 } },
  { key: 'u17', area: [18, 18], ages: [13, 17], level: 3, time: [6, 90, 60], values: { box: 7 } },
  { key: 'game-u11', area: [22, 18], ages: [8, 11], level: 2, time: [5, 120, 60], more: 4 },
  { key: 'game-u16', area: [28, 22], ages: [11, 16], level: 3, time: [5, 150, 60], more: 4 },
]

function drawSide(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const y of [0, width])
    drawing.gears('marker', [
      [length / 2 - 1.2, y],
      [length / 2 + 1.2, y],
    ])
  const server = drawing.player('c', [0.6, width / 2])
  const receiver = drawing.player('a', [length * 0.58, width / 2])
  const defender = drawing.player('b', [length - 0.8, width * 0.5])
  drawing.player('a', [length + 1.4, width * 0.3])
  drawing.player('b', [length + 1.4, width * 0.7])
  const ball = drawing.ball(server)
  addBench(drawing, 4, length * 0.1)
  runTogether(
    drawing,
    [defender, [length - 0.8, width * 0.2]],
    [receiver, [length * 0.6, width * 0.5]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.46, width * 0.52], { for: receiver })
    drawing.run(receiver, [length * 0.47, width * 0.52])
    drawing.run(defender, [length * 0.72, width * 0.34])
  })
  runTogether(
    drawing,
    [receiver, [length * 0.5, width * 0.76]],
    [defender, [length * 0.58, width * 0.6]],
  )
  runTogether(
    drawing,
    [receiver, [length * 0.5, width + 0.4]],
    [defender, [length * 0.58, width * 0.82]],
  )
  return drawing
}

function drawDisguise(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  drawing.goal('mini', [length, width * 0.12], 180)
  drawing.goal('mini', [length, width * 0.88], 180)
  const server = drawing.player('c', [0.6, width / 2])
  const receiver = drawing.player('a', [length * 0.56, width * 0.5])
  const defender = drawing.player('b', [length * 0.68, width * 0.5])
  drawing.player('c', [-1.4, width * 0.2])
  drawing.player('a', [-1.4, width * 0.36])
  drawing.player('b', [-1.4, width * 0.68])
  const ball = drawing.ball(server)
  addBench(drawing, 4, length * 0.2)
  runTogether(
    drawing,
    [receiver, [length * 0.52, width * 0.42]],
    [defender, [length * 0.63, width * 0.4]],
  )
  drawing.together(() => {
    drawing.pass(ball, [length * 0.46, width * 0.48], { for: receiver })
    drawing.run(receiver, [length * 0.47, width * 0.48])
    drawing.run(defender, [length * 0.57, width * 0.4])
  })
  runTogether(
    drawing,
    [receiver, [length * 0.6, width * 0.7]],
    [defender, [length * 0.62, width * 0.52]],
  )
  drawing.shot(ball, [length, width * 0.88])
  return drawing
}

function drawEscape(size: Size) {
  const [length, width] = size.area
  const half = getMetres(size, 'box') / 2
  const [x, y]: Point = [length / 2, width / 2]
  const drawing = createField(size)
  drawing.corners('marker', [x - half, y - half], [x + half, y + half])
  const left = drawing.player('a', [1.4, y])
  const top = drawing.player('a', [x, 1.2])
  const right = drawing.player('a', [length - 1.4, y + 1])
  const inside = drawing.player('a', [x + 0.6, y + half - 0.8])
  const one = drawing.player('b', [x - half + 0.8, y - 0.6])
  const two = drawing.player('b', [x + half - 0.8, y - 0.8])
  const ball = drawing.ball(left)
  addBench(drawing, 3, length * 0.4)
  drawing.pass(ball, top)
  runTogether(drawing, [inside, [x - 0.4, y + 0.3]], [one, [x - half + 1, y - half + 1]])
  drawing.together(() => {
    drawing.pass(ball, [x + 0.2, y - half + 1.2], { for: inside })
    drawing.run(inside, [x + 0.3, y - half + 1.4])
    drawing.run(two, [x + half - 0.7, y - 0.4])
  })
  runTogether(
    drawing,
    [inside, [x + half + 1.2, y - half - 0.6]],
    [two, [x + half - 0.6, y - half + 1.4]],
    [top, [x - 1, y - half + 1.4]],
  )
  drawing.pass(ball, right)
  return drawing
}

function drawGateGame(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const gates: readonly Point[] = [
    [0.2, 0.25],
    [0.2, 0.78],
    [0.5, 0.5],
    [0.8, 0.22],
    [0.8, 0.75],
  ]
  for (const [x, y] of gates)
    drawing.gears('marker', [
      [length * x, width * y - 1],
      [length * x, width * y + 1],
    ])
  const one = drawing.player('a', [length * 0.32, width * 0.5])
  const two = drawing.player('a', [length * 0.6, width * 0.18])
  const three = drawing.player('a', [length * 0.58, width * 0.86])
  const near = drawing.player('b', [length * 0.42, width * 0.36])
  const far = drawing.player('b', [length * 0.62, width * 0.62])
  const back = drawing.player('b', [length * 0.72, width * 0.4])
  const ball = drawing.ball(one)
  addBench(drawing, 5, length * 0.4)
  runTogether(drawing, [near, [length * 0.37, width * 0.42]], [two, [length * 0.66, width * 0.12]])
  drawing.together(() => {
    drawing.pass(ball, three)
    drawing.run(far, [length * 0.64, width * 0.74])
    drawing.run(two, [length * 0.88, width * 0.5])
    drawing.run(back, [length * 0.78, width * 0.46])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.88, width * 0.7], { for: two })
    drawing.run(two, [length * 0.88, width * 0.69])
  })
  runTogether(drawing, [two, [length * 0.94, width * 0.4]], [back, [length * 0.86, width * 0.42]])
  return drawing
}

export const touchAway = createSpecialistFamily<Size>({
  slug: 'touch-away',
  topic: 'first_touch',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'psychological'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'side', words: sideWords, draw: drawSide, sizes: ['u10', 'u13'] },
    { key: 'disguise', words: disguiseWords, draw: drawDisguise, sizes: ['u13', 'u17'] },
    {
      key: 'escape',
      words: escapeWords,
      draw: drawEscape,
      sizes: ['u13', 'u17'],
      kind: { practice_type: 'rondo' },
    },
    {
      key: 'gate-game',
      words: gateGameWords,
      draw: drawGateGame,
      sizes: ['game-u11', 'game-u16'],
      intensity: 'high',
      kind: { practice_type: 'small_sided_game', phase: 'game' },
    },
  ],
})
