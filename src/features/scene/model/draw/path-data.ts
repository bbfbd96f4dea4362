/** Path data for SVG and canvas, with lengths to the millimetre. */
import type { Point } from '../document/scene-schema'

export function formatNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}

export function formatPair([x, y]: Point): string {
  return `${formatNumber(x)} ${formatNumber(y)}`
}

/** Straight lines through the points. */
export function createPolyline(points: readonly Point[], isClosed = false): string {
  if (points.length === 0) return ''
  return `M${points.map(formatPair).join('L')}${isClosed ? 'Z' : ''}`
}

/** Part of a circle; degrees clockwise from the x axis, `from` < `until`. */
export function createArcPath([x, y]: Point, radius: number, from: number, until: number): string {
  const getPointAt = (degrees: number): Point => {
    const turn = (degrees * Math.PI) / 180
    return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius]
  }
  const r = formatNumber(radius)
  if (until - from >= 359.9) {
    return `M${formatPair(getPointAt(0))}A${r} ${r} 0 1 1 ${formatPair(getPointAt(180))}A${r} ${r} 0 1 1 ${formatPair(getPointAt(0))}Z`
  }
  return `M${formatPair(getPointAt(from))}A${r} ${r} 0 ${until - from > 180 ? 1 : 0} 1 ${formatPair(getPointAt(until))}`
}

export function createBoxPath(x: number, y: number, width: number, height: number): string {
  return `M${formatPair([x, y])}h${formatNumber(width)}v${formatNumber(height)}h${formatNumber(-width)}Z`
}

/** A box around 0, 0 with round corners. */
export function createRoundBoxPath(width: number, height: number, radius: number): string {
  const r = formatNumber(radius)
  const [w, h] = [width - 2 * radius, height - 2 * radius]
  const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${formatNumber(x)} ${formatNumber(y)}`
  return (
    `M${formatPair([-w / 2, -height / 2])}h${formatNumber(w)}${turn(radius, radius)}v${formatNumber(h)}` +
    `${turn(-radius, radius)}h${formatNumber(-w)}${turn(-radius, -radius)}v${formatNumber(-h)}${turn(radius, -radius)}Z`
  )
}
