/** Every way to change an animation and who sees it. */
import { useMutation } from '@tanstack/react-query'
import { animationQueries } from '@/features/scene/api/animations'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Visibility } from '@/features/scene/model/library/visibility'
import { db } from '@/lib/supabase/client'
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

/** Throws `animation_conflict` as the detail when somebody saved meanwhile. */
export async function saveAnimation({ scene, ...rest }: SaveArgument) {
  const client = await db()
  const document = { ...rest, scene: JSON.parse(JSON.stringify(scene)) }
  return unwrap(client.rpc('save_animation', { p_animation: document }))
}

/** Who saved last and when: what a waiting tab asks before it goes on. */
export async function fetchNewest(id: string) {
  const client = await db()
  return unwrap(
    client
      .from('animations')
      .select(
        'id, title, version, scene, updated_at, saved:animation_versions(version, saved_by, updated_at, person:users!animation_versions_saved_by(first_name, last_name))',
      )
      .eq('id', id)
      .order('version', { referencedTable: 'animation_versions', ascending: false })
      .limit(1, { referencedTable: 'animation_versions' })
      .single(),
  )
}

/** The number alone: asked for on every return to the tab. */
export async function fetchVersion(id: string): Promise<number> {
  const client = await db()
  const row = await unwrap(client.from('animations').select('version').eq('id', id).single())
  return row.version
}

async function update(
  id: string,
  values: {
    title?: string
    visibility?: Visibility
    team_id?: string | null
    is_template?: boolean
  },
) {
  const client = await db()
  return unwrap(client.from('animations').update(values).eq('id', id).select('id').single())
}

async function archive(id: string, isArchived: boolean) {
  const client = await db()
  return unwrapVoid(
    client.rpc('archive_animation', { p_animation_id: id, p_is_archived: isArchived }),
  )
}

async function remove(id: string) {
  const client = await db()
  return unwrap(client.from('animations').delete().eq('id', id).select('id').single())
}

interface Copy {
  id: string
  title: string
  /** Null for the platform's. */
  schoolId: string | null
}

async function duplicate({ id, title, schoolId }: Copy) {
  const client = await db()
  const school = schoolId === null ? {} : { p_school_id: schoolId }
  return unwrap(
    client.rpc('duplicate_animation', { p_animation_id: id, p_title: title, ...school }),
  )
}

const invalidates = [animationQueries.all()]

export function useRenameAnimation() {
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => update(id, { title }),
    meta: { invalidates },
  })
}

export interface Audience {
  visibility: Visibility
  team_id: string | null
  is_template: boolean
}

export function useSetAudience() {
  return useMutation({
    mutationFn: ({ id, ...audience }: Audience & { id: string }) => update(id, audience),
    meta: { invalidates, silent: true, success: 'animator:gallery.audience.changed' },
  })
}

export function useArchiveAnimation() {
  return useMutation({
    mutationFn: ({ id, isArchived }: { id: string; isArchived: boolean }) =>
      archive(id, isArchived),
    meta: { invalidates },
  })
}

/** The caller says why not: an exercise may show it. */
export function useDeleteAnimation() {
  return useMutation({ mutationFn: remove, meta: { invalidates, isDeletion: true, silent: true } })
}

export function useDuplicateAnimation() {
  return useMutation({ mutationFn: duplicate, meta: { invalidates } })
}

/** Saves an older state on top: nothing of the history is lost. */
export function useRestoreVersion() {
  return useMutation({
    mutationFn: saveAnimation,
    meta: { invalidates, success: 'animator:details.restored' },
  })
}

/** Saves another state of a stored animation as its next version. */
export function useReplaceScene() {
  return useMutation({
    mutationFn: saveAnimation,
    meta: { invalidates: [animationQueries.all()] },
  })
}
