/** The plan is longer than the slot, or leaves more of it empty than packing up takes. */
import type { Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'

export function checkLength({ plan, planned, total }: Checked): Finding[] {
  if (planned === 0 || plan.length === 0) return []
  const minutes = Math.abs(total - planned)
  const values = { minutes, total, planned }
  if (total > planned) return [{ code: 'too_long', severity: 'think', blocks: [], values }]
  if (minutes <= checkLimits.slackMinutes) return []
  return [{ code: 'too_short', severity: 'hint', blocks: [], values }]
}
