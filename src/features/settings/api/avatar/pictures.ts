/** Pictures in the public buckets of people and schools: each is a new path, as caches keep the old one. */
import { db } from '@/lib/supabase/client'
import { AppError } from '@/lib/errors'
import { unwrap } from '@/lib/supabase/unwrap'

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
  const client = await db()
  const path = `${owner}/${crypto.randomUUID()}.${endings[picture.type] ?? 'jpg'}`
  const folder = client.storage.from(bucket)
  const { error } = await folder.upload(path, picture, {
    contentType: picture.type || 'image/jpeg',
  })
  if (error) {
    throw new AppError('unavailable', { cause: error, detail: `${faults[bucket]}_upload` })
  }
  const { publicUrl } = folder.getPublicUrl(path).data
  if (!publicUrl) throw new AppError('unavailable', { detail: `${faults[bucket]}_address` })
  return publicUrl
}

/** Takes a picture away that is shown no more; pictures of other providers are not ours to delete. */
export async function forgetPicture(
  bucket: PictureBucket,
  owner: string,
  address: string | null,
): Promise<void> {
  const [, path] = address?.split(`/${bucket}/`) ?? []
  if (!path?.startsWith(`${owner}/`)) return
  const client = await db()
  await unwrap(client.storage.from(bucket).remove([path]))
}
