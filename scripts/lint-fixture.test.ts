import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

/** The rules can go blind without a word (a missing resolver lets every import pass): so they prove themselves. */
test('the linter rejects every wrong-on-purpose file and nothing else of the fixture', async () => {
  const report = await runLint('src/test/lint-fixture')
  const faulty = report.diagnostics.map(({ filename, code }) => [filename.split('/').at(-1), code])
  expect(faulty.sort()).toEqual([
    ['wrong-alias.ts', 'boundaries(dependencies)'],
    ['wrong-canvas.ts', 'boundaries(dependencies)'],
    ['wrong-functions.ts', 'names(verb-first)'],
    ['wrong-functions.ts', 'names(verb-first)'],
    ['wrong-functions.ts', 'names(verb-first)'],
    ['wrong-functions.ts', 'names(verb-first)'],
    ['wrong-homework.ts', 'names(one-word)'],
    ['wrong-literal.tsx', 'i18n(no-literal-string)'],
    ['wrong-private.ts', 'boundaries(dependencies)'],
    ['wrong-same-tier.ts', 'boundaries(dependencies)'],
    ['wrong-upward.ts', 'boundaries(dependencies)'],
    ['wrong-upward.ts', 'boundaries(dependencies)'],
    ['wrong-words.ts', 'names(one-word)'],
    ['wrong-words.ts', 'names(one-word)'],
    ['wrong-words.ts', 'names(one-word)'],
    ['wrong-words.ts', 'names(one-word)'],
  ])
})

interface LintReport {
  diagnostics: { filename: string; code: string }[]
}

async function runLint(folder: string): Promise<LintReport> {
  const args = ['--format', 'json', folder]
  const answer = await run('node_modules/.bin/oxlint', args).catch((failure) => failure)
  const text: string = answer.stdout
  return JSON.parse(text.slice(text.indexOf('{')))
}
