/** Registers the service worker once the page stands; only what is built has one. */
import { readBuildId } from '@/lib/env'
import { showToast } from '@/lib/toast'
import { notifyOfNewVersion } from '../shell/build-watch'
import type { NewBuildWord, NewsWord, OpenWord, UsedFiles } from './worker-words'

/** Only types come from there: shared code would tie the worker's file to every build. */
const newBuildWord: NewBuildWord = 'new-build'
/** A quiet moment after the first page: registering must not compete with it. */
const afterMs = 2500
const pauseMs = 1500

let isStarted = false

/** Once per visit, however often the frame is mounted. `open` leads to a path of the application. */
export function startWorkerOnce(open: (path: string) => void): void {
  const build = readBuildId()
  if (isStarted || !build || !('serviceWorker' in navigator)) return
  isStarted = true
  setTimeout(() => void startWorker(build, open), afterMs)
}

async function startWorker(build: string, open: (path: string) => void): Promise<void> {
  const container = navigator.serviceWorker
  try {
    container.addEventListener('message', ({ data, ports }) => {
      const word: NewBuildWord | NewsWord | OpenWord = data
      if (word === newBuildWord) return notifyOfNewVersion()
      if (word.kind === 'news') return showNews(word, open)
      ports[0]?.postMessage('opened')
      open(word.link)
    })
    await container.register('/service-worker.js')
    const { active } = await container.ready
    if (active) reportUsedFiles(active, build)
    const { refreshPushDevice } = await import('@/features/notifications/widgets/own-push-device')
    await refreshPushDevice()
  } catch {
    // private windows and full disks: the app works as before, only not without a network
  }
}

/** Spec section 4: "title: body". No word of a message to who has the conversation open. */
function showNews({ title, body, link, tag }: NewsWord, open: (path: string) => void): void {
  const isOpen = link === `${window.location.pathname}${window.location.search}`
  if (isOpen && tag.startsWith('message_received')) return
  showToast('info', body ? 'common:news.line' : 'common:news.title', {
    values: { title, body },
    subject: tag,
    action: { label: 'common:news.open', run: () => open(link) },
  })
}

/** Tells which files the pages need, those from before the worker was there and all that follow. */
function reportUsedFiles(worker: ServiceWorker, build: string): void {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name)
      if (origin === window.location.origin) waiting.add(pathname)
    }
    clearTimeout(timer)
    timer = setTimeout(sendUsedFiles, pauseMs)
  })
  watch.observe({ type: 'resource', buffered: true })

  function sendUsedFiles() {
    const used: UsedFiles = { kind: 'used', build, paths: [...waiting] }
    waiting.clear()
    worker.postMessage(used)
  }
}
