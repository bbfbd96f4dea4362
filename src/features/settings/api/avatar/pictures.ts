/** Pictures in the public buckets of people and schools: each is a new path, as caches keep the old one. */
import { getDb } from '@/lib/supabase/client'
import { AppError } from '@/lib/errors'
import { unwrap } from '@/lib/supabase/unwrap'
import { uploadFile } from '@/lib/supabase/upload-file'

const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** `avatars`: a folder per person; `logos`: a folder per school. */
export type PictureBucket = 'avatars' | 'logos'

const faults = { avatars: 'avatar', logos: 'logo' } as const

/**
 * Stores a re-encoded picture in a folder of one's own and answers its public address. Throws with the
 * detail `avatar_upload` or `logo_upload`; `…_address` when it is stored and has no address.
 */
export async function uploadPicture(
  bucket: PictureBucket,
  owner: string,
  picture: Blob,
): Promise<string> {
  const path = `${owner}/${crypto.randomUUID()}.${endings[picture.type] ?? 'jpg'}`
  try {
    await uploadFile(bucket, path, picture)
  } catch (error) {
    throw new AppError('unavailable', { cause: error, detail: `${faults[bucket]}_upload` })
  }
  const client = await getDb()
  const { publicUrl } = client.storage.from(bucket).getPublicUrl(path).data
  if (!publicUrl) throw new AppError('unavailable', { detail: `${faults[bucket]}_address` })
  return publicUrl
}

/** Deletes a picture that was uploaded and never shown; one that was replaced goes by itself. */
export async function deletePicture(
  bucket: PictureBucket,
  owner: string,
  address: string | null,
): Promise<void> {
  const [, path] = address?.split(`/${bucket}/`) ?? []
  if (!path?.startsWith(`${owner}/`)) return
  const client = await getDb()
  await unwrap(client.storage.from(bucket).remove([path]))
}
