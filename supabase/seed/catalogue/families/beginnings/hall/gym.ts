/** A small hall on a rainy day: walls, benches on their sides, mats; nobody stands around. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import { createTaskFamily, listGridPoints, runAll, scatter, type Drawing, type Size } from '../kit'
import { drawStations } from './draw-stations'
import { moreGymWords } from './gym-more-words'
import { gymWords } from './gym-words'

const smallHall: Size = { key: 'small-hall', children: 8, players: [6, 10], area: [15, 10] }
const schoolHall: Size = {
  key: 'school-hall',
  children: 12,
  players: [9, 14],
  area: [22, 14],
  name: [', school hall', ', Schulsporthalle', ', училищен салон'],
}

const countWalls = ({ children }: Size) => ({ walls: children > 8 ? 8 : 6 })

function addCoach(drawing: Drawing, { area: [length] }: Size) {
  drawing.corners('marker')
  drawing.coach([length / 2, -1.6])
}

function drawWall(drawing: Drawing, size: Size) {
  addCoach(drawing, size)
  const [length, width] = size.area
  const each = countWalls(size).walls / 2
  const places = Array.from({ length: each }, (_, index) => (length / each) * (index + 0.5))
  for (const x of places) {
    drawing.gear('rebounder', [x, 0.2], { length: 2.5, rotation: 90 })
    drawing.gear('rebounder', [x, width - 0.2], { length: 2.5, rotation: 270 })
  }
  const starts = places.flatMap((x): Point[] => [
    [x - 0.5, 2.6],
    [x + 0.5, width - 2.6],
  ])
  const players = starts.map((at) => drawing.player('a', at))
  const rest = listGridPoints(
    [2, (size.children - starts.length) / 2],
    [length * 0.35, width * 0.45],
    [length * 0.65, width * 0.55],
  )
  const others = rest.map((at) => drawing.player('a', at))
  const balls = players.map((player) => drawing.ball(player))
  for (const other of others) drawing.ball(other)
  drawing.together(() => {
    for (const [index, ball] of balls.entries()) {
      const [x, y] = starts[index] ?? [0, 0]
      if (index < 4) drawing.pass(ball, [x + 0.5, y < width / 2 ? 0.5 : width - 0.5])
    }
    for (const [index, other] of others.entries()) {
      const [x, y] = rest[index] ?? [0, 0]
      drawing.run(other, [x + (index % 2 === 0 ? -1.4 : 1.4), y + 0.6])
    }
  })
  drawing.together(() => {
    for (const [index, ball] of balls.entries()) {
      const player = players[index]
      const [x, y] = starts[index] ?? [0, 0]
      if (index >= 4 || player === undefined) continue
      const to: Point = [x + 1.2, y + (y < width / 2 ? 0.3 : -0.3)]
      drawing.pass(ball, to, { for: player })
      drawing.run(player, to)
    }
  })
}

function drawSole(drawing: Drawing, size: Size) {
  addCoach(drawing, size)
  const [length, width] = size.area
  drawing.zone([0, 0], [length / 2, width / 2])
  drawing.zone([length / 2, width / 2], [length, width])
  drawing.gears('marker', [
    [length / 2, 0],
    [length, width / 2],
    [length / 2, width],
    [0, width / 2],
  ])
  const grid: readonly [number, number] = size.children > 8 ? [6, 2] : [4, 2]
  const places = scatter(
    listGridPoints(grid, [1.6, width * 0.25], [length - 1.6, width * 0.75]),
    0.3,
  )
  const players = places.map((at) => {
    const player = drawing.player('a', at)
    drawing.ball(player)
    return player
  })
  const half = places.length / 2
  runAll(
    drawing,
    players.map((player, index) => {
      const [x, y] = places[index] ?? [0, 0]
      const isTop = index < half
      const isLast = isTop ? x > length / 2 : x < length / 2
      const step = length / 4 + 0.6
      const to: Point = isLast
        ? [x, isTop ? y + width * 0.42 : y - width * 0.42]
        : [isTop ? x + step : x - step, y]
      return [player, [to]] as const
    }),
    players.length,
  )
}

function drawMats(drawing: Drawing, size: Size) {
  addCoach(drawing, size)
  const [length, width] = size.area
  const y = width / 2
  drawing.zone([-0.3, y - 1.5], [0.3, y + 1.5])
  drawing.zone([length - 0.3, y - 1.5], [length + 0.3, y + 1.5])
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const half = size.children / 2
  const own = Array.from({ length: half }, (_, index): Point => [
    length * (index % 2 === 0 ? 0.2 : 0.42),
    (width * (index + 0.5)) / half,
  ])
  const greens = own.map((at) => drawing.player('a', at))
  const [guard = ''] = own.map(([x, v]) => drawing.player('b', [length - x + 0.4, width - v + 0.4]))
  const [first = '', second = ''] = greens
  const ball = drawing.ball(first)
  drawing.ball([length + 0.4, 0.6])
  drawing.ball([-0.4, width - 0.6])
  drawing.together(() => {
    drawing.pass(ball, [length * 0.2 + 3, 0.3])
    drawing.run(second, [length * 0.56, width * 0.18])
    drawing.runQuietly(guard, [length * 0.84, width * 0.7])
  })
  drawing.together(() => {
    drawing.pass(ball, [length * 0.6, width * 0.24], { for: second })
    drawing.run(second, [length * 0.6, width * 0.24])
  })
  drawing.pass(ball, [length - 0.3, y - 0.6], { kind: 'driven' })
}

const countCourts = ({ children }: Size) => ({ courts: children / 2 })

function drawSquash(drawing: Drawing, size: Size) {
  addCoach(drawing, size)
  const [length, width] = size.area
  const perSide = size.children / 4
  const step = length / perSide
  drawing.ball([length / 2, width / 2])
  const courts = Array.from({ length: perSide * 2 }, (_, index) => {
    const x = step * (Math.floor(index / 2) + 0.5)
    const isTop = index % 2 === 0
    const wall = isTop ? 0 : width
    const into = isTop ? 1 : -1
    drawing.zone([x - 2.5, wall], [x + 2.5, wall + into * 4])
    const one = drawing.player('a', [x - 1.2, wall + into * 3])
    const other = drawing.player('b', [x + 1.2, wall + into * 2.2])
    return { x, wall, into, one, other, ball: drawing.ball(one) }
  })
  drawing.together(() => {
    for (const { x, wall, into, ball } of courts) drawing.pass(ball, [x - 0.2, wall + into * 0.3])
  })
  drawing.together(() => {
    for (const [index, { x, wall, into, one, other, ball }] of courts.entries()) {
      const to: Point = [x + 1, wall + into * 3]
      drawing.pass(ball, to, { for: other })
      if (index < 2) drawing.run(other, to)
      else drawing.runQuietly(other, to)
      drawing.runQuietly(one, [x - 1.4, wall + into * 1.8])
    }
  })
}

export const gym = createTaskFamily({
  slug: 'rainy-day-hall',
  topic: 'passing',
  moment: null,
  phase: 'main_part',
  practice_type: 'unopposed',
  corners: ['technical', 'physical'],
  sizes: [smallHall, schoolHall],
  tasks: [
    {
      key: 'wall-passes',
      level: 2,
      ages: [8, 14],
      intensity: 'medium',
      rounds: [5, 75, 30],
      kind: { topic: 'first_touch', phase: 'warm_up' },
      numbers: countWalls,
      words: gymWords.wall,
      draw: drawWall,
    },
    {
      key: 'clever-sole',
      level: 2,
      ages: [7, 13],
      intensity: 'medium',
      rounds: [5, 60, 30],
      kind: { topic: 'ball_mastery', phase: 'warm_up', practice_type: 'fun_game' },
      words: gymWords.sole,
      draw: drawSole,
    },
    {
      key: 'mat-game',
      level: 2,
      ages: [8, 15],
      intensity: 'high',
      rounds: [5, 120, 90],
      kind: { topic: 'finishing', phase: 'game', practice_type: 'conditioned_game' },
      sizes: [
        { ...smallHall, children: 6, players: [6, 8] },
        { ...schoolHall, children: 10, players: [8, 12] },
      ],
      numbers: ({ children }) => ({ half: children / 2 }),
      words: gymWords.mats,
      draw: drawMats,
    },
    {
      key: 'circuit',
      level: 2,
      ages: [9, 15],
      intensity: 'medium',
      rounds: [8, 75, 45],
      kind: { topic: 'coordination' },
      numbers: ({ children }) => ({ each: children / 4 }),
      words: moreGymWords.stations,
      draw: drawStations,
    },
    {
      key: 'squash',
      level: 3,
      ages: [9, 16],
      intensity: 'medium',
      rounds: [5, 90, 45],
      kind: {
        topic: 'first_touch',
        practice_type: 'fun_game',
        corners: ['technical', 'psychological'],
      },
      numbers: countCourts,
      bibs: () => 0,
      words: moreGymWords.squash,
      draw: drawSquash,
    },
  ],
})
