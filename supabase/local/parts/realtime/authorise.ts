/** Asks the policies on realtime.messages what a person may do in a private channel, as hosted Realtime does. */
import { randomUUID } from 'node:crypto'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { RunExclusive } from '../../db/lock'
import { getSystemCode } from '../../errors'
import { getRoleOfApiKey } from '../../keys'
import { verifyToken, type Claims } from '../../tokens'

export interface ChannelPermissions {
  canRead: boolean
  canSend: boolean
  canReadPresence: boolean
  canTrack: boolean
}

export const EVERYTHING: ChannelPermissions = {
  canRead: true,
  canSend: true,
  canReadPresence: true,
  canTrack: true,
}

/** Claims of a user's token or of an API key; null when it is neither or has expired. */
export function readClaims(token: string): Claims | null {
  const role = getRoleOfApiKey(token)
  return role ? { role } : verifyToken(token)
}

/** Leaves no trace: test rows are written in a transaction that is rolled back. */
export async function readPermissions(
  db: PGlite,
  lock: RunExclusive,
  claims: Claims,
  topic: string,
): Promise<ChannelPermissions> {
  let found: ChannelPermissions = {
    canRead: false,
    canSend: false,
    canReadPresence: false,
    canTrack: false,
  }
  await lock(() =>
    db.transaction(async (tx) => {
      await tx.query(`select set_config('realtime.topic', $1, true)`, [topic])
      const broadcast = await writeTestRow(tx, topic, 'broadcast')
      const presence = await writeTestRow(tx, topic, 'presence')
      await impersonateUser(tx, claims)
      found = {
        canRead: await canSee(tx, broadcast),
        canReadPresence: await canSee(tx, presence),
        canSend: await canWrite(tx, topic, 'broadcast'),
        canTrack: await canWrite(tx, topic, 'presence'),
      }
      await tx.rollback()
    }),
  )
  return found
}

async function impersonateUser(tx: Transaction, claims: Claims): Promise<void> {
  const role =
    claims.role === 'service_role' || claims.role === 'authenticated' ? claims.role : 'anon'
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
       set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
    [role, JSON.stringify(claims), claims.sub ?? ''],
  )
}

async function writeTestRow(tx: Transaction, topic: string, extension: string): Promise<string> {
  const id = randomUUID()
  await tx.query('insert into realtime.messages (id, topic, extension) values ($1, $2, $3)', [
    id,
    topic,
    extension,
  ])
  return id
}

async function canSee(tx: Transaction, id: string): Promise<boolean> {
  return isAllowed(tx, async () => {
    const { rows } = await tx.query('select 1 from realtime.messages where id = $1', [id])
    return rows.length > 0
  })
}

async function canWrite(tx: Transaction, topic: string, extension: string): Promise<boolean> {
  return isAllowed(tx, async () => {
    await tx.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
      topic,
      extension,
    ])
    return true
  })
}

async function isAllowed(tx: Transaction, work: () => Promise<boolean>): Promise<boolean> {
  await tx.exec('savepoint attempt')
  try {
    return await work()
  } catch (error) {
    if (getSystemCode(error) === '42501') return false
    throw error
  } finally {
    await tx.exec('rollback to savepoint attempt')
  }
}
