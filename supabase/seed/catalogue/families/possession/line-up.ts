/** Where two equal teams stand in a game from left to right, and a first attack that gets through. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { Sketch } from '../../create-sketch'

/** Parts of length and width; the other team stands mirrored. */
const places: Record<number, readonly Point[]> = {
  2: [
    [0.25, 0.4],
    [0.42, 0.75],
  ],
  3: [
    [0.2, 0.5],
    [0.4, 0.2],
    [0.42, 0.8],
  ],
  4: [
    [0.18, 0.5],
    [0.36, 0.16],
    [0.36, 0.84],
    [0.56, 0.5],
  ],
  5: [
    [0.16, 0.32],
    [0.38, 0.14],
    [0.16, 0.68],
    [0.38, 0.86],
    [0.58, 0.5],
  ],
  6: [
    [0.15, 0.3],
    [0.4, 0.12],
    [0.15, 0.7],
    [0.34, 0.58],
    [0.4, 0.88],
    [0.6, 0.5],
  ],
  7: [
    [0.16, 0.22],
    [0.36, 0.36],
    [0.155, 0.5],
    [0.16, 0.78],
    [0.36, 0.66],
    [0.56, 0.2],
    [0.56, 0.8],
  ],
}

/** The way of the one furthest forward, past the last opponents. */
const ways: Record<number, readonly Point[]> = {
  2: [[0.93, 0.88]],
  3: [
    [0.6, 0.93],
    [0.93, 0.85],
  ],
  4: [[0.93, 0.42]],
  5: [[0.93, 0.5]],
  6: [[0.93, 0.5]],
  7: [[0.93, 0.64]],
}

/** `inset`: metres at the two long sides where nobody of the teams stands. */
export function addTwoTeams(drawing: Sketch, count: number, inset = 0) {
  const share = inset / drawing.area[1]
  const all = (places[count] ?? []).map(([x, y]): Point => [x, share + y * (1 - 2 * share)])
  const own = all.map((place) => drawing.player('a', toPointOn(drawing, place)))
  const others = all.map(([x, y]) => drawing.player('b', toPointOn(drawing, [1 - x, 1 - y])))
  return { own, others }
}

/** Ball to the second player, then deep for the one furthest forward; `end` is how far along the length. */
export function drawThroughBall(drawing: Sketch, ball: string, own: readonly string[], end = 0.93) {
  const [, wide = ''] = own
  const runner = own.at(-1) ?? ''
  const way = (ways[own.length] ?? []).map(([x, y]) => toPointOn(drawing, [Math.min(x, end), y]))
  const goal = way.at(-1)
  if (!goal) throw new Error(`no way for ${own.length}`)
  if (own.length > 2) drawing.pass(ball, wide)
  drawing.together(() => {
    drawing.run(runner, ...way)
    drawing.pass(ball, goal, { for: runner })
  })
}

export function toPointOn(drawing: Sketch, [x, y]: Point): Point {
  return [x * drawing.area[0], y * drawing.area[1]]
}
