/** How a statement finds its rows: the indexes it used and the tables it read from end to end, functions included. */
import { ADMIN } from '../native/prepare'
import type { NativeServer } from '../native/server'

/** A table with fewer rows is read from end to end by right: that takes less than a millisecond. */
const BIG = 5_000

const SETTINGS = `
load 'auto_explain';
set client_min_messages = notice;
set auto_explain.log_min_duration = 0;
set auto_explain.log_nested_statements = on;
set auto_explain.log_level = notice;
set auto_explain.log_analyze = on;
set auto_explain.log_timing = off;`

const NODE = /(Seq Scan on|Index(?: Only)? Scan(?: Backward)? using|Bitmap Index Scan on) (\w+)/g

/** "index a, b" or "SEQ SCAN of c"; person null runs as the database's owner. */
export function explainAccessPath(
  server: NativeServer,
  person: string | null,
  statement: string,
): string {
  const role = person ? 'authenticated' : 'postgres'
  const claims = person ? `bench.claims(md5('${person}')::uuid)` : `''`
  const text = server.remarks(
    ADMIN,
    `${SETTINGS}
    begin;
    select set_config('request.jwt.claims', ${claims}, true);
    set local role ${role};
    ${statement};
    rollback;`,
  )
  const big = new Set(
    server
      .psql(ADMIN, `select relname from pg_class where relkind = 'r' and reltuples > ${BIG}`)
      .split('\n'),
  )
  const indexes = new Set<string>()
  const scanned = new Set<string>()
  for (const [, kind = '', name = ''] of text.matchAll(NODE)) {
    if (!kind.startsWith('Seq')) indexes.add(name)
    else if (big.has(name)) scanned.add(name)
  }
  const own = [...indexes].filter((name) => !/^(users|role_assignments)_/.test(name))
  const used = (own.length > 0 ? own : [...indexes]).join(', ')
  return scanned.size > 0 ? `SEQ SCAN of ${[...scanned].join(', ')}; ${used}` : used
}
