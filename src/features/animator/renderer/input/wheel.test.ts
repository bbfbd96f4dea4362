import { expect, test } from 'vitest'
import { toFramePixel, computeView, type Board } from '../camera/view'
import { applyWheel, type WheelStep } from './wheel'

const board: Board = {
  size: { width: 1000, height: 700 },
  frame: { x: 0, y: 0, width: 100, height: 70 },
  reach: { x: 0, y: 0, width: 100, height: 70 },
}
const camera = { x: 50, y: 35, zoom: 2 }
const still: WheelStep = {
  deltaX: 0,
  deltaY: 0,
  deltaMode: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
}

test('the wheel moves the picture, with shift sideways', () => {
  const down = applyWheel(camera, board, { ...still, deltaY: 100 }, [0, 0])
  expect(down.y).toBeGreaterThan(camera.y)
  expect(down.x).toBe(camera.x)
  const right = applyWheel(camera, board, { ...still, deltaY: 100, shiftKey: true }, [0, 0])
  expect(right.x).toBeGreaterThan(camera.x)
  expect(right.y).toBe(camera.y)
})

test('with Ctrl it enlarges what is under the pointer', () => {
  const nearer = applyWheel(camera, board, { ...still, deltaY: -100, ctrlKey: true }, [300, 200])
  expect(nearer.zoom).toBeGreaterThan(camera.zoom)
  const before = toFramePixel(computeView(camera, board), [300, 200])
  const after = toFramePixel(computeView(nearer, board), [300, 200])
  expect(after).toEqual([expect.closeTo(before[0]), expect.closeTo(before[1])])
})

test('there and back is where one was', () => {
  const there = applyWheel(camera, board, { ...still, deltaY: -100, ctrlKey: true }, [300, 200])
  const back = applyWheel(there, board, { ...still, deltaY: 100, ctrlKey: true }, [300, 200])
  expect(back.zoom).toBeCloseTo(camera.zoom)
  expect(back.x).toBeCloseTo(camera.x)
})

test('lines count as much as the pixels of a line', () => {
  const lines = applyWheel(camera, board, { ...still, deltaY: 2, deltaMode: 1 }, [0, 0])
  const pixels = applyWheel(camera, board, { ...still, deltaY: 32 }, [0, 0])
  expect(lines).toEqual(pixels)
})
