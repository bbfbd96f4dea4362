/** The field's notation: run solid, dribble wavy, pass dashed, driven long dashes, lofted dash and dot, shot double. */
import type { Point } from '../../document/scene-schema'
import type { ArrowKind } from '../../motion/arrows'
import type { Ink, Mark } from '../marks'
import { formatPair, createPolyline } from '../path-data'
import { shiftLine, cutLine, getDirection, measureLength, createWave } from './way'

const strokeOf = 0.088
const headOf = 0.46

/** `points` in picture metres, from where the line starts to the tip of the arrow. */
export function createArrowMarks(kind: ArrowKind, points: readonly Point[], unit: number): Mark[] {
  const length = measureLength(points)
  const head = Math.min(unit * headOf, length * 0.6)
  const line = cutLine(points, 0, length - head * 0.85)
  const width = unit * strokeOf
  const dash = dashes[kind]?.map((part) => part * unit)
  return [
    ...splitStrokes(kind, line, unit).map((way): Mark => {
      const mark = { kind: 'path', d: createPolyline(way), stroke: 'chalk', width } as const
      return dash ? { ...mark, dash, cap: kind === 'lofted' ? 'round' : 'butt' } : mark
    }),
    ...(kind === 'lofted' ? [createBowMark(line, unit)] : []),
    createHeadMark(points, line, head, 'chalk'),
  ]
}

/** Lengths of dash and gap, relative to the symbol's side. */
const dashes: Partial<Record<ArrowKind, readonly number[]>> = {
  pass: [0.32, 0.22],
  driven: [0.85, 0.24],
  // round caps make a dot of the short one
  lofted: [0.4, 0.26, 0.001, 0.26],
}

function splitStrokes(kind: ArrowKind, line: readonly Point[], unit: number): (readonly Point[])[] {
  if (kind === 'shot') return [shiftLine(line, unit * 0.115), shiftLine(line, unit * -0.115)]
  if (kind === 'dribble') return [createWave(line, unit * 0.75)]
  return [line]
}

/** A filled triangle with its tip on the last point, pointing the way the line ends. */
export function createHeadMark(
  points: readonly Point[],
  line: readonly Point[],
  size: number,
  fill: Ink,
): Mark {
  const tip = points.at(-1) ?? [0, 0]
  const [dx, dy] = getDirection(line.at(-1) ?? tip, tip)
  const [bx, by] = [tip[0] - dx * size, tip[1] - dy * size]
  const half = size * 0.42
  const left: Point = [bx - dy * half, by + dx * half]
  const right: Point = [bx + dy * half, by - dx * half]
  return { kind: 'path', d: `M${formatPair(tip)}L${formatPair(left)}L${formatPair(right)}Z`, fill }
}

/** A small bow over the middle of the line says that the ball flies. */
function createBowMark(line: readonly Point[], unit: number): Mark {
  const length = measureLength(line)
  const middle = cutLine(line, length / 2, length)
  const [x, y] = middle[0] ?? [0, 0]
  const [dx, dy] = getDirection(middle[0] ?? [0, 0], middle[1] ?? [1, 0])
  // to the upper side of the picture, whichever way the pass goes
  const side = dx < 0 || (dx === 0 && dy > 0) ? -1 : 1
  const [ux, uy] = [dy * side, -dx * side]
  const reach = unit * 0.34
  const foot = unit * 0.24
  const toPoint = (along: number, up: number) =>
    formatPair([x + dx * along + ux * up, y + dy * along + uy * up])
  return {
    kind: 'path',
    d: `M${toPoint(-reach, foot)}Q${toPoint(0, foot + reach * 1.1)} ${toPoint(reach, foot)}`,
    stroke: 'chalk',
    width: unit * strokeOf * 0.8,
    cap: 'round',
  }
}
