/** An exercise far longer or shorter than it is made for: children lose it, or it never gets going. */
import type { Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import type { PlanBlock } from '../../../plan'

export function checkBlockLength({ plan }: Checked): Finding[] {
  return plan.flatMap((block): Finding[] => {
    const [least, most] = getUsualSpan(block)
    if (!block.exercise || (block.minutes >= least && block.minutes <= most)) return []
    const values = { minutes: block.minutes, usual: block.exercise.minutes }
    return [{ code: 'stretched', severity: 'hint', blocks: [block.key], values }]
  })
}

/** Fewest and most minutes an exercise does well with; a free block is never too long. */
export function getUsualSpan({ exercise }: PlanBlock): [number, number] {
  const { least, most } = checkLimits.stretch
  if (!exercise) return [1, Number.POSITIVE_INFINITY]
  return [Math.ceil(exercise.minutes * least), Math.floor(exercise.minutes * most)]
}
