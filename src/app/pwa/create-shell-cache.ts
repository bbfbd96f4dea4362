/**
 * The built app on this device: files only, never an answer of the API, never a token. One cache per
 * build; the one before stays for pages that are still open with it.
 */
import { isBuilt, type UsedFiles } from './worker-words'

const prefix = 'shell-'
/** The page without anything drawn, which fits every address. */
const index = '/app.html'
/** Written by `scripts/create-app-shell-plugin.ts`. */
const list = '/builds/shell.json'
/** In a build's cache once a page has run with it: all it needed is there. */
const opened = '/opened'

interface Shell {
  id: string
  files: readonly string[]
}

export interface ShellCache {
  /** Fetches the newest build when it is not here yet; answers whether one came. */
  update: () => Promise<boolean>
  /**
   * The page every address starts with; undefined before the first build is here. Without a network
   * a build that has never been opened waits: it may lack what only a visit brings.
   */
  page: () => Promise<Response | undefined>
  /** A built file from here, else from the network, which also keeps it. */
  file: (request: Request) => Promise<Response>
  /** Keeps the files a page of that build has used. */
  keep: (used: UsedFiles) => Promise<void>
}

type Files = Pick<Cache, 'match' | 'put'>

interface Dependencies {
  caches: Pick<CacheStorage, 'keys' | 'delete' | 'match'> & {
    open: (name: string) => Promise<Files>
  }
  get: (request: RequestInfo, init?: RequestInit) => Promise<Response>
  isOffline: () => boolean
}

export function createShellCache({ caches, get, isOffline }: Dependencies): ShellCache {
  let updating: Promise<boolean> | null = null

  /** Newest first. The time in the name orders them. */
  async function listBuilds(): Promise<string[]> {
    const names = await caches.keys()
    return names
      .filter((name) => name.startsWith(prefix))
      .toSorted()
      .toReversed()
  }

  async function openCurrentBuild(): Promise<Files | null> {
    const [newest] = await listBuilds()
    return newest ? caches.open(newest) : null
  }

  async function fetchNewest(): Promise<boolean> {
    const shell = readShell(await (await get(list, { cache: 'no-store' })).json())
    const before = await listBuilds()
    if (!shell || before.some((name) => name.endsWith(shell.id))) return false
    const name = `${prefix}${Date.now()}-${shell.id}`
    try {
      const cache = await caches.open(name)
      // the page last: a cache that has it is complete
      for (const file of shell.files) await take(cache, file, before)
      await cache.put(index, requireOk(await get(index, { cache: 'no-store' })))
    } catch (error) {
      await caches.delete(name)
      throw error
    }
    for (const old of before.slice(1)) await caches.delete(old)
    return before.length > 0
  }

  /** A file that an older build has as well is the same: its name says so. */
  async function take(cache: Files, file: string, older: readonly string[]): Promise<void> {
    const [newest] = older
    const known =
      newest && isBuilt(file) ? await (await caches.open(newest)).match(file) : undefined
    await cache.put(file, known ?? requireOk(await get(file)))
  }

  return {
    update() {
      updating ??= fetchNewest().finally(() => {
        updating = null
      })
      return updating
    },
    async page() {
      const names = await listBuilds()
      for (const name of names) {
        const cache = await caches.open(name)
        const isReady = !isOffline() || names.length === 1 || (await cache.match(opened))
        if (isReady) return cache.match(index)
      }
      return (await openCurrentBuild())?.match(index)
    },
    async file(request) {
      const known = await caches.match(request.url)
      if (known) return known
      const fresh = await get(request)
      if (!isWhole(fresh)) return fresh
      const cache = await openCurrentBuild()
      await cache?.put(request.url, removeVary(fresh.clone()))
      return fresh
    },
    async keep({ build, paths }) {
      const name = (await listBuilds()).find((one) => one.endsWith(build))
      if (!name) return
      const cache = await caches.open(name)
      for (const path of paths) {
        if (!(await cache.match(path))) await cache.put(path, requireOk(await get(path)))
      }
      await cache.put(opened, new Response(null))
    },
  }
}

/** A static host may answer a missing file with the index page. */
function isWhole(response: Response): boolean {
  return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
}

function requireOk(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return removeVary(response)
}

/**
 * A host may answer `Vary: Origin`; the page asks for its files with another origin than the worker did, so that
 * the browser would never find them again.
 */
function removeVary(response: Response): Response {
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.delete('vary')
  return new Response(response.body, { status, statusText, headers })
}

function readShell(value: unknown): Shell | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('files' in value)) {
    return null
  }
  const { id, files } = value
  if (typeof id !== 'string' || !Array.isArray(files)) return null
  return { id, files: files.filter((file) => typeof file === 'string') }
}
