/** Two rooms with a corridor between them, half of the children in each, a ball each. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addCoaches,
  addDribblers,
  createGroups,
  createTaskFamily,
  listGridPoints,
  runAll,
  scatter,
  type Drawing,
  type Size,
} from '../kit'
import { moreRoomWords } from './rooms-more-words'
import { roomWords } from './rooms-words'

const corridor = 3
const countGates = ({ children }: Size) => children / 2

interface Home {
  left: readonly Point[]
  right: readonly Point[]
}

function addRooms(drawing: Drawing, size: Size): Home {
  const [length, width] = size.area
  const wall = (length - corridor) / 2
  drawing.corners('cone')
  drawing.corners('marker', [wall, 0], [wall + corridor, width])
  drawing.zone([wall, 0], [wall + corridor, width])
  addCoaches(drawing, size)
  const grid: readonly [number, number] = size.children > 8 ? [2, 4] : [2, 2]
  const left = listGridPoints(grid, [2.2, 2.2], [wall - 2, width - 2.2])
  const right = left.map(([x, y]): Point => [length - x, y])
  return { left: scatter(left), right: scatter(right) }
}

function drawTidy(drawing: Drawing, size: Size) {
  const { left, right } = addRooms(drawing, size)
  const own = addDribblers(drawing, 'a', left)
  const others = addDribblers(drawing, 'b', right)
  const [length] = size.area
  drawing.together(() => {
    for (const [index, [x, y]] of left.entries())
      if (index % 2 === 1) drawing.pass(`ball${index + 1}`, [length - x + 1.4, y + 1.5])
    for (const [index, [x, y]] of right.entries())
      if (index % 4 === 1) drawing.pass(`ball${own.length + index + 1}`, [length - x - 1, y - 1.4])
  })
  const chasers = [own[1], others[2]].flatMap((id) => (id === undefined ? [] : [id]))
  const ways: Point[] = [
    [length - (right[1]?.[0] ?? 0) - 0.6, (right[1]?.[1] ?? 0) - 1.2],
    [length - (left[1]?.[0] ?? 0) + 1.9, (left[1]?.[1] ?? 0) + 1.8],
  ]
  runAll(
    drawing,
    chasers.map((id, index) => [id, [ways[index] ?? [0, 0]]] as const),
  )
}

function drawPost(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const { left, right } = addRooms(drawing, size)
  const gates = countGates(size)
  const listHeights = (index: number) => (width / gates) * (index + 0.5)
  for (let gate = 0; gate < gates; gate += 1) {
    const y = listHeights(gate)
    drawing.gears('cone', [
      [length / 2, y - 0.75],
      [length / 2, y + 0.75],
    ])
  }
  const houses = left.map((_, index): Point => [0.9, (width / left.length) * (index + 0.5)])
  drawing.gears('cone', houses)
  drawing.gears(
    'cone',
    houses.map(([x, y]): Point => [length - x, y]),
  )
  const wall = (length - corridor) / 2
  const senders = left.map((_, index): Point => [wall - 1, listHeights(index)])
  const own = addDribblers(drawing, 'a', senders)
  const others = addDribblers(
    drawing,
    'b',
    right.map((_, index): Point => [length - 3.2, listHeights(index)]),
  )
  drawing.together(() => {
    for (const index of [0, 2])
      drawing.pass(`ball${index + 1}`, [wall + corridor + 2, listHeights(index) + 0.9])
    for (const [index, id] of [...others, ...own].entries()) {
      const isOwn = index >= others.length
      const y = listHeights(index % gates)
      if (!isOwn && index % 2 === 1)
        drawing.run(id, [length - 0.2, y + 0.7], [length - 1.6, y + 1], [length - 4.4, y])
      if (!isOwn && index % 2 === 0) drawing.runQuietly(id, [length - 2.6, y - 0.6])
    }
  })
}

function drawMoving(drawing: Drawing, size: Size) {
  const [length] = size.area
  const { left, right } = addRooms(drawing, size)
  const own = addDribblers(drawing, 'a', left)
  const others = addDribblers(drawing, 'b', right)
  runAll(
    drawing,
    [...own, ...others].map((child, index) => {
      const isOwn = index < own.length
      const [x, y] = (isOwn ? left[index] : right[index - own.length]) ?? [0, 0]
      const side = (isOwn ? -1 : 1) * (index % 2 === 0 ? 1.7 : 0.7)
      return [
        child,
        [
          [length / 2, y + side],
          [length - x + (isOwn ? -0.7 : 0.7), y + side * 0.7],
        ],
      ] as const
    }),
    size.children,
  )
}

function drawLamp(drawing: Drawing, size: Size) {
  const [length] = size.area
  const { left, right } = addRooms(drawing, size)
  const inside = addDribblers(drawing, 'a', left)
  const outside = addDribblers(drawing, 'a', right)
  runAll(
    drawing,
    [...outside, ...inside].map((child, index) => {
      const isOutside = index < outside.length
      const [x, y] = (isOutside ? right[index] : left[index - outside.length]) ?? [0, 0]
      const wall = (length - corridor) / 2
      const isNear = x < length * 0.75
      const to: Point = isNear ? [wall - 3.4, y + 1.5] : [wall - 1.1, y - 1.3]
      return [child, [isOutside ? to : [Math.max(0.8, x - 1), y - 0.5]]] as const
    }),
    outside.length,
  )
}

const usual = { ages: [5, 6], intensity: 'medium', rounds: [5, 60, 40] } as const
const count = (size: Size) => ({ corridor, gates: countGates(size) })

export const rooms = createTaskFamily({
  slug: 'rooms-adventure',
  topic: 'fun',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'psychological', 'social'],
  sizes: createGroups([20, 13], [28, 20]),
  tasks: [
    {
      key: 'tidy',
      level: 1,
      ...usual,
      intensity: 'high',
      rounds: [5, 45, 45],
      kind: { topic: 'passing' },
      bibs: () => 0,
      numbers: count,
      words: roomWords.tidy,
      draw: drawTidy,
    },
    {
      key: 'post',
      level: 2,
      ...usual,
      ages: [5, 7],
      rounds: [4, 75, 45],
      kind: { topic: 'passing' },
      bibs: () => 0,
      numbers: count,
      words: roomWords.post,
      draw: drawPost,
    },
    {
      key: 'moving',
      level: 1,
      ...usual,
      kind: { topic: 'dribbling', phase: 'warm_up' },
      bibs: () => 0,
      numbers: count,
      words: moreRoomWords.moving,
      draw: drawMoving,
    },
    {
      key: 'lamp',
      level: 1,
      ...usual,
      kind: { topic: 'dribbling', phase: 'warm_up' },
      numbers: count,
      words: moreRoomWords.lamp,
      draw: drawLamp,
    },
  ],
})
