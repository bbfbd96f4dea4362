/**
 * Work that is going on in this tab. New drawings get their id while open: the address changes under
 * them, and what the address loads must be that work, not a second copy of it.
 */
import type { EditorSource } from './editor-source'

const live = new Map<string, EditorSource>()

export function findLiveSession(id: string): EditorSource | undefined {
  return live.get(id)
}

export function setLiveSession(id: string, source: EditorSource): void {
  live.set(id, source)
}

export function endSession(session: string): void {
  for (const [id, source] of live) if (source.session === session) live.delete(id)
}

const leaving = new Set<Promise<void>>()

/** A save that a page sent as it was left; what opens next must not overtake it. */
export function trackSave(save: Promise<void>): void {
  leaving.add(save)
  void save.finally(() => leaving.delete(save))
}

/** Milliseconds: without a connection the device has the drawing, and nobody waits for the server. */
const patience = 3000

export async function waitForPendingSaves(): Promise<void> {
  if (leaving.size === 0) return
  await Promise.race([
    Promise.allSettled(leaving),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ])
}
