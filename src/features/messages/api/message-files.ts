/**
 * The table `message_files` and its files: nobody has them by address, they are fetched with the reader's own token.
 */
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { isOffline } from '@/lib/network'
import { getDb } from '@/lib/supabase/client'
import { fetchPicture } from '@/lib/supabase/fetch-picture'
import { unwrap } from '@/lib/supabase/unwrap'
import { uploadFile } from '@/lib/supabase/upload-file'
import type { MessageFile, Size } from '../model/message-file'
import { putMessages, toMessage } from './messages'

const bucket = 'message-files'

const fileQueries = {
  all: () => ['message-files'] as const,
  details: (id: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), id],
      queryFn: async ({ signal }): Promise<MessageFile | null> => {
        const client = await getDb()
        const rows = await unwrap(
          client
            .from('message_files')
            .select('id, kind, path, name, byte_count, width, height')
            .eq('id', id)
            .limit(1)
            .abortSignal(signal),
        )
        return rows.at(0) ?? null
      },
      staleTime: Infinity,
      // it goes with its message, which then points to nothing
      meta: { reads: [] },
    }),
  /** A file never changes. */
  picture: (path: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'picture', path],
      queryFn: ({ signal }) => fetchPicture(bucket, path, signal),
      staleTime: Infinity,
      meta: { reads: [] },
    }),
  players: (conversationId: string) =>
    queryOptions({
      queryKey: [...fileQueries.all(), 'players', conversationId],
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return unwrap(
          client.rpc('message_players', { p_conversation_id: conversationId }).abortSignal(signal),
        )
      },
      meta: { reads: ['players', 'squad_members', 'consents'] },
    }),
}

/** Null: it is gone. */
export function useMessageFile(id: string) {
  return useQuery(fileQueries.details(id))
}

/** An address to show; undefined while it is loading, null without a file. */
export function useMessagePicture(path: string) {
  return useQuery(fileQueries.picture(path)).data
}

/** Whom a picture of mine may show, with the word of the family. */
export function useMessagePlayers(conversationId: string) {
  return useSuspenseQuery(fileQueries.players(conversationId)).data
}

/** Fails with `unavailable` where the file cannot be loaded. */
export async function fetchFile(path: string): Promise<Blob> {
  const client = await getDb()
  const { data, error } = await client.storage.from(bucket).download(path)
  if (error) throw new AppError('unavailable', { cause: error })
  return data
}

export interface NewFile {
  name: string
  /** What leaves the device: a picture drawn anew, or the document as it is. */
  read: () => Promise<Blob>
  /** Of a picture; null for a document. */
  size: Size | null
  playerIds: readonly string[]
  words: string
  /** The same for every try: the message is stored once. */
  clientId: string
}

/** Stores the file and sends it. Only with a connection. */
export function useSendFile(conversationId: string) {
  return useMutation({
    mutationFn: async ({ name, read, size, playerIds, words, clientId }: NewFile) => {
      if (isOffline()) throw new AppError('offline')
      const file = await read()
      const path = `${conversationId}/${crypto.randomUUID()}.${size ? 'jpg' : 'pdf'}`
      await uploadFile(bucket, path, file)
      const client = await getDb()
      const kind = size ? 'picture' : 'document'
      return toMessage(
        await unwrap(
          client.rpc('send_message_file', {
            p_conversation_id: conversationId,
            p_file: { kind, path, name, byte_count: file.size, ...size },
            p_player_ids: [...playerIds],
            p_body: words,
            p_client_id: clientId,
          }),
        ),
      )
    },
    onSuccess: (message) => putMessages(conversationId, [message]),
    meta: { writes: ['messages'], silent: true },
  })
}
