/** Runs pgTAP once for each mutant of the functions in schema `private`, on one database. */
import { z } from 'zod'
import {
  openTestDatabase,
  readTestSqlFiles,
  type SqlFile,
} from '../../supabase/tests/test-database'
import { readTap } from '../../supabase/tests/tap'
import type { Outcome } from './run-source'
import { findSqlMutants } from './sql-mutants'

const functionRows = z.array(z.object({ name: z.string(), definition: z.string() }))

/** Predicates: what answers yes or no, or the rows somebody may reach. Policies and calls are built from these. */
const listPredicates = `
  select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition
  from pg_proc p
  where p.pronamespace = 'private'::regnamespace and p.prokind = 'f'
    and (p.prorettype = 'boolean'::regtype or p.proretset)
  order by 1`

/** `asked`: parts of names; without any, all predicates. `report` is told of each outcome as it is known. */
export async function testPredicates(
  asked: readonly string[],
  report: (outcome: Outcome) => void,
): Promise<void> {
  const { db, close } = await openTestDatabase()
  const files = [...(await readTestSqlFiles('pgtap')), ...(await readTestSqlFiles('attacks'))]
  const predicates = functionRows
    .parse((await db.query(listPredicates)).rows)
    .filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)))
  for (const { name, definition } of predicates) {
    // the files that name a function know most about it
    const short = name.replace(/^private\./, '').replace(/\(.*$/, '')
    const ordered = files.toSorted((a, b) => count(b, short) - count(a, short))
    for (const { line, change, text } of findSqlMutants(definition)) {
      const isKilled = !(await canCreate(text)) || (await isNoticed(ordered))
      report({ place: `${name}:${line}`, change, isKilled })
      await db.exec(definition)
    }
  }
  await close()

  /** A text that is no function any more changes nothing that could be noticed. */
  async function canCreate(text: string): Promise<boolean> {
    try {
      await db.exec(text)
      return true
    } catch {
      return false
    }
  }

  async function isNoticed(ordered: readonly SqlFile[]): Promise<boolean> {
    for (const file of ordered) {
      const isPassed = await runTests(file)
      await db.exec('rollback; reset role;')
      if (!isPassed) return true
    }
    return false
  }

  async function runTests({ text }: SqlFile): Promise<boolean> {
    try {
      const results = await db.exec(text)
      const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
      return readTap(lines.filter((value) => typeof value === 'string')).every(
        ({ isPassed }) => isPassed,
      )
    } catch {
      return false
    }
  }
}

function count({ text }: SqlFile, word: string): number {
  return text.split(word).length - 1
}
