/** Path data for SVG and canvas, with lengths to the millimetre. */
import type { Point } from '../document/scene-schema'

export function number(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}

export function pair([x, y]: Point): string {
  return `${number(x)} ${number(y)}`
}

/** Straight lines through the points. */
export function polyline(points: readonly Point[], isClosed = false): string {
  if (points.length === 0) return ''
  return `M${points.map(pair).join('L')}${isClosed ? 'Z' : ''}`
}

/** Part of a circle; degrees clockwise from the x axis, `from` < `until`. */
export function arcPath([x, y]: Point, radius: number, from: number, until: number): string {
  const at = (degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }
  const r = number(radius)
  if (until - from >= 359.9) {
    return `M${pair(at(0))}A${r} ${r} 0 1 1 ${pair(at(180))}A${r} ${r} 0 1 1 ${pair(at(0))}Z`
  }
  return `M${pair(at(from))}A${r} ${r} 0 ${until - from > 180 ? 1 : 0} 1 ${pair(at(until))}`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${pair([x, y])}h${number(width)}v${number(height)}h${number(-width)}Z`
}

/** A box around 0, 0 with round corners. */
export function roundBox(width: number, height: number, radius: number): string {
  const r = number(radius)
  const [w, h] = [width - 2 * radius, height - 2 * radius]
  const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${number(x)} ${number(y)}`
  return (
    `M${pair([-w / 2, -height / 2])}h${number(w)}${turn(radius, radius)}v${number(h)}` +
    `${turn(-radius, radius)}h${number(-w)}${turn(-radius, -radius)}v${number(-h)}${turn(radius, -radius)}Z`
  )
}
