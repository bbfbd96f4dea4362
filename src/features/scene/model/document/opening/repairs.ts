/** What had to be mended when a scene was opened, as data; the sentences are `scene:repairs.<kind>`. */

export const repairKinds = [
  /** Not a scene at all: an empty one opened instead. */
  'unreadable',
  /** Saved in an older form. */
  'older',
  /** Saved by a newer version; what this one does not know is gone. */
  'newer',
  'section',
  'pitch',
  'team',
  'object',
  'drawing',
  'movement',
  'event',
  'step',
  'freeze',
  'value',
  'text',
  'id',
  'reference',
  'order',
  'too_many',
] as const
export type RepairKind = (typeof repairKinds)[number]

export interface Repair {
  kind: RepairKind
  /** How many times. */
  count: number
  /** The first thing it happened to, when it has an id. */
  id?: string
}

export interface RepairLog {
  note: (kind: RepairKind, id?: string, count?: number) => void
  list: () => Repair[]
}

export function repairLog(): RepairLog {
  const found = new Map<RepairKind, Repair>()
  return {
    note(kind, id, count = 1) {
      const known = found.get(kind)
      const first = known?.id ?? id
      const total = (known?.count ?? 0) + count
      found.set(kind, { kind, count: total, ...(first === undefined ? {} : { id: first }) })
    },
    list: () => repairKinds.flatMap((kind) => found.get(kind) ?? []),
  }
}
