/** Another order within a part: what is hard apart, what is calm last. */
import { listSteps, replaceSteps, type Step } from '../../board/steps'
import type { Plan } from '../../plan'
import type { Attempt } from './fix'

/** Every other place in its part for each of the steps the finding is about, near places first. */
export const reorderSteps: Attempt = ({ finding, checked: { plan } }) => {
  const phases = new Set(
    plan.filter(({ key }) => finding.blocks.includes(key)).map(({ phase }) => phase),
  )
  return [...phases].flatMap((phase) => {
    const steps = listSteps(plan, phase)
    return steps.flatMap((step, from) =>
      step.some(({ key }) => finding.blocks.includes(key)) || steps.length <= few
        ? listPlaces(from, steps.length).map((to) =>
            replaceSteps(plan, phase, moveStep(steps, from, to)),
          )
        : [],
    )
  })
}

/** Up to here every step of a part may move, not only those it is about. */
const few = 6

/** Lets another step of the last part end the session. */
export const endCalmly: Attempt = ({ finding, checked: { plan } }) => {
  const phase = plan.find(({ key }) => finding.blocks.includes(key))?.phase
  if (!phase) return []
  const steps = listSteps(plan, phase)
  return steps
    .slice(0, -1)
    .map((_, from): Plan => replaceSteps(plan, phase, moveStep(steps, from, steps.length - 1)))
}

function listPlaces(from: number, length: number): number[] {
  return Array.from({ length }, (_, to) => to)
    .filter((to) => to !== from)
    .toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))
}

function moveStep(steps: readonly Step[], from: number, to: number): Step[] {
  const step = steps[from]
  return step ? steps.toSpliced(from, 1).toSpliced(to, 0, step) : [...steps]
}
