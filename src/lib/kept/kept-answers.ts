/**
 * Keeps the answers of queries marked `isKept` on this device, for the person signed in, and puts them
 * back at the next visit: the page paints at once and opens without a network. Sign-out forgets all.
 */
import type { Query } from '@tanstack/react-query'
import { readBuildId } from '@/lib/env'
import { queryClient } from '@/lib/query/query-client'
import { emptyBox, putInBox, readBox, removeFromBox } from '@/lib/device/database'
import { sortEntries, type KeptEntry } from './kept-entry'

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
export async function restoreKept(userId: string): Promise<unknown> {
  watchAnswers(userId)
  const found = await readBox()
  const visit = { owner: userId, build: buildName(), now: Date.now() }
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
export function keepFor(userId: string, session: unknown): void {
  watchAnswers(userId)
  void putInBox([entryOf(sessionName, userId, null, session, Date.now())])
}

function watchAnswers(userId: string): void {
  if (owner !== null && owner !== userId) void emptyBox()
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
export async function forgetKept(): Promise<void> {
  owner = null
  stopWatching?.()
  stopWatching = null
  clearTimeout(timer)
  waiting.clear()
  await emptyBox()
}

async function flush(): Promise<void> {
  const queries = [...waiting.values()]
  waiting.clear()
  if (owner === null) return
  const person = owner
  await putInBox(
    queries.map(({ queryHash, queryKey, state }) =>
      entryOf(queryHash, person, queryKey, state.data, state.dataUpdatedAt),
    ),
  )
  // signed out while it was being written
  if (owner !== person) await emptyBox()
}

function entryOf(
  name: string,
  person: string,
  queryKey: readonly unknown[] | null,
  value: unknown,
  savedAt: number,
): KeptEntry {
  return { name, owner: person, build: buildName(), savedAt, queryKey, value }
}

function buildName(): string {
  return readBuildId() ?? 'development'
}
