/**
 * Page tests talk to a real stack: one, in memory, started before the first of them. It has a process
 * of its own: database and module transforms would otherwise wait for each other in the runner's.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { z } from 'zod'

/** What the process says first; its exit code instead, if it could not start. */
const started = z.tuple([z.object({ url: z.url(), key: z.string() })]).rest(z.unknown())

export default async function startStack(project: TestProject): Promise<() => Promise<void>> {
  const file = fileURLToPath(new URL('stack-process.ts', import.meta.url))
  const stack = fork(file, { execArgv: ['--import', 'tsx'] })
  const gone = once(stack, 'exit')
  const address: unknown = await Promise.race([once(stack, 'message'), gone])
  const [{ url, key }] = started.parse(address)
  project.provide('stackUrl', url)
  project.provide('stackKey', key)
  return async () => {
    if (stack.connected) stack.disconnect()
    await gone
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    stackUrl: string
    stackKey: string
  }
}
