/** Reads the model from the project's files and a freshly migrated database. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseMatrix } from '../../tests/access-matrix'
import { createDatabase } from '../db/database'
import { readSqlFiles } from '../db/sql-files'
import { MIGRATIONS_DIR, SUPABASE_DIR } from '../paths'
import { readCatalogue } from '../types/catalogue'
import { readChapter } from './chapter'
import { listCommonPolicies } from './render/common-policies'
import { readDefinitions } from './definitions'
import type { Model } from './model'
import { addElsewhere } from './placing'
import { readRules } from './render/private-rules'
import { readTables } from './render/table-details'

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
    const common = listCommonPolicies(tables)
    const model = { chapters, tables, functions, enums, rules, matrix, common }
    return addElsewhere({ ...model, definitions: readDefinitions(chapters) })
  } finally {
    await connection.close()
  }
}
