/** Solves a plan beside the page: problem in, result out. */
import type { RotationProblem } from './rotation'
import { solveRotation } from './solve-rotation'

globalThis.addEventListener('message', ({ data }: MessageEvent<RotationProblem>) => {
  globalThis.postMessage(solveRotation(data))
})
