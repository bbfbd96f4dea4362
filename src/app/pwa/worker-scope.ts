/** The part of a service worker's world that ours uses: the app's own types know windows only. */

interface StaticRoute {
  condition: { urlPattern: string } | { not: { urlPattern: string } }
  source: 'cache' | 'network'
}

export interface InstallEvent extends LifeEvent {
  /** Where the browser knows it: answered without starting the worker. */
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>
}

interface LifeEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface RequestEvent extends LifeEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WordEvent extends LifeEvent {
  data: unknown
}

interface WorkerEvents {
  install: InstallEvent
  activate: LifeEvent
  fetch: RequestEvent
  message: WordEvent
}

interface Client {
  postMessage: (word: unknown) => void
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; matchAll: () => Promise<readonly Client[]> }
  caches: CacheStorage
  location: { origin: string }
  navigator: { onLine: boolean }
}
