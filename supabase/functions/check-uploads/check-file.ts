/** Decides about one uploaded file: its type by content, and its bytes without metadata. */
import { DamagedFile } from './bytes.ts'
import { findFileType, type FileType } from './file-type.ts'
import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

export type Refusal = 'file_type' | 'file_damaged' | 'file_too_large'

interface Rules {
  /** Of the bucket it is for. */
  types: string[]
  maxBytes: number
}

export type Verdict =
  { refusal: Refusal } | { refusal: null; type: FileType; bytes: Uint8Array<ArrayBuffer> }

const STRIPPERS = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/gif': stripGif,
  'image/webp': stripWebp,
  // A PDF of an exercise is shown as it is: it has no place of a child, and taking it apart may break it.
  'application/pdf': (bytes: Uint8Array) => bytes.slice(),
}

export function checkFile(bytes: Uint8Array, rules: Rules): Verdict {
  const type = findFileType(bytes)
  if (type === null || !rules.types.includes(type)) return { refusal: 'file_type' }
  if (bytes.length > rules.maxBytes) return { refusal: 'file_too_large' }
  try {
    return { refusal: null, type, bytes: STRIPPERS[type](bytes) }
  } catch (error) {
    if (error instanceof DamagedFile) return { refusal: 'file_damaged' }
    throw error
  }
}
