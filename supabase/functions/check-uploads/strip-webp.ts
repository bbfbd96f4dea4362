/**
 * Removes Exif, XMP and unknown chunks from a WebP and clears their flags, and removes what follows its end.
 * Source: WebP container specification (RFC 9649, section 2).
 */
import { DamagedFile, joinBytes, readPart, toView } from './bytes.ts'

const ALLOWED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const EXIF_AND_XMP_FLAGS = 0x0c

export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  readPart(bytes, 0, 12)
  const view = toView(bytes)
  const fileEnd = 8 + view.getUint32(4, true)
  readPart(bytes, 0, fileEnd)
  const chunks: Uint8Array[] = []
  let offset = 12
  while (offset < fileEnd) {
    readPart(bytes, offset, offset + 8)
    const size = view.getUint32(offset + 4, true)
    const end = offset + 8 + size + (size % 2)
    const type = String.fromCharCode(...bytes.subarray(offset, offset + 4))
    if (ALLOWED.has(type)) {
      const chunk = readPart(bytes, offset, Math.min(end, bytes.length)).slice()
      if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~EXIF_AND_XMP_FLAGS
      chunks.push(chunk)
    }
    offset = end
  }
  if (chunks.length === 0) throw new DamagedFile('There is no picture.')
  const whole = joinBytes([readPart(bytes, 0, 12), ...chunks])
  toView(whole).setUint32(4, whole.length - 8, true)
  return whole
}
