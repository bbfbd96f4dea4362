/**
 * `npm run bench:push`: 20,000 devices wait in the outbox of a throw-away native PostgreSQL, five workers send, one push
 * in ten is not taken, and two workers die in the middle of their work. Prints what was lost, what was sent twice and how
 * many leave in a second. The push services are a stand-in that answers after 20 ms; encrypting for each device is real.
 * Reports; asserts nothing.
 */
import { createECDH, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import webPush from 'web-push'
import { z } from 'zod'
import {
  handle,
  type ClaimedPush,
  type Deps,
  type Ending,
} from '../../functions/deliver-push/handler'
import { ADMIN, prepare } from '../native/prepare'
import { startNativeServer, type NativeServer } from '../native/server'

const DEVICES = 20_000
const WORKERS = 5
const KILLED = 2
const REFUSED = 0.1
/** A worker that is to die does so after so many pushes. */
const LIFE = 1500
const ANSWER_MS = 20

const keys = createECDH('prime256v1')
keys.generateKeys()
const publicKey = keys.getPublicKey('base64url')
const authSecret = randomBytes(16).toString('base64url')
const vapidDetails = { subject: 'mailto:push@touchline.test', ...webPush.generateVAPIDKeys() }

const FILL = `
insert into auth.users (id, email)
select md5('push' || n)::uuid, 'push' || n || '@bench.test' from generate_series(1, ${DEVICES}) as n;
insert into public.users (id, email, first_name, last_name)
select md5('push' || n)::uuid, 'push' || n || '@bench.test', 'A', 'B' from generate_series(1, ${DEVICES}) as n;
insert into public.push_devices (user_id, kind, address, public_key, auth_secret)
select
  md5('push' || n)::uuid, 'subscription', 'https://fcm.googleapis.com/fcm/send/' || n, '${publicKey}', '${authSecret}'
from generate_series(1, ${DEVICES}) as n;
insert into public.notifications (user_id, category, kind, payload, link)
select md5('push' || n)::uuid, 'training', 'training_moved', '{"team": "U13", "place": "Hall"}', '/calendar'
from generate_series(1, ${DEVICES}) as n;
analyze;`

const claimed = z.array(z.custom<ClaimedPush>())

/** How often each device was sent its push, over all workers. */
const sent = new Map<string, number>()

class Killed extends Error {}

/** `life`: pushes after which the worker dies between sending and saying so. */
function createDeps(server: NativeServer, life: number): Deps {
  let left = life
  let ended: { id: string; ending: Ending }[] = []
  return {
    kinds: ['subscription'],
    publicKey: vapidDetails.publicKey,
    api: { url: 'http://api', key: 'anybody' },
    readWords: async () => [],
    findActs: async () => [],
    now: () => Date.now(),
    async claim(batch) {
      await writeEndings()
      const rows = `select coalesce(jsonb_agg(to_jsonb(push)), '[]') from public.claim_push(${batch}) as push`
      return claimed.parse(JSON.parse(await server.runAside(ADMIN, rows)))
    },
    async send(device, word, { ttl }) {
      webPush.generateRequestDetails(
        { endpoint: device.address, keys: { p256dh: publicKey, auth: authSecret } },
        JSON.stringify(word),
        { vapidDetails, TTL: ttl },
      )
      await sleep(ANSWER_MS)
      if (Math.random() < REFUSED) return { outcome: 'later', error: '503' }
      sent.set(device.id, (sent.get(device.id) ?? 0) + 1)
      return { outcome: 'sent' }
    },
    async finish(id, ending) {
      left -= 1
      if (left <= 0) throw new Killed()
      ended.push({ id, ending })
    },
    findDevice: async () => null,
  }

  /** One session for a batch: starting psql takes longer than the statement. */
  async function writeEndings(): Promise<void> {
    if (ended.length === 0) return
    const calls = ended.map(
      ({ id, ending }) =>
        `select public.finish_push('${id}', ${ending.ok}, ${ending.error ? `'${ending.error}'` : 'null'});`,
    )
    ended = []
    await server.runAside(ADMIN, calls.join('\n'))
  }
}

async function runWorker(server: NativeServer, life = Infinity): Promise<void> {
  const deps = createDeps(server, life)
  const token = `x.${btoa(JSON.stringify({ role: 'service_role' }))}.y`
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const call = new Request('http://worker', { method: 'POST', headers })
    const answer = z
      .object({ sent: z.number(), failed: z.number() })
      .parse(await (await handle(call, deps)).json())
    if (answer.sent + answer.failed > 0) continue
    await deps.claim(1)
    return
  }
}

function countByStatus(server: NativeServer): string {
  const rows = `select string_agg(status || ' ' || number, ', ' order by status)
    from (select status, count(*) as number from public.push_outbox group by status) as part`
  return server.psql(ADMIN, rows).trim()
}

async function measure(server: NativeServer): Promise<void> {
  server.psql(ADMIN, FILL)
  console.log(`${DEVICES} pushes wait: ${countByStatus(server)}`)
  const from = performance.now()
  const lives = Array.from({ length: WORKERS }, (_, index) => (index < KILLED ? LIFE : Infinity))
  const ends = await Promise.allSettled(lives.map((life) => runWorker(server, life)))
  const seconds = (performance.now() - from) / 1000
  const died = ends.filter((end) => end.status === 'rejected' && end.reason instanceof Killed)
  const broken = ends.find((end) => end.status === 'rejected' && !(end.reason instanceof Killed))
  if (broken?.status === 'rejected') throw broken.reason
  console.log(
    `${died.length} of ${WORKERS} workers died. After ${seconds.toFixed(0)} s: ${countByStatus(server)}`,
  )
  console.log(
    `${Math.round(sent.size / seconds)} pushes a second, ${WORKERS} workers, on this machine`,
  )

  // what waits for its next try, and the five minutes after which a dead worker's pushes are free again
  for (let turn = 0; turn < 5; turn += 1) {
    const free = `update public.push_outbox set next_attempt_at = now(), locked_until = now() - interval '1 second'
      where status in ('queued', 'sending')`
    server.psql(ADMIN, free)
    await Promise.all(Array.from({ length: WORKERS - KILLED }, () => runWorker(server)))
  }
  const twice = [...sent.values()].filter((times) => times > 1).length
  const lost = DEVICES - sent.size
  const givenUp = server.psql(
    ADMIN,
    `select count(*) from public.push_outbox where status = 'failed'`,
  )
  console.log(`In the end: ${countByStatus(server)}`)
  console.log(`lost: ${lost} (given up after five tries: ${givenUp.trim()})`)
  console.log(
    `sent twice: ${twice}, all by a worker that died before it said so; the device shows one, by its tag`,
  )
}

const server = startNativeServer()
if (typeof server === 'string') {
  console.log(`No PostgreSQL: ${server}. \`apt install postgresql\`, then run it again.`)
} else {
  try {
    await prepare(server)
    await measure(server)
  } finally {
    server.stop()
  }
}
