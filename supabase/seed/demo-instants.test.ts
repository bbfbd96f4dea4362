/** The demo academy is made at whatever hour somebody starts the app: dates, and what is decided by then, follow from it. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runEarlier } from '../../scripts/clock/clock.mjs'
import { createDatabase } from '../local/db/database'
import { readSqlFiles, type SqlFile } from '../local/db/sql-files'
import { SEED_DIR } from '../local/paths'

type Database = Awaited<ReturnType<typeof createDatabase>>

let database: Database
let files: SqlFile[]

beforeAll(async () => {
  database = await createDatabase({ seeds: 'none' })
  const all = await readSqlFiles(SEED_DIR)
  // up to the matches and tournaments: what comes later tells of them
  files = all.filter(({ name }) => name >= '50_' && name < '51_demo_50')
})

afterEach(() => database.driver.exec('rollback'))
afterAll(() => database.close())

test.each([
  ['Thursday noon, three days before the matches of Sunday', '2026-11-26T12:00:00Z'],
  ['Saturday, between two matches', '2026-11-28T11:15:00Z'],
  ['Sunday morning of a change of the clocks', '2027-03-28T00:30:00Z'],
  ['Monday, just after midnight', '2026-11-29T23:10:00Z'],
  ['the last evening of a year', '2026-12-31T22:45:00Z'],
])('%s', async (_, instant) => {
  const { driver } = database
  await runEarlier(Date.now() - Date.parse(instant), async () => {
    await driver.exec('begin')
    for (const { text } of files) await driver.exec(text)
    const { rows } = await driver.query<{ count: number }>(
      `select count(*)::int as count from public.matches where starts_at > now()`,
    )
    expect(rows[0]?.count).toBeGreaterThan(50)
  })
})
