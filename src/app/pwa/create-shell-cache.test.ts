import { beforeEach, describe, expect, it } from 'vitest'
import { createShellCache } from './create-shell-cache'
import { readUsed } from './worker-words'

/** The server's files by path; a missing one is answered with the index page, as static hosts do. */
let files: Record<string, string>
let asked: string[]
let isOffline: boolean
/** What the host adds to each answer. */
let hostHeaders: Record<string, string>
let stores: Map<string, Map<string, Response>>

function getPath(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, 'https://app.test').pathname
}

function createCache(store: Map<string, Response>) {
  return {
    match: async (request: RequestInfo | URL) => {
      const found = store.get(getPath(request))
      // another page asks than the worker, which has fetched it
      return found?.headers.has('vary') ? undefined : found?.clone()
    },
    put: async (request: RequestInfo | URL, response: Response) => {
      store.set(getPath(request), response)
    },
  }
}

function createBrowser() {
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>()
      stores.set(name, store)
      return createCache(store)
    },
    match: async (request: RequestInfo | URL) => {
      const all = await Promise.all(
        [...stores.values()].map((store) => createCache(store).match(request)),
      )
      return all.find((found) => found !== undefined)
    },
  }
}

async function get(request: RequestInfo | URL): Promise<Response> {
  if (isOffline) throw new TypeError('Failed to fetch')
  const path = getPath(request)
  asked.push(path)
  const text = files[path]
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
  if (text === undefined) return new Response('gone', { status: 404 })
  return new Response(text, { headers: { 'content-type': type, ...hostHeaders } })
}

function publish(id: string, ...names: string[]): void {
  files = Object.fromEntries(names.map((name) => [name, `${name} of ${id}`]))
  files['/app.html'] = `page ${id}`
  files['/builds/shell.json'] = JSON.stringify({ id, files: names })
}

function open() {
  return createShellCache({ caches: createBrowser(), get, isOffline: () => isOffline })
}

beforeEach(() => {
  stores = new Map()
  asked = []
  isOffline = false
  hostHeaders = {}
  publish('b1', '/assets/a-1.js', '/assets/shared.js')
})

describe('the built app on this device', () => {
  it('opens without a network once it is here', async () => {
    const shell = open()
    expect(await shell.page()).toBeUndefined()
    expect(await shell.update()).toBe(false)
    isOffline = true
    expect(await (await shell.page())?.text()).toBe('page b1')
    const file = await shell.file(new Request('https://app.test/assets/a-1.js'))
    expect(await file.text()).toBe('/assets/a-1.js of b1')
  })

  it('opens from a host whose answers vary by origin, too', async () => {
    hostHeaders = { vary: 'Origin' }
    const shell = open()
    await shell.update()
    files['/assets/later.js'] = 'later'
    await shell.file(new Request('https://app.test/assets/later.js'))
    isOffline = true
    expect(await (await shell.page())?.text()).toBe('page b1')
    for (const name of ['a-1', 'later']) {
      const file = await shell.file(new Request(`https://app.test/assets/${name}.js`))
      expect(file.ok).toBe(true)
    }
  })

  it('notices a newer build, fetches only what is new and keeps the old files for open pages', async () => {
    const shell = open()
    await shell.update()
    publish('b2', '/assets/a-2.js', '/assets/shared.js')
    asked = []
    expect(await shell.update()).toBe(true)
    expect(asked).toEqual(['/builds/shell.json', '/assets/a-2.js', '/app.html'])
    expect(await (await shell.page())?.text()).toBe('page b2')
    const old = await shell.file(new Request('https://app.test/assets/a-1.js'))
    expect(await old.text()).toBe('/assets/a-1.js of b1')
    expect(await shell.update()).toBe(false)
  })

  it('keeps two builds, not more', async () => {
    const shell = open()
    for (const id of ['b1', 'b2', 'b3']) {
      publish(id, `/assets/${id}.js`)
      await shell.update()
      // the names carry the time
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect([...stores.keys()].map((name) => name.slice(-2)).toSorted()).toEqual(['b2', 'b3'])
  })

  it('without a network opens the build that has run here, not one only half here', async () => {
    const shell = open()
    await shell.update()
    await shell.keep({ kind: 'used', build: 'b1', paths: [] })
    publish('b2', '/assets/a-2.js')
    await shell.update()
    isOffline = true
    expect(await (await shell.page())?.text()).toBe('page b1')
  })

  it('forgets a build whose files did not all come', async () => {
    publish('b1', '/assets/a-1.js')
    files['/builds/shell.json'] = JSON.stringify({ id: 'b1', files: ['/assets/missing.js'] })
    await expect(open().update()).rejects.toThrow('404')
    expect(stores.size).toBe(0)
  })

  it('keeps a file it had to fetch, but never a page in its place', async () => {
    const shell = open()
    await shell.update()
    files['/assets/later.js'] = 'later'
    await shell.file(new Request('https://app.test/assets/later.js'))
    asked = []
    await shell.file(new Request('https://app.test/assets/later.js'))
    expect(asked).toEqual([])
    const gone = await shell.file(new Request('https://app.test/assets/gone.js'))
    expect(gone.status).toBe(404)
  })
})

describe('what a page may ask the worker to keep', () => {
  it('is built files only: never an answer of the API', () => {
    const word = { kind: 'used', build: 'b1', paths: ['/assets/a.js', '/rest/v1/users', 7] }
    expect(readUsed(word)?.paths).toEqual(['/assets/a.js'])
  })

  it.each([null, 'used', {}, { kind: 'other', build: 'b', paths: [] }])('is not %s', (word) => {
    expect(readUsed(word)).toBeNull()
  })
})
