/**
 * The last local state of an animation, kept on this device before it is sent: it survives a reload, a
 * closed tab, a lost connection and a session that ended (ADR 10).
 */
import { z } from 'zod'
import { openScene } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { deviceEntries } from '@/lib/device/registry'

/** Drafts older than this many days are forgotten. */
const { keepDays } = deviceEntries.animation_draft

const draftSchema = z.object({
  v: z.literal(1),
  saved_at: z.number(),
  /** Version it was drawn on; null for one that was never saved. */
  base_version: z.number().nullable(),
  title: z.string().max(100),
  scene: z.unknown(),
  is_left: z.boolean().optional(),
})

export interface AnimationDraft {
  /** Milliseconds since 1970. */
  saved_at: number
  base_version: number | null
  title: string
  scene: Scene
  /** Its page was left before the server had it: no tab is about to send it. */
  is_left?: boolean
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'animation-draft'

/** `session` is the animation's id, or `new-…` for one that has none yet. */
export function draftKey(userId: string, session: string): string {
  return `${prefix}:${userId}:${session}`
}

/** False when the browser refuses (full or switched off): then nothing but the server keeps it. */
export function keepDraft(store: DraftStore, key: string, draft: AnimationDraft): boolean {
  try {
    store.setItem(key, JSON.stringify({ v: 1, ...draft }))
    return true
  } catch {
    return false
  }
}

/** Null when there is none, or one that is broken or too old. */
export function readDraft(store: DraftStore, key: string, now: number): AnimationDraft | null {
  try {
    const text = store.getItem(key)
    if (!text) return null
    const draft = draftSchema.parse(JSON.parse(text))
    if (now - draft.saved_at > keepDays * 24 * 3_600_000) return null
    const { scene } = openScene(draft.scene)
    return scene && { ...draft, scene }
  } catch {
    return null
  }
}

export function dropDraft(store: DraftStore, key: string): void {
  try {
    store.removeItem(key)
  } catch {
    // a browser that refuses storage kept nothing either
  }
}

/** How long another tab may still be about to send what it has just drawn, in milliseconds. */
const handsOff = 30_000

/** Drawings of this person that never reached the server, the newest first. */
export function lostDrawings(store: DraftStore, userId: string, now: number) {
  const start = draftKey(userId, 'new-')
  return Array.from({ length: store.length }, (_, index) => store.key(index))
    .filter((key) => key !== null)
    .filter((key) => key.startsWith(start))
    .flatMap((key) => {
      const draft = readDraft(store, key, now)
      return draft && (draft.is_left || now - draft.saved_at > handsOff) ? [{ key, draft }] : []
    })
    .toSorted((a, b) => b.draft.saved_at - a.draft.saved_at)
}
