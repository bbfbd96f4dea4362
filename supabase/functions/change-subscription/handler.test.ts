// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/change-subscription/deno.json supabase/functions/change-subscription
import { deepEqual, equal } from 'node:assert/strict'
import { RestError } from '../_shared/rest.ts'
import { type Deps, handle } from './handler.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const WISH = { subscriptionId: ID, change: 'end', reason: 'They left us.' }

function createRequest(body: unknown, claims: unknown = { role: 'authenticated', sub: 'u1' }) {
  const token = `x.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.y`
  return new Request('http://f/change-subscription', {
    method: 'POST',
    headers: claims ? { authorization: `Bearer ${token}` } : undefined,
    body: JSON.stringify(body),
  })
}

function createDeps(changes: Partial<Deps> = {}) {
  const calls: unknown[][] = []
  const deps: Deps = {
    ask: (token, wish) => {
      calls.push(['ask', token.split('.').length, wish])
      return Promise.resolve({ stripe_id: 'sub_1', request_id: 7 })
    },
    change: (stripeId, change, key) => {
      calls.push(['change', stripeId, change, key])
      return Promise.resolve(true)
    },
    ...changes,
  }
  return { deps, calls }
}

async function read(response: Response): Promise<unknown[]> {
  return [response.status, await response.json()]
}

Deno.test(
  'asks the database in the caller’s name, then Stripe, with the entry as key',
  async () => {
    const { deps, calls } = createDeps()
    const answer = await handle(createRequest({ ...WISH, stripeId: 'sub_other' }), deps)
    deepEqual(await read(answer), [200, { outcome: 'asked' }])
    deepEqual(calls, [
      ['ask', 3, WISH],
      ['change', 'sub_1', 'end', 'desk:7'],
    ])
  },
)

Deno.test('refuses whoever is not a person signed in, and what is no wish', async () => {
  const { deps, calls } = createDeps()
  equal((await handle(createRequest(WISH, null), deps)).status, 401)
  equal((await handle(createRequest(WISH, { role: 'anon' }), deps)).status, 401)
  equal((await handle(createRequest(WISH, { role: 'service_role' }), deps)).status, 401)
  const wrong = [
    null,
    {},
    { ...WISH, subscriptionId: 'sub_1' },
    { ...WISH, change: 'delete' },
    { ...WISH, reason: null },
    { ...WISH, reason: 'x'.repeat(501) },
  ]
  for (const body of wrong) equal((await handle(createRequest(body), deps)).status, 400)
  deepEqual(calls, [])
  equal((await handle(createRequest(WISH), null)).status, 501)
})

Deno.test('what the database refuses never reaches Stripe', async () => {
  const refuse = (message: string) =>
    createDeps({ ask: () => Promise.reject(new RestError(400, JSON.stringify({ message }))) })
  const outsider = refuse('admin_only')
  deepEqual(await read(await handle(createRequest(WISH), outsider.deps)), [
    403,
    { code: 'admin_only' },
  ])
  deepEqual(outsider.calls, [])
  const unknown = refuse('relation "x" does not exist')
  deepEqual(await read(await handle(createRequest(WISH), unknown.deps)), [
    503,
    { code: 'payments_unavailable' },
  ])
})

Deno.test(
  'says when Stripe knows no running subscription, and hides the reason of a fault',
  async () => {
    const gone = createDeps({ change: () => Promise.resolve(false) })
    deepEqual(await read(await handle(createRequest(WISH), gone.deps)), [
      409,
      { code: 'not_running' },
    ])
    const broken = createDeps({ change: () => Promise.reject(new Error('sk_live_secret')) })
    deepEqual(await read(await handle(createRequest(WISH), broken.deps)), [
      503,
      { code: 'payments_unavailable' },
    ])
  },
)
