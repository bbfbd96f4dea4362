import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { PROJECT_DIR } from '../paths'
import { openSocket } from '../socket'

/** Names of the findings of `supabase db advisors`. */
async function listAdvisorFindings(url: string): Promise<string[]> {
  const cli = join(PROJECT_DIR, 'node_modules', '.bin', 'supabase')
  const { stdout } = await promisify(execFile)(cli, ['db', 'advisors', '--db-url', url])
  const findings: unknown = stdout.includes('[')
    ? JSON.parse(stdout.slice(stdout.indexOf('[')))
    : []
  return Array.isArray(findings) ? findings.map((finding) => String(Object(finding).name)) : []
}

it('lets the Supabase CLI look at the migrations, and its lints are not blind', async () => {
  const migrationsDir = await mkdtemp(join(tmpdir(), 'socket-'))
  await writeFile(
    join(migrationsDir, '20260101000100_open.sql'),
    'create table public.open (id int primary key);',
  )
  const socket = await openSocket({ seeds: 'none', migrationsDir })
  try {
    expect(await listAdvisorFindings(socket.url)).toContain('rls_disabled_in_public')
  } finally {
    await socket.close()
    await rm(migrationsDir, { recursive: true })
  }
})
