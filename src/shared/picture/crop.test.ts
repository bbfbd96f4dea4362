import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropByKey, computeCut, dragCrop, wholePicture, clampCrop } from './crop'

const wide = { width: 1200, height: 800 }
const anyCrop = fc.record({
  x: fc.double({ min: -3, max: 3, noNaN: true }),
  y: fc.double({ min: -3, max: 3, noNaN: true }),
  zoom: fc.double({ min: -1, max: 20, noNaN: true }),
})
const anySize = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})

describe('the square cut out of a picture', () => {
  it('starts with the largest square of the middle', () => {
    expect(computeCut(wide, wholePicture)).toEqual({ side: 800, left: 200, top: 0 })
  })

  it('never shows a place outside the picture', () => {
    fc.assert(
      fc.property(anySize, anyCrop, (size, crop) => {
        const { side, left, top } = computeCut(size, clampCrop(size, crop))
        expect(left).toBeGreaterThanOrEqual(-1e-6)
        expect(top).toBeGreaterThanOrEqual(-1e-6)
        expect(left + side).toBeLessThanOrEqual(size.width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(size.height + 1e-6)
      }),
    )
  })

  it('follows the hand: dragged to the right, what lies to the left comes in', () => {
    const moved = dragCrop(wide, wholePicture, { x: 40, y: 0 }, 320)
    expect(computeCut(wide, moved).left).toBeCloseTo(100)
  })

  it('moves and zooms by keyboard, and leaves other keys alone', () => {
    const zoomed = cropByKey(wide, wholePicture, '+')
    expect(zoomed?.zoom).toBeCloseTo(1.1)
    expect(cropByKey(wide, wholePicture, 'ArrowRight')?.x).toBeGreaterThan(wholePicture.x)
    expect(cropByKey(wide, wholePicture, '-')?.zoom).toBe(1)
    expect(cropByKey(wide, wholePicture, 'Tab')).toBeNull()
  })
})
