/**
 * Uploads go through the bucket `incoming`, where the server looks into them: type by content, no metadata. Only
 * then others see the file, under the path it was uploaded for.
 */
import { AppError } from '@/lib/errors'
import { getDb } from './client'

const waitingRoom = 'incoming'

/**
 * Resolves when the file is in its place, or will be within a minute (the check could not be reached). Throws
 * `unavailable` when it cannot be stored, `invalid` with `file_type`, `file_damaged` or `file_too_large` when
 * its content is refused.
 */
export async function uploadFile(bucket: string, path: string, file: Blob): Promise<void> {
  const client = await getDb()
  const name = `${bucket}/${path}`
  const { error } = await client.storage
    .from(waitingRoom)
    .upload(name, file, { contentType: file.type || 'image/jpeg' })
  if (error) throw new AppError('unavailable', { cause: error })
  const check = await client.functions.invoke('check-uploads', { body: { path: name } })
  const response: unknown = check.error?.context
  if (response instanceof Response && response.status === 422) {
    const body: unknown = await response.json().catch(() => null)
    throw new AppError('invalid', { detail: readCode(body) })
  }
}

function readCode(body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null
  return typeof code === 'string' ? code : 'file_type'
}
