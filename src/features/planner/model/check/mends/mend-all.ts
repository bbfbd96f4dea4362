/** Mends everything that can be, the worst first: each step is a mend like any other. Pure. */
import type { Plan } from '../../plan'
import { checkPlan } from '../check-plan'
import type { CheckInput } from '../checked'
import type { Finding } from '../finding'
import { demandsWith } from './card'
import type { MendTools } from './mend'
import { mendsFor } from './mends-for'

/** Every mend makes the plan better, so it ends by itself; this only bounds the time it takes. */
const mostRounds = 16

export interface MendedAll {
  plan: Plan
  /** How many findings fewer. */
  count: number
}

/** The plan after all mends; `isMeant` says which findings somebody wants mended. */
export function mendAll(
  input: CheckInput,
  tools: MendTools,
  isMeant: (finding: Finding, plan: Plan) => boolean,
): MendedAll {
  const known = { ...input, demands: demandsWith(input.demands, tools.candidates) }
  const open = (plan: Plan) =>
    checkPlan({ ...known, plan }).filter((finding) => isMeant(finding, plan))
  let { plan } = input
  for (let round = 0; round < mostRounds; round += 1) {
    const next = firstMend({ ...known, plan }, open(plan), tools)
    if (!next) break
    plan = next
  }
  return { plan, count: Math.max(0, open(input.plan).length - open(plan).length) }
}

function firstMend(input: CheckInput, findings: readonly Finding[], tools: MendTools): Plan | null {
  for (const finding of findings) {
    const [mend] = mendsFor(finding, input, tools)
    if (mend) return mend.plan
  }
  return null
}
