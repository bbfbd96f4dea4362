/** The ground of a game: goals, players and the ball by parts of its length and width. */
import { createSketch } from '../../create-sketch'
import { addBench, createScale, type ExerciseSize, type Point } from '../grown/kit'

type Move = readonly [who: string, ...way: Point[]]

export function createBoard({ area }: Pick<ExerciseSize, 'area'>, hasCorners = true) {
  const at = createScale({ area })
  const drawing = createSketch(area)
  let ball = ''
  if (hasCorners) drawing.corners()
  const run = (...moves: readonly Move[]) => {
    for (const [who, ...way] of moves) drawing.run(who, ...way.map(([x, y]) => at(x, y)))
  }
  return {
    drawing,
    at,
    /** `turn` in degrees: 0 faces right, 90 down, 180 left, 270 up. */
    goals(
      size: 'mini' | 'small' | 'youth' | 'full',
      ...places: readonly (readonly [x: number, y: number, turn: number])[]
    ) {
      for (const [x, y, turn] of places) drawing.goal(size, at(x, y), turn)
    },
    zones(...places: readonly (readonly [x: number, y: number, u: number, v: number])[]) {
      for (const [x, y, u, v] of places) drawing.zone(at(x, y), at(u, v))
    },
    /** Two cones each. */
    gates(...places: readonly (readonly [x: number, y: number, u: number, v: number])[]) {
      for (const [x, y, u, v] of places) drawing.gears('cone', [at(x, y), at(u, v)])
    },
    keeper: (team: 'a' | 'b', x: number, y: number) => drawing.keeper(team, at(x, y)),
    /** Finds them by number in the order they are given, from 1. */
    players(team: 'a' | 'b' | 'c', ...places: readonly Point[]) {
      const ids = places.map(([x, y]) => drawing.player(team, at(x, y)))
      return (number: number) => {
        const id = ids[number - 1]
        if (id === undefined) throw new Error(`${team} has no number ${number}`)
        return id
      }
    },
    /** The ball to somebody, and the coach with the spare ones at `bench`, a part of the length. */
    start(who: string, bench = 0.5) {
      ball = drawing.ball(who)
      addBench(drawing, 6, bench * area[0])
    },
    run: (...moves: readonly Move[]) => drawing.together(() => run(...moves)),
    pass(to: string, ...moves: readonly Move[]) {
      drawing.together(() => {
        run(...moves)
        drawing.pass(ball, to)
      })
    },
    /** Into somebody's run. */
    into(who: string, [x, y]: Point, ...moves: readonly Move[]) {
      drawing.together(() => {
        run(...moves, [who, [x, y]])
        drawing.pass(ball, at(x, y), { for: who })
      })
    },
    loft(who: string, [x, y]: Point, ...moves: readonly Move[]) {
      drawing.together(() => {
        run(...moves, [who, [x, y]])
        drawing.pass(ball, at(x, y), { for: who, kind: 'lofted' })
      })
    },
    /** A shot that the keeper gets. */
    save(keeper: string, [x, y]: Point) {
      drawing.together(() => {
        run([keeper, [x, y]])
        drawing.pass(ball, at(x, y), { for: keeper, kind: 'shot' })
      })
    },
    shoot([x, y]: Point, ...moves: readonly Move[]) {
      drawing.together(() => {
        run(...moves)
        drawing.shot(ball, at(x, y))
      })
    },
  }
}
