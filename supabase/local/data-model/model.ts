/** Everything the data model is told from: the catalogue, the migrations and the measured rights. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMatrix } from '../../tests/access-matrix'
import { createDatabase } from '../db/database'
import { readSqlFiles } from '../db/sql-files'
import { MIGRATIONS_DIR, SUPABASE_DIR } from '../paths'
import { readCatalogue, type DatabaseFunction, type EnumType } from '../types/catalogue'
import { readChapter, type Chapter } from './chapter'
import { readDefinitions, type Definitions, type Kind } from './definitions'
import { readRules, type PrivateRule } from './private-rules'
import { readTables, type TableDetail } from './table-details'

export interface Model {
  chapters: Chapter[]
  definitions: Definitions
  tables: TableDetail[]
  functions: DatabaseFunction[]
  enums: EnumType[]
  rules: PrivateRule[]
  /** The table of access-matrix.md per relation. */
  matrix: Map<string, string>
}

export async function readModel(): Promise<Model> {
  const matrix = parseMatrix(
    await readFile(join(SUPABASE_DIR, 'tests', 'access-matrix.md'), 'utf8'),
  )
  const chapters = (await readSqlFiles(MIGRATIONS_DIR)).map(readChapter)
  const connection = await createDatabase({ seeds: 'none' })
  try {
    const { functions, enums } = await readCatalogue(connection.driver)
    const tables = await readTables(connection.driver)
    const rules = await readRules(connection.driver)
    const definitions = readDefinitions(chapters)
    return { chapters, definitions, tables, functions, enums, rules, matrix }
  } finally {
    await connection.close()
  }
}

/** What of `items` the chapter created, in the order of the file. */
export function createdIn<Item extends { name: string }>(
  { definitions }: Model,
  chapter: Chapter | null,
  kinds: Kind[],
  items: Item[],
): Item[] {
  const keys = [...definitions.keys()]
  const keyOf = ({ name }: Item) =>
    kinds.map((kind) => `${kind} ${name}`).find((key) => definitions.has(key))
  const placed = items.map((item) => ({ item, key: keyOf(item) }))
  return placed
    .filter(({ key }) => (key ? (definitions.get(key)?.chapter ?? null) : null) === chapter)
    .sort((a, b) => keys.indexOf(a.key ?? '') - keys.indexOf(b.key ?? ''))
    .map(({ item }) => item)
}
