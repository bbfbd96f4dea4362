/** The markings around one goal. */
import type { Point } from '../document/scene-schema'
import type { Lay } from './lay'
import type { Markings } from './laws'
import type { PitchGoal, PitchLines, PitchStroke } from './compute-pitch-lines'

export interface EndOptions {
  hasCorners: boolean
  hasGoal: boolean
}

interface Area {
  depth: number
  width: number
}

/** Penalty area with its arc, goal area, penalty mark, corners. */
export function createFootballEnd(
  lay: Lay,
  markings: Markings,
  box: Area,
  options: EndOptions,
): PitchLines {
  const strokes: PitchStroke[] = [createArea(lay, box)]
  if (markings.goalArea) strokes.push(createArea(lay, markings.goalArea))
  const [spot] = markings.spots
  if (markings.hasArc && spot !== undefined) {
    // the part of the circle around the penalty mark that lies outside the box
    const half = (Math.acos((box.depth - spot) / markings.circle) * 180) / Math.PI
    strokes.push(createArc(lay, [spot, 0], markings.circle, -half, half))
  }
  return {
    strokes: [...strokes, ...(options.hasCorners ? createCorners(lay, markings.corner) : [])],
    spots: markings.spots.map((u) => lay.at(u, 0)),
    goals: options.hasGoal ? [createGoal(lay, markings)] : [],
  }
}

/** Two quarter circles around the posts, joined by a line. */
export function createFutsalEnd(
  lay: Lay,
  markings: Markings,
  radius: number,
  options: EndOptions,
): PitchLines {
  const post = markings.goal.width / 2
  return {
    strokes: [
      createArc(lay, [0, -post], radius, -90, 0),
      { kind: 'line', points: [lay.at(radius, -post), lay.at(radius, post)], isClosed: false },
      createArc(lay, [0, post], radius, 0, 90),
      ...(options.hasCorners ? createCorners(lay, markings.corner) : []),
    ],
    spots: markings.spots.map((u) => lay.at(u, 0)),
    goals: options.hasGoal ? [createGoal(lay, markings)] : [],
  }
}

/** Three sides; the fourth is the goal line. */
function createArea(lay: Lay, { depth, width }: Area): PitchStroke {
  const half = width / 2
  return {
    kind: 'line',
    points: [lay.at(0, -half), lay.at(depth, -half), lay.at(depth, half), lay.at(0, half)],
    isClosed: false,
  }
}

function createCorners(lay: Lay, radius: number): PitchStroke[] {
  const half = lay.breadth / 2
  return [createArc(lay, [0, -half], radius, 0, 90), createArc(lay, [0, half], radius, -90, 0)]
}

function createArc(
  lay: Lay,
  [u, v]: Point,
  radius: number,
  from: number,
  until: number,
): PitchStroke {
  return {
    kind: 'arc',
    centre: lay.at(u, v),
    radius,
    from: from + lay.turn,
    until: until + lay.turn,
  }
}

function createGoal(lay: Lay, { goal: { width, depth } }: Markings): PitchGoal {
  return { place: lay.at(0, 0), rotation: lay.turn, width, depth }
}
