/** One remembered thing, and the rule of what may be shown again: own, of this build, not too old. */
import { deviceEntries } from '@/lib/device/registry'

export interface KeptEntry {
  /** Unique on this device. */
  name: string
  /** Account id: nobody else is ever shown it. */
  owner: string
  /** Build that wrote it: another one may expect another shape. */
  build: string
  /** Epoch milliseconds of the moment the server said so. */
  savedAt: number
  queryKey: readonly unknown[] | null
  value: unknown
}

/** "The last known week": what is older helps nobody. */
export const keptForMs = deviceEntries.query_snapshot.keepDays * 24 * 60 * 60_000

interface Visit {
  owner: string
  build: string
  /** Epoch milliseconds. */
  now: number
}

/** Splits what was found into what may be used now and the names of what has to go. */
export function sortEntries(found: readonly unknown[], { owner, build, now }: Visit) {
  const entries = found.filter(isEntry)
  const usable = entries.filter(
    (entry) => entry.owner === owner && entry.build === build && now - entry.savedAt <= keptForMs,
  )
  const outdated = entries.filter((entry) => !usable.includes(entry)).map(({ name }) => name)
  return { usable, outdated }
}

function isEntry(value: unknown): value is KeptEntry {
  if (typeof value !== 'object' || value === null) return false
  if (!('name' in value && 'owner' in value && 'build' in value && 'savedAt' in value)) return false
  const { name, owner, build, savedAt } = value
  return (
    typeof name === 'string' &&
    typeof owner === 'string' &&
    typeof build === 'string' &&
    typeof savedAt === 'number' &&
    'queryKey' in value &&
    (value.queryKey === null || Array.isArray(value.queryKey))
  )
}
