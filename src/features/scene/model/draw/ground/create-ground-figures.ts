/** Turf, mown bands and chalk lines; the same figure as long as the pitch and the cut-out are the same. */
import type { Pitch } from '../../document/scene-schema'
import { distance } from '../../motion/course'
import {
  computePitchLines,
  type PitchGoal,
  type PitchStroke,
} from '../../pitch/compute-pitch-lines'
import { toPicture, getTurn } from '../../pitch/view'
import type { Figure, Frame, Mark } from '../marks'
import { createArcPath, createBoxPath, createPolyline } from '../path-data'
import type { Setting } from '../setting'
import { createNetMark } from '../symbols/goal'

interface Known {
  frame: Frame
  unit: number
  /** Which of the pitch's goals are left out. */
  taken: string
  ground: readonly Figure[]
}

const known = new WeakMap<Pitch, Known>()

/** A goal that was put where the pitch has one stands for it. */
export function createGroundFigures({ pitch, frame, unit, goals }: Setting): readonly Figure[] {
  const marked = pitch.has_lines ? computePitchLines(pitch).goals : []
  const taken = marked.map(({ place }) =>
    goals.some(({ x, y, is_hidden }) => !is_hidden && distance([x, y], place) < sameGoal),
  )
  const last = known.get(pitch)
  if (last?.unit === unit && last.taken === String(taken) && isSameFrame(last.frame, frame)) {
    return last.ground
  }
  const still = { id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1 }
  const ground: Figure[] = [
    { ...still, key: 'ground:turf', marks: createTurfMarks(pitch, frame) },
    ...(pitch.has_lines
      ? [{ ...still, key: 'ground:lines', marks: createLineMarks(pitch, unit) }]
      : []),
    ...marked.flatMap((goal, index) =>
      taken[index] ? [] : [createGoalFigure(pitch, goal, index, unit)],
    ),
  ]
  known.set(pitch, { frame, unit, taken: String(taken), ground })
  return ground
}

/** Metres. */
const sameGoal = 3

/**
 * Bands lie across the way to the goal, about 10 m wide on a full pitch. Turf goes on around the frame, so that
 * it fills a card, a stage or a film of any proportions; on white ground there is nothing to go on.
 */
function createTurfMarks(pitch: Pitch, shown: Frame): Mark[] {
  const frame = pitch.surface === 'white' ? shown : getOuterFrame(shown)
  const turf: Mark = {
    kind: 'path',
    d: createBoxPath(frame.x, frame.y, frame.width, frame.height),
    fill: 'turf',
  }
  if (!pitch.has_stripes || pitch.surface === 'white') return [turf]
  const isLengthwise = pitch.goal_side === 'left' || pitch.goal_side === 'right'
  const isAcross = isLengthwise === (pitch.orientation === 'landscape')
  const depth = isLengthwise ? pitch.length : pitch.width
  const count = Math.max(6, Math.round(depth / 10.5 / 2) * 2)
  const band = depth / count
  const [start, end] = isAcross
    ? [frame.x, frame.x + frame.width]
    : [frame.y, frame.y + frame.height]
  const bands: string[] = []
  for (let index = Math.floor(start / band); index * band < end; index += 1) {
    if (Math.abs(index) % 2 === 0) continue
    const from = Math.max(start, index * band)
    const size = Math.min(end, (index + 1) * band) - from
    bands.push(
      isAcross
        ? createBoxPath(from, frame.y, size, frame.height)
        : createBoxPath(frame.x, from, frame.width, size),
    )
  }
  return [turf, { kind: 'path', d: bands.join(''), fill: 'band' }]
}

/** Twice the longer side beyond each edge: fills a phone held upright with a pitch that lies. */
function getOuterFrame({ x, y, width, height }: Frame): Frame {
  const more = Math.max(width, height) * 2
  return { x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more }
}

/** White with an edge that carries them on light turf; thinner than anything that moves. */
function createLineMarks(pitch: Pitch, unit: number): Mark[] {
  const { strokes, spots } = computePitchLines(pitch)
  const width = getLineWidth(unit)
  const toPathData = (cut: boolean) =>
    strokes
      .filter((stroke) => (stroke.kind === 'line' && stroke.isCut === true) === cut)
      .map((stroke) => toStrokeData(pitch, stroke))
      .join('')
  const cuts = toPathData(true)
  const dash = [unit * 0.2, unit * 0.28]
  return [
    ...createEdgedMarks(toPathData(false), width),
    ...(cuts ? createEdgedMarks(cuts, width * 0.8, { dash, opacity: 0.7 }) : []),
    ...spots.map((spot): Mark => {
      const [x, y] = toPicture(pitch, spot)
      return {
        kind: 'circle',
        x,
        y,
        r: width * 1.5,
        fill: 'chalk_dim',
        stroke: 'chalk_edge',
        width: (width * (edgeWidth - 1)) / 2,
      }
    }),
  ]
}

function createEdgedMarks(
  d: string,
  width: number,
  more: { dash?: number[]; opacity?: number } = {},
) {
  return [
    { kind: 'path', d, stroke: 'chalk_edge', width: width * edgeWidth, ...more },
    { kind: 'path', d, stroke: 'chalk_dim', width, ...more },
  ] as const
}

function getLineWidth(unit: number): number {
  return unit * 0.06
}

/** Of the edge on both sides of a line and the line itself, relative to the line. */
const edgeWidth = 1.9

function toStrokeData(pitch: Pitch, stroke: PitchStroke): string {
  if (stroke.kind === 'line') {
    return createPolyline(
      stroke.points.map((point) => toPicture(pitch, point)),
      stroke.isClosed,
    )
  }
  const turn = getTurn(pitch)
  return createArcPath(
    toPicture(pitch, stroke.centre),
    stroke.radius,
    stroke.from + turn,
    stroke.until + turn,
  )
}

function createGoalFigure(pitch: Pitch, goal: PitchGoal, index: number, unit: number): Figure {
  const [x, y] = toPicture(pitch, goal.place)
  return {
    key: `ground:goal:${index}`,
    id: null,
    x,
    y,
    rotation: goal.rotation + getTurn(pitch),
    scale: 1,
    opacity: 1,
    marks: createPitchGoalMarks(goal, unit),
  }
}

function createPitchGoalMarks({ width, depth }: PitchGoal, unit: number): Mark[] {
  const d = `M0 ${-width / 2}H${-depth}V${width / 2}H0`
  return [createNetMark(width, depth, unit), ...createEdgedMarks(d, getLineWidth(unit))]
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  )
}
