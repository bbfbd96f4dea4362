// Makes sure the packages of package-lock.json are there, so that `npm start` and `npm test` work on a
// fresh clone. Plain JavaScript without dependencies: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.touchline-lock`

/** Stops with a clear message when Node is too old; installs when the lock file changed. */
export function ensureInstalled() {
  requireNode()
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  if (isUpToDate()) return writeFileSync(stamp, lock)
  console.log('Installing packages (first run, about a minute) …')
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    fail(
      'Installing the packages failed.',
      'Check the network and the disk, then run the command again.',
    )
  }
  writeFileSync(stamp, lock)
}

/** A tree that `npm install` made already needs no second download. */
function isUpToDate() {
  const inner = `${root}node_modules/.package-lock.json`
  if (!existsSync(inner)) return false
  const wanted = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages
  const present = JSON.parse(readFileSync(inner, 'utf8')).packages
  return Object.entries(wanted).every(
    ([name, entry]) =>
      name === '' || entry.optional || entry.peer || present[name]?.version === entry.version,
  )
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(
    `Touchline needs Node 20.19 or newer; this is ${process.versions.node}.`,
    'Install a current Node from nodejs.org and run the command again.',
  )
}

/** Prints what is wrong and how to fix it, then stops. */
export function fail(problem, mend) {
  console.error(`\n✖ ${problem}\n  ${mend}\n`)
  process.exit(1)
}
