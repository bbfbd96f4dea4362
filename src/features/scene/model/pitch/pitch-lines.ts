/**
 * The chalk lines of every kind of ground, in pitch metres, cut to what is shown. On small pitches they
 * shrink with the ground, as associations' youth pitches do.
 */
import type { Pitch, Point } from '../document/scene-schema'
import { footballEnd, futsalEnd, type EndOptions } from './end-lines'
import { layOf, oppositeSide, type Lay } from './lay'
import {
  football,
  funinoLength,
  funinoLine,
  futsal,
  goalsFrom,
  lawfulGround,
  scaled,
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

export function pitchLines(pitch: Ground): PitchLines {
  const side = pitch.goal_side
  const near = layOf(pitch, side)
  const far = layOf(pitch, oppositeSide[side])
  switch (pitch.kind) {
    case 'blank':
      return { strokes: [border(pitch)], spots: [], goals: [] }
    case 'half': {
      const markings = footballOn(near, lawfulGround.least.length / 2)
      const middle = halfway(near, near.depth, true, markings.circle)
      return joined(edges(near, 'half'), end(near, markings), middle)
    }
    case 'third':
    case 'box':
      return joined(
        edges(near, pitch.kind),
        end(near, footballOn(near, lawfulGround.leastBox), pitch.kind === 'third'),
      )
    case 'full':
      return wholePitch(pitch, near, far, footballOn(near, lawfulGround.least.length))
    case 'futsal':
      return wholePitch(pitch, near, far, futsalOn(near))
    case 'small_sided':
      return smallPitch(pitch, near, far)
  }
}

/** One goal's end with its goal. */
function end(lay: Lay, markings: Markings, hasCorners = true, hasGoal = true): PitchLines {
  const options: EndOptions = { hasCorners, hasGoal }
  return 'radius' in markings.box
    ? futsalEnd(lay, markings, markings.box.radius, options)
    : footballEnd(lay, markings, markings.box, options)
}

function wholePitch(
  pitch: Ground,
  near: Lay,
  far: Lay,
  markings: Markings,
  hasGoals = true,
): PitchLines {
  const lines = joined(
    { strokes: [border(pitch)], spots: [], goals: [] },
    end(near, markings, true, hasGoals),
    end(far, markings, true, hasGoals),
  )
  return joined(lines, halfway(near, near.depth / 2, false, markings.circle))
}

/** Below the age of keepers: halfway line and the lines one may shoot from. */
function smallPitch(pitch: Ground, near: Lay, far: Lay): PitchLines {
  if (near.depth >= funinoLength) {
    const { length, width } = lawfulGround.football
    const by = Math.min(1, near.depth / length, near.breadth / width)
    return wholePitch(pitch, near, far, scaled(football, by), near.depth >= goalsFrom)
  }
  const across = (u: number) => line([near.at(u, -near.breadth / 2), near.at(u, near.breadth / 2)])
  return {
    strokes: [
      border(pitch),
      across(near.depth / 2),
      ...(near.depth > 3 * funinoLine ? [across(funinoLine), across(near.depth - funinoLine)] : []),
    ],
    spots: [],
    goals: [],
  }
}

/** Halfway line, centre mark and centre circle; of half a pitch the half that is shown. */
function halfway(lay: Lay, u: number, isEdge: boolean, radius: number): PitchLines {
  const [from, until] = isEdge ? [90, 270] : [0, 360]
  return {
    strokes: [
      ...(isEdge ? [] : [line([lay.at(u, -lay.breadth / 2), lay.at(u, lay.breadth / 2)])]),
      { kind: 'arc', centre: lay.at(u, 0), radius, from: from + lay.turn, until: until + lay.turn },
    ],
    spots: [lay.at(u, 0)],
    goals: [],
  }
}

/** `need`: the depth that carries the full markings. */
function footballOn({ depth, breadth }: Lay, need: number): Markings {
  return scaled(football, Math.min(1, breadth / lawfulGround.least.width, depth / need))
}

function futsalOn({ depth, breadth }: Lay): Markings {
  const { length, width } = lawfulGround.futsalLeast
  return scaled(futsal, Math.min(1, breadth / width, depth / length))
}

/** Goal line and touchlines are real; a third ends where no line is, a box also to its sides. */
function edges(lay: Lay, kind: 'half' | 'third' | 'box'): PitchLines {
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
        ? [line([b, a, d, c]), { ...line([b, c]), isCut: true }]
        : [line([a, d]), { ...line([a, b, c, d]), isCut: true }]
  return { strokes, spots: [], goals: [] }
}

function border({ length, width }: Ground): PitchStroke {
  const points: Point[] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ]
  return { kind: 'line', points, isClosed: true }
}

function line(points: readonly Point[]) {
  return { kind: 'line' as const, points, isClosed: false }
}

function joined(...parts: readonly PitchLines[]): PitchLines {
  return {
    strokes: parts.flatMap(({ strokes }) => strokes),
    spots: parts.flatMap(({ spots }) => spots),
    goals: parts.flatMap(({ goals }) => goals),
  }
}
