/** Fewer players than the exercise needs, or clearly more than it holds and not yet told as waiting. */
import { listKeys, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { countPlaces } from './places'
import { computeWaitingShare } from './waiting'

export function checkNumbers(checked: Checked): Finding[] {
  const { expected, steps } = checked
  if (expected === null) return []
  return steps.flatMap((step): Finding[] => {
    const places = countPlaces(step)
    if (!places) return []
    const blocks = listKeys(step.blocks)
    const values = { expected, ...places }
    if (expected < places.least) return [{ code: 'too_few', severity: 'think', blocks, values }]
    const isTold = computeWaitingShare(step, checked) > checkLimits.waitingShare
    if (expected <= places.most + checkLimits.sparePlayers || isTold) return []
    return [{ code: 'too_many', severity: 'hint', blocks, values }]
  })
}
