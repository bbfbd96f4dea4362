/**
 * Writes docs/data-model.md and docs/data-model/ from the migrations:
 * node --import tsx supabase/local/gen-data-model.ts [--check]
 * With --check nothing is written and any difference makes exit code 1.
 */
import { compareFiles, writeFiles } from './data-model/compare'
import { DOCS_DIR, generateDataModel } from './data-model/generate'
import { StackError } from './errors'

async function updateDataModel(): Promise<void> {
  const files = await generateDataModel()
  const differences = await compareFiles(DOCS_DIR, files)
  if (differences.length === 0) {
    console.log('The data model is up to date.')
  } else if (process.argv.includes('--check')) {
    for (const { path, kind } of differences) console.error(`docs/${path} is ${kind}.`)
    console.error('Run: npm run db:docs')
    process.exitCode = 1
  } else {
    await writeFiles(DOCS_DIR, files, differences)
    for (const { path } of differences) {
      console.log(`${files.has(path) ? 'Wrote' : 'Removed'} docs/${path}`)
    }
  }
}

updateDataModel().catch((error: unknown) => {
  if (error instanceof StackError) console.error(`${error.message}\n${error.mend}`)
  else console.error(error)
  process.exitCode = 1
})
