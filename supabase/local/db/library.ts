/** The exercise families as seed files: worked out only when no saved image has them. */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import type { CatalogueFile } from '../../seed/catalogue/create-catalogue-sql'
import { StackError } from '../errors'
import { PROJECT_DIR, SEED_DIR } from '../paths'
import { startProgress, type ReportLine } from './progress'
import { applySeeds } from './seeds'

/** What the families are written with: a change here changes the exercises. */
const SOURCES = [
  join(SEED_DIR, 'catalogue'),
  join(PROJECT_DIR, 'src', 'features', 'scene', 'model', 'document'),
  join(PROJECT_DIR, 'src', 'features', 'scene', 'model', 'motion'),
]
const GENERATOR = fileURLToPath(new URL('library-process.ts', import.meta.url))

/** Changes whenever the families may come out differently; far quicker than working them out. */
export async function computeLibraryFingerprint(): Promise<string> {
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

/** Works the families out in a process of its own, so that a database can be made meanwhile. */
export function startLibraryFiles(): Promise<CatalogueFile[]> {
  const files = generateFiles()
  // Whoever started this early may fail before waiting for it.
  files.catch(() => undefined)
  return files
}

async function generateFiles(): Promise<CatalogueFile[]> {
  const generator = fork(GENERATOR, {
    execArgv: ['--import', 'tsx'],
    cwd: PROJECT_DIR,
    serialization: 'advanced',
  })
  const files = new Promise<CatalogueFile[]>((resolve) => {
    generator.once('message', (message: CatalogueFile[]) => {
      generator.disconnect()
      resolve(message)
    })
  })
  const failure = once(generator, 'exit').then(() => {
    throw new StackError(
      'The exercise families of supabase/seed/catalogue could not be worked out.',
      'Mend what is said above and start again.',
    )
  })
  return await Promise.race([files, failure])
}

/** Loads the families. The search indexes are built once at the end, not row by row. */
export async function loadLibrary(
  db: PGlite,
  files: CatalogueFile[],
  report: ReportLine,
): Promise<void> {
  const indexes = await readSearchIndexes(db)
  for (const { name } of indexes) await db.exec(`drop index private.${name}`)
  const total = files.reduce((sum, { count }) => sum + count, 0)
  const advance = startProgress('Exercise library', total, report)
  for (const file of files) {
    await applySeeds(db, [file])
    advance(file.count)
  }
  for (const { definition } of indexes) await db.exec(definition)
}

interface SearchIndex {
  name: string
  definition: string
}

/** The GIN indexes of the exercise search. One of a partitioned table stands for those of its parts. */
async function readSearchIndexes(db: PGlite): Promise<SearchIndex[]> {
  const { rows } = await db.query<SearchIndex>(`
    select index.relname as name, replace(pg_get_indexdef(index.oid), ' ON ONLY ', ' ON ') as definition
    from pg_class as index
    join pg_am as method on method.oid = index.relam and method.amname = 'gin'
    join pg_index as entry on entry.indexrelid = index.oid
    where not index.relispartition
      and entry.indrelid in ('private.exercise_entries'::regclass, 'private.exercise_words'::regclass)
    order by index.relname`)
  return rows
}
