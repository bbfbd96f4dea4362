/** Pictures in the bucket `products`, a folder per school: each is a new path, as caches keep the old one. */
import { uploadFile } from '@/lib/supabase/upload-file'

/** Answers the path to keep in the product; one that is never saved goes by itself. */
export async function uploadProductPicture(schoolId: string, picture: Blob): Promise<string> {
  const path = `${schoolId}/${crypto.randomUUID()}.jpg`
  await uploadFile('products', path, picture)
  return path
}
