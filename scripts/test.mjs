// `npm test`: every check there is, two at a time, with one summary line at the end. Plain JavaScript
// because it also installs what is missing. `npm test -- build types` runs only the named steps.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { listFailedJourneys, listFailedTests } from './failures.mjs'
import { ensureInstalled, root } from './install.mjs'

const lanes = 2
const reports = `${root}.cache/test`

/**
 * Each step: a command, its budget in seconds on two quiet cores (all of it: ten minutes), what must have run
 * before it, and where its counts are read from. The longest comes first, so that both lanes end together.
 */
const steps = [
  { name: 'vitest', run: 'vitest run', budget: 330, count: countVitest },
  { name: 'build', run: 'vite build --mode test', budget: 15, count: countCheck },
  {
    name: 'native',
    run: 'node --import tsx supabase/tests/run.ts --native',
    budget: 90,
    count: countNative,
  },
  {
    name: 'lint',
    run: 'oxlint --type-aware --ignore-pattern src/test/lint-fixture',
    budget: 70,
    count: countCheck,
  },
  {
    name: 'types',
    run: `tsc -p tsconfig.json ${getTypesOptions('app')} && tsc -p tsconfig.node.json ${getTypesOptions('node')}`,
    budget: 60,
    count: countCheck,
  },
  {
    name: 'format',
    run: 'prettier --check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier .',
    budget: 60,
    count: countCheck,
  },
  { name: 'unused', run: 'knip', budget: 15, count: countCheck },
  {
    name: 'db-types',
    run: 'node --import tsx supabase/local/gen-types.ts --check',
    budget: 15,
    count: countCheck,
  },
  {
    name: 'functions',
    run: 'deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/deliver-mail/deno.json supabase/functions',
    budget: 10,
    count: countDeno,
  },
  {
    name: 'e2e',
    run: 'playwright test',
    budget: 240,
    after: ['build', 'vitest'],
    count: countPlaywright,
  },
  {
    name: 'walk',
    run: 'playwright test accessibility',
    env: { WALK: 'full' },
    budget: 2400,
    after: ['build'],
    isExtra: true,
    count: countPlaywright,
  },
]

ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const startedAt = Date.now()
const asked = process.argv.slice(2)
const chosen = steps.filter(({ name, isExtra }) =>
  asked.length > 0 ? asked.includes(name) : !isExtra,
)
const waiting = new Set(chosen)
const done = new Map()
const seconds = new Map()
const bin = `${root}node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
await Promise.all(Array.from({ length: lanes }, runWorker))
printSummary()

async function runWorker() {
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

/** What the last run of the compiler has found; a file that has changed since is read anew. */
function getTypesOptions(name) {
  return `--incremental --tsBuildInfoFile .cache/types/${name}.tsbuildinfo`
}

async function runStep(step) {
  const from = Date.now()
  console.log(`… ${step.name}`)
  const { code, output } = await execute(step)
  const log = `${reports}/${step.name}.log`
  writeFileSync(log, output)
  const counts = step.count({ code, output })
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  seconds.set(step.name, (Date.now() - from) / 1000)
  console.log(`${counts.failed ? '✖' : '✔'} ${step.name} (${formatTime(step)})`)
  for (const line of output.match(/^.*: SKIPPED, .*$/gm) ?? []) console.log(`  ${line}`)
  if (counts.failed) console.log(output.split('\n').slice(-200).join('\n'))
  return counts
}

/** A step's time beside its budget. */
function formatTime({ name, budget }) {
  const took = seconds.get(name) ?? 0
  return `${took.toFixed(1)} s of ${budget} s${took > budget ? ', over its budget' : ''}`
}

function execute({ run, env: extra }) {
  return new Promise((resolve) => {
    const quiet = { FORCE_COLOR: '0', NO_COLOR: '1', DO_NOT_TRACK: '1' }
    const env = { ...process.env, ...quiet, ...extra, PATH: bin }
    const child = spawn(run, { cwd: root, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

function countCheck({ code }) {
  return code === 0 ? createCounts(1, 0, 0) : createCounts(0, 1, 0)
}

function countVitest({ output }) {
  const report = readJson('vitest.json')
  if (!report) return createCounts(0, 1, 0)
  const stray = /Unhandled Errors?/.test(output) ? 1 : 0
  return createCounts(
    report.numPassedTests,
    report.numFailedTests + report.numFailedTestSuites * (report.numFailedTests ? 0 : 1) + stray,
    report.numPendingTests + report.numTodoTests,
  )
}

function countNative({ output }) {
  const found = /^native: (\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(output)
  return found ? createCounts(...found.slice(1).map(Number)) : createCounts(0, 1, 0)
}

function countDeno({ output }) {
  const [, passed = 0, failed = 0] = /(\d+) passed[^|]*\| (\d+) failed/.exec(output) ?? []
  const [, ignored = 0] = /(\d+) ignored/.exec(output) ?? []
  return createCounts(Number(passed), Number(failed), Number(ignored))
}

function countPlaywright() {
  const report = readJson('playwright.json')
  if (!report) return createCounts(0, 1, 0)
  const { expected, unexpected, flaky, skipped } = report.stats
  return createCounts(expected, unexpected + flaky, skipped)
}

function readJson(name) {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'))
  } catch {
    return null
  }
}

function createCounts(passed, failed, skipped) {
  return { passed, failed, skipped }
}

function printSummary() {
  const total = createCounts(0, 0, 0)
  for (const counts of done.values()) {
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
  // once more at the very end: whoever reads only the end of a long log still learns why
  const failures = [
    ...(done.has('vitest') ? listFailedTests(readJson('vitest.json')) : []),
    ...(done.has('e2e') || done.has('walk') ? listFailedJourneys(readJson('playwright.json')) : []),
  ]
  if (failures.length > 0) console.log(`\n${failures.join('\n\n')}`)
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1)
  console.log('\nTime of each check beside its budget on two quiet cores:')
  for (const step of chosen) console.log(`  ${step.name.padEnd(10)}${formatTime(step)}`)
  console.log(`\nAll checks took ${minutes} min.`)
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
}
