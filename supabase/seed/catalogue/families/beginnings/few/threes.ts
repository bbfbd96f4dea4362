/** Three players and a coach: triangles, duels with a keeper, two against one. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createSpaces, createTaskFamily, type Drawing, type Size } from '../kit'
import { moreThreeWords } from './threes-more-words'
import { threeWords } from './threes-words'

function addCoach(drawing: Drawing, { area: [length, width] }: Size, balls: number) {
  drawing.corners('cone')
  drawing.coach([length / 2, width + 1.8])
  for (let index = 1; index <= balls; index += 1)
    drawing.ball([length / 2 + index * 0.8, width + 1.8])
}

const getSide = ({ key }: Size) => (key === 'large-space' ? 12 : 8)

function drawTriangle(drawing: Drawing, size: Size) {
  addCoach(drawing, size, 2)
  const [length, width] = size.area
  const side = getSide(size)
  const high = side * 0.866
  const top = (width - high) / 2
  const corners: Point[] = [
    [length / 2, top],
    [length / 2 + side / 2, top + high],
    [length / 2 - side / 2, top + high],
  ]
  const middle: Point = [length / 2, top + high * 0.66]
  const moveInward = ([x, y]: Point, metres: number): Point => {
    const away = Math.hypot(middle[0] - x, middle[1] - y)
    return [x + ((middle[0] - x) / away) * metres, y + ((middle[1] - y) / away) * metres]
  }
  drawing.gears(
    'pole',
    corners.map((corner) => moveInward(corner, 1)),
  )
  const [one = '', two = '', three = ''] = corners.map((corner) => drawing.player('a', corner))
  const ball = drawing.ball(one)
  const [first, second, third] = corners
  if (!first || !second || !third) return
  const right: Point = [second[0] - 0.2, second[1] - 1.9]
  const left: Point = [third[0] + 1.9, third[1] + 0.2]
  const up: Point = [first[0] - 1.4, first[1] + 0.9]
  drawing.together(() => {
    drawing.pass(ball, right, { for: two })
    drawing.run(two, right)
  })
  drawing.together(() => {
    drawing.pass(ball, left, { for: three })
    drawing.run(three, left)
    drawing.run(one, up)
  })
  drawing.together(() => {
    drawing.pass(ball, one)
    drawing.runQuietly(two, second)
  })
}

function drawHunt(drawing: Drawing, size: Size) {
  addCoach(drawing, size, 2)
  const [length, width] = size.area
  const one = drawing.player('a', [length * 0.2, width * 0.3])
  const other = drawing.player('a', [length * 0.75, width * 0.25])
  const hunter = drawing.player('b', [length * 0.55, width * 0.65])
  const ball = drawing.ball(one)
  drawing.together(() => {
    drawing.run(one, [length * 0.3, width * 0.5])
    drawing.run(hunter, [length * 0.44, width * 0.6])
    drawing.run(other, [length * 0.8, width * 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, other)
    drawing.run(hunter, [length * 0.66, width * 0.52])
    drawing.run(one, [length * 0.3, width * 0.85])
  })
  drawing.together(() => {
    drawing.run(other, [length * 0.88, width * 0.2], [length * 0.7, width * 0.14])
    drawing.run(hunter, [length * 0.78, width * 0.34])
    drawing.run(one, [length * 0.25, width * 0.5])
  })
  drawing.pass(ball, one)
}

function drawRota(drawing: Drawing, size: Size) {
  addCoach(drawing, size, 0)
  const [length, width] = size.area
  const y = width / 2
  drawing.goal(size.key === 'large-space' ? 'youth' : 'small', [length, y], 180)
  drawing.gears('cone', [
    [length * 0.45, 0],
    [length * 0.45, width],
  ])
  const keeper = drawing.keeper('b', [length - 1, y])
  const defender = drawing.player('b', [length - 6, y])
  const attacker = drawing.player('a', [1, y])
  const ball = drawing.ball(attacker)
  for (const index of [1, 2, 3, 4, 5]) drawing.ball([-0.6, y - 2 + index * 0.6])
  drawing.pass(ball, defender)
  drawing.together(() => {
    drawing.pass(ball, [length * 0.3, y - 0.4], { for: attacker })
    drawing.run(attacker, [length * 0.3, y - 0.4])
  })
  drawing.together(() => {
    drawing.run(attacker, [length * 0.45, y + 0.4], [length - 5.2, y + 2.6])
    drawing.run(defender, [length - 6.8, y - 0.2], [length - 4.4, y + 0.9])
    drawing.run(keeper, [length - 1.2, y + 0.6])
  })
  drawing.shot(ball, [length + 0.4, y + (size.key === 'large-space' ? 2.1 : 1.1)])
}

function drawMiddle(drawing: Drawing, size: Size) {
  addCoach(drawing, size, 1)
  const [length, width] = size.area
  const y = width / 2
  drawing.gears('cone', [
    [length / 2, y - 2],
    [length / 2, y + 2],
  ])
  const left = drawing.player('a', [0.6, y])
  const right = drawing.player('a', [length - 0.6, y])
  const link = drawing.player('a', [length / 2 + 1, y])
  const ball = drawing.ball(left)
  drawing.ball([length - 0.2, y + 1.6])
  drawing.together(() => {
    drawing.pass(ball, [length / 2 - 2.4, y - 0.6], { for: link })
    drawing.run(link, [length / 2 - 2.4, y - 0.6])
  })
  drawing.run(link, [length / 2, y + 0.4])
  drawing.pass(ball, right)
  drawing.together(() => {
    drawing.pass(ball, [length / 2 + 2.2, y + 0.8], { for: link })
    drawing.run(link, [length / 2 + 2.2, y + 0.8])
  })
  drawing.run(link, [length / 2, y - 0.2])
  drawing.pass(ball, left)
}

function drawTwoOne(drawing: Drawing, size: Size) {
  addCoach(drawing, size, 0)
  const [length, width] = size.area
  const y = width / 2
  drawing.goal('mini', [length, y], 180)
  drawing.gears('cone', [
    [0, y - 2],
    [0, y + 2],
  ])
  const one = drawing.player('a', [0.8, y - 1.2])
  const other = drawing.player('a', [0.8, y + 2.4])
  const defender = drawing.player('b', [length - 2.5, y])
  const ball = drawing.ball(other)
  for (const index of [1, 2, 3, 4]) drawing.ball([-0.8, y - 1.6 + index * 0.6])
  drawing.pass(ball, one)
  drawing.together(() => {
    drawing.run(one, [length * 0.5, y - 1])
    drawing.run(other, [length * 0.52, y + 2.8])
    drawing.run(defender, [length * 0.62, y - 0.4])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.68, y + 2.5], { for: other })
    drawing.run(other, [length * 0.68, y + 2.5])
    drawing.run(one, [length * 0.66, y - 2])
    drawing.run(defender, [length * 0.72, y + 0.8])
  })
  drawing.together(() => {
    drawing.pass(ball, [length + 0.2, y + 0.3])
    drawing.run(defender, [length * 0.82, y + 0.2])
  })
}

const young: readonly [number, number] = [8, 11]
const old: readonly [number, number] = [12, 19]
const three: readonly [number, number] = [3, 3]

export const threes = createTaskFamily({
  slug: 'just-three',
  topic: 'passing',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'tactical'],
  sizes: createSpaces(
    3,
    three,
    [
      [12, 10],
      [16, 14],
    ],
    [young, old],
  ),
  tasks: [
    {
      key: 'triangle',
      level: 2,
      ages: young,
      intensity: 'medium',
      rounds: [6, 60, 40],
      numbers: (size) => ({ side: getSide(size) }),
      words: threeWords.triangle,
      draw: drawTriangle,
    },
    {
      key: 'hunt',
      level: 2,
      ages: young,
      intensity: 'high',
      rounds: [6, 60, 60],
      kind: { topic: 'possession', practice_type: 'rondo' },
      sizes: createSpaces(
        3,
        three,
        [
          [8, 8],
          [11, 11],
        ],
        [[7, 11], old],
      ),
      words: threeWords.hunt,
      draw: drawHunt,
    },
    {
      key: 'attack-defend-save',
      level: 2,
      ages: young,
      intensity: 'high',
      rounds: [6, 75, 75],
      kind: { topic: 'finishing', practice_type: 'opposed' },
      sizes: createSpaces(
        3,
        three,
        [
          [16, 12],
          [22, 16],
        ],
        [young, old],
      ),
      words: threeWords.rota,
      draw: drawRota,
    },
    {
      key: 'link',
      level: 2,
      ages: young,
      intensity: 'high',
      rounds: [6, 60, 60],
      kind: { topic: 'first_touch' },
      sizes: createSpaces(
        3,
        three,
        [
          [16, 8],
          [24, 10],
        ],
        [
          [9, 12],
          [13, 19],
        ],
      ),
      words: moreThreeWords.middle,
      draw: drawMiddle,
    },
    {
      key: 'two-against-one',
      level: 2,
      ages: young,
      intensity: 'high',
      rounds: [6, 75, 75],
      kind: { topic: 'combination_play', practice_type: 'wave' },
      sizes: createSpaces(
        3,
        three,
        [
          [16, 10],
          [22, 14],
        ],
        [[7, 11], old],
      ),
      words: moreThreeWords.twoOne,
      draw: drawTwoOne,
    },
  ],
})
