/** The database of the SQL tests: migrations, pgTAP and two small clubs; no seeds. */
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { createDatabase } from '../local/db/database'

const HERE = fileURLToPath(new URL('.', import.meta.url))

export interface TestDatabase {
  db: PGlite
  close: () => Promise<void>
}

/** Each call gives a database of its own; close it. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const connection = await createDatabase({ seeds: 'none' })
  const db = connection.driver
  await db.exec(`
    create extension if not exists pgtap with schema extensions;
    grant execute on all functions in schema extensions to public;
  `)
  for (const file of await readTestSqlFiles('fixtures')) await db.exec(file.text)
  return { db, close: () => connection.close() }
}

export interface SqlFile {
  name: string
  text: string
}

/** The `.sql` files of a folder beside this file, in name order. */
export async function readTestSqlFiles(folder: string): Promise<SqlFile[]> {
  const path = `${HERE}${folder}/`
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path + name, 'utf8') })),
  )
}
