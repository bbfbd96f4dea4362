/** No warm-up: work without anything before it that brings the body up. */
import { isWork, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { checkLimits } from '../../limits'
import { sumPhaseMinutes } from '../../../plan-times'

export function warmUp({ plan }: Checked): Finding[] {
  if (!plan.some(isWork) || sumPhaseMinutes(plan, 'warm_up') >= checkLimits.warmUpLeast) return []
  return [{ code: 'warm_up', severity: 'think', blocks: [], values: {} }]
}
