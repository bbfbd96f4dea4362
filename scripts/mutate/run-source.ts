/** Runs the unit tests that know a file once for each of its mutants. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { findSourceMutants } from './source-mutants'

/** A mutant that has not come to an end by then runs for ever, which is noticed too. */
const limitMs = 60_000

export interface Outcome {
  place: string
  change: string
  isKilled: boolean
}

/** Throws when the tests fail without any change. */
export async function testMutants(file: string): Promise<Outcome[]> {
  const source = readFileSync(file, 'utf8')
  const tests = findTests(file)
  if (tests.length > 0 && !(await runTests(file, source, tests))) {
    throw new Error(`The tests of ${file} fail without a change.`)
  }
  const outcomes: Outcome[] = []
  for (const { line, change, text } of findSourceMutants(file, source)) {
    const isKilled = tests.length > 0 && !(await runTests(file, text, tests))
    outcomes.push({ place: `${file}:${line}`, change, isKilled })
  }
  return outcomes
}

/** Tests in the same folder, and those that import a file of that name. */
function findTests(file: string): string[] {
  const name = basename(file, '.ts')
  const imported = new RegExp(`from '[^']*/${name}'`)
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => dirname(path) === dirname(file) || imported.test(readFileSync(path, 'utf8')))
}

function runTests(file: string, text: string, tests: readonly string[]): Promise<boolean> {
  const mutant = join(mkdtempSync(join(tmpdir(), 'mutant-')), 'mutant.ts')
  writeFileSync(mutant, text)
  const config = 'scripts/mutate/vitest.config.ts'
  const args = ['vitest', 'run', ...tests, '--bail=1', '--config', config]
  return new Promise((done) => {
    const child = spawn('npx', args, {
      env: { ...process.env, MUTATED_FILE: resolve(file), MUTANT_TEXT: mutant },
      stdio: 'ignore',
      timeout: limitMs,
      killSignal: 'SIGKILL',
    })
    child.on('close', (code) => done(code === 0))
  })
}
