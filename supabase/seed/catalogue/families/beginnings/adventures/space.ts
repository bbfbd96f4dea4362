/** Space: a station in the middle, rings round it as planets, a ball each. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addCoaches,
  addDribblers,
  chooseTargets,
  createGroups,
  createTaskFamily,
  runAll,
  stopBefore,
  type Drawing,
  type Size,
} from '../kit'
import { moreSpaceWords } from './space-more-words'
import { spaceWords } from './space-words'

const countPlanets = ({ children }: Size) => ({
  planets: children > 8 ? 20 : 10,
  station: children > 8 ? 11 : 6,
})

function listCircle(count: number, centre: Point, radius: Point, turn = 0): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    return [centre[0] + Math.cos(angle) * radius[0], centre[1] + Math.sin(angle) * radius[1]]
  })
}

interface Sky {
  middle: Point
  planets: readonly Point[]
  /** In the station, on its edge. */
  docks: readonly Point[]
}

function drawSky(drawing: Drawing, size: Size): Sky {
  const [length, width] = size.area
  const { planets: count, station } = countPlanets(size)
  const middle: Point = [length / 2, width / 2]
  const from: Point = [middle[0] - station / 2, middle[1] - station / 2]
  const to: Point = [middle[0] + station / 2, middle[1] + station / 2]
  drawing.corners('cone')
  drawing.zone(from, to)
  drawing.corners('marker', from, to)
  const planets = listCircle(count, middle, [length / 2 - 1.6, width / 2 - 1.6]).map(
    ([x, y], index): Point =>
      index % 2 === 0 ? [x, y] : [x + (middle[0] - x) * 0.2, y + (middle[1] - y) * 0.2],
  )
  drawing.gears('ring', planets)
  addCoaches(drawing, size)
  const docks = listCircle(size.children, middle, [station * 0.44, station * 0.44], 0.5)
  return { middle, planets, docks }
}

function drawCountdown(drawing: Drawing, size: Size) {
  const { planets, docks } = drawSky(drawing, size)
  const targets = chooseTargets(docks, planets)
  const children = addDribblers(drawing, 'a', docks)
  runAll(
    drawing,
    children.map((child, index) => [child, [targets[index] ?? [0, 0]]] as const),
    4,
  )
}

function drawFingers(drawing: Drawing, size: Size) {
  const { planets, docks } = drawSky(drawing, size)
  const firsts = chooseTargets(docks, planets)
  const children = addDribblers(drawing, 'a', docks)
  runAll(
    drawing,
    children.map((child, index) => {
      const first = firsts[index] ?? [0, 0]
      const second = planets[(planets.indexOf(first) + 1) % planets.length] ?? first
      const next = docks[(index + 1) % docks.length] ?? first
      return [child, [first, second, stopBefore(second, next, 0.8)]] as const
    }),
    2,
  )
}

function drawSwap(drawing: Drawing, size: Size) {
  const { planets } = drawSky(drawing, size)
  const ships = planets.filter((_, index) => index % 5 !== 4)
  for (const ship of ships) drawing.ball(ship)
  const [length, width] = size.area
  const pilots = ships.map((ship) =>
    drawing.player('a', stopBefore([length / 2, width / 2], ship, 1)),
  )
  runAll(
    drawing,
    pilots.map((pilot, index) => {
      const next = ships[(index + 1) % ships.length] ?? [0, 0]
      return [pilot, [stopBefore([length / 2, width / 2], next, 0.9)]] as const
    }),
    4,
  )
}

function drawComet(drawing: Drawing, size: Size) {
  const { middle, planets } = drawSky(drawing, size)
  const pairs = size.children / 2
  const step = planets.length / pairs
  const runs: [string, Point[]][] = []
  for (let pair = 0; pair < pairs; pair += 1) {
    const start = Math.round(pair * step)
    const at = planets[start] ?? middle
    const next = planets[(start + 1) % planets.length] ?? middle
    const comet = stopBefore(middle, at, 1)
    const tail = stopBefore(middle, at, 3.3)
    const [leader = '', follower = ''] = addDribblers(drawing, 'a', [comet, tail])
    const goal = stopBefore(comet, next, 0.9)
    runs.push([leader, [at, goal]], [follower, [comet, stopBefore(at, goal, 1.6)]])
  }
  runAll(drawing, runs, 4)
}

const usual = { ages: [5, 6], intensity: 'medium', rounds: [5, 60, 40] } as const

export const space = createTaskFamily({
  slug: 'space-adventure',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'psychological'],
  sizes: createGroups([20, 18], [34, 28]),
  tasks: [
    {
      key: 'countdown',
      level: 1,
      ...usual,
      numbers: countPlanets,
      words: spaceWords.countdown,
      draw: drawCountdown,
    },
    {
      key: 'fingers',
      level: 2,
      ...usual,
      ages: [5, 7],
      rounds: [4, 75, 45],
      numbers: countPlanets,
      words: spaceWords.fingers,
      draw: drawFingers,
    },
    {
      key: 'swap',
      level: 1,
      ...usual,
      kind: { topic: 'coordination', phase: 'warm_up' },
      intensity: 'high',
      rounds: [5, 45, 45],
      numbers: countPlanets,
      words: moreSpaceWords.swap,
      draw: drawSwap,
    },
    {
      key: 'comet',
      level: 2,
      ...usual,
      kind: { phase: 'warm_up' },
      ages: [5, 7],
      numbers: countPlanets,
      words: moreSpaceWords.comet,
      draw: drawComet,
    },
  ],
})
