/**
 * The tables `match_pictures` and `match_picture_players`, and their files: kept private, fetched with the reader's
 * own token, never on an address that could be passed on.
 */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { fetchPicture } from '@/lib/supabase/fetch-picture'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { uploadFile } from '@/lib/supabase/upload-file'
import { pictureRules } from '../model/report/match-pictures'
import { matchQueries } from './matches'

const bucket = 'match-pictures'

async function fetchPictures(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('match_pictures')
      .select('id, path, tags:match_picture_players(player:players(first_name, last_name))')
      .eq('match_id', matchId)
      .order('created_at')
      .order('id')
      .limit(pictureRules.count)
      .abortSignal(signal),
  )
}

async function fetchPicturedPlayers(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('pictured_players', { p_match_id: matchId }).abortSignal(signal))
}

export const pictureQueries = {
  /** Those one may see, the first one first. */
  of: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'pictures', matchId],
      meta: {
        reads: ['match_pictures', 'match_picture_players', 'match_reports', 'consents', 'players'],
      },
      queryFn: ({ signal }) => fetchPictures(matchId, signal),
    }),
  /** Ids of players called up whose families agree to photos; for the staff of the team. */
  players: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'pictured-players', matchId],
      meta: { reads: ['match_squad', 'consents'] },
      queryFn: ({ signal }) => fetchPicturedPlayers(matchId, signal),
    }),
  /** A file never changes: another picture has another path. */
  file: (path: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'picture-file', path],
      meta: { reads: [] },
      queryFn: ({ signal }) => fetchPicture(bucket, path, signal),
      staleTime: Infinity,
    }),
}

export type MatchPicture = Awaited<ReturnType<typeof fetchPictures>>[number]

export function useMatchPictures(matchId: string) {
  return useSuspenseQuery(pictureQueries.of(matchId)).data
}

export function usePicturedPlayers(matchId: string) {
  return useSuspenseQuery(pictureQueries.players(matchId)).data
}

/** An address to show; undefined while it is loading, null without a file. */
export function usePictureFile(path: string) {
  return useQuery(pictureQueries.file(path)).data
}

interface NewPicture {
  /** Answers the picture without anything the original told. */
  draw: () => Promise<Blob>
  playerIds: readonly string[]
}

/** Stores what was drawn anew and shows it. Fails with `consent_missing` and others of `add_match_picture`. */
export function useAddPicture(matchId: string) {
  return useMutation({
    mutationFn: async ({ draw, playerIds }: NewPicture) => {
      const picture = await draw()
      const path = `${matchId}/${crypto.randomUUID()}.jpg`
      await uploadFile(bucket, path, picture)
      const client = await getDb()
      return unwrap(
        client.rpc('add_match_picture', {
          p_match_id: matchId,
          p_path: path,
          p_player_ids: [...playerIds],
        }),
      )
    },
    meta: {
      writes: ['match_pictures', 'match_picture_players'],
      success: 'matches/report:pictures.added',
      silent: true,
    },
  })
}

/** The file goes with its row. */
export function useRemovePicture() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrapVoid(client.from('match_pictures').delete().eq('id', id))
    },
    meta: {
      writes: ['match_pictures', 'match_picture_players'],
      success: 'matches/report:pictures.removed',
    },
  })
}
