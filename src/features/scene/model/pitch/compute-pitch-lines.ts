/**
 * The chalk lines of every kind of ground, in pitch metres, cut to what is shown. On small pitches they
 * shrink with the ground, as associations' youth pitches do.
 */
import type { Pitch, Point } from '../document/scene-schema'
import { createFootballEnd, createFutsalEnd, type EndOptions } from './end-lines'
import { createLay, oppositeSide, type Lay } from './lay'
import {
  football,
  funinoLength,
  funinoLine,
  futsal,
  goalsFrom,
  lawfulGround,
  scaleMarkings,
  type Markings,
} from './laws'

export type PitchStroke =
  /** `isCut`: where the shown ground ends without there being a line on a real pitch. */
  | { kind: 'line'; points: readonly Point[]; isClosed: boolean; isCut?: boolean }
  /** Degrees clockwise from the x axis, `from` < `until`. */
  | { kind: 'arc'; centre: Point; radius: number; from: number; until: number }

export interface PitchLines {
  strokes: readonly PitchStroke[]
  spots: readonly Point[]
  /** Where the pitch itself has goals: middle of the goal line, mouth into the pitch at this angle. */
  goals: readonly PitchGoal[]
}

export interface PitchGoal {
  place: Point
  rotation: number
  width: number
  depth: number
}

type Ground = Pick<Pitch, 'kind' | 'length' | 'width' | 'goal_side'>

export function computePitchLines(pitch: Ground): PitchLines {
  const side = pitch.goal_side
  const near = createLay(pitch, side)
  const far = createLay(pitch, oppositeSide[side])
  switch (pitch.kind) {
    case 'blank':
      return { strokes: [createBorder(pitch)], spots: [], goals: [] }
    case 'half': {
      const markings = scaleFootballTo(near, lawfulGround.least.length / 2)
      const middle = createHalfway(near, near.depth, true, markings.circle)
      return joinLines(createEdges(near, 'half'), end(near, markings), middle)
    }
    case 'third':
    case 'box':
      return joinLines(
        createEdges(near, pitch.kind),
        end(near, scaleFootballTo(near, lawfulGround.leastBox), pitch.kind === 'third'),
      )
    case 'full':
      return createWholePitch(pitch, near, far, scaleFootballTo(near, lawfulGround.least.length))
    case 'futsal':
      return createWholePitch(pitch, near, far, scaleFutsalTo(near))
    case 'small_sided':
      return createSmallPitch(pitch, near, far)
  }
}

/** One goal's end with its goal. */
function end(lay: Lay, markings: Markings, hasCorners = true, hasGoal = true): PitchLines {
  const options: EndOptions = { hasCorners, hasGoal }
  return 'radius' in markings.box
    ? createFutsalEnd(lay, markings, markings.box.radius, options)
    : createFootballEnd(lay, markings, markings.box, options)
}

function createWholePitch(
  pitch: Ground,
  near: Lay,
  far: Lay,
  markings: Markings,
  hasGoals = true,
): PitchLines {
  const lines = joinLines(
    { strokes: [createBorder(pitch)], spots: [], goals: [] },
    end(near, markings, true, hasGoals),
    end(far, markings, true, hasGoals),
  )
  return joinLines(lines, createHalfway(near, near.depth / 2, false, markings.circle))
}

/** Below the age of keepers: halfway line and the lines one may shoot from. */
function createSmallPitch(pitch: Ground, near: Lay, far: Lay): PitchLines {
  if (near.depth >= funinoLength) {
    const { length, width } = lawfulGround.football
    const by = Math.min(1, near.depth / length, near.breadth / width)
    return createWholePitch(pitch, near, far, scaleMarkings(football, by), near.depth >= goalsFrom)
  }
  const createLineAcross = (u: number) =>
    createLine([near.at(u, -near.breadth / 2), near.at(u, near.breadth / 2)])
  return {
    strokes: [
      createBorder(pitch),
      createLineAcross(near.depth / 2),
      ...(near.depth > 3 * funinoLine
        ? [createLineAcross(funinoLine), createLineAcross(near.depth - funinoLine)]
        : []),
    ],
    spots: [],
    goals: [],
  }
}

/** Halfway line, centre mark and centre circle; of half a pitch the half that is shown. */
function createHalfway(lay: Lay, u: number, isEdge: boolean, radius: number): PitchLines {
  const [from, until] = isEdge ? [90, 270] : [0, 360]
  return {
    strokes: [
      ...(isEdge ? [] : [createLine([lay.at(u, -lay.breadth / 2), lay.at(u, lay.breadth / 2)])]),
      { kind: 'arc', centre: lay.at(u, 0), radius, from: from + lay.turn, until: until + lay.turn },
    ],
    spots: [lay.at(u, 0)],
    goals: [],
  }
}

/** `need`: the depth that carries the full markings. */
function scaleFootballTo({ depth, breadth }: Lay, need: number): Markings {
  return scaleMarkings(football, Math.min(1, breadth / lawfulGround.least.width, depth / need))
}

function scaleFutsalTo({ depth, breadth }: Lay): Markings {
  const { length, width } = lawfulGround.futsalLeast
  return scaleMarkings(futsal, Math.min(1, breadth / width, depth / length))
}

/** Goal line and touchlines are real; a third ends where no line is, a box also to its sides. */
function createEdges(lay: Lay, kind: 'half' | 'third' | 'box'): PitchLines {
  const half = lay.breadth / 2
  const [a, b, c, d] = [
    lay.at(0, -half),
    lay.at(lay.depth, -half),
    lay.at(lay.depth, half),
    lay.at(0, half),
  ]
  const strokes: PitchStroke[] =
    kind === 'half'
      ? [{ kind: 'line', points: [a, b, c, d], isClosed: true }]
      : kind === 'third'
        ? [createLine([b, a, d, c]), { ...createLine([b, c]), isCut: true }]
        : [createLine([a, d]), { ...createLine([a, b, c, d]), isCut: true }]
  return { strokes, spots: [], goals: [] }
}

function createBorder({ length, width }: Ground): PitchStroke {
  const points: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ]
  return { kind: 'line', points, isClosed: true }
}

function createLine(points: readonly Point[]) {
  return { kind: 'line' as const, points, isClosed: false }
}

function joinLines(...parts: readonly PitchLines[]): PitchLines {
  return {
    strokes: parts.flatMap(({ strokes }) => strokes),
    spots: parts.flatMap(({ spots }) => spots),
    goals: parts.flatMap(({ goals }) => goals),
  }
}
