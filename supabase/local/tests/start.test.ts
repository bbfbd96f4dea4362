import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resetDataFolder } from '../db/data-folder'
import { ANA, signIn, startFixtureStack } from './harness'

let folder: string
let migrationsDir: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stack-'))
  migrationsDir = join(folder, 'migrations')
  dataDir = join(folder, 'data')
  await cp(fileURLToPath(new URL('fixtures/migrations', import.meta.url)), migrationsDir, {
    recursive: true,
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = () => startFixtureStack({ dataDir, migrationsDir })

it('keeps the data, and applies a new migration once', async () => {
  const first = await start()
  const ana = await signIn(first, ANA.email)
  await ana.from('notes').insert({ body: 'kept' })
  await ana.storage
    .from('pictures')
    .upload(`${ANA.id}/kept.png`, new File(['x'], 'a.png', { type: 'image/png' }))
  await first.stop()

  const added = join(migrationsDir, '20260101000300_colours.sql')
  await writeFile(added, 'create table public.colours (name text primary key);')
  for (const attempt of [1, 2]) {
    const again = await start()
    const versions = await again.sql('select version from supabase_migrations.schema_migrations')
    expect(versions, `start ${attempt}`).toHaveLength(3)
    const { data } = await (await signIn(again, ANA.email)).from('notes').select('body')
    expect(data).toEqual([{ body: 'kept' }])
    const files = (await signIn(again, ANA.email)).storage.from('pictures')
    expect((await files.download(`${ANA.id}/kept.png`)).error).toBeNull()
    await again.stop()
  }
})

it('says so when an applied migration has changed', async () => {
  await writeFile(join(migrationsDir, '20260101000300_colours.sql'), 'select 1;')
  await expect(start()).rejects.toMatchObject({
    message: expect.stringContaining('20260101000300_colours.sql has changed'),
    mend: expect.stringContaining('npm run db:reset'),
  })
  await resetDataFolder(dataDir)
  const fresh = await start()
  expect(await fresh.sql('select * from public.notes')).toEqual([])
  await fresh.stop()
})

it('names the file and the line of a broken migration', async () => {
  const broken = join(migrationsDir, '20260101000400_broken.sql')
  await writeFile(broken, 'select 1;\nselect from nowhere;\n')
  await expect(start()).rejects.toMatchObject({
    message: expect.stringContaining('supabase/migrations/20260101000400_broken.sql:2 failed'),
  })
  await rm(broken)
})

it('tells a taken port from a folder in use', async () => {
  const running = await start()
  const port = Number(new URL(running.url).port)
  await expect(startFixtureStack({ port })).rejects.toMatchObject({
    message: expect.stringContaining(`Port ${port} is taken`),
    mend: expect.stringContaining('STACK_PORT='),
  })
  await writeFile(join(dataDir, 'stack.pid'), String(process.ppid))
  await expect(start()).rejects.toMatchObject({
    message: expect.stringContaining(`Another process (${process.ppid}) is using`),
  })
  await running.stop()
})

it('says what to do about a damaged data folder', async () => {
  await writeFile(join(dataDir, 'db', 'global', 'pg_control'), 'nonsense')
  await expect(start()).rejects.toMatchObject({
    message: expect.stringContaining('is damaged'),
    mend: expect.stringContaining('npm run db:reset'),
  })
})
