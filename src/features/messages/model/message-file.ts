/** Files of messages: limits of `send_message_file`, and what of a chosen file can be sent. */

export const fileRules = {
  /** Pixels of the longer side that is sent: fills a tablet, weighs less than half a megabyte. */
  longest: 1600,
  /** Of a picture as the camera wrote it; what is sent is drawn anew. */
  pictureBytes: 25 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  /** Sent one after the other. */
  atOnce: 10,
} as const

export type FileKind = 'picture' | 'document'
export type FileFault = 'type' | 'picture_size' | 'document_size'

export interface MessageFile {
  id: string
  kind: FileKind
  path: string
  name: string
  byte_count: number
  /** Pixels of a picture. */
  width: number | null
  height: number | null
}

export interface Size {
  width: number
  height: number
}

/** What a file is, by its first bytes and not by its name; null: nothing that can be sent. */
export async function readFileKind(file: Blob): Promise<FileKind | null> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCodePoint(...start)
  if (text.startsWith('%PDF-')) return 'document'
  const isPicture =
    /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8)/u.test(text) || /^RIFF[^]{4}WEBP/u.test(text)
  return isPicture ? 'picture' : null
}

/** Null: it can be sent. The type is judged first. */
export function findFileFault(kind: FileKind | null, bytes: number): FileFault | null {
  if (kind === null) return 'type'
  if (kind === 'picture') return bytes > fileRules.pictureBytes ? 'picture_size' : null
  return bytes > fileRules.documentBytes ? 'document_size' : null
}

/** Of a picture when no side is longer than what is sent, in whole pixels. */
export function fitPicture({ width, height }: Size): Size {
  const scale = Math.min(1, fileRules.longest / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
