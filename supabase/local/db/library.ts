/** The exercise families as seed files: worked out only when no saved image has them. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT_DIR, SEED_DIR } from '../paths'
import type { SqlFile } from './sql-files'

/** What the families are written with: a change here changes the exercises. */
const SOURCES = [
  join(SEED_DIR, 'catalogue'),
  join(PROJECT_DIR, 'src', 'features', 'scene', 'model', 'document'),
]

/** Changes whenever the families may come out differently; far quicker than working them out. */
export async function libraryFingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    const names = (await readdir(folder, { recursive: true })).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
    )
    for (const name of names.sort()) {
      hash.update(`\0${name}\0${await readFile(join(folder, name), 'utf8')}`)
    }
  }
  return hash.digest('hex')
}

export async function libraryFiles(): Promise<SqlFile[]> {
  const { catalogueSql } = await import('../../seed/catalogue/catalogue-sql')
  return catalogueSql()
}
