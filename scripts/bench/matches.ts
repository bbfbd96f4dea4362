/**
 * Part of `npm run bench:matches`: a coach's list of 500 matches, from the last key of a search to the painted answer, in
 * headless Chromium on the production build and the embedded database. A report, not a check.
 * Builds first; `-- --built` takes `dist/` as it is.
 */
import { availableParallelism, loadavg } from 'node:os'
import { computeSpread } from './frame-times'
import { createLimitRow, printTable } from './row'
import { build, startSession } from './session'
import { measureTypedAnswer } from './typing'

const matches = 500
const limit = 150
/** The last key of each changes what is found. */
const questions = ['Bench 41', 'Bench 100', 'Bench 17', 'Bench 7', 'Bench 19', 'Bench 33']

/** Of one team of the demo's coach, in years to come so that none overlaps another. */
const grow = `
  insert into public.matches (school_id, team_id, opponent, starts_at)
  select team.school_id, team.id, 'Bench ' || number, date_trunc('day', now()) + interval '2 years' + number * interval '1 day'
  from generate_series(1, ${matches}) as number, (
    select team.id, team.school_id from public.teams as team
    join public.team_staff as staff on staff.team_id = team.id
    join public.users as person on person.id = staff.user_id and person.email like 'coach@%'
    where team.archived_at is null
    limit 1
  ) as team`

build(process.argv.includes('--built'))
const session = await startSession({ grow })
try {
  const page = await session.open()
  await page.goto('/match-manager/matches?tab=all')
  await page.getByRole('row').nth(1).waitFor()
  const times: number[] = []
  for (const question of questions) {
    const [time = 0] = await measureTypedAnswer(page, question, [
      'main tbody span',
      '[data-updating]',
    ])
    if (time === 0) throw new Error(`"${question}" finds the same matches without its last key`)
    times.push(time)
  }
  const { p50, p95 } = computeSpread(times)
  const [load = 0] = loadavg()
  console.log(`\nMachine: ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  printTable([
    createLimitRow(
      `list of ${matches} matches: last key to painted answer, median`,
      limit,
      p50,
      'ms',
    ),
    createLimitRow('the slowest but one in twenty', limit, p95, 'ms'),
  ])
} finally {
  await session.stop()
}
