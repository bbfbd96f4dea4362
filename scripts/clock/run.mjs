/**
 * `npm run test:clock`: page tests, SQL tests and journeys once at each instant, and a line per instant.
 * `npm run test:clock -- sunday-night --only attendance --parts pages,journeys`: names or instants in UTC,
 * parts of the names of test files, and what to run. Never a part of `npm test`.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { listFailedJourneys, listFailedTests } from '../failures.mjs'
import { ensureInstalled, root } from '../install.mjs'
import { findInstants } from './instants.mjs'

const reports = `${root}.cache/clock`
const bin = `${root}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`

/** What one part runs; the report is JSON of Vitest or of Playwright. */
const parts = {
  pages: (only, report) => createVitestRun('dom', only, report),
  sql: (only, report) => createVitestRun('sql', only, report),
  journeys: (only, report) => ({
    args: ['playwright', 'test', '--reporter=json', '--pass-with-no-tests', ...only],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    countPassed: ({ stats }) => stats.expected,
    listFailures: listFailedJourneys,
  }),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    parts: { type: 'string', default: 'pages,sql,journeys' },
  },
})
const chosen = values.parts.split(',')
for (const part of chosen) {
  if (!(part in parts)) throw new Error(`"${part}" is none of ${Object.keys(parts).join(', ')}.`)
}
const asked = findInstants(positionals)
ensureInstalled()
mkdirSync(reports, { recursive: true })
if (chosen.includes('journeys') && (await execute(['vite', 'build', '--mode', 'test'], {})) !== 0) {
  throw new Error('The app could not be built.')
}
for (const instant of asked) await runAt(instant)

async function runAt({ name, at, says }) {
  const began = performance.now()
  const failures = []
  let passed = 0
  for (const part of chosen) {
    const report = `${reports}/${name}-${part}.json`
    rmSync(report, { force: true })
    const { args, env, countPassed, listFailures } = parts[part](values.only, report)
    const code = await execute(args, { ...env, TOUCHLINE_NOW: at })
    const result = readJson(report)
    const failed = result ? listFailures(result) : []
    if (result) passed += countPassed(result)
    if (code !== 0 && failed.length === 0) failed.push(`${part} broke off: ${args.join(' ')}`)
    failures.push(...failed)
  }
  if (failures.length > 0) process.exitCode = 1
  for (const failure of failures) console.log(`${failure}\n`)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const mark = failures.length > 0 ? '✖' : '✔'
  console.log(
    `${mark} ${name} (${says}): ${passed} passed, ${failures.length} failed, ${minutes} min`,
  )
}

function createVitestRun(project, only, report) {
  return {
    args: ['vitest', 'run', '--project', project, '--passWithNoTests', ...only],
    env: { VITEST_REPORT: report },
    countPassed: ({ numPassedTests }) => numPassedTests,
    listFailures: listFailedTests,
  }
}

/** Runs a program of this project without its output; resolves with its exit code. */
function execute([program, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: bin, DO_NOT_TRACK: '1' },
      shell: process.platform === 'win32',
      stdio: 'ignore',
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
