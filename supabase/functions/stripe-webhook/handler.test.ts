// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/stripe-webhook/deno.json supabase/functions/stripe-webhook
import { deepEqual, equal } from 'node:assert/strict'
import { type Deps, handle, type StripeEvent, type Subject } from './handler.ts'

const EVENT: StripeEvent = {
  id: 'evt_1',
  type: 'invoice.paid',
  created: 1,
  data: { object: { id: 'in_1' } },
}

function createRequest(signature: string | null = 'good') {
  const headers: HeadersInit = signature === null ? {} : { 'stripe-signature': signature }
  return new Request('http://f/stripe-webhook', { method: 'POST', headers, body: '{}' })
}

function createDeps(event: StripeEvent = EVENT, changes: Partial<Deps> = {}) {
  const calls: unknown[][] = []
  const deps: Deps = {
    verify: (_body, signature) =>
      signature === 'good' ? Promise.resolve(event) : Promise.reject(new Error('no match')),
    take: ({ id }, subject) => {
      calls.push(['take', id, subject])
      return Promise.resolve(true)
    },
    sync: (subject: Subject) => {
      calls.push(['sync', subject])
      return Promise.resolve()
    },
    finish: (id, error) => {
      calls.push(['finish', id, error])
      return Promise.resolve()
    },
    ...changes,
  }
  return { deps, calls }
}

const SUBJECT = { kind: 'invoice', id: 'in_1' }

Deno.test('notes the event, fetches what it is about, and is done', async () => {
  const { deps, calls } = createDeps()
  equal((await handle(createRequest(), deps)).status, 200)
  deepEqual(calls, [
    ['take', 'evt_1', SUBJECT],
    ['sync', SUBJECT],
    ['finish', 'evt_1', null],
  ])
})

Deno.test('nothing happens without the right signature', async () => {
  const { deps, calls } = createDeps()
  equal((await handle(createRequest('bad'), deps)).status, 400)
  equal((await handle(createRequest(null), deps)).status, 400)
  equal((await handle(new Request('http://f/', { method: 'GET' }), deps)).status, 405)
  equal((await handle(createRequest(), null)).status, 501)
  deepEqual(calls, [])
})

Deno.test('what was done before is not done again', async () => {
  const { deps, calls } = createDeps(EVENT, { take: () => Promise.resolve(false) })
  equal((await handle(createRequest(), deps)).status, 200)
  deepEqual(calls, [])
})

Deno.test('other types, known names of objects among them, are ignored with 200', async () => {
  const { deps, calls } = createDeps({ ...EVENT, type: 'toString' })
  equal((await handle(createRequest(), deps)).status, 200)
  const odd = createDeps({ ...EVENT, data: { object: {} } })
  equal((await handle(createRequest(), odd.deps)).status, 200)
  deepEqual([...calls, ...odd.calls], [])
})

Deno.test('a failure is kept and answered 500, also when it cannot be kept', async () => {
  const fail = () => Promise.reject(new Error('database is away'))
  const { deps, calls } = createDeps(EVENT, { sync: fail })
  equal((await handle(createRequest(), deps)).status, 500)
  deepEqual(calls.at(-1), ['finish', 'evt_1', 'database is away'])
  equal((await handle(createRequest(), createDeps(EVENT, { take: fail }).deps)).status, 500)
  const lost = createDeps(EVENT, { sync: fail, finish: fail })
  equal((await handle(createRequest(), lost.deps)).status, 500)
})
