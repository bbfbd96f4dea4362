/**
 * `npm run bench:people`: the administrator's search over 20,000 people on the screen, from the last key to the
 * painted answer, in headless Chromium on the production build. The people stand in the embedded database, one
 * process of WebAssembly; what a real PostgreSQL needs is measured by `npm run bench:db`. A report, not a check.
 * Builds first; `-- --built` takes `dist/` as it is.
 */
import { availableParallelism, loadavg } from 'node:os'
import { computeSpread } from './frame-times'
import { createLimitRow, printTable } from './row'
import { build, startSession } from './session'
import { measureTypedAnswer } from './typing'

const people = 20_000
const limit = 100
/** The last key of each changes what is found. */
const questions = [
  'Elena 41',
  'Petrov 100',
  'parent4711',
  'Hakan Yilmaz 7',
  'Clara M',
  'boris 12',
  'Anna Schmidt 19',
  'Novak 1',
  'Felix 77',
  'greta@',
]

/** Names as they come in a club, none of them in the demo. */
const grow = `
  with person as (
    select
      md5('bench person ' || number)::uuid as id,
      'parent' || number || '@bench.test' as email,
      (array['Anna', 'Boris', 'Clara', 'Deniz', 'Elena', 'Felix', 'Greta', 'Hakan'])[1 + number % 8] as first_name,
      (array['Petrov', 'Schmidt', 'Yilmaz', 'Müller', 'Ivanova', 'Novak', 'Rossi'])[1 + number % 7] || ' ' || number
        as last_name
    from generate_series(1, ${people}) as number
  ), account as (
    insert into auth.users (id, email) select id, email from person
  )
  insert into public.users (id, email, first_name, last_name)
  select id, email, first_name, last_name from person`

build(process.argv.includes('--built'))
const session = await startSession({ persona: 'admin', grow })
try {
  const page = await session.open()
  await page.goto('/dashboard/admin/users')
  await page.getByRole('row').nth(1).waitFor()
  const times: number[] = []
  for (const question of questions) {
    const [time = 0] = await measureTypedAnswer(page, question, [
      'main tbody span',
      '[data-updating]',
    ])
    if (time === 0) throw new Error(`"${question}" finds the same people without its last key`)
    times.push(time)
  }
  const { p50, p95 } = computeSpread(times)
  const [load = 0] = loadavg()
  console.log(`\nMachine: ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  printTable([
    createLimitRow(
      `search over ${people} people: last key to painted answer, median`,
      limit,
      p50,
      'ms',
    ),
    createLimitRow('the slowest but one in twenty', limit, p95, 'ms'),
  ])
} finally {
  await session.stop()
}
