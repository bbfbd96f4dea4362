// Run: npx deno test --no-remote --node-modules-dir=manual --allow-net=127.0.0.1 --import-map supabase/functions/open-trial/deno.json supabase/functions/open-trial
import { deepEqual, equal } from 'node:assert/strict'
import { type Deps, handle } from './handler.ts'

const createToken = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.y`
const TOKENS = { access_token: createToken({ session_id: 's1' }), refresh_token: 'r1' }

function createDeps(changes: Partial<Deps> = {}) {
  const calls: string[] = []
  const deps: Deps = {
    signIn: (as) => {
      calls.push(`sign in as ${as}`)
      return Promise.resolve(TOKENS)
    },
    markReadOnly: (id) => {
      calls.push(`mark ${id}`)
      return Promise.resolve()
    },
    ...changes,
  }
  return { deps, calls }
}

const ask = (body: unknown, deps: Deps | null) =>
  handle(new Request('http://f/open-trial', { method: 'POST', body: JSON.stringify(body) }), deps)

Deno.test('hands out a session only after it was marked read-only', async () => {
  const { deps, calls } = createDeps()
  const answer = await ask({ as: 'parent' }, deps)
  deepEqual(await answer.json(), TOKENS)
  deepEqual(calls, ['sign in as parent', 'mark s1'])
})

Deno.test('keeps the tokens of a session that could not be marked', async () => {
  const broken = () => Promise.reject(new Error('secret of the data API'))
  const answer = await ask({ as: 'coach' }, createDeps({ markReadOnly: broken }).deps)
  equal(answer.status, 503)
  deepEqual(await answer.json(), { code: 'trial_unavailable' })
  const nameless = () => Promise.resolve({ ...TOKENS, access_token: createToken({ sub: 'u1' }) })
  equal((await ask({ as: 'coach' }, createDeps({ signIn: nameless }).deps)).status, 503)
})

Deno.test('opens nobody else’s eyes, an administrator’s least of all', async () => {
  const { deps, calls } = createDeps()
  for (const body of [{ as: 'admin' }, { as: 'coach@demo.test' }, { as: null }, {}, null]) {
    const answer = await ask(body, deps)
    equal(answer.status, 400)
    deepEqual(await answer.json(), { code: 'invalid_request' })
  }
  deepEqual(calls, [])
})

Deno.test('says so where nothing is offered or too many come at once', async () => {
  const closed = await ask({ as: 'coach' }, null)
  equal(closed.status, 404)
  deepEqual(await closed.json(), { code: 'trial_not_offered' })
  const busy = await ask({ as: 'coach' }, createDeps({ signIn: () => Promise.resolve(null) }).deps)
  equal(busy.status, 429)
  equal((await handle(new Request('http://f/open-trial'), createDeps().deps)).status, 405)
})
