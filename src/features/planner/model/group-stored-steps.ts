/** The steps of a stored training: what runs at the same time stands together. */
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { TrainingView, ViewBlock } from './training-view'

export interface ViewStep {
  phase: TrainingPhase
  /** `HH:mm` on the school's wall. */
  start: string
  /** As long as its longest lane. */
  minutes: number
  /** In the order of their lanes; never empty. */
  blocks: ViewBlock[]
}

/** All steps from the first minute to the last; lane 0 begins one. */
export function groupStoredSteps(view: TrainingView): ViewStep[] {
  const steps: ViewStep[] = []
  for (const { phase, blocks } of view.phases) {
    for (const block of blocks) {
      const last = steps.at(-1)
      if (block.lane > 0 && last?.phase === phase) {
        last.blocks.push(block)
        last.minutes = Math.max(last.minutes, block.minutes)
      } else {
        steps.push({ phase, start: block.start, minutes: block.minutes, blocks: [block] })
      }
    }
  }
  return steps
}
