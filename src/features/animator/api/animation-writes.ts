/** Every way to change an animation and who sees it. */
import { useMutation } from '@tanstack/react-query'
import { deleteAnimation, updateAnimation } from '@/features/scene/api/animations'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Visibility } from '@/features/scene/model/library/visibility'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

/** Without id it is made; with id the version it was started from must still be the newest. */
export interface SaveArgument {
  id?: string
  version?: number
  school_id?: string | null
  title: string
  scene: Scene
  visibility?: Visibility
}

/** Throws `stale_row` as the detail when somebody saved meanwhile. */
export async function saveAnimation({ scene, ...rest }: SaveArgument) {
  const client = await getDb()
  const document = { ...rest, scene: JSON.parse(JSON.stringify(scene)) }
  return unwrap(client.rpc('save_animation', { p_animation: document }))
}

async function archive(id: string, isArchived: boolean) {
  const client = await getDb()
  return unwrapVoid(
    client.rpc('archive_animation', { p_animation_id: id, p_is_archived: isArchived }),
  )
}

interface Copy {
  id: string
  title: string
  /** Null for the platform's. */
  schoolId: string | null
}

async function duplicate({ id, title, schoolId }: Copy) {
  const client = await getDb()
  const school = schoolId === null ? {} : { p_school_id: schoolId }
  return unwrap(
    client.rpc('duplicate_animation', { p_animation_id: id, p_title: title, ...school }),
  )
}

export function useRenameAnimation() {
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => updateAnimation(id, { title }),
    meta: { writes: ['animations'] },
  })
}

export interface Audience {
  visibility: Visibility
  team_id: string | null
  is_template: boolean
}

export function useSetAudience() {
  return useMutation({
    mutationFn: ({ id, ...audience }: Audience & { id: string }) => updateAnimation(id, audience),
    meta: { writes: ['animations'], silent: true, success: 'animator:gallery.audience.changed' },
  })
}

export function useArchiveAnimation() {
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      archive(id, isArchived),
    meta: { writes: ['animations'] },
  })
}

/** The caller says why not: an exercise may show it. */
export function useDeleteAnimation() {
  return useMutation({
    mutationFn: deleteAnimation,
    meta: { writes: ['animations'], isDeletion: true, silent: true },
  })
}

export function useDuplicateAnimation() {
  return useMutation({ mutationFn: duplicate, meta: { writes: ['animations'] } })
}

/** Saves an older state on top: nothing of the history is lost. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: saveAnimation,
    meta: { writes: ['animations'], success: 'animator:details.restored' },
  })
}

/** Makes a new animation, or saves another state of a stored one as its next version. */
export function useSaveAnimation() {
  return useMutation({
    mutationFn: saveAnimation,
    meta: { writes: ['animations'] },
  })
}
