import { deepEqual, equal } from 'node:assert/strict'
import { type Deps, handle, type QueuedFile } from './handler.ts'

function post(role?: string): Request {
  const claims = btoa(JSON.stringify({ role, sub: 'u1' })).replaceAll('=', '')
  const headers = role ? { authorization: `Bearer x.${claims}.y` } : undefined
  return new Request('http://f/erase-data', { method: 'POST', headers })
}

function createDeps(queue: QueuedFile[], accounts: string[] = [], changes: Partial<Deps> = {}) {
  const calls: unknown[] = []
  const deps: Deps = {
    claimFiles: (batch) => Promise.resolve(queue.splice(0, batch)),
    removeFiles: (bucket, names) => Promise.resolve(void calls.push(['remove', bucket, names])),
    finishFiles: (ids, error) => Promise.resolve(void calls.push(['finish', ids, error])),
    claimAccounts: (batch) => Promise.resolve(accounts.splice(0, batch)),
    eraseAccount: (id) => Promise.resolve(void calls.push(['erase', id])),
    failAccount: (id, error) => Promise.resolve(void calls.push(['fail', id, error])),
    ...changes,
  }
  return { deps, calls }
}

const PHOTO = { id: 1, bucket_id: 'player-photos', name: 'p/1.png' }
const AVATAR = { id: 2, bucket_id: 'avatars', name: 'u/1.png' }

Deno.test('refuses a call without a token or with an anonymous one', async () => {
  const { deps, calls } = createDeps([PHOTO])
  equal((await handle(post(), deps)).status, 401)
  equal((await handle(post('anon'), deps)).status, 401)
  deepEqual(calls, [])
})

Deno.test(
  'deletes files bucket by bucket, then the accounts, and answers counts only',
  async () => {
    const { deps, calls } = createDeps([PHOTO, AVATAR], ['r1'])
    const response = await handle(post('authenticated'), deps)
    deepEqual(await response.json(), {
      files: { deleted: 2, failed: 0 },
      accounts: { erased: 1, failed: 0 },
    })
    deepEqual(calls, [
      ['remove', 'player-photos', ['p/1.png']],
      ['finish', [1], null],
      ['remove', 'avatars', ['u/1.png']],
      ['finish', [2], null],
      ['erase', 'r1'],
    ])
  },
)

Deno.test('reports a bucket that fails and goes on with the next', async () => {
  const { deps, calls } = createDeps([PHOTO, AVATAR], [], {
    removeFiles: (bucket) =>
      bucket === 'avatars' ? Promise.resolve() : Promise.reject(new Error('storage is down')),
  })
  const response = await handle(post('service_role'), deps)
  deepEqual((await response.json()).files, { deleted: 1, failed: 1 })
  deepEqual(calls, [
    ['finish', [1], 'storage is down'],
    ['finish', [2], null],
  ])
})

Deno.test('an account that cannot be erased is noted and does not stop the next', async () => {
  const { deps, calls } = createDeps([], ['r1', 'r2'], {
    eraseAccount: (id) =>
      id === 'r1' ? Promise.reject(new Error('files_left')) : Promise.resolve(),
  })
  const response = await handle(post('service_role'), deps)
  deepEqual((await response.json()).accounts, { erased: 1, failed: 1 })
  deepEqual(calls, [['fail', 'r1', 'files_left']])
})

Deno.test('a call ends after 600 files', async () => {
  const many = Array.from({ length: 700 }, (_, id) => ({ ...PHOTO, id }))
  const { deps } = createDeps(many)
  const response = await handle(post('service_role'), deps)
  deepEqual((await response.json()).files, { deleted: 600, failed: 0 })
  equal(many.length, 100)
})
