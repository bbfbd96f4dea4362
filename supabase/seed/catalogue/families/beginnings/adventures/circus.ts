/** The circus: a ring for everybody and one more, a ball each. */
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
import { moreCircusWords } from './circus-more-words'
import { circusWords } from './circus-words'

const countRings = ({ children }: Size) => ({ rings: children + 1 })

/** The first ring is the free one. */
function listRings({ area: [length, width], children }: Size): Point[] {
  if (children === 8)
    return scatter(listGridPoints([3, 3], [3, 2.6], [length - 3, width - 2.6]), 0.4)
  const rows = listGridPoints([4, 4], [6, 2.6], [length - 3, width - 2.6])
  return scatter([[2, width / 2], ...rows], 0.4)
}

function addRings(drawing: Drawing, size: Size): Point[] {
  drawing.corners('cone')
  const rings = listRings(size)
  drawing.gears('ring', rings)
  addCoaches(drawing, size)
  return rings
}

function drawJugglers(drawing: Drawing, size: Size) {
  const rings = addRings(drawing, size).slice(1)
  const children = addDribblers(drawing, 'a', rings)
  runAll(
    drawing,
    children.map((child, index) => {
      const [x, y] = rings[index] ?? [0, 0]
      return [child, goRound([x + 1, y], [x, y], 1.1)] as const
    }),
    3,
  )
}

function drawLion(drawing: Drawing, size: Size) {
  const [length, width] = size.area
  const rings = addRings(drawing, size).slice(1)
  const tamers = rings.map(([x, y]) => drawing.player('a', [x - 0.9, y]))
  const lions = rings.map((ring) => drawing.ball(ring))
  const ways = rings.map(([x, y], index): Point => {
    const down = y > width / 2 ? -1 : 1
    return [Math.min(length - 0.6, x + 1.2), y + down * (index % 2 === 0 ? 2.4 : -1.6)]
  })
  drawing.together(() => {
    for (const index of [0, 2, 5]) {
      const lion = lions[index]
      const tamer = tamers[index]
      const to = ways[index]
      if (lion === undefined || tamer === undefined || !to) continue
      drawing.pass(lion, to, { for: tamer })
      drawing.run(tamer, to)
    }
  })
  drawing.together(() => {
    for (const index of [0, 2, 5]) {
      const tamer = tamers[index]
      const ring = rings[index]
      if (tamer !== undefined && ring)
        drawing.run(tamer, stopBefore(ways[index] ?? ring, ring, 0.3))
    }
  })
}

function drawMusic(drawing: Drawing, size: Size) {
  const rings = addRings(drawing, size)
  const places = rings
    .slice(0, size.children)
    .map(([x, y], index): Point => [x - 1.6, y + (index % 2 === 0 ? 1.5 : 0.9)])
  const children = addDribblers(drawing, 'a', places)
  const targets = chooseTargets(places, rings)
  runAll(
    drawing,
    children.map((child, index) => [child, [targets[index] ?? [0, 0]]] as const),
    4,
  )
}

function drawRingmaster(drawing: Drawing, size: Size) {
  const [stage = [0, 0], ...rings] = addRings(drawing, size)
  const places = rings.map(([x, y]): Point => [x - 1, y + 0.4])
  const children = addDribblers(drawing, 'a', places)
  const away = places.map(([x, y]) => Math.hypot(x - stage[0], y - stage[1]))
  const master = away.indexOf(Math.min(...away))
  runAll(
    drawing,
    children.map((child, index) => {
      const ring = rings[index] ?? [0, 0]
      return [child, index === master ? [stage] : goRound(places[index] ?? ring, ring, 1)] as const
    }),
    3,
  )
}

const usual = { ages: [5, 6], intensity: 'low', rounds: [4, 75, 30] } as const

export const circus = createTaskFamily({
  slug: 'circus-adventure',
  topic: 'coordination',
  moment: null,
  phase: 'warm_up',
  practice_type: 'fun_game',
  corners: ['technical', 'physical', 'social'],
  sizes: createGroups([15, 13], [23, 19]),
  tasks: [
    {
      key: 'jugglers',
      level: 1,
      ...usual,
      numbers: countRings,
      words: circusWords.jugglers,
      draw: drawJugglers,
    },
    {
      key: 'lion',
      level: 2,
      ...usual,
      intensity: 'high',
      rounds: [5, 45, 45],
      numbers: countRings,
      words: circusWords.lion,
      draw: drawLion,
    },
    {
      key: 'music',
      level: 1,
      ...usual,
      intensity: 'medium',
      kind: { topic: 'dribbling' },
      numbers: countRings,
      words: moreCircusWords.music,
      draw: drawMusic,
    },
    {
      key: 'ringmaster',
      level: 1,
      ...usual,
      kind: { topic: 'ball_mastery', phase: 'cool_down' },
      numbers: countRings,
      words: moreCircusWords.ringmaster,
      draw: drawRingmaster,
    },
  ],
})
