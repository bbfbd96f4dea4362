/** Chalk lines of a penalty area and of half a pitch, laid into the exercise's area (Laws of the Game, law 1). */
import type { Area, Diagram } from './diagram'

export type GoalSide = 'left' | 'right' | 'top' | 'bottom'

export interface PitchLines {
  rects: { x: number; y: number; width: number; height: number }[]
  /** SVG path data of the arcs. */
  arcs: string[]
  spots: { x: number; y: number }[]
}

const law = {
  boxDepth: 16.5,
  boxWidth: 40.32,
  goalDepth: 5.5,
  goalWidth: 18.32,
  spot: 11,
  circle: 9.15,
}

/** Where the goal stands: the first big goal's side, else the right-hand end (attack runs to the right). */
export function goalSide(diagram: Diagram): GoalSide {
  for (const item of diagram.items) {
    if (item.k !== 'goal' && item.k !== 'youth_goal') continue
    const turn = ((item.r % 360) + 360) % 360
    if (turn < 45 || turn >= 315) return 'left'
    if (turn < 135) return 'top'
    if (turn < 225) return 'right'
    return 'bottom'
  }
  return 'right'
}

/** Lines in metres. On a smaller area the boxes shrink in proportion, as on a youth pitch. */
export function pitchLines(diagram: Diagram, area: Area): PitchLines {
  if (diagram.pitch === 'blank') return { rects: [], arcs: [], spots: [] }
  const side = goalSide(diagram)
  const isLying = side === 'left' || side === 'right'
  const depth = isLying ? area.length : area.width
  const breadth = isLying ? area.width : area.length
  const scale = Math.min(1, breadth / 50, depth / (diagram.pitch === 'half' ? 40 : 22))
  const lay = (along: number, across: number): [number, number] => {
    if (side === 'left') return [along, across]
    if (side === 'right') return [area.length - along, across]
    if (side === 'top') return [across, along]
    return [across, area.width - along]
  }
  const rect = (deep: number, wide: number) => {
    const [x1, y1] = lay(0, breadth / 2 - (wide * scale) / 2)
    const [x2, y2] = lay(deep * scale, breadth / 2 + (wide * scale) / 2)
    return {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    }
  }
  const arc = (centre: number, edge: number) => {
    const radius = law.circle * scale
    const reach = Math.sqrt(Math.max(0, radius ** 2 - (edge - centre) ** 2))
    const [x1, y1] = lay(edge, breadth / 2 - reach)
    const [x2, y2] = lay(edge, breadth / 2 + reach)
    const isMirrored = side === 'right' || side === 'top'
    const sweep = centre < edge !== isMirrored ? 1 : 0
    return `M${x1} ${y1}A${radius} ${radius} 0 0 ${sweep} ${x2} ${y2}`
  }
  const [spotX, spotY] = lay(law.spot * scale, breadth / 2)
  const arcs = [arc(law.spot * scale, law.boxDepth * scale)]
  if (diagram.pitch === 'half') arcs.push(arc(depth, depth))
  return {
    rects: [rect(law.boxDepth, law.boxWidth), rect(law.goalDepth, law.goalWidth)],
    arcs,
    spots: [{ x: spotX, y: spotY }],
  }
}
