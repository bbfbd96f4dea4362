/**
 * What the stack serves is a list of parts, each with its own paths (see parts/README.md). A later stand-in, such as
 * Stripe or FCM, is one more file that makes a Part and one more line in parts/registry.ts.
 */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import type { RunExclusive } from '../db/lock'
import type { Mailbox } from '../mail/mailbox'

export interface Part {
  /** Path prefixes that belong to this part, such as `/rest/v1`. */
  prefixes: string[]
  fetch(request: Request): Promise<Response>
  /** Present when the part also speaks WebSocket below its prefixes. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Once a minute, like pg_cron. */
  tick?(now: Date): Promise<void>
  stop?(): Promise<void>
}

export interface PartContext {
  /** Address of the stack, without a slash at the end. */
  url: string
  appUrl: string
  /** Where a part may keep files, or null when everything stays in memory. */
  filesDir: string | null
  connection: PgliteConnection
  /** Only inside `lock`. */
  db: PGlite
  lock: RunExclusive
  mailbox: Mailbox
  log: (line: string) => void
}
