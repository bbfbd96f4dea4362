/** The effort does not come down at the end, although there is a cool-down. */
import { isWork, listKeys, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { getHardestEffort } from './hard-twice'

/** A session without a cool-down is told so by its own rule. */
export function checkCalmEnd({ steps }: Checked): Finding[] {
  const last = steps.findLast(({ blocks }) => blocks.some(isWork))
  const ends = steps.at(-1)
  if (!last || last !== ends || last.blocks[0]?.phase !== 'cool_down') return []
  const effort = getHardestEffort(last)
  if (effort <= checkLimits.calmEffort) return []
  return [{ code: 'calm_end', severity: 'hint', blocks: listKeys(last.blocks), values: { effort } }]
}
