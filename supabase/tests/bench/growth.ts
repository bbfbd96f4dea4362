/**
 * `npm run bench:development` and `npm run bench:analytics`: what the coach lab, the history of notes, the awards and
 * the cockpits cost on a throw-away native PostgreSQL with a million rows of attendance (50 schools of 20 teams, 30
 * matches a team). Prints medians and the slowest tenth through row-level security beside what is to be reached;
 * asserts nothing. A number behind it is how many teams are made instead of 1,000.
 */
import { readFile } from 'node:fs/promises'
import { ADMIN, prepare } from '../native/prepare'
import { startNativeServer, type NativeServer } from '../native/server'
import { groups, type Question } from './growth-questions'

const [group = '', teams = '1000'] = process.argv.slice(2)
const questions = groups[group]
const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** An owner of the first school, and an administrator. */
const people = `
insert into auth.users (id, email) values (md5('admin1')::uuid, 'admin@bench.test');
insert into public.users (id, email, first_name) values (md5('admin1')::uuid, 'admin@bench.test', 'Admin');
insert into public.role_assignments (user_id, role) values (md5('admin1')::uuid, 'admin');`

function measure(server: NativeServer, question: Question): string {
  const { name, person, statement, goal, turns = 15, before } = question
  if (before) server.psql(ADMIN, `${before};analyze`)
  const figures = server.psql(
    ADMIN,
    `select percentile_cont(array[0.5, 0.9]) within group (order by ms)
     from (
       select turn, bench.milliseconds(${person ? `md5('${person}')::uuid` : 'null'}, ${Boolean(person)}, $q$${statement}$q$) as ms
       from generate_series(${turns > 1 ? 0 : 1}, ${turns}) as turn
     ) as run where turn > 0`,
  )
  const [median = 0, slow = 0] = figures.trim().replace(/[{}]/g, '').split(',').map(Number)
  return `| ${name} | ${goal ?? '–'} | ${median.toFixed(1)} | ${slow.toFixed(1)} |`
}

async function run(asked: readonly Question[], server: NativeServer): Promise<void> {
  await prepare(server)
  server.psql(ADMIN, people + (await read('measure.sql')))
  const from = Date.now()
  for (const file of ['grow.sql', 'grow-season.sql']) {
    server.psql(
      ADMIN,
      `\\set is_searched 0\n\\set first 1\n\\set last ${Number(teams)}\n${await read(file)}`,
    )
  }
  console.log(`${teams} teams made in ${((Date.now() - from) / 1000).toFixed(0)} s; measuring`)
  console.log(
    '\n| question | goal, ms | median, ms | slowest tenth, ms |\n| --- | --: | --: | --: |',
  )
  for (const question of asked) console.log(measure(server, question))
}

const server = startNativeServer()
if (!questions) {
  console.log(`Say what to measure: ${Object.keys(groups).join(' or ')}.`)
} else if (typeof server === 'string') {
  console.log(`No PostgreSQL: ${server}. \`apt install postgresql\`, then run it again.`)
} else {
  await run(questions, server).finally(() => server.stop())
}
