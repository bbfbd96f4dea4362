/** The garden: many cones as trees or flowers, a ball each, a story for every visit. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addCoaches,
  addDribblers,
  chooseTargets,
  createGroups,
  createTaskFamily,
  goRound,
  listGridPoints,
  runAll,
  scatter,
  stopBefore,
  type Drawing,
  type Size,
} from '../kit'
import { moreGardenWords } from './garden-more-words'
import { gardenWords } from './garden-words'

const countTrees = ({ children }: Size) => ({ trees: children > 8 ? 20 : 10 })
const countHive = ({ children }: Size) => ({ hive: children > 8 ? 6 : 4 })

function listTrees({ area: [length, width], children }: Size): Point[] {
  if (children > 8) return scatter(listGridPoints([5, 4], [3, 3], [length - 3, width - 3]))
  return scatter(listGridPoints([5, 2], [3, 4.4], [length - 3, width - 4.4]))
}

/** Between the trees. */
function listPlaces({ area: [length, width], children }: Size): Point[] {
  if (children > 8) {
    const rows = listGridPoints([4, 3], [5.5, 5.3], [length - 5.5, width - 5.3])
    return [...rows, ...listGridPoints([4, 1], [5.5, 1], [length - 5.5, 1])]
  }
  return [
    ...listGridPoints([4, 1], [4.5, width / 2], [length - 4.5, width / 2]),
    ...listGridPoints([2, 2], [6, 1.6], [length - 6, width - 1.6]),
  ]
}

function addTrees(drawing: Drawing, size: Size): Point[] {
  drawing.corners('marker')
  const trees = listTrees(size)
  drawing.gears('cone', trees)
  addCoaches(drawing, size)
  return trees
}

function drawWatering(drawing: Drawing, size: Size) {
  const trees = addTrees(drawing, size)
  const places = listPlaces(size)
  const targets = chooseTargets(places, trees)
  const children = addDribblers(drawing, 'a', places)
  runAll(
    drawing,
    children.map((child, index) => {
      const tree = targets[index] ?? [0, 0]
      return [child, goRound(places[index] ?? tree, tree)] as const
    }),
  )
}

function drawApples(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const trees = addTrees(drawing, size)
  const baskets = listGridPoints([2, 2], [1.2, 1.2], [length - 1.2, width - 1.2])
  drawing.gears('ring', baskets)
  for (const [index, [x, y]] of trees.entries()) {
    drawing.gear('marker', [x + 0.5, y + 0.5])
    if (index % 2 === 0) drawing.gear('marker', [x - 0.5, y + 0.5])
  }
  const places = listPlaces(size)
  const targets = chooseTargets(places, trees)
  const children = addDribblers(drawing, 'a', places)
  runAll(
    drawing,
    children.map((child, index) => {
      const place = places[index] ?? [0, 0]
      const tree = stopBefore(place, targets[index] ?? place, 0.8)
      const basket = baskets.toSorted(
        (a, b) =>
          Math.hypot(a[0] - tree[0], a[1] - tree[1]) - Math.hypot(b[0] - tree[0], b[1] - tree[1]),
      )[0]
      return [
        child,
        index % 3 === 0 && index < 4 && basket ? [tree, stopBefore(tree, basket, 0.7)] : [tree],
      ] as const
    }),
    5,
  )
}

function drawMoles(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('cone')
  const isLarge = size.children > 8
  const hats = scatter(
    listGridPoints(isLarge ? [8, 4] : [5, 4], [2, 2], [length - 2, width - 2]),
    0.3,
  )
  drawing.gears('marker', hats)
  addCoaches(drawing, size)
  const places = isLarge
    ? listGridPoints([8, 2], [2, 4.7], [length - 2, width - 4.7])
    : listGridPoints([4, 2], [3.8, 3.7], [length - 3.8, width - 3.7])
  const targets = chooseTargets(places, hats)
  const children = places.map((at, index) => {
    const child = drawing.player(index % 2 === 0 ? 'a' : 'b', at)
    drawing.ball(child)
    return child
  })
  runAll(
    drawing,
    children.map((child, index) => {
      const place = places[index] ?? [0, 0]
      return [child, [stopBefore(place, targets[index] ?? place, 0.6)]] as const
    }),
    size.children,
  )
}

function drawBees(drawing: Drawing, size: Size) {
  const [, width] = size.area
  const hive = countHive(size).hive
  drawing.zone([0, width - hive], [hive, width])
  drawing.gears('marker', [
    [0, width - hive],
    [hive, width - hive],
    [hive, width],
  ])
  const flowers = addTrees(drawing, size).toSorted((a, b) => b[0] - a[0])
  const places = listPlaces(size)
  const targets = chooseTargets(places, flowers)
  const bees = addDribblers(drawing, 'a', places)
  const home: Point = [hive / 2, width - hive / 2]
  const nearest = places
    .map((at, index) => ({ index, away: Math.hypot(at[0] - home[0], at[1] - home[1]) }))
    .toSorted((a, b) => a.away - b.away)[0]
  runAll(
    drawing,
    bees.map((bee, index) => {
      const place = places[index] ?? [0, 0]
      const flower = stopBefore(place, targets[index] ?? place, 0.7)
      return [bee, index === nearest?.index ? [home] : [flower]] as const
    }),
    size.children,
  )
}

function drawFarmer(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('marker')
  const trees = listTrees(size)
  drawing.gears('cone', trees)
  const farmer: Point = [length / 2 + 3, width / 2]
  const coach = drawing.coach(farmer)
  const isHidden = ([x, y]: Point) => x > 0.5 && y > 0.5 && x < length - 0.5 && y < width - 0.5
  const hiding = trees
    .map(([x, y]): Point => {
      const away = Math.hypot(x - farmer[0], y - farmer[1])
      return [x + ((x - farmer[0]) / away) * 1.1, y + ((y - farmer[1]) / away) * 1.1]
    })
    .filter(isHidden)
    .slice(0, size.children)
  const children = addDribblers(drawing, 'a', hiding)
  const to: Point = [length / 2 - 3, width / 2]
  drawing.together(() => {
    drawing.run(coach, to)
    for (const [index, child] of children.entries()) {
      const [x, y] = trees[index] ?? [0, 0]
      const away = Math.hypot(x - to[0], y - to[1])
      const at: Point = [x + ((x - to[0]) / away) * 1.1, y + ((y - to[1]) / away) * 1.1]
      const [fromX, fromY] = hiding[index] ?? at
      if (Math.hypot(at[0] - fromX, at[1] - fromY) > 0.9) drawing.run(child, at)
      else drawing.runQuietly(child, at)
    }
  })
}

const usual = { ages: [5, 6], intensity: 'medium', rounds: [4, 75, 45] } as const

export const garden = createTaskFamily({
  slug: 'garden-adventure',
  topic: 'dribbling',
  moment: 'in_possession',
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'psychological', 'social'],
  sizes: createGroups([18, 14], [26, 20]),
  tasks: [
    {
      key: 'watering',
      level: 1,
      ...usual,
      numbers: countTrees,
      words: gardenWords.watering,
      draw: drawWatering,
    },
    {
      key: 'apples',
      level: 1,
      ...usual,
      rounds: [4, 90, 45],
      numbers: (size) => ({ ...countTrees(size), baskets: 4 }),
      words: gardenWords.apples,
      draw: drawApples,
    },
    {
      key: 'moles',
      level: 2,
      ...usual,
      kind: { topic: 'ball_mastery' },
      ages: [5, 7],
      numbers: ({ children }) => ({ hats: children > 8 ? 32 : 20 }),
      words: gardenWords.moles,
      draw: drawMoles,
    },
    {
      key: 'bees',
      level: 1,
      ...usual,
      kind: { topic: 'ball_mastery', phase: 'warm_up' },
      numbers: (size) => ({ ...countTrees(size), ...countHive(size) }),
      words: moreGardenWords.bees,
      draw: drawBees,
    },
    {
      key: 'farmer',
      level: 2,
      ...usual,
      kind: { phase: 'warm_up' },
      numbers: countTrees,
      words: moreGardenWords.farmer,
      draw: drawFarmer,
    },
  ],
})
