/** Makes a native server look like a hosted project before its first request: platform, owner, migrations. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readBootstrapFiles } from '../../local/db/bootstrap'
import { readSqlFiles } from '../../local/db/sql-files'
import { MIGRATIONS_DIR, PROJECT_DIR } from '../../local/paths'
import type { NativeServer } from './server'

/** The server's superuser. */
export const ADMIN = 'supabase_admin'
/** Who owns the schema, as on a hosted project no superuser. */
export const OWNER = 'postgres'

/** PGlite brings pgTAP as plain SQL, so that the machine need not have it. */
function readPgtapSource(): string {
  const archive = `${PROJECT_DIR}/node_modules/@electric-sql/pglite/dist/pgtap.tar.gz`
  const member = 'share/postgresql/extension/pgtap--1.3.5.sql'
  const text = execFileSync('tar', ['-xzOf', archive, member], { encoding: 'utf8' })
  return `set search_path = extensions;\n${text.replace(/^\\echo.*$/m, '')}`
}

export async function prepare({ psql }: NativeServer): Promise<void> {
  psql(ADMIN, 'create role postgres login nosuperuser createrole createdb bypassrls')
  for (const { text } of await readBootstrapFiles()) {
    psql(ADMIN, text.replace(/^create role supabase_admin .*$/m, ''))
  }
  psql(ADMIN, readPgtapSource())
  psql(ADMIN, readNative('owner.sql'))
  for (const { text } of await readSqlFiles(MIGRATIONS_DIR)) psql(OWNER, `begin;${text};commit;`)
}

/** A file of this folder. */
export function readNative(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
}
