/** A small match with mini goals on a part of the ground, in four moments. */
import type { Point, Sketch } from '../../grown/kit'

type Moment = () => void

const attack = [
  [0.14, 0.5],
  [0.4, 0.16],
  [0.46, 0.82],
] as const
const defence = [
  [0.36, 0.48],
  [0.62, 0.28],
  [0.72, 0.66],
] as const

interface Part {
  from: Point
  to: Point
  /** Three or two on each side. */
  count: 2 | 3
}

export function addMatch(drawing: Sketch, { from, to, count }: Part): readonly Moment[] {
  const at = (x: number, y: number): Point => [
    from[0] + x * (to[0] - from[0]),
    from[1] + y * (to[1] - from[1]),
  ]
  drawing.corners('marker', from, to)
  drawing.goal('mini', at(0, 0.5), 0)
  drawing.goal('mini', at(1, 0.5), 180)
  const [one, two, three] = attack
  const a1 = drawing.player('a', at(...one))
  const a2 = drawing.player('a', at(...two))
  const a3 = count === 3 ? drawing.player('a', at(...three)) : a1
  const [first, second, third] = defence
  const b1 = drawing.player('b', at(...first))
  const b2 = drawing.player('b', at(...second))
  const b3 = count === 3 ? drawing.player('b', at(...third)) : b1
  const ball = drawing.ball(a1)
  const play = (who: string, x: number, y: number) => {
    drawing.run(who, at(x, y))
    drawing.pass(ball, at(x, y), { for: who })
  }
  return [
    () => {
      drawing.run(b1, at(0.34, 0.34))
      drawing.run(b2, at(0.54, 0.22))
      drawing.pass(ball, a2)
    },
    () => {
      if (b3 !== b1) drawing.run(b3, at(0.72, 0.74))
      play(a3, 0.6, 0.84)
    },
    () => {
      drawing.run(b1, at(0.56, 0.56))
      drawing.run(b2, at(0.64, 0.3))
      play(a2, 0.72, 0.2)
    },
    () => {
      drawing.run(b2, at(0.74, 0.34))
      if (b3 !== b1) drawing.run(b3, at(0.82, 0.64))
      drawing.shot(ball, at(1, 0.46))
    },
  ]
}

/** All matches at the same time. */
export function playMatches(drawing: Sketch, matches: readonly (readonly Moment[])[]) {
  for (const index of [0, 1, 2, 3]) {
    drawing.together(() => {
      for (const match of matches) match[index]?.()
    })
  }
}

/** Two pitches beside each other, with a lane between them. */
export function addTwoMatches(
  drawing: Sketch,
  [length, width]: readonly [number, number],
  counts: readonly [2 | 3, 2 | 3] = [3, 3],
) {
  playMatches(drawing, [
    addMatch(drawing, { from: [0, 0], to: [length * 0.46, width], count: counts[0] }),
    addMatch(drawing, { from: [length * 0.54, 0], to: [length, width], count: counts[1] }),
  ])
}
