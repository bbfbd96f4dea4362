/** The first attack of a game, drawn with the players of `line-up.ts`. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'
import { toPointOn } from '../possession/line-up'
import type { Goals } from './kit'

/**
 * `through`: wide, then deep for the striker. `dribble`: alone past an opponent. `wall`: wall pass. `switch`:
 * back and over to the other side. `win`: intercept and finish. `long`: from the back straight to the front.
 */
export type Play = 'through' | 'dribble' | 'wall' | 'switch' | 'win' | 'long'

interface Attack {
  own: readonly string[]
  others: readonly string[]
  goals: Goals
  play: Play
  /** Somebody outside the teams who lays the ball off. */
  via?: string
}

/** Where the one who intercepts finishes, as part of the width. */
const ends: Record<number, number> = { 2: 0.72, 3: 0.66, 4: 0.36, 5: 0.5, 6: 0.48, 7: 0.64 }

/** Where the striker gets the ball, as parts of length and width. */
const spots: Record<number, Point> = {
  2: [0.76, 0.84],
  3: [0.78, 0.74],
  4: [0.77, 0.32],
  5: [0.78, 0.5],
  6: [0.79, 0.44],
  7: [0.78, 0.64],
}
/** The one on the other side, and where they run. */
const far: Record<number, readonly [index: number, spot: Point]> = {
  2: [1, [0.76, 0.84]],
  3: [2, [0.76, 0.76]],
  4: [2, [0.78, 0.68]],
  5: [3, [0.76, 0.76]],
  6: [4, [0.76, 0.78]],
  7: [4, [0.74, 0.7]],
}

export function drawAttack(drawing: Sketch, { own, others, goals, play, via }: Attack) {
  const count = own.length
  const [first = '', wide = ''] = own
  const striker = own.at(-1) ?? ''
  const spot = spots[count] ?? [0.78, 0.5]
  const toPoint = (place: Point) => toPointOn(drawing, place)
  const chaser = others[0] ?? ''
  const chase = toPoint([0.87, spot[1] > 0.55 ? spot[1] - 0.18 : spot[1] + 0.16])

  if (play === 'dribble') {
    const isLow = count === 2
    const side = isLow ? 0.88 : 0.06
    const ball = drawing.ball(wide)
    drawing.together(() => {
      drawing.run(wide, toPoint([0.6, side]), toPoint([0.8, isLow ? 0.78 : 0.2]))
      drawing.run(chaser, toPoint([0.88, isLow ? 0.6 : 0.4]))
    })
    finish(drawing, ball, wide, goals, isLow ? 0.78 : 0.2)
    return
  }
  if (play === 'win') {
    const ball = drawing.ball(chaser)
    const meet = toPoint(count === 2 ? [0.66, 0.42] : [0.7, spot[1] > 0.5 ? 0.64 : 0.36])
    drawing.together(() => {
      drawing.run(striker, meet)
      drawing.pass(ball, meet, { for: striker })
    })
    const end = ends[count] ?? 0.5
    drawing.run(striker, toPoint([0.79, end]))
    finish(drawing, ball, striker, goals, end)
    return
  }
  if (via !== undefined) {
    const isWall = play === 'wall' && count > 2
    const runner = isWall ? wide : striker
    const way: readonly Point[] = isWall
      ? [
          [0.6, 0.06],
          [0.78, 0.18],
        ]
      : [spot]
    const target = way.at(-1) ?? spot
    const ball = drawing.ball(isWall ? wide : first)
    if (!isWall && count > 2 && play !== 'long') drawing.pass(ball, wide)
    drawing.pass(ball, via)
    drawing.together(() => {
      drawing.run(runner, ...way.map(toPoint))
      drawing.pass(ball, toPoint(target), { for: runner })
    })
    finish(drawing, ball, runner, goals, target[1])
    return
  }
  const ball = drawing.ball(play === 'wall' && count > 2 ? wide : first)
  if (play === 'wall' && count > 2) {
    drawing.pass(ball, striker)
    const isDeep = count === 3
    drawing.together(() => {
      drawing.run(wide, toPoint([0.6, 0.06]), toPoint([0.78, 0.18]))
      drawing.run(chaser, toPoint([0.88, isDeep ? 0.45 : 0.4]))
      drawing.pass(ball, toPoint([0.78, 0.18]), { for: wide })
    })
    finish(drawing, ball, wide, goals, 0.18)
    return
  }
  if (play === 'switch' && count > 2) {
    const [index, target] = far[count] ?? [2, spot]
    const runner = own[index] ?? ''
    if (count > 3) drawing.pass(ball, wide)
    if (count > 3) drawing.pass(ball, first)
    drawing.together(() => {
      drawing.run(
        runner,
        ...(count === 3 || count === 4 ? [toPoint([0.58, 0.94])] : []),
        toPoint(target),
      )
      drawing.pass(ball, toPoint(target), { for: runner })
    })
    finish(drawing, ball, runner, goals, target[1])
    return
  }
  if (count > 2 && play !== 'long') drawing.pass(ball, wide)
  drawing.together(() => {
    drawing.run(striker, ...(count === 3 ? [toPoint([0.58, 0.92])] : []), toPoint(spot))
    drawing.run(chaser, chase)
    drawing.pass(ball, toPoint(spot), {
      for: striker,
      ...(play === 'long' && { kind: 'lofted' as const }),
    })
  })
  finish(drawing, ball, striker, goals, spot[1])
}

/** Shot at the nearest goal, or over the line with the ball; `height` is the part of the width. */
function finish(drawing: Sketch, ball: string, who: string, goals: Goals, height: number) {
  const [length, width] = drawing.area
  if (goals === 'line') {
    drawing.run(who, [length, width * height])
    return
  }
  const goal = goals === 'four' ? (height > 0.5 ? 0.8 : 0.2) : 0.5
  const corner = goals === 'keepers' ? (height > 0.5 ? -1.6 : 1.6) : 0
  drawing.shot(ball, [length + 0.3, width * goal + corner])
}
