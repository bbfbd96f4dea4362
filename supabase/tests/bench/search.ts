/**
 * `npm run bench:search`: the global search over a million rows on a throw-away native PostgreSQL, as coach, owner,
 * parent, player's family and administrator. Prints the median and the 95th percentile of 21 requests of each question
 * through the API's role, worst first within a person. Reports; asserts nothing.
 */
import { readFile } from 'node:fs/promises'
import { ADMIN, prepare } from '../native/prepare'
import { startNativeServer, type NativeServer } from '../native/server'

const GOAL_MS = 100
const ADMINISTRATOR = `
insert into auth.users (id, email) values (md5('admin1')::uuid, 'admin@bench.test');
insert into public.users (id, email, first_name) values (md5('admin1')::uuid, 'admin@bench.test', 'Admin');
insert into public.role_assignments (user_id, role) values (md5('admin1')::uuid, 'admin');`

const people = ['coach1', 'owner1', 'parent101', 'admin1']
/** Two letters, a beginning, names in other letters, misspelt ones, several words, what everything has, what nothing has. */
const questions = [
  'an',
  'zq',
  'Petrov',
  'anna petrov',
  'Yordanov',
  'Ivnaova',
  'muler jurgen',
  'U13',
  'Lions 17',
  'Pressing',
  'rondo presing',
  'SV Weber Cup',
  'parent4711',
  'qqwwzz',
]
const COUNT = `select sum(n_live_tup) from pg_stat_user_tables
  where relname in ('players', 'users', 'teams', 'trainings', 'matches', 'exercises', 'exercise_texts', 'guardian_links')`

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** In milliseconds, of 21 requests after two to warm up. */
function measure(server: NativeServer, person: string, question: string) {
  const statement = `select * from (select 1 as one) as one left join public.search_everything('${question}', 'en', 5) on true`
  const once = `select bench.milliseconds(md5('${person}')::uuid, true, $q$${statement}$q$) as ms, turn
    from generate_series(1, 23) as turn`
  const line = server.psql(
    ADMIN,
    `select percentile_cont(0.5) within group (order by ms), percentile_cont(0.95) within group (order by ms)
     from (${once}) as run where turn > 2`,
  )
  const [median = 0, p95 = 0] = line.trim().split('|').map(Number)
  return { person, question, median, p95 }
}

const server = startNativeServer()
if (typeof server === 'string') {
  console.log(`No PostgreSQL: ${server}. \`apt install postgresql\`, then run it again.`)
} else {
  try {
    await prepare(server)
    server.psql(ADMIN, ADMINISTRATOR + (await read('measure.sql')))
    const from = Date.now()
    server.psql(ADMIN, await read('search.sql'))
    const rows = Number(server.psql(ADMIN, COUNT))
    console.log(
      `${rows.toLocaleString('en')} rows made in ${Math.round((Date.now() - from) / 1000)} s`,
    )
    console.log('\n| who | words | median, ms | p95, ms |\n| --- | --- | --: | --: |')
    const lines = people.flatMap((person) =>
      questions
        .map((question) => measure(server, person, question))
        .toSorted((a, b) => b.p95 - a.p95),
    )
    for (const { person, question, median, p95 } of lines) {
      console.log(`| ${person} | ${question} | ${median.toFixed(1)} | ${p95.toFixed(1)} |`)
    }
    const worst = Math.max(...lines.map(({ p95 }) => p95))
    console.log(`\nhighest p95 ${worst.toFixed(1)} ms, goal at most ${GOAL_MS} ms`)
  } finally {
    server.stop()
  }
}
