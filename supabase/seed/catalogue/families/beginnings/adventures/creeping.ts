/** Side by side on a line, towards somebody at the other end: classic playground games with a ball each. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { addDribblers, createGroups, createTaskFamily, type Drawing, type Size } from '../kit'
import { moreCreepingWords } from './creeping-more-words'
import { creepingWords } from './creeping-words'

interface Line {
  children: readonly string[]
  heights: readonly number[]
  coach: string
}

/** The others go as far as they like; every third has an arrow. */
function addLine(drawing: Drawing, size: Size, coachAt: Point): Line {
  const [length, width] = size.area
  drawing.corners('cone')
  const coach = drawing.coach(coachAt)
  if (size.children > 8) drawing.coach([length / 2, width + 1.8])
  const heights = Array.from(
    { length: size.children },
    (_, index) => (width / size.children) * (index + 0.5),
  )
  const children = addDribblers(
    drawing,
    'a',
    heights.map((y): Point => [0.4, y]),
  )
  return { children, heights, coach }
}

/** Different, the same every time. */
function getStride(index: number): number {
  return Math.sin(index * 2.1 + 0.6)
}

function runForward(
  drawing: Drawing,
  { children, heights }: Line,
  reach: (index: number) => number,
) {
  for (const [index, child] of children.entries()) {
    const at: Point = [reach(index), heights[index] ?? 0]
    if (index % 3 === 0) drawing.run(child, at)
    else drawing.runQuietly(child, at)
  }
}

function drawWolf(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const line = addLine(drawing, size, [length - 1, width / 2])
  drawing.together(() => {
    runForward(drawing, line, (index) => length * 0.5 + getStride(index) * 1.4)
  })
  drawing.together(() => {
    drawing.run(line.coach, [length * 0.62, width / 2])
    runForward(drawing, line, () => 0.3)
  })
}

function drawStatues(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const line = addLine(drawing, size, [length + 1.4, width / 2])
  drawing.gears(
    'marker',
    line.heights.map((y): Point => [length - 0.8, y + 0.3]),
  )
  drawing.together(() => {
    runForward(drawing, line, (index) => length * 0.42 + getStride(index) * 2)
  })
  drawing.together(() => {
    runForward(drawing, line, (index) =>
      index % 4 === 1 ? length - 1.7 : length * 0.68 + getStride(index) * 2,
    )
  })
}

function drawFisherman(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const line = addLine(drawing, size, [length + 1.6, width - 1])
  const fisherman = drawing.player('b', [length - 0.6, width / 2])
  drawing.together(() => {
    drawing.run(fisherman, [length * 0.62, width * 0.42], [length * 0.45, width * 0.3])
    for (const [index, child] of line.children.entries()) {
      const y = line.heights[index] ?? 0
      const isMiddle = Math.abs(y - width * 0.4) < width * 0.16
      const aside = y < width * 0.4 ? -0.5 : 0.7
      const way: Point[] = isMiddle
        ? [[length * 0.3, y]]
        : [
            [length * 0.5, y + aside],
            [length - 0.5, y],
          ]
      if (index % 3 === 0) drawing.run(child, ...way)
      else drawing.runQuietly(child, ...way)
    }
  })
}

function drawGiant(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const line = addLine(drawing, size, [length - 2.2, width / 2])
  drawing.zone([length - 4, 0], [length, width])
  drawing.zone([length * 0.45, 0], [length - 4, width])
  drawing.gears('marker', [
    [length * 0.45, 0],
    [length * 0.45, width],
    [length - 4, 0],
    [length - 4, width],
  ])
  drawing.together(() => {
    for (const [index, child] of line.children.entries()) {
      const y = line.heights[index] ?? 0
      const away = y - width / 2
      const isNear = Math.abs(away) < 1.4
      const stop = isNear ? length - 4.6 : length - 0.8
      const to: Point = index % 3 === 2 ? [length * 0.6, y] : [stop, y]
      if (index % 3 === 0) drawing.run(child, to)
      else drawing.runQuietly(child, to)
    }
  })
}

const usual = { ages: [5, 6], intensity: 'medium', rounds: [4, 75, 45] } as const

export const creeping = createTaskFamily({
  slug: 'playground-classics',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  sizes: createGroups([20, 14], [24, 26]),
  tasks: [
    { key: 'wolf', level: 1, ...usual, words: creepingWords.wolf, draw: drawWolf },
    {
      key: 'statues',
      level: 1,
      ...usual,
      kind: { topic: 'ball_mastery', phase: 'main_part' },
      rounds: [4, 90, 45],
      numbers: ({ children }) => ({ jewels: children }),
      words: creepingWords.statues,
      draw: drawStatues,
    },
    {
      key: 'fisherman',
      level: 2,
      ...usual,
      ages: [5, 7],
      kind: { topic: 'coordination' },
      words: moreCreepingWords.fisherman,
      draw: drawFisherman,
    },
    {
      key: 'giant-cave',
      level: 1,
      ...usual,
      kind: { topic: 'speed', phase: 'main_part' },
      words: moreCreepingWords.giant,
      draw: drawGiant,
    },
  ],
})
