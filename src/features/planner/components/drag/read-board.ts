/** Measures the time axis once, when a drag begins, in coordinates of the page. */
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import type { Box, PhaseBox } from './drag-map'

/** Sections carry `data-phase-section`, steps `data-step` with the keys of their blocks. */
export function readBoard(board: HTMLElement): PhaseBox[] {
  return [...board.querySelectorAll<HTMLElement>('[data-phase-section]')].flatMap((section) => {
    const phase = trainingPhases.find((each) => each === section.dataset.phaseSection)
    if (!phase) return []
    const steps = [...section.querySelectorAll<HTMLElement>('[data-step]')].map((step) => ({
      box: measurePageBox(step),
      keys: (step.dataset.step ?? '').split(' '),
    }))
    return [{ phase, box: measurePageBox(section), steps }]
  })
}

function measurePageBox(element: HTMLElement): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const { scrollX, scrollY } = window
  return {
    left: left + scrollX,
    right: right + scrollX,
    top: top + scrollY,
    bottom: bottom + scrollY,
  }
}
