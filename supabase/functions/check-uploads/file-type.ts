/** Judges a file by its first bytes, whatever its name or its sender says. */
import { hasText } from './bytes.ts'

export type FileType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp' | 'application/pdf'

/** Null for everything that is none of the types this product stores. */
export function findFileType(bytes: Uint8Array): FileType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (hasText(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (hasText(bytes, 0, 'GIF87a') || hasText(bytes, 0, 'GIF89a')) return 'image/gif'
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WEBP')) return 'image/webp'
  if (hasText(bytes, 0, '%PDF-')) return 'application/pdf'
  return null
}
