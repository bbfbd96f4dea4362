import { deepEqual, equal } from 'node:assert/strict'
import { type Deps, handle, type Upload } from './handler.ts'

const PICTURE = new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 0xff, 0xd9])
const AVATAR: Upload = {
  id: 'o1',
  name: 'avatars/u1/a.jpg',
  allowed_types: ['image/jpeg'],
  max_bytes: 100,
}

function post(role: string | null, body?: unknown): Request {
  const claims = btoa(JSON.stringify({ role, sub: 'u1' })).replaceAll('=', '')
  const headers = role ? { authorization: `Bearer x.${claims}.y` } : undefined
  return new Request('http://f/check-uploads', {
    method: 'POST',
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
}

function createDeps(uploads: Upload[], files: Record<string, Uint8Array>) {
  const calls: unknown[] = []
  const deps: Deps = {
    claim(batch, name, ownerId) {
      calls.push(['claim', name, ownerId])
      return Promise.resolve(
        uploads.filter((upload) => !name || upload.name === name).slice(0, batch),
      )
    },
    download: (name) => Promise.resolve(files[name] ?? null),
    publish: (bucket, name, { type }) =>
      Promise.resolve(void calls.push(['publish', bucket, name, type])),
    finish: (id, result) => Promise.resolve(void calls.push(['finish', id, result])),
  }
  return { deps, calls }
}

Deno.test('refuses a call without a token, and one of a person without a path', async () => {
  const { deps, calls } = createDeps([AVATAR], {})
  equal((await handle(post(null), deps)).status, 401)
  equal((await handle(post('anon'), deps)).status, 401)
  equal((await handle(post('authenticated'), deps)).status, 400)
  equal((await handle(post('authenticated', { path: 7 }), deps)).status, 400)
  deepEqual(calls, [])
})

Deno.test('publishes the own upload under its path, with the type of its content', async () => {
  const { deps, calls } = createDeps([AVATAR], { [AVATAR.name]: PICTURE })
  const response = await handle(post('authenticated', { path: AVATAR.name }), deps)
  deepEqual([response.status, await response.json()], [200, { published: AVATAR.name }])
  deepEqual(calls, [
    ['claim', AVATAR.name, 'u1'],
    ['publish', 'avatars', 'u1/a.jpg', 'image/jpeg'],
    ['finish', 'o1', { isTold: true }],
  ])
})

Deno.test('tells the uploader why a file is refused', async () => {
  const { deps, calls } = createDeps([AVATAR], {
    [AVATAR.name]: new TextEncoder().encode('<svg/>'),
  })
  const response = await handle(post('authenticated', { path: AVATAR.name }), deps)
  deepEqual([response.status, await response.json()], [422, { code: 'file_type' }])
  deepEqual(calls.at(-1), ['finish', 'o1', { refusal: 'file_type', isTold: true }])
})

Deno.test('says nothing about what is not there or not theirs', async () => {
  const { deps } = createDeps([], {})
  equal((await handle(post('authenticated', { path: 'avatars/u2/a.jpg' }), deps)).status, 404)
})

Deno.test('the schedule takes all that wait; one failure does not stop the next', async () => {
  const lost = { ...AVATAR, id: 'o2', name: 'avatars/u2/b.jpg' }
  const { deps, calls } = createDeps([lost, AVATAR], { [AVATAR.name]: PICTURE })
  const response = await handle(post('service_role'), deps)
  deepEqual(await response.json(), { published: 1, refused: 0, failed: 1 })
  deepEqual(calls[1], ['finish', 'o2', { error: 'the file is not there', isTold: false }])
  deepEqual(calls.at(-1), ['finish', 'o1', { isTold: false }])
})
