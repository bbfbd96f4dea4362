/** Undo and redo of whole documents. They share everything unchanged, so 200 of them are cheap. */
import type { Scene } from '@/features/scene/model/document/scene-schema'

export const historyLength = 200

export interface History {
  past: readonly Scene[]
  future: readonly Scene[]
}

export const noHistory: History = { past: [], future: [] }

/** `before` is what undo goes back to; whatever was undone is gone. */
export function recorded(history: History, before: Scene): History {
  return { past: [...history.past, before].slice(-historyLength), future: [] }
}

export function undone(history: History, now: Scene): { history: History; scene: Scene } | null {
  const scene = history.past.at(-1)
  if (!scene) return null
  return { scene, history: { past: history.past.slice(0, -1), future: [now, ...history.future] } }
}

export function redone(history: History, now: Scene): { history: History; scene: Scene } | null {
  const [scene, ...future] = history.future
  if (!scene) return null
  return { scene, history: { past: [...history.past, now], future } }
}
