/** Runs one edge function in real Deno on a port of its own, without network for imports. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StackError } from '../../errors'
import { FUNCTIONS_DIR, PROJECT_DIR } from '../../paths'

const START_LIMIT_MS = 20_000
/** Gives a function the clock of the checks. */
const CLOCK_FILE = join(PROJECT_DIR, 'scripts', 'clock', 'preload.mjs')

export interface RunningFunction {
  origin: string
  isAlive(): boolean
  stop(): Promise<void>
}

export async function runFunction(
  name: string,
  env: Record<string, string>,
  log: (line: string) => void,
): Promise<RunningFunction> {
  const folder = join(FUNCTIONS_DIR, name)
  const port = await findFreePort()
  const importMap = join(folder, 'deno.json')
  const offset = process.env.TOUCHLINE_CLOCK_OFFSET_MS
  const child = spawn(
    findDenoBinary(),
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--node-modules-dir=manual',
      '--allow-net',
      '--allow-env',
      '--allow-read',
      ...(offset ? ['--preload', CLOCK_FILE] : []),
      ...(existsSync(importMap) ? ['--import-map', importMap] : []),
      join(folder, 'index.ts'),
    ],
    {
      cwd: PROJECT_DIR,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NO_COLOR: '1',
        DENO_NO_UPDATE_CHECK: '1',
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        ...(offset && { TOUCHLINE_CLOCK_OFFSET_MS: offset }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
      for (const line of text.trimEnd().split('\n')) {
        if (!line.startsWith('Listening on ')) log(`${name}: ${line}`)
      }
    })
  }
  const running = {
    origin: `http://127.0.0.1:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end(child),
  }
  await waitUntilReady(name, running, () => output)
  return running
}

async function waitUntilReady(name: string, running: RunningFunction, output: () => string) {
  const limit = Date.now() + START_LIMIT_MS
  while (Date.now() < limit) {
    if (!running.isAlive()) throw createNotStartedError(name, output())
    if (await isAnswering(running.origin)) return
    await sleep(20)
  }
  await running.stop()
  throw createNotStartedError(name, output())
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    await (await fetch(origin, { method: 'OPTIONS' })).arrayBuffer()
    return true
  } catch {
    return false
  }
}

function createNotStartedError(name: string, output: string): StackError {
  return new StackError(
    `The edge function ${name} did not start: ${output.trim()}`,
    'Mend the function.',
  )
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** The binary itself: the package's own starter would survive the signal that ends it. */
function findDenoBinary(): string {
  const require = createRequire(join(PROJECT_DIR, 'package.json'))
  const packageDir = dirname(require.resolve('deno/package.json'))
  const own = join(packageDir, process.platform === 'win32' ? 'deno.exe' : 'deno')
  if (existsSync(own)) return own
  const libc = process.platform === 'linux' ? '-glibc' : ''
  const platform = `@deno/${process.platform}-${process.arch}${libc}/package.json`
  const folder = dirname(createRequire(join(packageDir, 'package.json')).resolve(platform))
  return join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
