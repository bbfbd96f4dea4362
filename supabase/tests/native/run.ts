/**
 * The migrations, the seeds and the pgTAP files on a native PostgreSQL, with an owner that is no superuser,
 * as on a hosted project: `node --import tsx supabase/tests/native/run.ts`.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { bootstrapFiles } from '../../local/db/bootstrap'
import { readSqlFiles } from '../../local/db/sql-files'
import { MIGRATIONS_DIR, PROJECT_DIR, SEED_DIR } from '../../local/paths'
import { readTap } from '../tap'
import { sqlFiles } from '../test-database'
import { startNativeServer, type NativeServer } from './server'

const failure = z.object({ stdout: z.string(), stderr: z.string() })

const ADMIN = 'supabase_admin'
const OWNER = 'postgres'

/** PGlite brings pgTAP as plain SQL, so that the machine need not have it. */
function pgtapSource(): string {
  const archive = `${PROJECT_DIR}/node_modules/@electric-sql/pglite/dist/pgtap.tar.gz`
  const member = 'share/postgresql/extension/pgtap--1.3.5.sql'
  const text = execFileSync('tar', ['-xzOf', archive, member], { encoding: 'utf8' })
  return `set search_path = extensions;\n${text.replace(/^\\echo.*$/m, '')}`
}

async function prepare({ psql }: NativeServer): Promise<void> {
  psql(ADMIN, 'create role postgres login nosuperuser createrole createdb bypassrls')
  for (const { text } of await bootstrapFiles()) {
    psql(ADMIN, text.replace(/^create role supabase_admin .*$/m, ''))
  }
  psql(ADMIN, pgtapSource())
  const [owner] = await sqlFiles('native')
  psql(ADMIN, owner?.text ?? '')
  for (const { text } of await readSqlFiles(MIGRATIONS_DIR)) psql(OWNER, `begin;${text};commit;`)
}

/** A file that breaks off still shows what it found so far; the missing rest counts as a failure. */
function psqlOutput(run: () => string): string {
  try {
    return run()
  } catch (error) {
    const { stdout, stderr } = failure.parse(error)
    return `${stdout}\nnot ok 0 - runs to its end\n# ${stderr}`
  }
}

async function test({ psql }: NativeServer): Promise<boolean> {
  let isGreen = true
  for (const { name, text } of await sqlFiles('pgtap')) {
    const assertions = readTap(psqlOutput(() => psql(OWNER, text)).split('\n'))
    const failed = assertions.filter(({ isPassed }) => !isPassed)
    console.log(`${name}: ${assertions.length - failed.length} passed, ${failed.length} failed`)
    for (const { name: title, details } of failed) console.log(`  ${title}\n${details}`)
    isGreen &&= failed.length === 0
  }
  return isGreen
}

const server = startNativeServer()
if (server) {
  try {
    await prepare(server)
    console.log(server.psql(OWNER, 'select version()').trim())
    for (const { text } of await sqlFiles('fixtures')) server.psql(OWNER, text)
    process.exitCode = (await test(server)) ? 0 : 1
    server.psql(OWNER, 'truncate auth.users, public.schools, public.exercises cascade')
    for (const { text } of await readSqlFiles(SEED_DIR)) server.psql(OWNER, `begin;${text};commit;`)
    console.log('seeds: applied')
  } finally {
    server.stop()
  }
} else {
  console.log(
    `No PostgreSQL server is installed; nothing to do in ${fileURLToPath(new URL('.', import.meta.url))}.`,
  )
}
