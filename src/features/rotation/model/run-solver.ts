/** Runs the solver in a worker that is ended when it takes too long: the page keeps the plan it has. */
import type { RotationProblem, RotationResult } from './rotation'
import { solveRotation } from './solve-rotation'

const longestMs = 1500

type SolverWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

function startWorker(): SolverWorker {
  return new Worker(new URL('./rotation-worker.ts', import.meta.url), { type: 'module' })
}

/** `start` is null where there are no workers: the solver's own limits hold then. Never rejects. */
export function runSolver(
  problem: RotationProblem,
  start: (() => SolverWorker) | null = globalThis.Worker ? startWorker : null,
): Promise<RotationResult> {
  if (start === null) return Promise.resolve(solveRotation(problem))
  const worker = start()
  return new Promise((resolve) => {
    const finish = (result: RotationResult) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(result)
    }
    const timer = setTimeout(() => finish({ kind: 'overrun' }), longestMs)
    worker.addEventListener('message', ({ data }: MessageEvent<RotationResult>) => finish(data))
    worker.addEventListener('error', () => finish({ kind: 'overrun' }))
    worker.postMessage(problem)
  })
}
