import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '@/features/scene/model/document/scene-schema'
import { distanceToLine } from '../distances'
import { simplifyLine, simplifyLineTo } from './simplify'

const metre = fc.integer({ min: 0, max: 10_000 }).map((cm) => cm / 100)
const line: fc.Arbitrary<Point[]> = fc.array(fc.tuple(metre, metre), {
  minLength: 2,
  maxLength: 80,
})

describe('fewer points for a drawn line', () => {
  it('keeps both ends and strays no further than it may', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 20 }), (points, tolerance) => {
        const few = simplifyLine(points, tolerance)
        expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)])
        for (const point of points) {
          expect(distanceToLine(point, few)).toBeLessThanOrEqual(tolerance + 1e-9)
        }
      }),
    )
  })

  it('becomes as few as asked, however wild the hand', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 2, max: 12 }), (points, most) => {
        expect(simplifyLineTo(points, 0.1, most).length).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('leaves only the ends of a straight line', () => {
    const straight: Point[] = Array.from({ length: 20 }, (_, index) => [index, 2 * index])
    expect(simplifyLine(straight, 0.1)).toEqual([
      [0, 0],
      [19, 38],
    ])
  })
})
