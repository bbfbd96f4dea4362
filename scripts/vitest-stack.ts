/** Page tests talk to a real stack: one, in memory, started before the first of them. */
import type { TestProject } from 'vitest/node'
import { startStack } from '../supabase/local/stack'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stack = await startStack({
    port: 0,
    dataDir: null,
    seeds: 'all',
    appUrl: 'http://localhost:3000',
  })
  project.provide('stackUrl', stack.url)
  project.provide('stackKey', stack.publishableKey)
  return () => stack.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    stackUrl: string
    stackKey: string
  }
}
