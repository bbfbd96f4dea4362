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
  const toPlace = (x: number, y: number): Point => [
    from[0] + x * (to[0] - from[0]),
    from[1] + y * (to[1] - from[1]),
  ]
  drawing.corners('marker', from, to)
  drawing.goal('mini', toPlace(0, 0.5), 0)
  drawing.goal('mini', toPlace(1, 0.5), 180)
  const [one, two, three] = attack
  const a1 = drawing.player('a', toPlace(...one))
  const a2 = drawing.player('a', toPlace(...two))
  const a3 = count === 3 ? drawing.player('a', toPlace(...three)) : a1
  const [first, second, third] = defence
  const b1 = drawing.player('b', toPlace(...first))
  const b2 = drawing.player('b', toPlace(...second))
  const b3 = count === 3 ? drawing.player('b', toPlace(...third)) : b1
  const ball = drawing.ball(a1)
  const play = (who: string, x: number, y: number) => {
    drawing.run(who, toPlace(x, y))
    drawing.pass(ball, toPlace(x, y), { for: who })
  }
  return [
    () => {
      drawing.run(b1, toPlace(0.34, 0.34))
      drawing.run(b2, toPlace(0.54, 0.22))
      drawing.pass(ball, a2)
    },
    () => {
      if (b3 !== b1) drawing.run(b3, toPlace(0.72, 0.74))
      play(a3, 0.6, 0.84)
    },
    () => {
      drawing.run(b1, toPlace(0.56, 0.56))
      drawing.run(b2, toPlace(0.64, 0.3))
      play(a2, 0.72, 0.2)
    },
    () => {
      drawing.run(b2, toPlace(0.74, 0.34))
      if (b3 !== b1) drawing.run(b3, toPlace(0.82, 0.64))
      drawing.shot(ball, toPlace(1, 0.46))
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
