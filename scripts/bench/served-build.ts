/** Serves the production build and its stack for a measurement, in a process that ends with this one. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addresses } from '../../e2e/support/addresses'

export interface ServedBuild {
  /** Rejects when the server ends before `stop`: whoever waits for an answer of it waits in vain. */
  failed: Promise<never>
  stop: () => Promise<void>
}

/** Resolves once the server listens; throws when the build is unfit or the server ends instead. */
export async function serveBuild(env: Record<string, string> = {}): Promise<ServedBuild> {
  requireBuild()
  const server = fork('e2e/support/server.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  })
  const ended = once(server, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`The server of the build ended with code ${code}; its words are above.`)
  })
  // The server may also end when nobody waits for it.
  failed.catch(() => undefined)
  await Promise.race([once(server, 'message'), failed])
  return {
    failed,
    async stop() {
      if (server.connected) server.disconnect()
      await ended
    },
  }
}

/** Throws unless `dist/` holds a build for the stack of the measurement. */
export function requireBuild(folder = 'dist', stackUrl: string = addresses.stack): void {
  const assets = join(folder, 'assets')
  if (!existsSync(join(folder, 'index.html')) || !existsSync(assets)) {
    throw new Error(`There is no build in ${folder}. Run \`npx vite build --mode test\` first.`)
  }
  const isSetUp = readdirSync(assets).some(
    (name) => name.endsWith('.js') && readFileSync(join(assets, name), 'utf8').includes(stackUrl),
  )
  if (isSetUp) return
  throw new Error(
    `The build in ${folder} does not know ${stackUrl}: it is of another mode. Run \`npx vite build --mode test\`.`,
  )
}

/** Throws when the open page is not the one with this heading, such as an error page. */
export async function requireHeading(page: Page, wanted: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  const found = await heading.innerText()
  if (found === wanted) return
  throw new Error(`${page.url()} shows "${found}" where "${wanted}" is to be measured.`)
}
