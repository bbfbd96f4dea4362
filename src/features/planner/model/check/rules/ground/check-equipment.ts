/**
 * More equipment than there is, or than another team of the school leaves at that time. A school that
 * keeps no inventory misses nothing; cones and flat markers serve as one, as in the quick session.
 */
import { listKeys, type Checked } from '../../checked'
import type { Finding } from '../../finding'
import { sumStepEquipment } from '../../../plan-times'
import type { EquipmentKind } from '@/features/exercises/model/taxonomy'

export function checkEquipment({ steps, facts, is }: Checked): Finding[] {
  const stock = is?.stock
  if (!facts || !stock) return []
  const owned = combineItems(facts.inventory)
  return steps.flatMap(({ blocks }) =>
    [...combineItems(sumStepEquipment(blocks))].flatMap(([kind, count]): Finding[] => {
      const all = owned.get(kind) ?? 0
      const have = Math.max(0, stock.get(kind) ?? 0)
      if (count <= have) return []
      const keys = listKeys(blocks.filter(({ exercise }) => exercise !== null))
      if (count > all) {
        const values = { kind, count, have: all }
        return [{ code: 'equipment_missing', severity: 'think', blocks: keys, values }]
      }
      const who = formatTeamNames(facts.taken, kind)
      return [
        {
          code: 'equipment_taken',
          severity: 'think',
          blocks: keys,
          values: { kind, count, have, who },
        },
      ]
    }),
  )
}

const toPooledKind = (kind: EquipmentKind): EquipmentKind =>
  kind === 'flat_markers' ? 'cones' : kind

function combineItems(items: readonly { kind: EquipmentKind; count: number }[]) {
  const sums = new Map<EquipmentKind, number>()
  for (const { kind, count } of items) {
    sums.set(toPooledKind(kind), (sums.get(toPooledKind(kind)) ?? 0) + count)
  }
  return sums
}

function formatTeamNames(
  taken: readonly { kind: EquipmentKind; team_name: string }[],
  kind: EquipmentKind,
): string {
  const names = taken
    .filter((item) => toPooledKind(item.kind) === kind)
    .map(({ team_name }) => team_name)
  return [...new Set(names)].join(', ')
}
