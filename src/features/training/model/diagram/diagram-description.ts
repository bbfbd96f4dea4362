/** The exercise drawing in words: what stands on the pitch and who moves where, as data to translate. */
import type { Diagram, DiagramItem, DiagramMove, MoveKind, Point } from './diagram'

export const diagramThings = [
  'player_a',
  'player_b',
  'player_n',
  'player_gk',
  'ball',
  'cone',
  'marker',
  'pole',
  'mannequin',
  'hurdle',
  'ladder',
  'ring',
  'mini_goal',
  'youth_goal',
  'goal',
  'coach',
] as const
export type DiagramThing = (typeof diagramThings)[number]

export interface ThingCount {
  thing: DiagramThing
  count: number
}

/** Something a movement starts or ends at; the shirt number tells players of a team apart. */
export interface Place {
  thing: DiagramThing
  number: string | null
}

export interface MoveInWords {
  kind: MoveKind
  from: Place | null
  to: Place | null
}

export interface DiagramInWords {
  counts: ThingCount[]
  moveCounts: { kind: MoveKind; count: number }[]
  /** In drawing order, which is the order of play. */
  moves: MoveInWords[]
}

/** How near a symbol must be to count as start or end of a movement, in metres. */
const reach = 2.5
const moveKinds = ['pass', 'dribble', 'run', 'shot'] as const

export function describeDiagram(diagram: Diagram): DiagramInWords {
  return {
    counts: diagramThings
      .map((thing) => ({
        thing,
        count: diagram.items.filter((item) => thingOf(item) === thing).length,
      }))
      .filter(({ count }) => count > 0),
    moveCounts: moveKinds
      .map((kind) => ({ kind, count: diagram.moves.filter((move) => move.k === kind).length }))
      .filter(({ count }) => count > 0),
    moves: diagram.moves.map((move) => inWords(move, diagram.items)),
  }
}

export function thingOf(item: DiagramItem): DiagramThing {
  return item.k === 'player' ? `player_${item.team}` : item.k
}

function inWords(move: DiagramMove, items: readonly DiagramItem[]): MoveInWords {
  const start = move.p[0]
  const end = move.p.at(-1)
  const starters = items.filter(({ k }) => k === 'player' || k === 'coach')
  const from = start ? nearest(start, starters) : null
  const targets = items.filter((item) => item.k !== 'ball' && item !== from)
  const to = end ? nearest(end, targets) : null
  return { kind: move.k, from: from ? placeOf(from) : null, to: to ? placeOf(to) : null }
}

function nearest([x, y]: Point, items: readonly DiagramItem[]): DiagramItem | null {
  let best: DiagramItem | null = null
  let bestDistance = reach
  for (const item of items) {
    const distance = Math.hypot(item.x - x, item.y - y)
    if (distance <= bestDistance) {
      best = item
      bestDistance = distance
    }
  }
  return best
}

function placeOf(item: DiagramItem): Place {
  return { thing: thingOf(item), number: item.k === 'player' ? (item.n ?? null) : null }
}
