/** Runs every pgTAP file, rules and attacks, on one database and reports each assertion as a test. */
import { describe, expect, it } from 'vitest'
import { readTap, type Assertion } from './tap'
import { openTestDatabase, readTestSqlFiles, type SqlFile } from './test-database'

interface Chapter {
  name: string
  assertions: Assertion[]
}

async function runAll(): Promise<Chapter[]> {
  const { db, close } = await openTestDatabase()
  const chapters: Chapter[] = []
  for (const file of [
    ...(await readTestSqlFiles('pgtap')),
    ...(await readTestSqlFiles('attacks')),
  ]) {
    chapters.push({ name: file.name, assertions: await run(file) })
    await db.exec('rollback; reset role;')
  }
  await close()
  return chapters

  async function run(file: SqlFile): Promise<Assertion[]> {
    try {
      const results = await db.exec(file.text)
      const lines = results.flatMap(({ rows }) => rows.flatMap((row) => Object.values(row)))
      return readTap(lines.filter((value) => typeof value === 'string'))
    } catch (error) {
      return [{ name: 'runs to its end', isPassed: false, details: String(error) }]
    }
  }
}

for (const { name, assertions } of await runAll()) {
  describe(name, () => {
    for (const [index, assertion] of assertions.entries()) {
      it(`${index + 1} ${assertion.name}`, () => {
        expect.soft(assertion.isPassed, assertion.details).toBe(true)
      })
    }
  })
}
