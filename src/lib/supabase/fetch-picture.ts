/** Pictures nobody has by address: fetched with the reader's own token. */
import { toDataUrl } from '@/lib/to-data-url'
import { getDb } from './client'

/** An address to show. Null for a file that cannot be loaded: it costs that picture, not the page. */
export async function fetchPicture(
  bucket: string,
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  const client = await getDb()
  const { data } = await client.storage.from(bucket).download(path, {}, { signal })
  signal.throwIfAborted()
  return data ? toDataUrl(data) : null
}
