/** The reasons of a session's blocks in an order that says nothing three times. */
import type { QuickBlock, Reason } from '@/features/planner/model/candidates/session'

/** By block: first a reason that no block before it has begun with; drinks explain themselves. */
export function listReasonsOnce(blocks: readonly QuickBlock[]): Map<string, readonly Reason[]> {
  const said = new Set<string>()
  return new Map(
    blocks.map(({ key, kind, reasons }) => {
      if (kind === 'break') return [key, []]
      const fresh = reasons.find((reason) => !said.has(JSON.stringify(reason)))
      if (!fresh) return [key, []]
      said.add(JSON.stringify(fresh))
      return [key, [fresh, ...reasons.filter((reason) => reason !== fresh)]]
    }),
  )
}
