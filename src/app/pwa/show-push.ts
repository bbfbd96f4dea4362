/** What becomes of a push, and of a tap on it. */
import { takeChoice } from './push-act'
import { readPush, type PushWord } from './push-word'
import type { WindowClient, WorkerScope } from './worker-scope'
import type { NewsWord, OpenWord } from './worker-words'

/** What a notification carries until it is tapped. */
type ShownData = Pick<PushWord, 'link' | 'tag' | 'act'>

type Scope = Pick<WorkerScope, 'clients' | 'navigator' | 'registration'>

/** A page that does not answer by then shows something else than the application, such as a visitor's page. */
const answerWithinMs = 700

/** Who looks at the application is told inside it; everybody else by the device. */
export async function showPush(scope: Scope, text: string | undefined): Promise<void> {
  const word = readPush(text)
  if (word.unread !== null) await scope.navigator.setAppBadge?.(word.unread).catch(() => undefined)
  const pages = await scope.clients.matchAll()
  const visible = pages.filter((page) => page.visibilityState === 'visible')
  const news: NewsWord = { kind: 'news', ...word }
  for (const page of visible) page.postMessage(news)
  if (visible.length > 0) return
  const { title, body, tag, link, act } = word
  await scope.registration.showNotification(title, {
    body,
    tag: tag || undefined,
    icon: '/icon-192.png',
    actions: act?.choices.map((choice) => ({ action: choice.id, title: choice.title })),
    data: { link, tag, act } satisfies ShownData,
  })
}

/** A button acts without opening anything; a tap beside it leads to what the notification is about. */
export async function takeTap(scope: Scope, action: string, data: ShownData): Promise<void> {
  const { act, link, tag } = data
  const choice = act?.choices.find(({ id }) => id === action)
  if (act && choice) return takeChoice(scope, { act, choice, tag, link })
  await openLink(scope, link)
}

/** In the page that is open, without loading it again; else in a new one. */
async function openLink(scope: Scope, link: string): Promise<void> {
  const pages = await scope.clients.matchAll()
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0]
  if (!page) {
    await scope.clients.openWindow(link)
    return
  }
  await page.focus()
  if (!(await canOpen(page, link))) await page.navigate(link)
}

function canOpen(page: WindowClient, link: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const word: OpenWord = { kind: 'open', link }
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true), { once: true })
    port1.start()
    setTimeout(() => resolve(false), answerWithinMs)
    page.postMessage(word, [port2])
  })
}
