/**
 * Removes comments, texts and application data other than the loop count from a GIF, and what follows its end.
 * Source: GIF89a specification, sections 18 to 27.
 */
import { DamagedFile, hasText, joinBytes, readByte, readPart } from './bytes.ts'

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

export function stripGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let offset = 13 + measureColourTable(readByte(bytes, 10))
  const parts = [readPart(bytes, 0, offset)]
  for (;;) {
    const start = offset
    const kind = readByte(bytes, start)
    if (kind === TRAILER) {
      parts.push(readPart(bytes, start, start + 1))
      return joinBytes(parts)
    }
    if (kind === IMAGE) {
      const data = start + 10 + measureColourTable(readByte(bytes, start + 9)) + 1
      offset = findBlocksEnd(bytes, data)
      parts.push(readPart(bytes, start, offset))
    } else if (kind === EXTENSION) {
      offset = findBlocksEnd(bytes, start + 2)
      if (isAllowed(bytes, start)) parts.push(readPart(bytes, start, offset))
    } else {
      throw new DamagedFile('There is an unknown block.')
    }
  }
}

/** Bytes of the colour table that a packed field announces. */
function measureColourTable(packed: number): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0
}

/** The offset behind a chain of sub-blocks and its empty last one. */
function findBlocksEnd(bytes: Uint8Array, start: number): number {
  let offset = start
  for (;;) {
    const length = readByte(bytes, offset)
    offset += length + 1
    if (length === 0) return offset
  }
}

function isAllowed(bytes: Uint8Array, start: number): boolean {
  const label = readByte(bytes, start + 1)
  if (label === GRAPHIC_CONTROL) return true
  if (label !== APPLICATION) return false
  return hasText(bytes, start + 3, 'NETSCAPE2.0') || hasText(bytes, start + 3, 'ANIMEXTS1.0')
}
