/** First touch for the smallest as games: parking, ferries, taking the ball home. */
import {
  createField,
  createSpecialistFamily,
  getMetres,
  runTogether,
  type Point,
  type Size,
} from '../kit'
import { mouseWords } from './small-bounce-words'
import { homeWords, parkingWords, riverWords } from './small-words'

const sizes: readonly Size[] = [
  {
    key: 'u6',
    area: [14, 12],
    ages: [5, 7],
    level: 1,
    time: [5, 60, 45],
    values: { river: 3 },
    more: 4,
  },
  {
    key: 'u8',
    area: [18, 14],
    ages: [7, 8],
    level: 1,
    time: [5, 75, 45],
    values: { river: 4 },
    more: 4,
  },
]

function drawParking(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const places: readonly Point[] = [
    [0.22, 0.24],
    [0.5, 0.2],
    [0.78, 0.26],
    [0.3, 0.78],
    [0.68, 0.76],
  ]
  for (const [x, y] of places)
    drawing.corners(
      'marker',
      [length * x - 0.8, width * y - 0.8],
      [length * x + 0.8, width * y + 0.8],
    )
  const starts: readonly Point[] = [
    [0.16, 0.5],
    [0.36, 0.44],
    [0.6, 0.48],
    [0.88, 0.5],
    [0.46, 0.66],
    [0.84, 0.84],
  ]
  const children = starts.map(([x, y]) => drawing.player('a', [length * x, width * y]))
  for (const child of children) drawing.ball(child)
  drawing.coach([length / 2, width + 1.6])
  const go = (moves: readonly Point[]) => {
    drawing.together(() => {
      for (const [index, [x, y]] of moves.entries()) {
        drawing.run(children[index] ?? '', [length * x, width * y])
      }
    })
  }
  go([
    [0.12, 0.36],
    [0.44, 0.4],
    [0.68, 0.42],
    [0.9, 0.36],
    [0.4, 0.58],
    [0.8, 0.6],
  ])
  go([
    [0.22, 0.25],
    [0.5, 0.22],
    [0.68, 0.74],
    [0.78, 0.27],
    [0.3, 0.76],
    [0.88, 0.7],
  ])
  return drawing
}

function drawRiver(size: Size) {
  const [length, width] = size.area
  const half = getMetres(size, 'river') / 2
  const drawing = createField(size)
  for (const x of [length / 2 - half, length / 2 + half])
    drawing.gears(
      'marker',
      [0.1, 0.36, 0.64, 0.9].map((share) => [x, width * share] as const),
    )
  const pairs = [0.2, 0.5, 0.8].map((share) => {
    const y = width * share
    drawing.gears('cone', [
      [1.2, y + 1],
      [length - 1.2, y + 1],
    ])
    const left = drawing.player('a', [2.4, y])
    const right = drawing.player('a', [length - 2.4, y])
    return { left, right, ball: drawing.ball(left), y }
  })
  const crocodile = drawing.player('b', [length / 2, width * 0.35])
  drawing.coach([length / 2, width + 1.6])
  const [top, middle, low] = pairs
  if (!top || !middle || !low) return drawing
  drawing.together(() => {
    drawing.pass(low.ball, low.right)
    drawing.run(crocodile, [length / 2, width * 0.3])
  })
  drawing.together(() => {
    drawing.pass(middle.ball, middle.right)
    drawing.run(crocodile, [length / 2, width * 0.26])
    drawing.run(low.right, [length - 0.8, low.y + 1.8], [length - 2.4, low.y])
  })
  drawing.together(() => {
    drawing.run(crocodile, [length / 2, width * 0.62])
    drawing.run(middle.right, [length - 0.8, middle.y + 1.8], [length - 2.4, middle.y])
  })
  drawing.pass(top.ball, top.right)
  return drawing
}

function drawHome(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  for (const x of [1.5, length - 1.5])
    for (const y of [1.5, width - 1.5]) {
      drawing.corners('marker', [x - 1.1, y - 1.1], [x + 1.1, y + 1.1])
    }
  const child = drawing.player('a', [length * 0.42, width * 0.8])
  drawing.player('a', [length * 0.3, width * 0.8])
  const chaser = drawing.player('b', [length * 0.58, width * 0.8])
  drawing.player('b', [length * 0.7, width * 0.8])
  for (const [index, x] of [0.1, 0.22].entries()) {
    const resting = drawing.player('a', [length * x, width + 1.4])
    const other = drawing.player('b', [length * (0.78 + index * 0.12), width + 1.4])
    drawing.ball(resting)
    drawing.ball(other)
  }
  drawing.coach([length / 2, width + 0.8])
  const ball = drawing.ball([length / 2, width - 0.2])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.5, width * 0.5], { for: child })
    drawing.run(child, [length * 0.49, width * 0.5])
  })
  runTogether(
    drawing,
    [child, [length * 0.34, width * 0.32]],
    [chaser, [length * 0.46, width * 0.5]],
  )
  runTogether(drawing, [child, [1.8, 1.8]], [chaser, [length * 0.26, width * 0.28]])
  return drawing
}

function drawMouse(size: Size) {
  const [length, width] = size.area
  const drawing = createField(size)
  const spots: readonly Point[] = [
    [0.24, 0.26],
    [0.72, 0.26],
    [0.24, 0.74],
    [0.72, 0.74],
  ]
  const pairs = spots.map(([x, y]) => {
    const at: Point = [length * x, width * y]
    drawing.gears('marker', [
      [at[0] - 2.2, at[1] + 1],
      [at[0] + 2.2, at[1] + 1],
    ])
    const one = drawing.player('a', [at[0] - 1.4, at[1]])
    const two = drawing.player('a', [at[0] + 1.6, at[1]])
    return { one, two, at, ball: drawing.ball(one) }
  })
  drawing.coach([length / 2, width + 1.4])
  drawing.together(() => {
    for (const { two, at, ball } of pairs) {
      drawing.pass(ball, [at[0] + 0.6, at[1]], { for: two, kind: 'lofted' })
      drawing.run(two, [at[0] + 0.7, at[1]])
    }
  })
  drawing.together(() => {
    for (const { two, at } of pairs) drawing.run(two, [at[0] + 1.5, at[1] - 1])
  })
  drawing.together(() => {
    for (const { one, at, ball } of pairs) {
      drawing.pass(ball, [at[0] - 0.8, at[1] - 0.6], { for: one, kind: 'lofted' })
      drawing.run(one, [at[0] - 0.9, at[1] - 0.6])
    }
  })
  return drawing
}

export const touchSmall = createSpecialistFamily<Size>({
  slug: 'touch-for-the-small',
  topic: 'first_touch',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  intensity: 'medium',
  sizes,
  tasks: [
    { key: 'parking', words: parkingWords, draw: drawParking, kind: { phase: 'warm_up' } },
    { key: 'mouse', words: mouseWords, draw: drawMouse, kind: { phase: 'warm_up' } },
    { key: 'river', words: riverWords, draw: drawRiver, kind: { practice_type: 'opposed' } },
    { key: 'home', words: homeWords, draw: drawHome, kind: { practice_type: 'opposed' } },
  ],
})
