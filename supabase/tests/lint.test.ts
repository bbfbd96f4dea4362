/** Splinter (Supabase's advisors) on the running schema, squawk on the migration files. */
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDatabase } from '../local/db/database'

const run = promisify(execFile)
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))

/** Findings that say nothing about a fresh database, each with its reason. */
const ADVISORS_EXCLUDED = new Map([
  ['unused_index', 'nobody has asked anything yet; plans.test.ts shows the indexes in use'],
])

/** Rules that do not fit how these migrations are run, each with its reason. */
const SQUAWK_EXCLUDED = new Map([
  [
    'prefer-bigint-over-int',
    'minutes, ages, goals and shirt numbers stay small; there are no counters as keys',
  ],
  [
    'ban-create-domain-with-constraint',
    'domains are types of arguments here, never of columns (a test says so): nothing stored has to be checked again',
  ],
  ['require-lock-timeout', 'these migrations create tables, nobody can be waiting for them'],
  ['require-statement-timeout', 'nothing here reads or rewrites rows'],
])

const findings = z.object({ results: z.array(z.object({ name: z.string(), detail: z.string() })) })

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** "name: detail" of everything the advisors report, informational remarks included. */
async function listAdvisorFindings(db: PGlite): Promise<string[]> {
  const port = await findFreePort()
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' })
  await server.start()
  try {
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`
    const { stdout } = await run(
      'node_modules/.bin/supabase',
      ['db', 'advisors', '--db-url', url, '--level', 'info', '--output-format', 'json'],
      { cwd: PROJECT, env: { ...process.env, DO_NOT_TRACK: '1' } },
    )
    return findings
      .parse(JSON.parse(stdout))
      .results.filter(({ name }) => !ADVISORS_EXCLUDED.has(name))
      .map(({ name, detail }) => `${name}: ${detail}`)
  } finally {
    await server.stop()
  }
}

describe('advisors', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>

  beforeAll(async () => {
    database = await createDatabase({ seeds: 'none' })
  })
  afterAll(() => database.close())

  it('find nothing in the schema', async () => {
    expect(await listAdvisorFindings(database.driver)).toEqual([])
  })

  it('do find what is wrong on purpose', async () => {
    await database.driver.exec(`
      create table public.careless (id int primary key, owner_id uuid references public.users (id));
      create view public.careless_view as select * from public.users;
      grant select on public.careless, public.careless_view to anon;
      create policy users_loose on public.users for select to authenticated using (auth.uid() = id);
    `)
    const names = (await listAdvisorFindings(database.driver)).map((line) => line.split(':')[0])
    expect(names).toEqual(
      expect.arrayContaining([
        'rls_disabled_in_public',
        'security_definer_view',
        'unindexed_foreign_keys',
        'auth_rls_initplan',
        'multiple_permissive_policies',
      ]),
    )
  })
})

describe('squawk', () => {
  it('finds nothing in the migrations', async () => {
    const folder = 'supabase/migrations'
    const names = (await readdir(`${PROJECT}${folder}`)).filter((name) => name.endsWith('.sql'))
    const { stdout } = await run(
      'node_modules/.bin/squawk',
      [
        '--pg-version=17.0',
        '--assume-in-transaction',
        '--reporter=gcc',
        `--exclude=${[...SQUAWK_EXCLUDED.keys()].join(',')}`,
        ...names.map((name) => `${folder}/${name}`),
      ],
      { cwd: PROJECT },
    ).catch((error: { stdout: string }) => error)
    expect(stdout.trim()).toBe('')
  })
})
