/** Geometry of the exercise drawing: frame, symbol size and the paths of the four kinds of movement. */
import type { Area, Diagram, Point } from './diagram'

/** Ground around the marked area, in metres. */
export const diagramMargin = 2

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The picture's cut-out in metres: the area and its margin, grown to hold whatever lies outside. */
export function diagramFrame(diagram: Diagram, area: Area): Frame {
  const points = [
    ...diagram.items.map(({ x, y }): Point => [x, y]),
    ...diagram.moves.flatMap((move) => move.p),
  ]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(0, ...xs) - diagramMargin
  const top = Math.min(0, ...ys) - diagramMargin
  return {
    x: left,
    y: top,
    width: Math.max(area.length, ...xs) + diagramMargin - left,
    height: Math.max(area.width, ...ys) + diagramMargin - top,
  }
}

/**
 * Side of a symbol in metres. A true 0.5 m player would vanish on a card, so symbols follow the
 * picture, not the pitch; `fine` is for pictures drawn large.
 */
export function symbolUnit(frame: Frame, density: 'card' | 'fine'): number {
  return Math.sqrt(frame.width * frame.height) / (density === 'card' ? 20 : 27)
}

/** A smooth line through the points (Catmull-Rom as cubic Béziers); straight for two. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const head = `M${at(first)}`
  if (rest.length === 1 && rest[0]) return `${head}L${at(rest[0])}`
  const curves = rest.map((point, index) => {
    const from = points[index] ?? first
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? point
    const out: Point = [from[0] + (point[0] - before[0]) / 6, from[1] + (point[1] - before[1]) / 6]
    const into: Point = [point[0] - (after[0] - from[0]) / 6, point[1] - (after[1] - from[1]) / 6]
    return `C${at(out)} ${at(into)} ${at(point)}`
  })
  return head + curves.join('')
}

/** A dribbled way: waves of about `wave` metres, straight for the last stretch so the arrow points. */
export function wavyPath(points: readonly Point[], wave: number): string {
  const samples = resample(curved(points), wave / 8)
  const straight = Math.min(8, Math.floor(samples.length / 3))
  const swung = samples.map((point, index): Point => {
    if (index === 0 || index >= samples.length - straight) return point
    const [dx, dy] = direction(samples[index - 1] ?? point, samples[index + 1] ?? point)
    const swing = Math.sin((index * Math.PI) / 4)
    return [point[0] - dy * swing * wave * 0.24, point[1] + dx * swing * wave * 0.24]
  })
  return smoothPath(swung)
}

/** The two lines of a shot, `gap` metres apart. */
export function doublePaths(points: readonly Point[], gap: number): [string, string] {
  return [smoothPath(shifted(points, gap / 2)), smoothPath(shifted(points, -gap / 2))]
}

/** Cuts `length` metres off the end, so that the line stops where its arrow head begins. */
export function shortened(points: readonly Point[], length: number): Point[] {
  const last = points.at(-1)
  const before = points.at(-2)
  if (!last || !before) return [...points]
  const [dx, dy] = direction(before, last)
  const stretch = Math.hypot(last[0] - before[0], last[1] - before[1])
  const cut = Math.min(length, stretch * 0.8)
  return [...points.slice(0, -1), [last[0] - dx * cut, last[1] - dy * cut]]
}

/** The arrow head as a filled triangle with its tip on the last point, `size` metres long. */
export function arrowHead(points: readonly Point[], size: number): string {
  const tip = points.at(-1)
  const before = points.at(-2)
  if (!tip || !before) return ''
  const [dx, dy] = direction(before, tip)
  const base: Point = [tip[0] - dx * size, tip[1] - dy * size]
  const half = size * 0.46
  const left: Point = [base[0] - dy * half, base[1] + dx * half]
  const right: Point = [base[0] + dy * half, base[1] - dx * half]
  return `M${at(tip)}L${at(left)}L${at(right)}Z`
}

function shifted(points: readonly Point[], by: number): Point[] {
  return points.map((point, index): Point => {
    const [dx, dy] = direction(points[index - 1] ?? point, points[index + 1] ?? point)
    return [point[0] - dy * by, point[1] + dx * by]
  })
}

/** Points at even steps along the line, whatever its corners. */
function resample(points: readonly Point[], step: number): Point[] {
  const [first, ...rest] = points
  if (!first) return []
  const samples: Point[] = [first]
  let from = first
  let due = step
  for (const to of rest) {
    const stretch = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (; due <= stretch; due += step) {
      const share = due / stretch
      samples.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    due -= stretch
    from = to
  }
  samples.push(from)
  return samples
}

/** The smooth line through the points as many short straight ones. */
function curved(points: readonly Point[]): Point[] {
  if (points.length < 3) return [...points]
  const last = points.at(-1)
  const line = points.slice(0, -1).flatMap((from, index) => {
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    return Array.from({ length: 12 }, (_, step): Point => {
      const share = step / 12
      return [
        spline(before[0], from[0], to[0], after[0], share),
        spline(before[1], from[1], to[1], after[1], share),
      ]
    })
  })
  return last ? [...line, last] : line
}

/** Catmull-Rom between `from` and `to`. */
function spline(before: number, from: number, to: number, after: number, share: number): number {
  const linear = (to - before) * share
  const square = (2 * before - 5 * from + 4 * to - after) * share ** 2
  const cube = (3 * from - before - 3 * to + after) * share ** 3
  return from + (linear + square + cube) / 2
}

function direction(from: Point, to: Point): Point {
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
