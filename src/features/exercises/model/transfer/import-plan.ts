/** What becomes of each entry of a file: new, left out, or in place of one that is there. */
import type { ExerciseValues } from '../exercise-form/exercise-schema'
import type { ExerciseKey } from '../exercise-form/stored-exercise'
import { computeContentKey } from './compute-content-key'
import type { FileEntry } from './exercise-file'

export type Choice = 'add' | 'skip' | 'replace'

export interface Mine extends ExerciseKey {
  title: string
  values: ExerciseValues
}

export interface PlannedEntry extends FileEntry {
  /** `same`: mine says exactly that. `changed`: mine has its id or its title, and says something else. */
  likeness: 'new' | 'same' | 'changed'
  /** The one of mine it is like. */
  mine: Mine | null
  /** What we propose. */
  choice: Choice
}

/** Nothing of mine is replaced unless I say so; what I have already is left out. */
export function planImport(entries: readonly FileEntry[], mine: readonly Mine[]): PlannedEntry[] {
  const byContent = new Map(mine.map((own) => [computeContentKey(own.values), own]))
  const seen = new Set<string>()
  return entries.map((entry) => {
    if (!entry.values) return { ...entry, likeness: 'new', mine: null, choice: 'skip' }
    const key = computeContentKey(entry.values)
    const same = byContent.get(key)
    const isTwice = seen.has(key)
    seen.add(key)
    if (same || isTwice) {
      return { ...entry, likeness: 'same', mine: same ?? null, choice: 'skip' }
    }
    const like =
      mine.find(({ id }) => id === entry.id) ??
      mine.find(({ title }) => entry.title !== '' && title === entry.title)
    return {
      ...entry,
      likeness: like ? 'changed' : 'new',
      mine: like ?? null,
      choice: 'add',
    }
  })
}

/** What leads on comes first: an exercise is saved after the one that follows it in the chain. */
export function sortForSaving<Entry extends FileEntry>(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.filter(({ id }) => id !== '').map((entry) => [entry.id, entry]))
  const done = new Set<Entry>()
  const order: Entry[] = []
  function visit(entry: Entry) {
    if (done.has(entry)) return
    // marked before its follower, so that a circle in a file ends
    done.add(entry)
    const next = byId.get(entry.values?.next_id ?? '')
    if (next) visit(next)
    order.push(entry)
  }
  for (const entry of entries) visit(entry)
  return order
}
