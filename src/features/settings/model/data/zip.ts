/** A ZIP archive of a few files, stored as they are: pictures do not shrink. */
import { zipSync } from 'fflate'

export interface Entry {
  /** With `/` between folder and file; unique within the archive. */
  path: string
  bytes: Uint8Array
}

/** The archive, ready to be saved; `at` becomes the time of every file. */
export function createZip(entries: readonly Entry[], at: Date): Uint8Array<ArrayBuffer> {
  const files = Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes]))
  return zipSync(files, { level: 0, mtime: at })
}
