/** @supabase/lite prints every refused statement as an error; a refusal is daily business here. */
import { AsyncLocalStorage } from 'node:async_hooks'

const quiet = new AsyncLocalStorage<true>()
let installed = false

/** Runs `work`; its console errors and warnings are dropped, those of anyone else are not. */
export function runWithoutPrints<T>(work: () => T): T {
  if (!installed) install()
  return quiet.run(true, work)
}

function install(): void {
  installed = true
  const error = console.error.bind(console)
  const warn = console.warn.bind(console)
  console.error = (...values: unknown[]) => {
    if (!quiet.getStore()) error(...values)
  }
  console.warn = (...values: unknown[]) => {
    if (!quiet.getStore()) warn(...values)
  }
}
