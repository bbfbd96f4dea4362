/** Demo data: which seed files belong to which set, and running them once. */
import { createHash } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { runFile } from './run-file'
import type { SqlFile } from './sql-files'

export type SeedSet = 'all' | 'catalogue' | 'none'

export function pickSeeds(files: SqlFile[], set: SeedSet): SqlFile[] {
  if (set === 'none') return []
  if (set === 'all') return files
  return files.filter((file) => file.name.startsWith('00_catalogue_'))
}

export async function applySeeds(db: PGlite, files: SqlFile[]): Promise<void> {
  for (const file of files) {
    const hash = createHash('sha256').update(file.text).digest('hex')
    await runFile(db, 'supabase/seed', file, (tx) =>
      tx.query('insert into supabase_migrations.seed_files values ($1, $2)', [
        `supabase/seed/${file.name}`,
        hash,
      ]),
    )
  }
}
