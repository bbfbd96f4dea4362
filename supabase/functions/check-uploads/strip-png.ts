/**
 * Removes texts, Exif, time stamps and unknown chunks from a PNG, and what follows its end. What the picture needs to
 * look as before stays, animation included. Source: PNG specification, third edition, sections 5 and 11.
 */
import { DamagedFile, hasText, joinBytes, readPart, toView } from './bytes.ts'

const ALLOWED = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'sRGB', 'iCCP', 'cICP', 'sBIT'],
  ...['bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT'],
])

export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = toView(bytes)
  const parts = [readPart(bytes, 0, 8)]
  if (!hasText(bytes, 12, 'IHDR')) throw new DamagedFile('There is no header.')
  let offset = 8
  for (;;) {
    readPart(bytes, offset, offset + 12)
    const end = offset + 12 + view.getUint32(offset)
    const chunk = readPart(bytes, offset, end)
    const type = String.fromCharCode(...chunk.subarray(4, 8))
    if (ALLOWED.has(type)) parts.push(chunk)
    if (type === 'IEND') return joinBytes(parts)
    offset = end
  }
}
