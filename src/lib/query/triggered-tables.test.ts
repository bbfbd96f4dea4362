import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { triggeredTables } from './tables'

/**
 * Bells and inboxes follow the live line, what looks at the outboxes asks again by itself, the log is named by who is logged; the row of preferences is made with the
 * account, which nobody looks at before.
 */
const told = [
  'notifications',
  'audit_log',
  'conversations',
  'conversation_members',
  'notification_preferences',
  'mail_outbox',
  'push_outbox',
]

const folder = 'supabase/migrations'
const sql = readdirSync(folder)
  .toSorted()
  .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/--[^\n]*/g, ''))
  .join('\n')

const bodies = new Map(
  [...sql.matchAll(/create (?:or replace )?function ([\w.]+)\s*\([^;]*?as (\$\w*\$)(.*?)\2/gs)].map(
    ([, name = '', , body = '']) => [name, body],
  ),
)

const triggers = [
  ...sql.matchAll(
    /create (?:constraint )?trigger [^;]*?\son public\.(\w+)[^;]*?execute function ([\w.]+)/gs,
  ),
]

test('what a table is said to take along is what its triggers write', () => {
  expect(triggers.length).toBeGreaterThan(50)
  const read = listTablesRead()
  const written = new Map<string, Set<string>>()
  for (const [, table = '', called = ''] of triggers) {
    for (const name of listWrites(called)) {
      if (name === table || !read.has(name) || told.includes(name)) continue
      written.set(table, (written.get(table) ?? new Set()).add(name))
    }
  }
  const found = [...written].map(([table, names]) => [table, [...names].toSorted()])
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(
      Object.entries(triggeredTables).map(([table, names]) => [table, (names ?? []).toSorted()]),
    ),
  )
})

/** Tables a function writes, itself or through others. */
function listWrites(called: string, seen = new Set<string>()): Set<string> {
  if (seen.has(called)) return new Set()
  seen.add(called)
  const body = bodies.get(called) ?? ''
  const own = body.matchAll(/(?:insert into|update(?: only)?|delete from)\s+public\.(\w+)/g)
  const calls = [...body.matchAll(/\b((?:private|public)\.\w+)\s*\(/g)].map(([, name = '']) => name)
  return new Set([
    ...[...own].map(([, name = '']) => name),
    ...calls.flatMap((name) => [...listWrites(name, seen)]),
  ])
}

/** Tables that any query of the app says it reads. */
function listTablesRead(): Set<string> {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((path) => path.includes('/api/') && path.endsWith('.ts'))
    .map((path) => readFileSync(join('src/features', path), 'utf8'))
  return new Set(
    texts
      .flatMap((text) => [...text.matchAll(/\breads: \[([^\]]*)\]/g)])
      .flatMap(([, names = '']) => [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)),
  )
}
