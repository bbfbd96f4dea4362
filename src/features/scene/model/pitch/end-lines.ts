/** The markings around one goal. */
import type { Point } from '../document/scene-schema'
import type { Lay } from './lay'
import type { Markings } from './laws'
import type { PitchGoal, PitchLines, PitchStroke } from './pitch-lines'

export interface EndOptions {
  hasCorners: boolean
  hasGoal: boolean
}

interface Area {
  depth: number
  width: number
}

/** Penalty area with its arc, goal area, penalty mark, corners. */
export function footballEnd(
  lay: Lay,
  markings: Markings,
  box: Area,
  options: EndOptions,
): PitchLines {
  const strokes: PitchStroke[] = [area(lay, box)]
  if (markings.goalArea) strokes.push(area(lay, markings.goalArea))
  const [spot] = markings.spots
  if (markings.hasArc && spot !== undefined) {
    // the part of the circle around the penalty mark that lies outside the box
    const half = (Math.acos((box.depth - spot) / markings.circle) * 180) / Math.PI
    strokes.push(arc(lay, [spot, 0], markings.circle, -half, half))
  }
  return {
    strokes: [...strokes, ...(options.hasCorners ? corners(lay, markings.corner) : [])],
    spots: markings.spots.map((u) => lay.at(u, 0)),
    goals: options.hasGoal ? [goal(lay, markings)] : [],
  }
}

/** Two quarter circles around the posts, joined by a line. */
export function futsalEnd(
  lay: Lay,
  markings: Markings,
  radius: number,
  options: EndOptions,
): PitchLines {
  const post = markings.goal.width / 2
  return {
    strokes: [
      arc(lay, [0, -post], radius, -90, 0),
      { kind: 'line', points: [lay.at(radius, -post), lay.at(radius, post)], isClosed: false },
      arc(lay, [0, post], radius, 0, 90),
      ...(options.hasCorners ? corners(lay, markings.corner) : []),
    ],
    spots: markings.spots.map((u) => lay.at(u, 0)),
    goals: options.hasGoal ? [goal(lay, markings)] : [],
  }
}

/** Three sides; the fourth is the goal line. */
function area(lay: Lay, { depth, width }: Area): PitchStroke {
  const half = width / 2
  return {
    kind: 'line',
    points: [lay.at(0, -half), lay.at(depth, -half), lay.at(depth, half), lay.at(0, half)],
    isClosed: false,
  }
}

function corners(lay: Lay, radius: number): PitchStroke[] {
  const half = lay.breadth / 2
  return [arc(lay, [0, -half], radius, 0, 90), arc(lay, [0, half], radius, -90, 0)]
}

function arc(lay: Lay, [u, v]: Point, radius: number, from: number, until: number): PitchStroke {
  return {
    kind: 'arc',
    centre: lay.at(u, v),
    radius,
    from: from + lay.turn,
    until: until + lay.turn,
  }
}

function goal(lay: Lay, { goal: { width, depth } }: Markings): PitchGoal {
  return { place: lay.at(0, 0), rotation: lay.turn, width, depth }
}
