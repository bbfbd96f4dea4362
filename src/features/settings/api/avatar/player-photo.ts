/** The photo of a player, in a private bucket: a folder per player, each photo a new path. */
import { useMutation } from '@tanstack/react-query'
import { AppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrapVoid } from '@/lib/supabase/unwrap'
import { uploadFile } from '@/lib/supabase/upload-file'

const bucket = 'player-photos'

/** Stores a re-encoded picture and shows it; null takes the photo away. Throws with `avatar_upload`. */
async function changePhoto(playerId: string, picture: Blob | null): Promise<void> {
  const path = picture ? `${playerId}/${crypto.randomUUID()}.jpg` : undefined
  if (picture && path) {
    try {
      await uploadFile(bucket, path, picture)
    } catch (error) {
      throw new AppError('unavailable', { cause: error, detail: 'avatar_upload' })
    }
  }
  const client = await getDb()
  await unwrapVoid(client.rpc('set_player_photo', { p_player_id: playerId, p_path: path }))
}

export function useChangePhoto(playerId: string) {
  return useMutation({
    mutationFn: (picture: Blob | null) => changePhoto(playerId, picture),
    meta: { writes: ['players'], success: 'settings:child_photo.saved' },
  })
}
