/** The copy of one's data as the database answers it (GDPR Art. 15 and 20), and how it is packed. */
import { z } from 'zod'
import type { Entry } from './zip'

export const exportSchema = z.looseObject({
  exported_at: z.string(),
  tables: z.record(z.string(), z.unknown()),
  /** `bucket/path` of each stored file. */
  files: z.array(z.string()),
  /** Tables that are answered by hand. */
  withheld: z.array(z.string()),
})

export type ExportDocument = z.infer<typeof exportSchema>

export interface StoredFile {
  bucket: string
  path: string
}

/** Null for an entry that names no file. */
export function parseStoredFile(entry: string): StoredFile | null {
  const bar = entry.indexOf('/')
  const file = { bucket: entry.slice(0, bar), path: entry.slice(bar + 1) }
  return bar > 0 && file.path ? file : null
}

/** data.json, and the files in folders of their own; what could not be fetched is named in the document. */
export function packEntries(
  document: ExportDocument,
  files: readonly { entry: string; bytes: Uint8Array | null }[],
): Entry[] {
  const missing = files.flatMap(({ entry, bytes }) => (bytes ? [] : [entry]))
  const whole = missing.length > 0 ? { ...document, files_missing: missing } : document
  return [
    { path: 'data.json', bytes: new TextEncoder().encode(JSON.stringify(whole, null, 2)) },
    ...files.flatMap(({ entry, bytes }) => (bytes ? [{ path: `files/${entry}`, bytes }] : [])),
  ]
}

/**
 * `touchline-account-mila-petrova-2026-11-21.zip`: letters of any script stay, everything else is a dash. A
 * player with an own account has two copies, which must not be taken for one another.
 */
export function createArchiveName(of: 'account' | 'player', person: string, at: Date): string {
  const name = person
    .toLocaleLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
  return `touchline-${[of, name].filter(Boolean).join('-')}-${day.map((part) => String(part).padStart(2, '0')).join('-')}.zip`
}
