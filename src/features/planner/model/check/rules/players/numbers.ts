/** Fewer players than the exercise needs, or clearly more than it holds and not yet told as waiting. */
import { keysOf, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { placesOf } from './places'
import { waitingShare } from './waiting'

export function numbers(checked: Checked): Finding[] {
  const { expected, steps } = checked
  if (expected === null) return []
  return steps.flatMap((step): Finding[] => {
    const places = placesOf(step)
    if (!places) return []
    const blocks = keysOf(step.blocks)
    const values = { expected, ...places }
    if (expected < places.least) return [{ code: 'too_few', severity: 'think', blocks, values }]
    const isTold = waitingShare(step, checked) > checkLimits.waitingShare
    if (expected <= places.most + checkLimits.sparePlayers || isTold) return []
    return [{ code: 'too_many', severity: 'hint', blocks, values }]
  })
}
