import { describe, expect, test } from 'vitest'
import {
  createFittedCamera,
  toFramePixel,
  clampCamera,
  panCamera,
  toScreen,
  computeView,
  zoomCameraAt,
  type Board,
  type Pixel,
} from './view'

const board: Board = {
  size: { width: 1280, height: 720 },
  frame: { x: -4, y: -4, width: 113, height: 76 },
  reach: { x: -4, y: -4, width: 113, height: 76 },
}
const fitted = createFittedCamera(board.frame)

describe('the camera', () => {
  test('shows the whole frame in the middle of the board when fitted', () => {
    const view = computeView(fitted, board)
    const [left, top] = toScreen(view, [-4, -4])
    const [right, bottom] = toScreen(view, [109, 72])
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
    expect(left).toBeCloseTo(1280 - right)
    expect(top).toBeCloseTo(720 - bottom)
  })

  test('finds back to the same place from any pixel', () => {
    const view = computeView({ x: 20, y: 30, zoom: 2.5 }, board)
    const [x, y] = toScreen(view, toFramePixel(view, [333, 444]))
    expect([x, y]).toEqual([expect.closeTo(333), expect.closeTo(444)])
  })

  test('keeps what is under the pointer there while zooming', () => {
    const pointer: Pixel = [500, 300]
    const before = toFramePixel(computeView(fitted, board), pointer)
    const after = toFramePixel(computeView(zoomCameraAt(fitted, board, 3, pointer), board), pointer)
    expect(after).toEqual([expect.closeTo(before[0]), expect.closeTo(before[1])])
  })

  test('moves with two fingers that wander while they spread', () => {
    const before = toFramePixel(computeView(fitted, board), [500, 300])
    const camera = zoomCameraAt(fitted, board, 2, [500, 300], [560, 340])
    const after = toFramePixel(computeView(camera, board), [560, 340])
    expect(after).toEqual([expect.closeTo(before[0]), expect.closeTo(before[1])])
  })

  test('moves the ground with the hand', () => {
    const start = { x: 50, y: 34, zoom: 2 }
    const [x, y] = toScreen(computeView(start, board), [50, 34])
    const camera = panCamera(start, board, [40, -25])
    expect(toScreen(computeView(camera, board), [50, 34])).toEqual([
      expect.closeTo(x + 40),
      expect.closeTo(y - 25),
    ])
  })

  test('zooms from half to eight times and no further', () => {
    expect(zoomCameraAt(fitted, board, 100, [0, 0]).zoom).toBe(8)
    expect(zoomCameraAt(fitted, board, 0.01, [0, 0]).zoom).toBe(0.5)
    expect(computeView({ ...fitted, zoom: 0 }, board).scale).toBeGreaterThan(0)
  })

  test('never loses the ground out of view', () => {
    const far = panCamera(fitted, board, [100_000, -100_000])
    expect(far).toEqual(clampCamera(far, board.reach))
    expect(far.x).toBe(-4)
    expect(far.y).toBe(72)
  })

  test('survives a board that has no size yet', () => {
    const view = computeView(fitted, { ...board, size: { width: 0, height: 0 } })
    expect(toFramePixel(view, [0, 0]).every(Number.isFinite)).toBe(true)
  })
})
