/**
 * The migrations, the seeds and the pgTAP files on a native PostgreSQL, with an owner that is no superuser,
 * as on a hosted project: `node --import tsx supabase/tests/native/run.ts`.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readSqlFiles } from '../../local/db/sql-files'
import { SEED_DIR } from '../../local/paths'
import { readTap } from '../tap'
import { sqlFiles } from '../test-database'
import { OWNER, prepare } from './prepare'
import { startNativeServer, type NativeServer } from './server'

const failure = z.object({ stdout: z.string(), stderr: z.string() })

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
