/**
 * Removes everything from a JPEG that is not the picture: Exif (place, device, thumbnail), XMP, IPTC, comments, and what
 * follows the end of the image. Colour profile, JFIF and Adobe headers stay, and so does the orientation, alone in a
 * new Exif segment. Source: ITU T.81, annex B; Exif 2.32, section 4.5.
 */
import { DamagedFile, hasText, joinBytes, readByte, readPart, toView } from './bytes.ts'

const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const JFIF = 0xe0
const EXIF = 0xe1
const COLOUR_PROFILE = 0xe2
const ADOBE = 0xee

export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = [readPart(bytes, 0, 2)]
  let offset = 2
  for (;;) {
    if (readByte(bytes, offset) !== 0xff) throw new DamagedFile('There is no marker.')
    // Fill bytes may stand before a marker.
    while (readByte(bytes, offset + 1) === 0xff) offset += 1
    const marker = readByte(bytes, offset + 1)
    if (marker === END_OF_IMAGE) {
      parts.push(readPart(bytes, offset, offset + 2))
      return joinBytes(parts)
    }
    const end = offset + 2 + readLength(bytes, offset + 2)
    const segment = readPart(bytes, offset, end)
    if (marker === EXIF) parts.push(...extractOrientation(segment))
    else if (isAllowed(marker, segment)) parts.push(segment)
    offset = end
    if (marker === START_OF_SCAN) {
      const scanEnd = findScanEnd(bytes, offset)
      parts.push(readPart(bytes, offset, scanEnd))
      offset = scanEnd
    }
  }
}

/** Bytes of a segment behind its marker, its own two length bytes included. */
function readLength(bytes: Uint8Array, offset: number): number {
  const length = readByte(bytes, offset) * 256 + readByte(bytes, offset + 1)
  if (length < 2) throw new DamagedFile('A segment is too short.')
  return length
}

function isAllowed(marker: number, segment: Uint8Array): boolean {
  if (marker === COLOUR_PROFILE) return hasText(segment, 4, 'ICC_PROFILE\0')
  if (marker === JFIF) return hasText(segment, 4, 'JFIF\0')
  if (marker === ADOBE) return hasText(segment, 4, 'Adobe')
  const isApplicationData = marker >= 0xe0 && marker <= 0xef
  const isComment = marker === 0xfe
  return !isApplicationData && !isComment
}

/** Entropy-coded data ends at the first marker that is neither a stuffed zero nor a restart (RST0 to RST7). */
function findScanEnd(bytes: Uint8Array, start: number): number {
  for (let offset = start; offset < bytes.length - 1; offset += 1) {
    if (bytes[offset] !== 0xff) continue
    const next = readByte(bytes, offset + 1)
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return offset
  }
  throw new DamagedFile('The image has no end.')
}

/** A segment with the orientation alone; none when the picture stands upright or says nothing. */
function extractOrientation(segment: Uint8Array): Uint8Array[] {
  const orientation = findOrientation(segment)
  if (orientation === null || orientation === 1) return []
  const exif = new Uint8Array([
    0xff,
    EXIF,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  return [exif]
}

/** 1 to 8 (Exif tag 0x0112 of the first directory), or null. */
function findOrientation(segment: Uint8Array): number | null {
  const header = 10
  if (!hasText(segment, 4, 'Exif\0\0') || segment.length < header + 8) return null
  const view = toView(segment.subarray(header))
  const isLittle = view.getUint16(0) === 0x4949
  const directory = view.getUint32(4, isLittle)
  if (directory + 2 > view.byteLength) return null
  const count = view.getUint16(directory, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12
    if (entry + 12 > view.byteLength) return null
    if (view.getUint16(entry, isLittle) !== 0x0112) continue
    const value = view.getUint16(entry + 8, isLittle)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}
