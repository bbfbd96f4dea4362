/** First matches: two against two on small pitches side by side, no keepers, nobody waits. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addCoaches,
  addDribblers,
  createGroups,
  createTaskFamily,
  listGridPoints,
  type Drawing,
  type Size,
} from '../kit'
import { moreMatchWords } from './matches-more-words'
import { matchWords } from './matches-words'

const pitch: Point = [14, 10]
const gap = 2
const countCourts = ({ children }: Size) => ({ courts: children / 4 })

interface Four {
  at: (x: number, y: number) => Point
  own: readonly [string, string]
  others: readonly [string, string]
  isShown: boolean
}

/** Two of each team on every pitch; places are metres from its corner. */
function drawPitches(
  drawing: Drawing,
  size: Size,
  { places, goals = 1 }: { places: readonly [Point, Point]; goals?: 1 | 2 },
): Four[] {
  addCoaches(drawing, size)
  return Array.from({ length: size.children / 4 }, (_, index): Four => {
    const left = Math.floor(index / 2) * (pitch[0] + gap)
    const top = (index % 2) * (pitch[1] + gap)
    const toPlace = (x: number, y: number): Point => [left + x, top + y]
    drawing.corners('cone', toPlace(0, 0), toPlace(...pitch))
    for (const y of goals === 1 ? [5] : [2, 8]) {
      drawing.goal('mini', toPlace(0, y), 0)
      drawing.goal('mini', toPlace(14, y), 180)
    }
    const [[x, y], [u, v]] = places
    return {
      at: toPlace,
      own: [drawing.player('a', toPlace(x, y)), drawing.player('a', toPlace(u, v))],
      others: [
        drawing.player('b', toPlace(14 - x, 10 - y)),
        drawing.player('b', toPlace(14 - u, 10 - v)),
      ],
      isShown: index === 0,
    }
  })
}

/** Arrows on the first pitch only. */
function play(
  drawing: Drawing,
  fours: readonly Four[],
  listRuns: (four: Four) => [string, Point[]][],
) {
  drawing.together(() => {
    for (const four of fours) {
      for (const [who, way] of listRuns(four)) {
        if (four.isShown) drawing.run(who, ...way)
        else drawing.runQuietly(who, ...way)
      }
    }
  })
}

function addShots(drawing: Drawing, balls: readonly string[], to: readonly Point[]) {
  drawing.together(() => {
    for (const [index, ball] of balls.entries()) drawing.pass(ball, to[index] ?? [0, 0])
  })
}

function drawTwoBalls(drawing: Drawing, size: Size) {
  const fours = drawPitches(drawing, size, {
    places: [
      [2, 5],
      [4.5, 2],
    ],
  })
  const balls = fours.flatMap(({ own, others }) => [drawing.ball(own[0]), drawing.ball(others[0])])
  for (const { at } of fours) drawing.ball(at(5, 10.8))
  for (const { at } of fours) drawing.ball(at(9, 10.8))
  play(drawing, fours, ({ at, own, others }) => [
    [own[0], [at(6, 6.8), at(10.6, 6.4)]],
    [others[0], [at(8, 3.2), at(3.4, 3.4)]],
    [own[1], [at(3, 4.4)]],
    [others[1], [at(11.6, 5.2)]],
  ])
  addShots(
    drawing,
    balls,
    fours.flatMap(({ at }) => [at(14.2, 5.2), at(-0.2, 4.8)]),
  )
}

function drawSky(drawing: Drawing, size: Size) {
  const fours = drawPitches(drawing, size, {
    places: [
      [4, 6.4],
      [3.4, 2.6],
    ],
  })
  const balls = fours.map(({ at }) => {
    for (let index = 1; index < 6; index += 1) drawing.ball(at(5 + index * 0.7, 10.8))
    return drawing.ball(at(5, 10.8))
  })
  drawing.together(() => {
    for (const [index, { at, own }] of fours.entries())
      drawing.pass(balls[index] ?? '', at(7, 5), { kind: 'lofted', for: own[0] })
    for (const { at, own, others } of fours) {
      drawing.run(own[0], at(6.8, 5.2))
      drawing.runQuietly(others[0], at(8.8, 4.4))
      drawing.runQuietly(own[1], at(7.4, 2))
      drawing.runQuietly(others[1], at(10.4, 6.4))
    }
  })
  play(drawing, fours, ({ at, own, others }) => [
    [own[0], [at(9, 6.8), at(11, 6.4)]],
    [others[0], [at(10, 4.4)]],
    [own[1], [at(9.6, 2.2)]],
    [others[1], [at(12.6, 7)]],
  ])
  addShots(
    drawing,
    balls,
    fours.map(({ at }) => at(14.2, 5.1)),
  )
}

function drawAnyGoal(drawing: Drawing, size: Size) {
  const fours = drawPitches(drawing, size, {
    places: [
      [5.4, 5],
      [4, 2.4],
    ],
    goals: 2,
  })
  const balls = fours.map(({ own, at }) => {
    drawing.gears('marker', [at(7, 0), at(7, 10)])
    drawing.ball(at(6.6, 10.8))
    drawing.ball(at(7.4, 10.8))
    return drawing.ball(own[0])
  })
  play(drawing, fours, ({ at, own, others }) => [
    [own[0], [at(7.6, 5.4), at(6.6, 6.8)]],
    [others[0], [at(8.6, 5.6)]],
    [own[1], [at(6, 2.2)]],
    [others[1], [at(8.6, 7.8)]],
  ])
  play(drawing, fours, ({ at, own, others }) => [
    [own[0], [at(2.6, 7.9)]],
    [others[0], [at(4.6, 6)]],
    [others[1], [at(5.4, 7.9)]],
  ])
  addShots(
    drawing,
    balls,
    fours.map(({ at }) => at(-0.2, 8)),
  )
}

function drawGrowing(drawing: Drawing, size: Size) {
  const fours = drawPitches(drawing, size, {
    places: [
      [4, 5.6],
      [0.6, 2.4],
    ],
  })
  const balls = fours.map(({ own, at }) => {
    for (const x of [6.2, 7, 7.8]) drawing.ball(at(x, 10.8))
    return drawing.ball(own[0])
  })
  play(drawing, fours, ({ at, own, others }) => [
    [own[0], [at(7, 6.4)]],
    [others[0], [at(8.8, 5.6)]],
  ])
  play(drawing, fours, ({ at, own, others }) => [
    [own[1], [at(5, 1.8), at(9.6, 2.2)]],
    [others[1], [at(11.6, 5.6)]],
  ])
  drawing.together(() => {
    for (const [index, { own }] of fours.entries()) drawing.pass(balls[index] ?? '', own[1])
  })
  addShots(
    drawing,
    balls,
    fours.map(({ at }) => at(14.2, 4.9)),
  )
}

function countGoals({ children }: Size) {
  return { goals: children > 8 ? 6 : 4 }
}

function drawDragon(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('cone')
  const each = countGoals(size).goals / 2
  const heights = Array.from({ length: each }, (_, index) => (width / each) * (index + 0.5))
  for (const y of heights) {
    drawing.goal('mini', [0, y], 0)
    drawing.goal('mini', [length, y], 180)
  }
  const dragon = drawing.coach([length / 2 + 1, width / 2])
  if (size.children > 8) drawing.coach([length / 2, width + 1.8])
  const rows = size.children / 2
  const places = listGridPoints([2, rows], [length * 0.3, 1.4], [length * 0.66, width - 1.4])
  const children = addDribblers(drawing, 'a', places)
  drawing.together(() => {
    drawing.run(dragon, [length - 2.6, heights[0] ?? 0])
    for (const [index, child] of children.entries()) {
      const [x, y] = places[index] ?? [0, 0]
      const isLeft = index % 2 === 0
      const goal = heights[Math.min(each - 1, Math.floor(y / (width / each)))] ?? y
      const to: Point = isLeft
        ? [x - (index % 4 === 0 ? 3.4 : 1.8), y + (goal - y) * 0.4]
        : [Math.min(length - 2, x + 2.4), y > width / 2 ? y + 0.6 : y + 1]
      if (index < 6) drawing.run(child, to)
      else drawing.runQuietly(child, to)
    }
  })
  const [low = 0] = heights
  drawing.pass('ball1', [-0.2, low])
}

const usual = { ages: [5, 6], intensity: 'high', rounds: [4, 120, 60] } as const

export const matches = createTaskFamily({
  slug: 'first-matches',
  topic: 'fun',
  moment: 'in_possession',
  phase: 'game',
  practice_type: 'small_sided_game',
  corners: ['technical', 'tactical', 'social'],
  sizes: createGroups([14, 22], [30, 22]),
  tasks: [
    {
      key: 'two-balls',
      level: 1,
      ...usual,
      numbers: countCourts,
      words: matchWords.twoBalls,
      draw: drawTwoBalls,
    },
    {
      key: 'ball-from-the-sky',
      level: 1,
      ...usual,
      ages: [5, 7],
      kind: { moment: 'transition_to_attack' },
      numbers: countCourts,
      words: matchWords.sky,
      draw: drawSky,
    },
    {
      key: 'four-goals',
      level: 2,
      ...usual,
      ages: [6, 7],
      kind: { topic: 'dribbling' },
      numbers: countCourts,
      words: matchWords.anyGoal,
      draw: drawAnyGoal,
    },
    {
      key: 'call-a-friend',
      level: 2,
      ...usual,
      ages: [6, 7],
      rounds: [6, 60, 60],
      numbers: countCourts,
      words: moreMatchWords.growing,
      draw: drawGrowing,
    },
    {
      key: 'dragon',
      level: 1,
      ...usual,
      rounds: [4, 90, 60],
      kind: { topic: 'finishing', practice_type: 'fun_game' },
      sizes: createGroups([18, 14], [26, 22]),
      numbers: countGoals,
      words: moreMatchWords.dragon,
      draw: drawDragon,
    },
  ],
})
