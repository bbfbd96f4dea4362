/**
 * Whether a JPEG or PNG says more than its picture: where it was taken, with which camera, by whom. Read
 * segment by segment, as the formats are built.
 */

/** APP1 to APP15 hold EXIF, XMP and the like, COM a comment; APP0 is the plain JFIF header. */
const isRevealing = (marker: number) => (marker >= 0xe1 && marker <= 0xef) || marker === 0xfe

const startOfImage = 0xffd8
const startOfScan = 0xda

/** The markers of the telling segments, in their order; empty for a clean picture. Throws if it is no JPEG. */
export function listTraces(jpeg: Uint8Array): number[] {
  const bytes = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  if (jpeg.length < 4 || bytes.getUint16(0) !== startOfImage) throw new Error('Not a JPEG')
  const found: number[] = []
  let at = 2
  while (at + 4 <= jpeg.length && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    if (marker === startOfScan) break
    if (isRevealing(marker)) found.push(marker)
    at += 2 + bytes.getUint16(at + 2)
  }
  return found
}

/** Chunks of a PNG in which words, times or EXIF are kept; pixels, colours and their gamma say nothing. */
const tellingChunks = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** The names of the telling chunks of a PNG, in their order; empty for a clean picture. */
export function listPngTraces(png: Uint8Array): string[] {
  const bytes = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const found: string[] = []
  const frame = { signature: 8, head: 8, checksum: 4 } as const
  let at: number = frame.signature
  while (at + frame.head <= png.length) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + frame.head))
    if (tellingChunks.includes(name)) found.push(name)
    at += frame.head + bytes.getUint32(at) + frame.checksum
  }
  return found
}
