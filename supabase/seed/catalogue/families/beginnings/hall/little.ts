/** Under-sixes in a small hall: soft balls, rings and walls. */
import type { Point } from '../../../../../../src/features/scene/model/document/scene-schema'
import {
  addDribblers,
  chooseTargets,
  createTaskFamily,
  listGridPoints,
  runAll,
  scatter,
  stopBefore,
  type Drawing,
  type Size,
} from '../kit'
import { moreLittleWords } from './little-more-words'
import { littleWords } from './little-words'

const halls: readonly Size[] = [
  { key: 'small-hall', children: 6, players: [4, 8], area: [12, 9] },
  {
    key: 'larger-hall',
    children: 10,
    players: [7, 12],
    area: [15, 12],
    name: [', larger hall', ', größere Halle', ', по-голям салон'],
  },
]

const countRings = ({ children }: Size) => ({ puddles: children + 2 })

function addHall(drawing: Drawing, { area: [length] }: Size) {
  drawing.corners('marker')
  drawing.coach([length / 2, -1.6])
}

/** Rings over the floor, children between them. */
function drawRings(drawing: Drawing, size: Size, { isToRing }: { isToRing: boolean }) {
  addHall(drawing, size)
  const [length, width] = size.area
  const rings = scatter(
    listGridPoints(
      [countRings(size).puddles / 2, 2],
      [1.8, width * 0.28],
      [length - 1.8, width * 0.74],
    ),
    0.4,
  )
  drawing.gears('ring', rings)
  const half = size.children / 2
  const places = [
    ...listGridPoints([half, 1], [2, width * 0.52], [length - 2, width * 0.52]),
    ...listGridPoints([half, 1], [2.6, width * 0.94], [length - 2.6, width * 0.94]),
  ]
  const targets = chooseTargets(places, rings)
  const children = addDribblers(drawing, 'a', places)
  runAll(
    drawing,
    children.map((child, index) => {
      const at = places[index] ?? [0, 0]
      const ring = targets[index] ?? at
      const aside: Point = [at[0] + (index % 2 === 0 ? 1 : -1), at[1] - 0.8]
      return [child, isToRing ? [ring] : [aside, stopBefore(aside, ring, 0.7), ring]] as const
    }),
    4,
  )
}

function drawEcho(drawing: Drawing, size: Size) {
  addHall(drawing, size)
  const [length, width] = size.area
  const half = size.children / 2
  const step = length / half
  const huts = Array.from({ length: size.children }, (_, index): Point => {
    const x = step * (Math.floor(index / 2) + 0.5)
    return index % 2 === 0 ? [x, 3] : [x, width - 3]
  })
  drawing.gears(
    'marker',
    huts.map(([x, y]): Point => [x + 0.8, y]),
  )
  const children = addDribblers(drawing, 'a', huts)
  drawing.together(() => {
    for (const [index, [x, y]] of huts.entries())
      drawing.pass(`ball${index + 1}`, [x + 0.2, y < width / 2 ? 0.3 : width - 0.3])
  })
  drawing.together(() => {
    for (const [index, [x, y]] of huts.entries()) {
      const child = children[index]
      if (child === undefined) continue
      const to: Point = [x + 0.3, y + (y < width / 2 ? -0.6 : 0.6)]
      drawing.pass(`ball${index + 1}`, to, { for: child })
      drawing.runQuietly(child, to)
    }
  })
}

function drawMice(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  drawing.corners('marker')
  drawing.coach([length + 1.4, width / 2])
  const cheese = scatter(
    listGridPoints([countRings(size).puddles / 2, 2], [3, width * 0.42], [length - 3, width * 0.6]),
    0.3,
  )
  drawing.gears('ring', cheese)
  const half = size.children / 2
  const walls = [
    ...listGridPoints([half, 1], [2, 0.7], [length - 2, 0.7]),
    ...listGridPoints([half, 1], [2, width - 0.7], [length - 2, width - 0.7]),
  ]
  const targets = chooseTargets(walls, cheese)
  const mice = addDribblers(drawing, 'a', walls)
  runAll(
    drawing,
    mice.map((mouse, index) => {
      const at = walls[index] ?? [0, 0]
      return [mouse, [stopBefore(at, targets[index] ?? at, 0.6)]] as const
    }),
    mice.length,
  )
}

const usual = { level: 1, ages: [5, 6], numbers: countRings } as const

export const little = createTaskFamily({
  slug: 'little-ones-in-the-hall',
  topic: 'fun',
  moment: null,
  phase: 'main_part',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  sizes: halls,
  tasks: [
    {
      key: 'puddles',
      ...usual,
      intensity: 'medium',
      rounds: [5, 60, 40],
      kind: { topic: 'coordination' },
      words: littleWords.puddles,
      draw: (drawing, size) => drawRings(drawing, size, { isToRing: true }),
    },
    {
      key: 'echo',
      ...usual,
      intensity: 'low',
      rounds: [4, 75, 30],
      kind: { topic: 'passing' },
      words: littleWords.echo,
      draw: drawEcho,
    },
    {
      key: 'weather',
      ...usual,
      intensity: 'medium',
      rounds: [4, 75, 45],
      kind: { topic: 'dribbling', phase: 'warm_up' },
      words: littleWords.weather,
      draw: (drawing, size) => drawRings(drawing, size, { isToRing: false }),
    },
    {
      key: 'mice',
      ...usual,
      intensity: 'low',
      rounds: [4, 60, 30],
      kind: { topic: 'ball_mastery', phase: 'cool_down' },
      words: moreLittleWords.mice,
      draw: drawMice,
    },
  ],
})
