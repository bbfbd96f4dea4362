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

/** Whatever the hour: a team plays now, one has just played, one still plays, and the leagues have results. */
async function expectMatchDay(driver: Database['driver']) {
  const { rows } = await driver.query(`
    select
      match.status::text, match.goals_for, match.goals_against, match.current_period as period,
      match.period_started_at between now() - interval '20 minutes' and now() as is_running,
      (select count(*)::int from public.match_squad as entry where entry.match_id = match.id and entry.role = 'starter') as starters,
      exists (select from public.match_reports as report where report.match_id = match.id and report.published_at is not null) as is_told
    from public.matches as match
    where match.id::text like '00000000-0000-4000-8004-9%'
    order by match.starts_at
  `)
  expect(rows).toMatchObject([
    { status: 'finished', goals_for: 4, goals_against: 3, starters: 5, is_told: true },
    { status: 'live', goals_for: 2, goals_against: 1, period: 2, is_running: true, starters: 11 },
    { status: 'planned', starters: 11 },
  ])
  const league = await driver.query(`
    select count(*)::int as count from public.league_results group by team_id having count(*) = 32
  `)
  expect(league.rows).toHaveLength(3)
}

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
    await expectMatchDay(driver)
  })
})
