/** Lays the platform under an empty database: roles, extensions, auth, storage, realtime and the stubs. */
import type { PGlite } from '@electric-sql/pglite'
import { getAuthSchemaSql, getStorageSchemaSql } from '@supabase/lite'
import { BOOTSTRAP_DIR } from '../paths'
import { runFile } from './run-file'
import { readSqlFiles, type SqlFile } from './sql-files'

/** Our files and the two schemas that @supabase/lite brings, in the order they run. */
export async function readBootstrapFiles(): Promise<SqlFile[]> {
  const files = [
    ...(await readSqlFiles(BOOTSTRAP_DIR)),
    { name: '20_auth_schema.sql', text: getAuthSchemaSql() },
    { name: '40_storage_schema.sql', text: getStorageSchemaSql() },
  ]
  return files.sort((a, b) => a.name.localeCompare(b.name))
}

export async function runBootstrap(db: PGlite): Promise<void> {
  for (const file of await readBootstrapFiles()) await runFile(db, 'supabase/local/sql', file)
}
