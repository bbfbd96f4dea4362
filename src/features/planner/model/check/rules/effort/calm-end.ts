/** The effort does not come down at the end, although there is a cool-down. */
import { isWork, keysOf, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { hardestOf } from './hard-twice'

/** A session without a cool-down is told so by its own rule. */
export function calmEnd({ steps }: Checked): Finding[] {
  const last = steps.findLast(({ blocks }) => blocks.some(isWork))
  const ends = steps.at(-1)
  if (!last || last !== ends || last.blocks[0]?.phase !== 'cool_down') return []
  const effort = hardestOf(last)
  if (effort <= checkLimits.calmEffort) return []
  return [{ code: 'calm_end', severity: 'hint', blocks: keysOf(last.blocks), values: { effort } }]
}
