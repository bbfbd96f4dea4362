/**
 * The service worker: the app opens from this device, with or without a network. It answers for pages
 * and built files of this origin only; the API, tokens and everything that writes pass it by untouched.
 * It knows no build: the newest one is noticed after each start, told to the open pages, and opened by
 * the next reload, so that a page in use never loses its files. The same worker shows what is pushed.
 */
import { createShellCache } from './create-shell-cache'
import { showPush, takeTap } from './show-push'
import type { InstallEvent, WorkerScope } from './worker-scope'
import { isBuilt, isFixed, newBuildWord, readUsed } from './worker-words'

declare const self: WorkerScope

const shell = createShellCache({
  caches: self.caches,
  get: (input, init) => fetch(input, init),
  isOffline: () => !self.navigator.onLine,
})
/** The page asked for comes first. */
const checkAfterMs = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([addAssetRoutes(event), shell.update()]).then(() => self.skipWaiting()),
  )
})

/** Nothing between the 140 files of a page and the cache, nor between a question and the API. */
async function addAssetRoutes(event: InstallEvent): Promise<void> {
  await event.addRoutes?.([{ condition: { urlPattern: '/assets/*' }, source: 'cache' }])
  // browsers learned `not` later than the rest
  await event
    .addRoutes?.([{ condition: { not: { urlPattern: '/*' } }, source: 'network' }])
    .catch(() => undefined)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', (event) => {
  const used = readUsed(event.data)
  if (used) event.waitUntil(shell.keep(used).catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(openPage(request))
    event.waitUntil(checkLater())
  } else if (isBuilt(pathname) || isFixed(pathname)) {
    event.respondWith(openFile(request))
  }
})

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, event.data?.text()))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(takeTap(self, event.action, event.notification.data))
})

async function openPage(request: Request): Promise<Response> {
  return (await shell.page()) ?? fetch(request)
}

/** A file that is gone means that a newer build has replaced it: the reload has to find that one. */
async function openFile(request: Request): Promise<Response> {
  const response = await shell.file(request)
  if (!response.ok) await notifyOfNewBuild()
  return response
}

async function checkLater(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, checkAfterMs))
  await notifyOfNewBuild()
}

async function notifyOfNewBuild(): Promise<void> {
  const isNew = await shell.update().catch(() => false)
  if (!isNew) return
  for (const client of await self.clients.matchAll()) client.postMessage(newBuildWord)
}
