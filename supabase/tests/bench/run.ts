/**
 * `npm run bench:db`: how the hot lists behave as the platform grows, on a throw-away native PostgreSQL. Prints for
 * 10,000, 100,000 and 1,000,000 rows of attendance and of messages the time of each list through row-level security,
 * the time of the same statement without it, their ratio and how it finds its rows. Reports; asserts nothing.
 * `npm run bench:db -- 100000` stops there.
 */
import { readFile } from 'node:fs/promises'
import { ADMIN, prepare } from '../native/prepare'
import { startNativeServer, type NativeServer } from '../native/server'
import { explainAccessPath } from './explain-access-path'
import { HOT_QUERIES, JOB, LAST_RUN, type HotQuery } from './queries'
import { printReport, type Line } from './report'

const STAGES = [
  { rows: 10_000, first: 1, last: 10 },
  { rows: 100_000, first: 11, last: 100 },
  { rows: 1_000_000, first: 101, last: 1000 },
]

const ADMINISTRATOR = `
insert into auth.users (id, email) values (md5('admin1')::uuid, 'admin@bench.test');
insert into public.users (id, email, first_name) values (md5('admin1')::uuid, 'admin@bench.test', 'Admin');
insert into public.role_assignments (user_id, role) values (md5('admin1')::uuid, 'admin');`

const mostRows = Number(process.argv[2] ?? 1_000_000)
const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

function measure(server: NativeServer, { name, person, statement }: HotQuery): Line {
  const who = `md5('${person}')::uuid`
  const times = server.psql(
    ADMIN,
    `select plain_ms, policies_ms from bench.compare(${who}, $q$${statement}$q$)`,
  )
  const [plain = 0, policies = 0] = times.trim().split('|').map(Number)
  return { name, plain, policies, path: explainAccessPath(server, person, statement) }
}

function measureJob(server: NativeServer): Line {
  const once = `select bench.milliseconds(md5('admin1')::uuid, false, $q$${JOB}$q$) from generate_series(1, 21)`
  server.psql(ADMIN, LAST_RUN)
  const times = server.psql(
    ADMIN,
    `select percentile_cont(0.5) within group (order by milliseconds) from (${once}) as run`,
  )
  const plain = Number(times)
  return {
    name: 'due reminders (job)',
    plain,
    policies: plain,
    path: explainAccessPath(server, null, JOB),
  }
}

const server = startNativeServer()
if (typeof server === 'string') {
  console.log(`No PostgreSQL: ${server}. \`apt install postgresql\`, then run it again.`)
} else {
  try {
    await prepare(server)
    server.psql(ADMIN, ADMINISTRATOR + (await read('measure.sql')))
    const grow = await read('grow.sql')
    const stages: { rows: number; lines: Line[] }[] = []
    for (const { rows, first, last } of STAGES.filter((stage) => stage.rows <= mostRows)) {
      const from = Date.now()
      server.psql(ADMIN, `\\set first ${first}\n\\set last ${last}\n${grow}`)
      console.log(`${rows} rows made in ${((Date.now() - from) / 1000).toFixed(0)} s; measuring`)
      const lines = HOT_QUERIES.map((query) => measure(server, query))
      stages.push({ rows, lines: [...lines, measureJob(server)] })
    }
    printReport(stages, server.psql(ADMIN, 'select version()').trim())
  } finally {
    server.stop()
  }
}
