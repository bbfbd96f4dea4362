import { describe, expect, it } from 'vitest'
import type { Point } from '../../document/scene-schema'
import type { Mark } from '../marks'
import { createArrowMarks } from './arrow-marks'
import { cutLine, findExit, measureLength, createWave } from './way'

const way: Point[] = [
  [0, 0],
  [20, 0],
]

type PathMark = Extract<Mark, { kind: 'path' }>

function createParts(kind: Parameters<typeof createArrowMarks>[0], points = way, unit = 1) {
  const paths = createArrowMarks(kind, points, unit).filter(
    (mark): mark is PathMark => mark.kind === 'path',
  )
  return {
    lines: paths.filter(({ stroke }) => stroke),
    heads: paths.filter(({ fill }) => fill),
  }
}

const listPoints = (d = '') =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])

describe("the field's notation", () => {
  it.each(['run', 'dribble', 'pass', 'driven', 'lofted', 'shot'] as const)(
    'gives a %s one filled head with its tip on the end',
    (kind) => {
      const { heads } = createParts(kind)
      expect(heads).toHaveLength(1)
      expect(listPoints(heads[0]?.d)[0]).toEqual([20, 0])
    },
  )

  it('draws a run solid', () => {
    const { lines } = createParts('run')
    expect(lines).toHaveLength(1)
    expect(lines[0]?.dash).toBeUndefined()
    expect(new Set(listPoints(lines[0]?.d).map(([, y]) => y))).toEqual(new Set([0]))
  })

  it('draws a dribble wavy, swinging to both sides', () => {
    const heights = listPoints(createParts('dribble').lines[0]?.d).map(([, y]) => y)
    expect(Math.max(...heights)).toBeGreaterThan(0.1)
    expect(Math.min(...heights)).toBeLessThan(-0.1)
  })

  it('draws a pass dashed, a driven one with long dashes, a lofted one with dots and a bow', () => {
    const [pass, driven, lofted] = (['pass', 'driven', 'lofted'] as const).map((kind) =>
      createParts(kind),
    )
    expect(pass?.lines[0]?.dash).toHaveLength(2)
    expect(driven?.lines[0]?.dash?.[0]).toBeGreaterThan(2 * (pass?.lines[0]?.dash?.[0] ?? 0))
    expect(lofted?.lines[0]?.dash).toHaveLength(4)
    expect(lofted?.lines).toHaveLength(2)
  })

  it('draws a shot double', () => {
    const sides = createParts('shot').lines.map(({ d }) => listPoints(d)[0]?.[1])
    expect(sides).toHaveLength(2)
    expect(sides[0]).toBeCloseTo(-(sides[1] ?? 0))
  })

  it('stays an arrow when it is shorter than a head', () => {
    const short: Point[] = [
      [0, 0],
      [0.2, 0],
    ]
    for (const kind of ['run', 'dribble', 'lofted', 'shot'] as const) {
      const { lines, heads } = createParts(kind, short)
      expect(listPoints(heads[0]?.d)[0]).toEqual([0.2, 0])
      expect([...lines, ...heads].some(({ d }) => /NaN|Infinity/.test(d))).toBe(false)
    }
  })
})

describe('ways', () => {
  const bent: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ]

  it('are cut by length, with exact ends', () => {
    expect(cutLine(bent, 5, 15)).toEqual([
      [5, 0],
      [10, 0],
      [10, 5],
    ])
    expect(measureLength(cutLine(bent, 0, 20))).toBe(20)
  })

  it('leave a disc at its edge', () => {
    expect(findExit(bent, { place: [0, 0], radius: 3 })).toBeCloseTo(3)
    expect(findExit(bent, { place: [5, 5], radius: 3 })).toBe(0)
    expect(findExit(bent, { place: [8, 0], radius: 9 })).toBeCloseTo(10 + Math.sqrt(81 - 4))
  })

  it('wave around the middle and end straight on the point', () => {
    const points = createWave(bent, 1)
    expect(points.at(-1)).toEqual([10, 10])
    expect(points.at(-2)?.[0]).toBeCloseTo(10)
  })
})
