/** Starts the embedded Supabase stack with the demo academy, then the app, and says where they are. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer as createProbe } from 'node:net'
import { createServer, loadEnv } from 'vite'
import { StackError } from '../supabase/local/errors'
import { PUBLISHABLE_KEY } from '../supabase/local/keys'
import { DEFAULT_DATA_DIR } from '../supabase/local/paths'
import { startStack } from '../supabase/local/stack'

const startedAt = Date.now()
const port = Number(process.env.PORT ?? 5173)
const stackPort = Number(process.env.STACK_PORT ?? 54321)
const appUrl = `http://localhost:${port}`
const demoAccounts = ['coach', 'parent', 'player', 'owner', 'admin', 'multi', 'pending']

start().catch((error: unknown) => {
  if (error instanceof StackError) console.error(`\n✖ ${error.message}\n  ${error.mend}\n`)
  else console.error(error)
  process.exit(1)
})

async function start(): Promise<void> {
  await requireFree(port)
  const ownBackend = loadEnv('development', process.cwd(), 'VITE_').VITE_SUPABASE_URL
  if (!ownBackend) {
    process.env.VITE_SUPABASE_URL = `http://127.0.0.1:${stackPort}`
    process.env.VITE_SUPABASE_ANON_KEY = PUBLISHABLE_KEY
    process.env.VITE_TRIAL_URL = '/'
  }
  // A first start fills the database in a process of its own, so both get on; requests wait for it.
  const [stack, app] = await Promise.all([ownBackend ? null : startDemoStack(), startApp()])

  console.log(`\n  Touchline   ${appUrl}   (ready in ${formatSecondsSince(startedAt)} s)`)
  if (stack) describeStack()
  else console.log(`  Backend     ${ownBackend}   (from your .env)\n`)

  const stop = () => {
    void Promise.all([app.close(), stack?.stop()]).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function startApp() {
  if (!existsSync('node_modules/.vite/deps/_metadata.json')) await bundlePackages()
  const app = await createServer({ server: { port, strictPort: true, host: 'localhost' } })
  await app.listen()
  await app.warmupRequest('/src/main.tsx')
  return app
}

/** Vite's first bundling takes 800 MB; in a process of its own they are given back. Where it fails, Vite repeats it and says why. */
function bundlePackages(): Promise<void> {
  const bundler = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'optimize'], {
    stdio: 'ignore',
  })
  return new Promise((resolve) => bundler.once('close', () => resolve()))
}

function startDemoStack() {
  return startStack({
    port: stackPort,
    dataDir: process.env.STACK_DATA ?? DEFAULT_DATA_DIR,
    seeds: 'all',
    appUrl,
    jobs: true,
    log: (line) => console.log(`  ${line}`),
  })
}

function describeStack(): void {
  console.log(`  Stack       http://127.0.0.1:${stackPort}
  E-mails     http://127.0.0.1:${stackPort}/_mail
  Pushes      http://127.0.0.1:${stackPort}/_push
  Payments    http://127.0.0.1:${stackPort}/stripe

  Sign in with the password demo1234 as
${demoAccounts.map((name) => `    ${name}@demo.test`).join('\n')}

  Data stays between runs; \`npm run db:reset\` starts over. Ctrl+C stops.
`)
}

function requireFree(wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', () =>
      reject(
        new StackError(
          `Port ${wanted} is taken by another program.`,
          `Stop that program, or choose another port: PORT=${wanted + 1} npm start`,
        ),
      ),
    )
    probe.listen(wanted, 'localhost', () => probe.close(() => resolve()))
  })
}

function formatSecondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1)
}
