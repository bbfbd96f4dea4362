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

interface PushEvent extends LifeEvent {
  data: { text: () => string } | null
}

interface TapEvent extends LifeEvent {
  notification: Pick<Notification, 'close' | 'data'>
  /** The id of the button; empty for a tap on the notification itself. */
  action: string
}

/** TypeScript knows the notifications of windows, which have no buttons. */
interface ShownOptions extends NotificationOptions {
  actions?: readonly { action: string; title: string }[]
}

interface WorkerEvents {
  install: InstallEvent
  activate: LifeEvent
  fetch: RequestEvent
  message: WordEvent
  push: PushEvent
  notificationclick: TapEvent
}

export interface Client {
  postMessage: (word: unknown, ports?: readonly MessagePort[]) => void
}

/** A page that is open, in whichever tab. */
export interface WindowClient extends Client {
  visibilityState: 'visible' | 'hidden'
  focus: () => Promise<unknown>
  navigate: (path: string) => Promise<unknown>
}

export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  clients: {
    claim: () => Promise<void>
    matchAll: () => Promise<readonly WindowClient[]>
    openWindow: (path: string) => Promise<unknown>
  }
  registration: {
    showNotification: (title: string, options: ShownOptions) => Promise<void>
  }
  caches: CacheStorage
  location: { origin: string }
  navigator: { onLine: boolean; setAppBadge?: (count: number) => Promise<void> }
}
