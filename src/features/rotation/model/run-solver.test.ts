import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RotationProblem } from './rotation'
import { runSolver } from './run-solver'

const problem: RotationProblem = {
  players: ['a', 'b', 'c', 'd'].map((id) => ({ id, isKeeper: false, seconds: 0, possible: 0 })),
  format: 3,
  periods: 1,
  partSeconds: 300,
  passed: 0,
  rules: {
    parts: 4,
    least_share: 50,
    keeper: 'open',
    bench_run: 1,
    is_even: false,
    pairs: [],
    levels: {},
    locks: {},
  },
}

function createWorker() {
  const target = new EventTarget()
  return {
    postMessage: vi.fn<(message: unknown) => void>(),
    terminate: vi.fn<() => void>(),
    addEventListener: target.addEventListener.bind(target),
    dispatch: (event: Event) => target.dispatchEvent(event),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('hands the problem over, answers what comes back and ends the worker', async () => {
  const worker = createWorker()
  const result = runSolver(problem, () => worker)
  expect(worker.postMessage).toHaveBeenCalledWith(problem)
  worker.dispatch(new MessageEvent('message', { data: { kind: 'plan', turns: {} } }))
  expect(await result).toEqual({ kind: 'plan', turns: {} })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('ends a worker that takes longer than a second and a half', async () => {
  const worker = createWorker()
  const result = runSolver(problem, () => worker)
  vi.advanceTimersByTime(1500)
  expect(await result).toEqual({ kind: 'overrun' })
  expect(worker.terminate).toHaveBeenCalledOnce()
})

test('a worker that fails is no plan, and without workers the page solves itself', async () => {
  const worker = createWorker()
  const result = runSolver(problem, () => worker)
  worker.dispatch(new Event('error'))
  expect(await result).toEqual({ kind: 'overrun' })
  expect(await runSolver(problem, null)).toMatchObject({ kind: 'plan' })
})
