import { expect, test } from 'vitest'
import { listScriptTimesPerFrame, computeSpread } from './frame-times'

const page = { ph: 'X', pid: 1, tid: 1 }
/** Milliseconds, as the trace counts microseconds. */
const run = (name: string, at: number, lasts: number, rest = {}) => ({
  ...page,
  name,
  ts: at * 1000,
  dur: lasts * 1000,
  ...rest,
})

test('all script between two frames counts for the first of them', () => {
  const frames = listScriptTimesPerFrame([
    run('FireAnimationFrame', 0, 2),
    run('EventDispatch', 5, 1),
    run('FireAnimationFrame', 16, 3),
    run('FireAnimationFrame', 33, 1),
  ])
  expect(frames).toEqual([3, 3])
})

test('several callbacks of one frame are one frame', () => {
  const frames = listScriptTimesPerFrame([
    run('FireAnimationFrame', 0, 2),
    run('FireAnimationFrame', 2, 1),
    run('FireAnimationFrame', 16, 1),
  ])
  expect(frames).toEqual([3])
})

test('script within script is not counted twice', () => {
  const frames = listScriptTimesPerFrame([
    run('FireAnimationFrame', 0, 4),
    run('FunctionCall', 1, 2),
    run('FireAnimationFrame', 16, 1),
  ])
  expect(frames).toEqual([4])
})

test('time in which other programs had the processor does not count', () => {
  const frames = listScriptTimesPerFrame([
    run('FireAnimationFrame', 0, 12, { tdur: 2000 }),
    run('FireAnimationFrame', 16, 1),
  ])
  expect(frames).toEqual([2])
})

test('other threads do not count', () => {
  const frames = listScriptTimesPerFrame([
    run('FireAnimationFrame', 0, 1),
    run('FunctionCall', 3, 9, { tid: 2 }),
    run('FireAnimationFrame', 16, 1),
  ])
  expect(frames).toEqual([1])
})

test('95 of 100 values are at most the p95', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(computeSpread(values)).toEqual({ p50: 50, p95: 95 })
})
