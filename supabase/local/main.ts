/**
 * Starts the embedded stack: node --import tsx supabase/local/main.ts [--port N] [--memory]
 * With --reset it deletes the local data, makes it anew from migrations and seeds, and ends.
 * Environment: STACK_PORT (54321), STACK_DATA (supabase/.temp/stack), APP_URL (http://localhost:5173).
 */
import { parseArgs } from 'node:util'
import { resetDataFolder } from './db/data-folder'
import { StackError } from './errors'
import { DEFAULT_DATA_DIR } from './paths'
import { startStack } from './stack'

async function runMain(): Promise<void> {
  const began = performance.now()
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      memory: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
    },
  })
  const dataDir = process.env.STACK_DATA ?? DEFAULT_DATA_DIR
  if (values.reset) return reset(dataDir)

  const stack = await startStack({
    port: readPort(values.port ?? process.env.STACK_PORT ?? '54321'),
    dataDir: values.memory ? null : dataDir,
    seeds: 'all',
    appUrl: process.env.APP_URL ?? 'http://localhost:5173',
    jobs: true,
    log: (line) => console.log(`[stack] ${line}`),
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`Stack ready at ${stack.url} in ${seconds} s, e-mails at ${stack.url}/_mail`)

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void stack.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

async function reset(dataDir: string): Promise<void> {
  await resetDataFolder(dataDir)
  const appUrl = 'http://localhost:5173'
  const stack = await startStack({ port: 0, dataDir, seeds: 'all', appUrl })
  await stack.stop()
  console.log('The local data is new: migrations applied, demo academy seeded.')
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new StackError(`"${text}" is not a port.`, 'Give a number from 0 to 65535.')
}

runMain().catch((error: unknown) => {
  if (error instanceof StackError) console.error(`\n${error.message}\n${error.mend}\n`)
  else console.error(error)
  process.exit(1)
})
