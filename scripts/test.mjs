// `npm test`: every check there is, two at a time, with one summary line at the end. Plain JavaScript
// because it also installs what is missing. `npm test -- unit build` runs only the named steps.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { failedJourneys, failedTests } from './failures.mjs'
import { ensureInstalled, root } from './install.mjs'

const lanes = 2
const reports = `${root}.cache/test`

/** Each step: a command, what must have run before it, and where its counts are read from. */
const steps = [
  { name: 'build', run: 'vite build --mode test', count: oneCheck },
  { name: 'types', run: 'tsc -p tsconfig.json && tsc -p tsconfig.node.json', count: oneCheck },
  {
    name: 'lint',
    run: 'oxlint --type-aware --ignore-pattern src/test/lint-fixture',
    count: oneCheck,
  },
  { name: 'format', run: 'prettier --check --log-level warn .', count: oneCheck },
  { name: 'unused', run: 'knip', count: oneCheck },
  {
    name: 'db-types',
    run: 'node --import tsx supabase/local/gen-types.ts --check',
    count: oneCheck,
  },
  { name: 'vitest', run: 'vitest run', count: vitestCounts },
  {
    name: 'native',
    run: 'node --import tsx supabase/tests/run.ts --native',
    count: nativeCounts,
  },
  {
    name: 'functions',
    run: 'deno test --no-remote --node-modules-dir=manual --import-map supabase/functions/deliver-mail/deno.json supabase/functions',
    count: denoCounts,
  },
  { name: 'e2e', run: 'playwright test', after: ['build', 'vitest'], count: playwrightCounts },
]

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const startedAt = Date.now()
const asked = process.argv.slice(2)
const chosen = asked.length > 0 ? steps.filter((step) => asked.includes(step.name)) : steps
const waiting = new Set(chosen)
const done = new Map()
const bin = `${root}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
await Promise.all(Array.from({ length: lanes }, worker))
summarise()

async function worker() {
  while (waiting.size > 0) {
    const step = [...waiting].find(isReady)
    if (!step) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      continue
    }
    waiting.delete(step)
    done.set(step.name, await runStep(step))
  }
}

function isReady(step) {
  return (step.after ?? []).every((name) => done.has(name) || !chosen.some((s) => s.name === name))
}

async function runStep(step) {
  const from = Date.now()
  console.log(`… ${step.name}`)
  const { code, output } = await execute(step.run)
  const log = `${reports}/${step.name}.log`
  writeFileSync(log, output)
  const counts = step.count({ code, output })
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  console.log(`${counts.failed ? '✖' : '✔'} ${step.name} (${seconds} s)`)
  for (const line of output.match(/^.*: SKIPPED, .*$/gm) ?? []) console.log(`  ${line}`)
  if (counts.failed) console.log(output.split('\n').slice(-200).join('\n'))
  return counts
}

function execute(command) {
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: bin, FORCE_COLOR: '0', NO_COLOR: '1', DO_NOT_TRACK: '1' }
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function oneCheck({ code }) {
  return code === 0 ? counted(1, 0, 0) : counted(0, 1, 0)
}

function vitestCounts({ output }) {
  const report = readJson('vitest.json')
  if (!report) return counted(0, 1, 0)
  const stray = /Unhandled Errors?/.test(output) ? 1 : 0
  return counted(
    report.numPassedTests,
    report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests ? 0 : 1) + stray,
    report.numPendingTests + report.numTodoTests,
  )
}

function nativeCounts({ output }) {
  const found = /^native: (\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output)
  return found ? counted(...found.slice(1).map(Number)) : counted(0, 1, 0)
}

function denoCounts({ output }) {
  const [, passed = 0, failed = 0] = /(\d+) passed[^|]*\| (\d+) failed/.exec(output) ?? []
  const [, ignored = 0] = /(\d+) ignored/.exec(output) ?? []
  return counted(Number(passed), Number(failed), Number(ignored))
}

function playwrightCounts() {
  const report = readJson('playwright.json')
  if (!report) return counted(0, 1, 0)
  const { expected, unexpected, flaky, skipped } = report.stats
  return counted(expected, unexpected + flaky, skipped)
}

function readJson(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'))
  } catch {
    return null
  }
}

function counted(passed, failed, skipped) {
  return { passed, failed, skipped }
}

function summarise() {
  const total = counted(0, 0, 0)
  for (const counts of done.values()) {
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
  // once more at the very end: whoever reads only the end of a long log still learns why
  const failures = [
    ...(done.has('vitest') ? failedTests(readJson('vitest.json')) : []),
    ...(done.has('e2e') ? failedJourneys(readJson('playwright.json')) : []),
  ]
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`)
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  console.log(`\nAll checks took ${minutes} min.`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
}
