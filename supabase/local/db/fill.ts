/**
 * Fills a data folder in a process of its own: what filling needs (four times the memory of serving) is given
 * back with it, and the caller can start the app meanwhile.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PROJECT_DIR } from '../paths'
import { StackError } from '../errors'
import type { DatabaseOptions } from './database'
import type { ReportLine } from './progress'

const FILLER = fileURLToPath(new URL('fill-process.ts', import.meta.url))

/** What the process is asked for. */
export interface FillOrder {
  seeds: DatabaseOptions['seeds']
  folder: string
  migrationsDir?: string
  seedDir?: string
}

/** What the process says: lines while it works, then nothing or what went wrong. */
export type FillMessage =
  | { kind: 'line'; line: string }
  | { kind: 'done' }
  | { kind: 'failed'; message: string; mend: string | null; code: string | null }

/** Resolves when the folder holds a closed database. */
export async function fillFolder(order: FillOrder, report: ReportLine): Promise<void> {
  const filler = fork(FILLER, [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
    cwd: PROJECT_DIR,
  })
  const filled = new Promise<void>((resolve, reject) => {
    filler.on('message', (message: FillMessage) => {
      if (message.kind === 'line') report(message.line)
      else if (message.kind === 'done') resolve()
      else reject(toError(message))
    })
  })
  const ended = once(filler, 'exit').then(([code]) => {
    throw new StackError(
      `Filling ${order.folder} ended early (${code}).`,
      'Start again; the folder is filled anew.',
    )
  })
  try {
    await Promise.race([filled, ended])
  } finally {
    if (filler.connected) filler.disconnect()
  }
}

function toError({ message, mend, code }: Extract<FillMessage, { kind: 'failed' }>): Error {
  if (mend !== null) return new StackError(message, mend)
  return Object.assign(new Error(message), { code })
}
