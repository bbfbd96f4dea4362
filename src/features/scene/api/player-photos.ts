/**
 * Photos of players, who are mostly children: kept private, fetched with the reader's own token and only by whom
 * the database allows. No address is signed, so nothing can be passed on. Nobody else learns that there is one.
 */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { fetchPhotoPaths } from '@/features/people/api/players/player-rows'
import { getDb } from '@/lib/supabase/client'
import type { Scene } from '../model/document/scene-schema'
import { noPhotos, listPhotoSources, type ScenePhotos } from '../model/draw/photos'
import { createSmallPhoto, type SmallPhoto } from './create-small-photo'

const bucket = 'player-photos'

async function fetchPhotos(ids: readonly string[], signal: AbortSignal): Promise<ScenePhotos> {
  const paths = await fetchPhotoPaths(ids, signal)
  const entries = await Promise.all(
    paths.map(async ({ id, path }) => [id, await downloadPhoto(path, signal)] as const),
  )
  const photos = new Map(entries)
  return {
    image: (source) => photos.get(source)?.image ?? null,
    href: (source) => photos.get(source)?.href ?? null,
  }
}

/** One that cannot be loaded or read costs that photo, not the others. */
async function downloadPhoto(path: string, signal: AbortSignal): Promise<SmallPhoto | null> {
  try {
    const client = await getDb()
    const { data } = await client.storage.from(bucket).download(path, {}, { signal })
    return data ? await createSmallPhoto(data) : null
  } catch {
    signal.throwIfAborted()
    return null
  }
}

const tenMinutes = 10 * 60_000

export const playerPhotoQueries = {
  all: () => ['player-photos'] as const,
  /** Of these players, in the order of `listPhotoSources`. */
  of: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...playerPhotoQueries.all(), ids],
      meta: { reads: ['players'] },
      queryFn: ({ signal }) => (ids.length > 0 ? fetchPhotos(ids, signal) : noPhotos),
      staleTime: tenMinutes,
      structuralSharing: false,
    }),
}

export function usePlayerPhotos(ids: readonly string[]): ScenePhotos {
  const { data } = useQuery({
    ...playerPhotoQueries.of(ids),
    enabled: ids.length > 0,
    // one photo more must not take the others away until it is there
    placeholderData: keepPreviousData,
  })
  return data ?? noPhotos
}

/** Whether there is one that the reader may see; null as long as that is not known. */
export function useHasPhoto(playerId: string | undefined): boolean | null {
  const ids = playerId === undefined ? [] : [playerId]
  const { data } = useQuery({ ...playerPhotoQueries.of(ids), enabled: playerId !== undefined })
  return data && playerId !== undefined ? data.href(playerId) !== null : null
}

/** The photos a scene shows, as far as the reader may see them; the usual symbols until they are there. */
export function useScenePhotos(scene: Scene | null): ScenePhotos {
  return usePlayerPhotos(scene ? listPhotoSources(scene) : [])
}
