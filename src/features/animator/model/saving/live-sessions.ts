/**
 * New drawings that got their id while open: the address changes under them, and what the address loads
 * must be the work that is going on, not a second copy of it.
 */
import type { EditorSource } from './editor-source'

const live = new Map<string, EditorSource>()

export function sessionOf(id: string): EditorSource | undefined {
  return live.get(id)
}

export function keepSession(id: string, source: EditorSource): void {
  live.set(id, source)
}

export function endSession(session: string): void {
  for (const [id, source] of live) if (source.session === session) live.delete(id)
}
