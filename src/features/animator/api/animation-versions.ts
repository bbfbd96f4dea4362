/** What an animation looked like before, and where it is shown. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { animationQueries, fetchAnimationUses } from '@/features/scene/api/animations'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

async function fetchVersions(animationId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('animation_versions')
      .select(
        'version, title, created_at, updated_at, person:users!animation_versions_saved_by(first_name, last_name)',
      )
      .eq('animation_id', animationId)
      .order('version', { ascending: false })
      .abortSignal(signal),
  )
}

/** The drawing of one of them, asked for when somebody looks at it: each may have 500 kB. */
async function fetchVersionScene(animationId: string, version: number, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('animation_versions')
      .select('version, title, scene')
      .eq('animation_id', animationId)
      .eq('version', version)
      .abortSignal(signal)
      .single(),
  )
}

const createKey = (animationId: string) =>
  [...animationQueries.details(animationId).queryKey, 'more'] as const

export const historyQueries = {
  versions: (animationId: string) =>
    queryOptions({
      queryKey: [...createKey(animationId), 'versions'],
      meta: { reads: ['animations', 'animation_versions', 'users'] },
      queryFn: ({ signal }) => fetchVersions(animationId, signal),
    }),
  version: (animationId: string, version: number) =>
    queryOptions({
      queryKey: [...createKey(animationId), 'version', version],
      meta: { reads: ['animation_versions'] },
      queryFn: ({ signal }) => fetchVersionScene(animationId, version, signal),
    }),
  uses: (animationId: string) =>
    queryOptions({
      queryKey: [...createKey(animationId), 'uses'],
      meta: { reads: ['exercises', 'exercise_texts'] },
      queryFn: ({ signal }) => fetchAnimationUses(animationId, signal),
    }),
}

export function useAnimationVersions(animationId: string) {
  return useSuspenseQuery(historyQueries.versions(animationId))
}

export function useVersionScene(animationId: string, version: number) {
  return useSuspenseQuery(historyQueries.version(animationId, version))
}

/** Exercises that show it and that the person may read. */
export function useAnimationUses(animationId: string) {
  return useSuspenseQuery(historyQueries.uses(animationId))
}
