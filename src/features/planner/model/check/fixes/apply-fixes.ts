/** Fixes everything that can be, the worst first: each step is a fix like any other. Pure. */
import type { Plan } from '../../plan'
import { checkPlan } from '../check-plan'
import type { CheckInput } from '../checked'
import type { Finding } from '../finding'
import { addDemands } from './card'
import type { FixTools } from './fix'
import { suggestFixes } from './suggest-fixes'

/** Every fix makes the plan better, so it ends by itself; this only bounds the time it takes. */
const mostRounds = 16

export interface AppliedFixes {
  plan: Plan
  /** How many findings fewer. */
  count: number
}

/** The plan after all fixes; `isMeant` says which findings somebody wants fixed. */
export function applyFixes(
  input: CheckInput,
  tools: FixTools,
  isMeant: (finding: Finding, plan: Plan) => boolean,
): AppliedFixes {
  const known = { ...input, demands: addDemands(input.demands, tools.candidates) }
  const open = (plan: Plan) =>
    checkPlan({ ...known, plan }).filter((finding) => isMeant(finding, plan))
  let { plan } = input
  for (let round = 0; round < mostRounds; round += 1) {
    const next = findFirstFix({ ...known, plan }, open(plan), tools)
    if (!next) break
    plan = next
  }
  return { plan, count: Math.max(0, open(input.plan).length - open(plan).length) }
}

function findFirstFix(
  input: CheckInput,
  findings: readonly Finding[],
  tools: FixTools,
): Plan | null {
  for (const finding of findings) {
    const [mend] = suggestFixes(finding, input, tools)
    if (mend) return mend.plan
  }
  return null
}
