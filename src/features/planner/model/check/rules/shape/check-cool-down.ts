/** No cool-down: the session stops at its last block of work. */
import { isWork, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { filterByPhase } from '../../../plan'

export function checkCoolDown({ plan }: Checked): Finding[] {
  if (!plan.some(isWork) || filterByPhase(plan, 'cool_down').length > 0) return []
  return [{ code: 'cool_down', severity: 'hint', blocks: [], values: {} }]
}
