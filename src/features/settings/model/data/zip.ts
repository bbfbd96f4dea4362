/** A ZIP archive of a few files, stored as they are (pictures do not shrink). At most 4 GB, no folders of their own. */

export interface Entry {
  /** With `/` between folder and file; unique within the archive. */
  path: string
  bytes: Uint8Array
}

const localSize = 30
const centralSize = 46
const endSize = 22
/** Names are UTF-8 (general purpose bit 11). */
const utf8 = 0x0800

/** The archive, ready to be saved; `at` becomes the time of every file. */
export function zipOf(entries: readonly Entry[], at: Date): Uint8Array<ArrayBuffer> {
  const files = entries.map(({ path, bytes }) => ({
    name: new TextEncoder().encode(path),
    bytes,
    sum: crc32(bytes),
  }))
  const named = files.reduce((size, { name }) => size + name.length, 0)
  const content = files.reduce((size, { bytes }) => size + bytes.length, 0)
  const centralAt = files.length * localSize + named + content
  const centralLength = files.length * centralSize + named
  const out = new Uint8Array(centralAt + centralLength + endSize)
  const view = new DataView(out.buffer)
  let here = 0
  let there = centralAt
  for (const { name, bytes, sum } of files) {
    const shared = [utf8, 0, dosTime(at), dosDay(at)] as const
    view.setUint32(there, 0x02014b50, true)
    view.setUint16(there + 4, 20, true)
    writeShared(view, there + 6, shared, sum, bytes.length, name.length)
    view.setUint32(there + 42, here, true)
    out.set(name, there + centralSize)
    there += centralSize + name.length

    view.setUint32(here, 0x04034b50, true)
    writeShared(view, here + 4, shared, sum, bytes.length, name.length)
    out.set(name, here + localSize)
    out.set(bytes, here + localSize + name.length)
    here += localSize + name.length + bytes.length
  }
  view.setUint32(there, 0x06054b50, true)
  view.setUint16(there + 8, files.length, true)
  view.setUint16(there + 10, files.length, true)
  view.setUint32(there + 12, centralLength, true)
  view.setUint32(there + 16, centralAt, true)
  return out
}

/** What the local and the central header have in common, from "version needed" on. */
function writeShared(
  view: DataView,
  at: number,
  [flags, method, time, day]: readonly [number, number, number, number],
  sum: number,
  size: number,
  nameLength: number,
) {
  view.setUint16(at, 20, true)
  view.setUint16(at + 2, flags, true)
  view.setUint16(at + 4, method, true)
  view.setUint16(at + 6, time, true)
  view.setUint16(at + 8, day, true)
  view.setUint32(at + 10, sum, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, nameLength, true)
}

const dosTime = (at: Date) =>
  (at.getHours() << 11) | (at.getMinutes() << 5) | Math.floor(at.getSeconds() / 2)
const dosDay = (at: Date) =>
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}
