/**
 * Writes src/lib/supabase/database.types.ts from the migrations: node --import tsx supabase/local/gen-types.ts [--check]
 * With --check nothing is written and a stale file makes exit code 1. The CLI's own `gen types` needs Docker.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { createDatabase } from './db/database'
import { StackError } from './errors'
import { PROJECT_DIR } from './paths'
import { readCatalogue } from './types/catalogue'
import { renderTypes } from './types/render'

const TARGET = join(PROJECT_DIR, 'src', 'lib', 'supabase', 'database.types.ts')

async function generate(): Promise<string> {
  const connection = await createDatabase({ seeds: 'none' })
  try {
    const options = (await resolveConfig(TARGET)) ?? {}
    const types = renderTypes(await readCatalogue(connection.driver))
    return await format(types, { ...options, parser: 'typescript' })
  } finally {
    await connection.close()
  }
}

async function updateTypes(): Promise<void> {
  const types = await generate()
  const current = await readFile(TARGET, 'utf8').catch(() => '')
  if (types === current) {
    console.log('The database types are up to date.')
  } else if (process.argv.includes('--check')) {
    console.error('src/lib/supabase/database.types.ts is stale. Run: npm run db:types')
    process.exitCode = 1
  } else {
    await mkdir(dirname(TARGET), { recursive: true })
    await writeFile(TARGET, types)
    console.log('Wrote src/lib/supabase/database.types.ts')
  }
}

updateTypes().catch((error: unknown) => {
  if (error instanceof StackError) console.error(`${error.message}\n${error.mend}`)
  else console.error(error)
  process.exitCode = 1
})
