/** What still forbids saving a block, by its key: messages are translation keys. */
import type { Plan } from '../plan'
import { blockSchema } from '../training-schema'

export type BlockFault = Partial<Record<'title' | 'minutes' | 'note' | 'group_label', string>>

/** Only blocks with something wrong are in it. */
export function listBlockFaults(plan: Plan): Record<string, BlockFault> {
  const faults: Record<string, BlockFault> = {}
  for (const block of plan) {
    const issues = blockSchema.safeParse(block).error?.issues ?? []
    for (const { path, message } of issues) {
      faults[block.key] = { ...faults[block.key], [String(path[0])]: message }
    }
  }
  return faults
}
