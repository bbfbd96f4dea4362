/** Turf, mown bands and chalk lines; the same figure as long as the pitch and the cut-out are the same. */
import type { Pitch } from '../../document/scene-schema'
import { distance } from '../../motion/course'
import { pitchLines, type PitchGoal, type PitchStroke } from '../../pitch/pitch-lines'
import { toPicture, turnOf } from '../../pitch/view'
import type { Figure, Frame, Mark } from '../marks'
import { arcPath, box, polyline } from '../path-data'
import type { Setting } from '../setting'
import { netMark } from '../symbols/goal'

interface Known {
  frame: Frame
  unit: number
  /** Which of the pitch's goals are left out. */
  taken: string
  ground: readonly Figure[]
}

const known = new WeakMap<Pitch, Known>()

/** A goal that was put where the pitch has one stands for it. */
export function groundFigures({ pitch, frame, unit, goals }: Setting): readonly Figure[] {
  const marked = pitch.has_lines ? pitchLines(pitch).goals : []
  const taken = marked.map(({ place }) =>
    goals.some(({ x, y, is_hidden }) => !is_hidden && distance([x, y], place) < sameGoal),
  )
  const last = known.get(pitch)
  if (last?.unit === unit && last.taken === String(taken) && isSameFrame(last.frame, frame)) {
    return last.ground
  }
  const still = { id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1 }
  const ground: Figure[] = [
    { ...still, key: 'ground:turf', marks: turfMarks(pitch, frame) },
    ...(pitch.has_lines ? [{ ...still, key: 'ground:lines', marks: lineMarks(pitch, unit) }] : []),
    ...marked.flatMap((goal, index) =>
      taken[index] ? [] : [goalFigure(pitch, goal, index, unit)],
    ),
  ]
  known.set(pitch, { frame, unit, taken: String(taken), ground })
  return ground
}

/** Metres. */
const sameGoal = 3

/** Bands lie across the way to the goal, about 10 m wide on a full pitch, and run out into the margin. */
function turfMarks(pitch: Pitch, frame: Frame): Mark[] {
  const turf: Mark = {
    kind: 'path',
    d: box(frame.x, frame.y, frame.width, frame.height),
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
      isAcross ? box(from, frame.y, size, frame.height) : box(frame.x, from, frame.width, size),
    )
  }
  return [turf, { kind: 'path', d: bands.join(''), fill: 'band' }]
}

/** Hairlines: thinner than anything that moves. */
function lineMarks(pitch: Pitch, unit: number): Mark[] {
  const { strokes, spots } = pitchLines(pitch)
  const width = lineWidth(unit)
  const data = (cut: boolean) =>
    strokes
      .filter((stroke) => (stroke.kind === 'line' && stroke.isCut === true) === cut)
      .map((stroke) => strokeData(pitch, stroke))
      .join('')
  const cuts = data(true)
  return [
    { kind: 'path', d: data(false), stroke: 'chalk_dim', width },
    ...(cuts
      ? [
          {
            kind: 'path',
            d: cuts,
            stroke: 'chalk_dim',
            width: width * 0.8,
            dash: [unit * 0.2, unit * 0.28],
            opacity: 0.7,
          } as const,
        ]
      : []),
    ...spots.map((spot): Mark => {
      const [x, y] = toPicture(pitch, spot)
      return { kind: 'circle', x, y, r: width * 1.5, fill: 'chalk_dim' }
    }),
  ]
}

function lineWidth(unit: number): number {
  return unit * 0.05
}

function strokeData(pitch: Pitch, stroke: PitchStroke): string {
  if (stroke.kind === 'line') {
    return polyline(
      stroke.points.map((point) => toPicture(pitch, point)),
      stroke.isClosed,
    )
  }
  const turn = turnOf(pitch)
  return arcPath(
    toPicture(pitch, stroke.centre),
    stroke.radius,
    stroke.from + turn,
    stroke.until + turn,
  )
}

function goalFigure(pitch: Pitch, goal: PitchGoal, index: number, unit: number): Figure {
  const [x, y] = toPicture(pitch, goal.place)
  return {
    key: `ground:goal:${index}`,
    id: null,
    x,
    y,
    rotation: goal.rotation + turnOf(pitch),
    scale: 1,
    opacity: 1,
    marks: pitchGoalMarks(goal, unit),
  }
}

function pitchGoalMarks({ width, depth }: PitchGoal, unit: number): Mark[] {
  const d = `M0 ${-width / 2}H${-depth}V${width / 2}H0`
  return [
    netMark(width, depth, unit),
    { kind: 'path', d, stroke: 'chalk_dim', width: lineWidth(unit) },
  ]
}

function isSameFrame(one: Frame, other: Frame): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  )
}
