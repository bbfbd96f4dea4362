/** Four players and a coach. */
import { createSpaces, createTaskFamily, type Drawing, type Size } from '../kit'
import { moreFourWords } from './fours-more-words'
import { fourWords } from './fours-words'

function drawEnds(drawing: Drawing, { area: [length, width] }: Size) {
  const y = width / 2
  drawing.corners('cone')
  drawing.coach([length / 2, width + 1.8])
  const left = drawing.player('c', [-0.4, y])
  const right = drawing.player('c', [length + 0.4, y])
  for (const x of [-0.6, length + 0.6]) for (const side of [1, 1.8]) drawing.ball([x, y + side])
  const one = drawing.player('a', [length * 0.45, y - 1.5])
  const other = drawing.player('b', [length * 0.56, y - 1])
  const ball = drawing.ball(left)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.34, y + 0.4], { for: one })
    drawing.run(one, [length * 0.34, y + 0.4])
    drawing.run(other, [length * 0.46, y - 0.2])
  })
  drawing.together(() => {
    drawing.run(one, [length * 0.36, y + 1.8], [length * 0.55, y + 2])
    drawing.run(other, [length * 0.52, y + 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, right)
    drawing.run(one, [length * 0.74, y + 1.8])
    drawing.run(other, [length * 0.66, y + 0.2])
  })
  drawing.pass(ball, one)
}

function drawSquares(drawing: Drawing, { area: [length, width] }: Size) {
  drawing.corners('cone')
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  drawing.coach([length / 2, width + 1.8])
  drawing.ball([length + 0.5, width - 0.4])
  drawing.ball([length + 0.5, width - 1.2])
  const one = drawing.player('a', [length * 0.08, width * 0.2])
  const two = drawing.player('a', [length * 0.42, width * 0.15])
  const three = drawing.player('a', [length * 0.22, width * 0.88])
  const defender = drawing.player('b', [length * 0.26, width * 0.45])
  const ball = drawing.ball(one)
  drawing.together(() => {
    drawing.pass(ball, three)
    drawing.run(defender, [length * 0.22, width * 0.62])
    drawing.run(two, [length * 0.44, width * 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(defender, [length * 0.34, width * 0.56])
    drawing.run(one, [length * 0.3, width * 0.1], [length * 0.7, width * 0.15])
  })
  drawing.together(() => {
    drawing.pass(ball, one)
    drawing.run(defender, [length * 0.48, width * 0.58])
    drawing.run(three, [length * 0.62, width * 0.88])
    drawing.run(two, [length * 0.58, width * 0.32])
  })
}

function drawWave(drawing: Drawing, { area: [length, width], key }: Size) {
  const y = width / 2
  drawing.corners('cone')
  drawing.goal(key === 'large-space' ? 'youth' : 'small', [length, y], 180)
  drawing.gears('cone', [
    [0, 1],
    [0, 3],
    [0, width - 3],
    [0, width - 1],
  ])
  drawing.coach([length / 2, width + 1.8])
  const keeper = drawing.keeper('b', [length - 1, y])
  const defender = drawing.player('b', [length - 8, y])
  const one = drawing.player('a', [1, y - 2])
  const other = drawing.player('a', [1, y + 3])
  const ball = drawing.ball(other)
  for (const index of [1, 2, 3, 4]) drawing.ball([-0.7, y - 1.4 + index * 0.6])
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(one, [length * 0.44, y - 1.6])
    drawing.run(other, [length * 0.46, y + 3.4])
    drawing.run(defender, [length - 9, y - 0.5])
    drawing.run(keeper, [length - 1.2, y - 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, [length - 5.4, y + 2.8], { for: other })
    drawing.run(other, [length - 5.4, y + 2.8])
    drawing.run(one, [length - 5, y - 2.4])
    drawing.run(defender, [length - 6.4, y + 0.6])
    drawing.run(keeper, [length - 1.2, y + 0.7])
  })
  drawing.shot(ball, [length + 0.4, y - (key === 'large-space' ? 2.1 : 1.1)])
}

function drawGates(drawing: Drawing, { area: [length, width] }: Size) {
  drawing.corners('marker')
  for (const x of [0, length])
    drawing.gears('cone', [
      [x, 1],
      [x, 3],
      [x, width - 3],
      [x, width - 1],
    ])
  drawing.coach([length / 2, width + 1.8])
  drawing.ball([-0.7, width / 2 - 0.4])
  drawing.ball([-0.7, width / 2 + 0.4])
  drawing.ball([length + 0.7, width / 2 - 0.4])
  drawing.ball([length + 0.7, width / 2 + 0.4])
  const one = drawing.player('a', [length * 0.3, width * 0.35])
  const two = drawing.player('a', [length * 0.22, width * 0.75])
  const first = drawing.player('b', [length * 0.6, width * 0.35])
  const second = drawing.player('b', [length * 0.72, width * 0.7])
  const ball = drawing.ball(one)
  drawing.together(() => {
    drawing.run(one, [length * 0.46, width * 0.2])
    drawing.run(first, [length * 0.58, width * 0.22])
    drawing.run(second, [length * 0.72, width * 0.45])
    drawing.run(two, [length * 0.44, width * 0.8])
  })
  drawing.together(() => {
    drawing.pass(ball, two)
    drawing.run(first, [length * 0.6, width * 0.42])
    drawing.run(one, [length * 0.48, width * 0.35])
  })
  drawing.together(() => {
    drawing.run(two, [length * 0.7, width * 0.88], [length + 0.4, width - 2])
    drawing.run(second, [length * 0.8, width * 0.62])
    drawing.run(first, [length * 0.72, width * 0.5])
  })
}

const young: readonly [number, number] = [8, 11]
const old: readonly [number, number] = [12, 19]
const four: readonly [number, number] = [4, 4]
const usual = { level: 2, ages: young, intensity: 'high', rounds: [6, 60, 60] } as const

export const fours = createTaskFamily({
  slug: 'just-four',
  topic: 'possession',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'opposed',
  corners: ['technical', 'tactical', 'physical'],
  sizes: createSpaces(
    4,
    four,
    [
      [16, 9],
      [20, 12],
    ],
    [young, old],
  ),
  tasks: [
    {
      key: 'end-players',
      ...usual,
      kind: { topic: 'first_touch' },
      words: fourWords.ends,
      draw: drawEnds,
    },
    {
      key: 'move-house',
      ...usual,
      kind: { practice_type: 'rondo' },
      sizes: createSpaces(
        4,
        four,
        [
          [16, 8],
          [20, 10],
        ],
        [young, old],
      ),
      words: fourWords.squares,
      draw: drawSquares,
    },
    {
      key: 'two-against-one-and-keeper',
      ...usual,
      rounds: [6, 90, 60],
      kind: { topic: 'finishing', practice_type: 'wave' },
      sizes: createSpaces(
        4,
        four,
        [
          [22, 14],
          [28, 20],
        ],
        [young, old],
      ),
      words: moreFourWords.wave,
      draw: drawWave,
    },
    {
      key: 'guess-the-gate',
      ...usual,
      rounds: [3, 180, 90],
      kind: { topic: 'dribbling', phase: 'game', practice_type: 'small_sided_game' },
      words: moreFourWords.gates,
      draw: drawGates,
    },
  ],
})
