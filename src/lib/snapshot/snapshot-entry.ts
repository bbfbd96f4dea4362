/** One remembered thing, and the rule of what may be shown again: own, of this build, not too old. */
import { deviceEntries } from '@/lib/device/registry'

export interface SnapshotEntry {
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
export const snapshotMs = deviceEntries.query_snapshot.keepDays * 24 * 60 * 60_000

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
    (entry) => entry.owner === owner && entry.build === build && now - entry.savedAt <= snapshotMs,
  )
  const outdated = entries.filter((entry) => !usable.includes(entry)).map(({ name }) => name)
  return { usable, outdated }
}

/** The value with null in these fields, however deep they lie; it is made of what JSON can hold. */
export function clearFields(value: unknown, names: readonly string[]): unknown {
  if (names.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => clearFields(part, names))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      names.includes(name) ? null : clearFields(part, names),
    ]),
  )
}

function isEntry(value: unknown): value is SnapshotEntry {
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
