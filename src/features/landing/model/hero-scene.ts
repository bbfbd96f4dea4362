/** One attack on half a pitch of 105 × 68 m: the winger runs in behind, the midfielder plays it. */
import { createArc, createBend, type Spot } from './perspective'

const goalLine = 52.5
const middle = 34

/** Chalk lines with the measures of the Laws of the Game, law 1. */
export const chalkLines: Spot[][] = [
  [
    [0, 0],
    [goalLine, 0],
    [goalLine, 68],
    [0, 68],
    [0, 0],
  ],
  createBox(16.5, 40.32),
  createBox(5.5, 18.32),
  createArc([0, middle], 9.15, -90, 90),
  createArc([goalLine - 11, middle], 9.15, 127, 233),
  createArc([goalLine, 0], 1, 90, 180),
  createArc([goalLine, 68], 1, 180, 270),
]

/** Every other strip of a mown pitch, half the depth of a penalty area each. */
export const mownStrips: Spot[][] = [0, 2, 4].map((strip) => {
  const from = strip * 8.75
  const to = from + 8.75
  return [
    [from, 0],
    [to, 0],
    [to, 68],
    [from, 68],
  ]
})

export const goalFrame: Spot[] = [
  [goalLine, middle - 3.66],
  [goalLine, middle - 3.66, 2.44],
  [goalLine, middle + 3.66, 2.44],
  [goalLine, middle + 3.66],
]

export const attackers: Spot[] = [
  [12, 32],
  [17, 48],
  [31, 55],
  [36, 36],
  [21, 17],
]

export const defenders: Spot[] = [
  [22, 34],
  [29, 22],
  [41, 28],
  [40, 42],
  [37, 53],
  [50, 33],
]

/** Where the winger starts, bends and arrives. */
export const run: Spot[] = createBend([33, 10], [44, 5], [46, 22])
export const runner: Spot = [33, 10]
/** From the midfielder's foot into the space. */
export const pass: Spot[] = createBend([22.4, 16.6], [36, 20], [44.6, 20.4])
export const ball: Spot = [22.2, 15.4]

function createBox(depth: number, width: number): Spot[] {
  return [
    [goalLine, middle - width / 2],
    [goalLine - depth, middle - width / 2],
    [goalLine - depth, middle + width / 2],
    [goalLine, middle + width / 2],
  ]
}
