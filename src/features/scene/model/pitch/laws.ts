/** Markings in metres as the Laws of the Game (law 1) and the Futsal Laws (law 1) give them. */

export interface Markings {
  /** Depth and breadth of the penalty area; breadth null where quarter circles make it (futsal). */
  box: { depth: number; width: number } | { radius: number }
  /** Goal area. */
  goalArea: { depth: number; width: number } | null
  /** Penalty marks, from the goal line. */
  spots: readonly number[]
  /** Radius of the centre circle, and of the arc before the penalty area. */
  circle: number
  hasArc: boolean
  corner: number
  goal: { width: number; depth: number }
}

export const football: Markings = {
  box: { depth: 16.5, width: 40.32 },
  goalArea: { depth: 5.5, width: 18.32 },
  spots: [11],
  circle: 9.15,
  hasArc: true,
  corner: 1,
  goal: { width: 7.32, depth: 2 },
}

export const futsal: Markings = {
  box: { radius: 6 },
  goalArea: null,
  spots: [6, 10],
  circle: 3,
  hasArc: false,
  corner: 0.25,
  goal: { width: 3, depth: 1 },
}

/** Full pitches the figures are meant for; smaller ground shrinks them. */
export const lawfulGround = {
  football: { length: 105, width: 68 },
  /** Smallest ground that carries the full markings: boxes and circle do not touch. */
  least: { length: 80, width: 50 },
  /** Depth of ground that carries a penalty area with its arc. */
  leastBox: 22,
  futsalLeast: { length: 25, width: 16 },
} as const

/** Below this length small-sided games are played without penalty areas, with a line to shoot from (DFB, Funino). */
export const funinoLength = 32
export const funinoLine = 6
/** Below this length a small-sided pitch has no large goals marked. */
export const goalsFrom = 36

export function scaleMarkings(markings: Markings, by: number): Markings {
  if (by === 1) return markings
  const { box, goalArea, goal } = markings
  return {
    box:
      'radius' in box
        ? { radius: box.radius * by }
        : { depth: box.depth * by, width: box.width * by },
    goalArea: goalArea && { depth: goalArea.depth * by, width: goalArea.width * by },
    spots: markings.spots.map((spot) => spot * by),
    circle: markings.circle * by,
    hasArc: markings.hasArc,
    corner: markings.corner * by,
    // a goal for smaller players is still 5 m wide, not a third of one
    goal: { width: Math.max(Math.min(goal.width, 5), goal.width * by), depth: goal.depth },
  }
}
