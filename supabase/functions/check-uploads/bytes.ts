/** Reading and joining bytes. Offsets count from 0. */

export class DamagedFile extends Error {}

/** Whether the bytes from `offset` on are these characters (Latin-1). */
export function hasText(bytes: Uint8Array, offset: number, text: string): boolean {
  if (offset + text.length > bytes.length) return false
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[offset + index] !== text.charCodeAt(index)) return false
  }
  return true
}

/** Throws `DamagedFile` where the file ends too early. */
export function readByte(bytes: Uint8Array, offset: number): number {
  const value = bytes[offset]
  if (value === undefined) throw new DamagedFile('The file ends too early.')
  return value
}

/** The part of the file; throws `DamagedFile` where it reaches beyond the end. */
export function readPart(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (start > end || end > bytes.length) throw new DamagedFile('The file ends too early.')
  return bytes.subarray(start, end)
}

export function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function joinBytes(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}
