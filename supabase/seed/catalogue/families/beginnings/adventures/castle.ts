/** A castle wall of cones in the middle, shooters on both sides, a ball each. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addCoaches,
  addDribblers,
  createGroups,
  createTaskFamily,
  goRound,
  runAll,
  type Drawing,
  type Size,
} from '../kit'
import { castleWords } from './castle-words'
import { moreCastleWords } from './castle-more-words'

const countCones = ({ children }: Size) => ({ cones: children === 8 ? 8 : 16 })

/** Heights on the pitch, evenly. */
function listHeights(count: number, { area: [, width] }: Size): number[] {
  return Array.from({ length: count }, (_, index) => (width / count) * (index + 0.5))
}

function addWall(drawing: Drawing, size: Size, line: number) {
  const [length, width] = size.area
  drawing.corners('cone')
  drawing.gears(
    'cone',
    listHeights(countCones(size).cones, size).map((y): Point => [length / 2, y]),
  )
  addLines(drawing, size, line)
  addCoaches(drawing, size)
  return { middle: length / 2, width }
}

/** Markers on both sides of the middle. */
function addLines(drawing: Drawing, { area: [length, width] }: Size, line: number) {
  drawing.gears('marker', [
    [length / 2 - line, 0],
    [length / 2 - line, width],
    [length / 2 + line, 0],
    [length / 2 + line, width],
  ])
}

function drawWall(drawing: Drawing, size: Size) {
  const { middle } = addWall(drawing, size, 4)
  const half = size.children / 2
  const heights = listHeights(half, size)
  const cones = listHeights(countCones(size).cones, size)
  const left = addDribblers(
    drawing,
    'a',
    heights.map((y): Point => [middle - 4.4, y]),
  )
  const right = addDribblers(
    drawing,
    'a',
    heights.map((y): Point => [middle + 4.4, y]),
  )
  drawing.together(() => {
    for (const index of heights.keys()) {
      const low = cones[index * 2] ?? 0
      const high = cones[index * 2 + 1] ?? 0
      if (index % 2 === 0) drawing.pass(`ball${index + 1}`, [middle + 0.2, low])
      else drawing.pass(`ball${half + index + 1}`, [middle - 0.2, high])
    }
  })
  runAll(
    drawing,
    heights.flatMap((y, index) => {
      const id = index % 2 === 0 ? left[index] : right[index]
      const cone = cones[index * 2 + (index % 2)] ?? y
      const x = index % 2 === 0 ? middle - 0.7 : middle + 0.7
      return id === undefined ? [] : [[id, [[x, cone]]] as const]
    }),
    2,
  )
}

function drawGallop(drawing: Drawing, size: Size) {
  const { middle } = addWall(drawing, size, 4)
  const half = size.children / 2
  const heights = listHeights(half, size)
  const cones = listHeights(countCones(size).cones, size)
  const sides = [-1, 1] as const
  const riders = sides.map((side) => {
    const stables = heights.map((y): Point => [middle + side * 7.6, y])
    drawing.gears('marker', stables)
    return addDribblers(
      drawing,
      'a',
      stables.map(([x, y]): Point => [x - side * 0.9, y]),
    )
  })
  drawing.together(() => {
    for (const [place, side] of sides.entries()) {
      for (const [index, y] of heights.entries()) {
        const id = riders[place]?.[index]
        if (id === undefined) continue
        const round = goRound([middle + side * 6.5, y], [middle + side * 7.6, y], 0.9)
        const way: Point[] = [...round.slice(0, 4), [middle + side * 4.5, y]]
        if (index < 1) drawing.run(id, ...way)
        else drawing.runQuietly(id, ...way)
      }
    }
  })
  drawing.together(() => {
    for (const index of heights.keys()) {
      drawing.pass(`ball${index + 1}`, [middle + 0.2, cones[index * 2] ?? 0])
      drawing.pass(`ball${half + index + 1}`, [middle - 0.2, cones[index * 2 + 1] ?? 0])
    }
  })
}

function drawWindows(drawing: Drawing, size: Size) {
  const { middle } = addWall(drawing, size, 3)
  const pairs = size.children / 2
  const cones = listHeights(countCones(size).cones, size)
  const gaps = Array.from(
    { length: pairs },
    (_, index) => ((cones[index * 2] ?? 0) + (cones[index * 2 + 1] ?? 0)) / 2,
  )
  const left = gaps.map((y) => drawing.player('a', [middle - 3.2, y]))
  const right = gaps.map((y) => drawing.player('a', [middle + 3.2, y]))
  const balls = left.map((id) => drawing.ball(id))
  drawing.ball([middle + 1, size.area[1] + 1.8])
  drawing.together(() => {
    for (const [index, ball] of balls.entries()) {
      const to = right[index]
      if (to !== undefined) drawing.pass(ball, to)
    }
  })
  runAll(
    drawing,
    right.flatMap((id, index) => {
      const y = gaps[index] ?? 0
      return index % 2 === 0 ? [[id, [[middle + 3.2, y + 1.5]]] as const] : []
    }),
  )
}

function drawGiant(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('cone')
  addLines(drawing, size, length / 2 - 3)
  addCoaches(drawing, size)
  const half = size.children / 2
  const heights = listHeights(half, size)
  addDribblers(
    drawing,
    'a',
    heights.map((y): Point => [2.4, y]),
  )
  const right = addDribblers(
    drawing,
    'b',
    heights.map((y): Point => [length - 2.4, y]),
  )
  const giants = half > 4 ? [width / 3, (width * 2) / 3] : [width / 2]
  const balls = giants.map((y) => drawing.ball([length / 2, y]))
  const shooters = giants.map((y) =>
    heights.findIndex((height) => height > y - 0.1 && height - y < 3),
  )
  drawing.together(() => {
    for (const [index, y] of giants.entries())
      drawing.pass(`ball${(shooters[index] ?? 0) + 1}`, [length / 2 - 0.6, y])
  })
  drawing.together(() => {
    for (const [index, y] of giants.entries()) {
      const ball = balls[index]
      if (ball !== undefined) drawing.pass(ball, [length / 2 + 2.5, y - 0.4])
      const answer = Math.max(0, (shooters[index] ?? 0) - 2)
      drawing.pass(`ball${half + answer + 1}`, [length / 2 + 3.2, y + 0.3])
    }
    const [first] = right
    if (first !== undefined) drawing.runQuietly(first, [length - 2.4, (heights[0] ?? 0) + 1.2])
  })
}

const usual = { ages: [5, 6], intensity: 'medium', rounds: [4, 75, 45] } as const

export const castle = createTaskFamily({
  slug: 'castle-adventure',
  topic: 'finishing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'psychological', 'social'],
  sizes: createGroups([18, 12], [18, 24]),
  tasks: [
    {
      key: 'wall',
      level: 1,
      ...usual,
      numbers: countCones,
      words: castleWords.wall,
      draw: drawWall,
    },
    {
      key: 'gallop',
      level: 2,
      ...usual,
      ages: [5, 7],
      numbers: countCones,
      words: castleWords.gallop,
      draw: drawGallop,
    },
    {
      key: 'windows',
      level: 2,
      ...usual,
      ages: [5, 7],
      kind: { topic: 'passing' },
      numbers: countCones,
      words: moreCastleWords.windows,
      draw: drawWindows,
    },
    {
      key: 'giant',
      level: 1,
      ...usual,
      intensity: 'high',
      rounds: [5, 60, 60],
      bibs: () => 0,
      words: moreCastleWords.giant,
      draw: drawGiant,
    },
  ],
})
