/**
 * Writes docs/data-model.md from the migrations: node --import tsx supabase/local/gen-data-model.ts [--check]
 * With --check nothing is written and a stale file makes exit code 1.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { DATA_MODEL, generateDataModel } from './data-model/generate'
import { StackError } from './errors'

async function main(): Promise<void> {
  const text = await generateDataModel()
  const current = await readFile(DATA_MODEL, 'utf8').catch(() => '')
  if (text === current) {
    console.log('The data model is up to date.')
  } else if (process.argv.includes('--check')) {
    console.error('docs/data-model.md is stale. Run: npm run db:docs')
    process.exitCode = 1
  } else {
    await writeFile(DATA_MODEL, text)
    console.log('Wrote docs/data-model.md')
  }
}

main().catch((error: unknown) => {
  if (error instanceof StackError) console.error(`${error.message}\n${error.mend}`)
  else console.error(error)
  process.exitCode = 1
})
