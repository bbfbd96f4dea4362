/** The embedded Supabase stack: one process, one PostgreSQL (PGlite), the addresses of `supabase start`. */
import type { PgliteConnection } from '@supabase/lite/pglite'
import { readConfig } from './config'
import { claimDataFolder, explainDisk, type DataFolder } from './db/data-folder'
import { createDatabase } from './db/database'
import { fillFolder } from './db/fill'
import { createLock, type RunExclusive } from './db/lock'
import type { SeedSet } from './db/seeds'
import type { Part } from './http/part'
import { startServer } from './http/server'
import { PUBLISHABLE_KEY, SERVICE_ROLE_KEY } from './keys'
import { createMailbox, type Mailbox } from './mail/mailbox'
import { createParts } from './parts/registry'
import { startTicker } from './parts/ticker'

export interface StackOptions {
  /** 0 takes a free one. */
  port: number
  /** Null keeps everything in memory. */
  dataDir: string | null
  seeds: SeedSet
  /** Where the app is served; links in e-mails lead there. */
  appUrl: string
  log?: (line: string) => void
  migrationsDir?: string
  seedDir?: string
  /** Runs the scheduled jobs every minute; tests call `tick` themselves. */
  jobs?: boolean
}

export interface Stack {
  url: string
  publishableKey: string
  /** The same key under its older name. */
  anonKey: string
  serviceKey: string
  /** Runs one statement as superuser. */
  sql<Row = Record<string, unknown>>(text: string, params?: unknown[]): Promise<Row[]>
  mails: Mailbox
  /** Does what is due at this minute: scheduled jobs, waiting requests, mail delivery. */
  tick(now?: Date): Promise<void>
  stop(): Promise<void>
}

export async function startStack(options: StackOptions): Promise<Stack> {
  const log = options.log ?? (() => undefined)
  const server = await startServer(options.port, log)
  const folder = options.dataDir ? await claimOrUndo(options.dataDir, () => server.close()) : null
  try {
    const connection = await openData(options, folder)
    return await assemble(options, log, server, folder, connection)
  } catch (error) {
    await server.close()
    await folder?.release()
    throw error
  }
}

async function claimOrUndo(dataDir: string, undo: () => Promise<void>): Promise<DataFolder> {
  try {
    return await claimDataFolder(dataDir)
  } catch (error) {
    await undo()
    throw error
  }
}

async function openData(
  options: StackOptions,
  folder: DataFolder | null,
): Promise<PgliteConnection> {
  try {
    if (folder && !folder.isComplete) {
      const { seeds, migrationsDir, seedDir } = options
      const order = { seeds, migrationsDir, seedDir, folder: folder.databaseDir }
      await fillFolder(order, options.log ?? (() => undefined))
      await folder.markComplete()
    }
    return await createDatabase({ ...options, folder: folder?.databaseDir })
  } catch (error) {
    throw options.dataDir ? explainDisk(error, options.dataDir) : error
  }
}

async function assemble(
  options: StackOptions,
  log: (line: string) => void,
  server: Awaited<ReturnType<typeof startServer>>,
  folder: DataFolder | null,
  connection: PgliteConnection,
): Promise<Stack> {
  const url = `http://127.0.0.1:${server.port}`
  const lock: RunExclusive = createLock()
  const mailbox = createMailbox()
  const db = connection.driver
  const filesDir = folder?.filesDir ?? null
  const context = { url, appUrl: options.appUrl, filesDir, connection, db, lock, mailbox, log }
  const parts: Part[] = await createParts(context, await readConfig())
  server.serve(parts)

  const tick = async (now = new Date()) => {
    for (const part of parts) await part.tick?.(now)
  }
  const ticker = options.jobs ? startTicker(tick, log) : null

  return {
    url,
    publishableKey: PUBLISHABLE_KEY,
    anonKey: PUBLISHABLE_KEY,
    serviceKey: SERVICE_ROLE_KEY,
    async sql<Row>(text: string, params: unknown[] = []) {
      return lock(async () => (await db.query<Row>(text, params)).rows)
    },
    mails: mailbox,
    tick,
    async stop() {
      await ticker?.stop()
      for (const part of parts) await part.stop?.()
      await server.close()
      await lock(() => connection.close())
      await folder?.release()
    },
  }
}
