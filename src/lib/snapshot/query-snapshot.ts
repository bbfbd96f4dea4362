/**
 * Keeps the answers of queries marked `isKept` on this device, for the person signed in, and puts them
 * back at the next visit: the page paints at once and opens without a network. Sign-out forgets all.
 */
import type { Query } from '@tanstack/react-query'
import { readBuildId } from '@/lib/env'
import { queryClient } from '@/lib/query/query-client'
import { clearEntries, writeEntries, readBox, removeFromBox } from '@/lib/device/database'
import { clearFields, sortEntries, type SnapshotEntry } from './snapshot-entry'

const pauseMs = 400
const sessionName = 'session'

let owner: string | null = null
let stopWatching: (() => void) | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const waiting = new Map<string, Query>()

/**
 * Puts back what this device remembers of the person, marked as stale, and answers what was kept as
 * their session; null when there is nothing of theirs. What belongs to others, is of another build or
 * older than a week is deleted. From now on what this person loads is kept.
 */
export async function restoreSnapshot(userId: string): Promise<unknown> {
  watchAnswers(userId)
  const found = await readBox()
  const visit = { owner: userId, build: getBuildName(), now: Date.now() }
  const { usable, outdated } = sortEntries(found, visit)
  if (outdated.length > 0) void removeFromBox(outdated)
  for (const { queryKey, value, savedAt } of usable) {
    if (!queryKey || queryClient.getQueryState(queryKey)) continue
    queryClient.setQueryData(queryKey, value, { updatedAt: savedAt })
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
  }
  return usable.find(({ name }) => name === sessionName)?.value ?? null
}

/** Keeps the session as the server has just told it, and from now on what this person loads. */
export function saveSessionFor(userId: string, session: unknown): void {
  watchAnswers(userId)
  void writeEntries([createEntry(sessionName, userId, null, session, Date.now())])
}

function watchAnswers(userId: string): void {
  if (owner !== null && owner !== userId) void clearEntries()
  owner = userId
  stopWatching ??= queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (!event.query.meta?.isKept) return
    waiting.set(event.query.queryHash, event.query)
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pauseMs)
  })
}

/** Nothing of this person stays on the device. */
export async function clearSnapshot(): Promise<void> {
  owner = null
  stopWatching?.()
  stopWatching = null
  clearTimeout(timer)
  waiting.clear()
  await clearEntries()
}

async function flush(): Promise<void> {
  const queries = [...waiting.values()]
  waiting.clear()
  if (owner === null) return
  const person = owner
  await writeEntries(
    queries.map(({ queryHash, queryKey, state, meta }) => {
      const answer = clearFields(state.data, meta?.privateFields ?? [])
      return createEntry(queryHash, person, queryKey, answer, state.dataUpdatedAt)
    }),
  )
  // signed out while it was being written
  if (owner !== person) await clearEntries()
}

function createEntry(
  name: string,
  person: string,
  queryKey: readonly unknown[] | null,
  value: unknown,
  savedAt: number,
): SnapshotEntry {
  return { name, owner: person, build: getBuildName(), savedAt, queryKey, value }
}

function getBuildName(): string {
  return readBuildId() ?? 'development'
}
