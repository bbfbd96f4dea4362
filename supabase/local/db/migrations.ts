/** Applies new migrations and records them where the Supabase CLI looks for them. */
import type { PGlite } from '@electric-sql/pglite'
import { StackError } from '../errors'
import { startProgress, type ReportLine } from './progress'
import { runFile } from './run-file'
import type { SqlFile } from './sql-files'

interface Applied {
  version: string
  text: string | null
}

function getVersion(file: SqlFile): string {
  const version = /^(\d{14})_.+\.sql$/.exec(file.name)?.[1]
  if (version) return version
  throw new StackError(
    `supabase/migrations/${file.name} is not named like a migration.`,
    'Name it <14 digits>_<name>.sql, for example 20261121000100_foundation.sql.',
  )
}

/** Returns how many were applied. A changed or vanished file that was applied before is an error. */
export async function applyMigrations(
  db: PGlite,
  files: SqlFile[],
  report: ReportLine = () => undefined,
): Promise<number> {
  const { rows } = await db.query<Applied>(
    'select version, statements[1] as text from supabase_migrations.schema_migrations',
  )
  const known = new Map(rows.map((row) => [row.version, row.text]))
  let count = 0
  const advance = startProgress('Migrations', files.length, report)
  for (const file of files) {
    const version = getVersion(file)
    if (known.has(version)) {
      if (known.get(version) !== file.text) throw createChangedError(`${file.name} has changed`)
      known.delete(version)
      advance(1)
      continue
    }
    await runFile(db, 'supabase/migrations', file, (tx) =>
      tx.query('insert into supabase_migrations.schema_migrations values ($1, $2, $3)', [
        version,
        [file.text],
        file.name.slice(15, -4),
      ]),
    )
    count += 1
    advance(1)
  }
  const [missing] = known.keys()
  if (missing) throw createChangedError(`the migration ${missing} is gone`)
  return count
}

function createChangedError(what: string): StackError {
  return new StackError(
    `The data was made with other migrations: ${what} since it was applied.`,
    'Run `npm run db:reset` to start over (it deletes the local data), or restore the file.',
  )
}
