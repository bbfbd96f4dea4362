/** More goalkeepers needed than are expected; small children take turns, and then nothing is said. */
import { findDemand, listKeys, type Checked } from '../../checked'
import type { Finding } from '../../finding'

export function checkKeeper(checked: Checked): Finding[] {
  const have = checked.is?.keepers ?? null
  if (have === null) return []
  return checked.steps.flatMap(({ blocks }): Finding[] => {
    const inGoal = blocks.filter((block) => (findDemand(checked, block)?.keepers ?? 0) > 0)
    const needed = inGoal.reduce(
      (sum, block) => sum + (findDemand(checked, block)?.keepers ?? 0),
      0,
    )
    if (needed <= have) return []
    return [
      { code: 'keeper', severity: 'think', blocks: listKeys(inGoal), values: { needed, have } },
    ]
  })
}
