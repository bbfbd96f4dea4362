/** Free lines, and the measuring tape with the metres between its ends. */
import type { Drawing, FreeLine, Point } from '../../document/scene-schema'
import { createCourse, distance } from '../../motion/course'
import { toPicture } from '../../pitch/view'
import { createHeadMark } from '../arrows/arrow-marks'
import { cutLine, getDirection, measureLength } from '../arrows/way'
import type { Ink, Mark } from '../marks'
import { createPen } from '../palette'
import { createPolyline } from '../path-data'
import type { Setting } from '../setting'
import { letterWidth } from './text'

export type Tape = Extract<Drawing, { kind: 'tape' }>

export function createLineMarks(line: FreeLine, { pitch, unit }: Setting): Mark[] {
  const points = createCourse(line.points).points.map((point) => toPicture(pitch, point))
  const isMarker = line.style === 'marker'
  // a highlighter stays bright, like the wash of a zone
  const colour: Ink = isMarker ? `#${line.colour.slice(1)}` : createPen(line.colour)
  const width = unit * (isMarker ? 0.5 : 0.1)
  const length = measureLength(points)
  const head = line.head === 'arrow' ? Math.min(unit * (isMarker ? 0.9 : 0.5), length * 0.6) : 0
  // translucent parts must not overlap
  const body = head > 0 ? cutLine(points, 0, length - head * (isMarker ? 1 : 0.85)) : points
  const stroke: Mark = {
    kind: 'path',
    d: createPolyline(body),
    stroke: colour,
    width,
    cap: line.style === 'dashed' || head > 0 ? 'butt' : 'round',
    opacity: isMarker ? 0.4 : 1,
    ...(line.style === 'dashed' ? { dash: [unit * 0.34, unit * 0.24] } : {}),
  }
  if (head === 0) return [stroke]
  const tip = createHeadMark(points, body, head, colour)
  return [stroke, isMarker && tip.kind === 'path' ? { ...tip, opacity: 0.4 } : tip]
}

export function measureTape({ points: [from, to] }: Tape): number {
  return distance(from, to)
}

/** `text` is what the tape says; the line makes room for it. */
export function createTapeMarks({ points }: Tape, text: string, { pitch, unit }: Setting): Mark[] {
  const [from = origin, to = origin] = points.map((point) => toPicture(pitch, point))
  const [dx, dy] = getDirection(from, to)
  const tick = unit * 0.22
  const size = unit * 0.46
  // room for the words, wider where the tape runs along them
  const room =
    (Math.abs(dx) * text.length * letterWidth * size + Math.abs(dy) * size) / 2 + size * 0.3
  const length = distance(from, to)
  const way = [from, to] as const
  const halves =
    length > room * 2
      ? [cutLine(way, 0, length / 2 - room), cutLine(way, length / 2 + room, length)]
      : [way]
  const end = ([x, y]: Point) =>
    createPolyline([
      [x - dy * tick, y + dx * tick],
      [x + dy * tick, y - dx * tick],
    ])
  return [
    {
      kind: 'path',
      d: halves.map((part) => createPolyline(part)).join('') + end(from) + end(to),
      stroke: 'chalk',
      width: unit * 0.05,
    },
    {
      kind: 'text',
      x: (from[0] + to[0]) / 2,
      y: (from[1] + to[1]) / 2,
      text,
      size,
      weight: 650,
      fill: 'chalk',
      anchor: 'middle',
      halo: 'turf',
    },
  ]
}

const origin: Point = [0, 0]
