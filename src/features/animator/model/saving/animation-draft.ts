/** Drawings that are not saved, or never reached the server. */
import { z } from 'zod'
import { openScene } from '@/features/scene/model/document/open-scene'
import { createDraftStore, type DraftStore } from '@/lib/device/draft-store'

const sceneSchema = z.unknown().transform((json, context) => {
  const { scene, fault } = openScene(json)
  if (!fault) return scene
  context.addIssue({ code: 'custom', message: fault })
  return z.NEVER
})

export const draftSchema = z.object({
  /** Milliseconds since 1970. */
  saved_at: z.number(),
  /** Version it was drawn on; null for one that was never saved. */
  base_version: z.number().nullable(),
  title: z.string().max(100),
  scene: sceneSchema,
  /** Its page was left before the server had it: no tab is about to send it. */
  is_left: z.boolean().optional(),
})

export type AnimationDraft = z.infer<typeof draftSchema>

export const animationDrafts = createDraftStore('animation_draft', draftSchema)

const prefix = 'animation-draft'

/** `session` is the animation's id, or `new-…` for one that has none yet. */
export function createDraftKey(userId: string, session: string): string {
  return `${prefix}:${userId}:${session}`
}

/** How long another tab may still be about to send what it has just drawn, in milliseconds. */
const handsOff = 30_000

/** Drawings of this person that never reached the server, the newest first. */
export function listLostDrawings(drafts: DraftStore<AnimationDraft>, userId: string, now: number) {
  return drafts
    .listKeys(createDraftKey(userId, 'new-'))
    .flatMap((key) => {
      const draft = drafts.read(key)
      return draft && (draft.is_left || now - draft.saved_at > handsOff) ? [{ key, draft }] : []
    })
    .toSorted((a, b) => b.draft.saved_at - a.draft.saved_at)
}
