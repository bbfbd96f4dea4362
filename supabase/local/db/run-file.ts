/** Runs one SQL file in a transaction and says which file and line failed. */
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { describeReason, StackError } from '../errors'
import type { SqlFile } from './sql-files'

/** Character offset of a PostgreSQL error inside the file, counted from 1, or null. */
function findPosition(error: unknown): number | null {
  if (!(error instanceof Error) || !('position' in error)) return null
  const position = Number(error.position)
  return Number.isInteger(position) && position > 0 ? position : null
}

function describeDetail(error: unknown): string {
  const parts =
    error instanceof Error
      ? [
          'detail' in error ? error.detail : '',
          'hint' in error ? error.hint : '',
          'where' in error ? error.where : '',
        ]
      : []
  return parts.filter((part) => typeof part === 'string' && part !== '').join('; ')
}

export async function runFile(
  db: PGlite,
  folder: string,
  file: SqlFile,
  after?: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.exec(file.text)
      await after?.(tx)
    })
  } catch (error) {
    const position = findPosition(error)
    const line = position === null ? '' : `:${file.text.slice(0, position).split('\n').length}`
    const detail = describeDetail(error)
    throw new StackError(
      `${folder}/${file.name}${line} failed: ${describeReason(error)}${detail ? ` (${detail})` : ''}`,
      'Mend the SQL and start again.',
      error,
    )
  } finally {
    // A file may change session settings, as pg_dump output does.
    await db.exec(`set search_path to "$user", public, extensions; reset role`)
  }
}
